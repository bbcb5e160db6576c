-- Bots: users that an account runs. The hash is NULL if the token was revoked; the rules for invitations are opaque.
CREATE TABLE bots (
    user_id    INTEGER NOT NULL PRIMARY KEY REFERENCES users (id),
    owner      INTEGER NOT NULL REFERENCES users (id),
    token_hash BLOB UNIQUE,
    rules      TEXT NOT NULL
) STRICT;

CREATE INDEX bots_by_owner ON bots (owner);
