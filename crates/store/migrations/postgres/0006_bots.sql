-- Bots: users that an account runs. The hash is NULL if the token was revoked; the rules for invitations are opaque.
CREATE TABLE bots (
    user_id    BIGINT NOT NULL PRIMARY KEY REFERENCES users (id),
    owner      BIGINT NOT NULL REFERENCES users (id),
    token_hash BYTEA UNIQUE,
    rules      TEXT NOT NULL
);

CREATE INDEX bots_by_owner ON bots (owner);
