-- Identities at issuers (OpenID Connect), with which accounts sign in. Like passkeys, they need no password_hash.

CREATE TABLE identities (
    issuer  TEXT NOT NULL,
    subject TEXT NOT NULL,
    user_id INTEGER NOT NULL REFERENCES users (id),
    created INTEGER NOT NULL,
    PRIMARY KEY (issuer, subject)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX identities_by_user ON identities (user_id, issuer);
