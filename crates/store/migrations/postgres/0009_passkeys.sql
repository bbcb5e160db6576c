-- Passkeys. An account that has only these to sign in with has an empty password_hash.

CREATE TABLE passkeys (
    credential BYTEA NOT NULL PRIMARY KEY,
    user_id    BIGINT NOT NULL REFERENCES users (id),
    public_key BYTEA NOT NULL,
    sign_count BIGINT NOT NULL,
    device     TEXT NOT NULL,
    created    BIGINT NOT NULL,
    used       BIGINT NOT NULL
);

CREATE INDEX passkeys_by_user ON passkeys (user_id);
