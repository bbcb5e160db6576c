-- Passkeys. An account that has only these to sign in with has an empty password_hash.

CREATE TABLE passkeys (
    credential BLOB NOT NULL PRIMARY KEY,
    user_id    INTEGER NOT NULL REFERENCES users (id),
    public_key BLOB NOT NULL,
    sign_count INTEGER NOT NULL,
    device     TEXT NOT NULL,
    created    INTEGER NOT NULL,
    used       INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX passkeys_by_user ON passkeys (user_id);
