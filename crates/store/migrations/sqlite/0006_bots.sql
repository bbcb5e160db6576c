-- Bots: computer players that an account runs. A bot is a user with an owner.

ALTER TABLE users ADD COLUMN owner INTEGER REFERENCES users (id);
CREATE INDEX users_by_owner ON users (owner) WHERE owner IS NOT NULL;

-- The hash of a token, or none if it was revoked. The rules for invitations are opaque to the database.
CREATE TABLE bots (
    user_id    INTEGER NOT NULL PRIMARY KEY REFERENCES users (id),
    token_hash BLOB UNIQUE,
    rules      TEXT NOT NULL
) STRICT;

-- The name of the bot's owner; NULL for people and for the server's own computer players.
ALTER TABLE seats ADD COLUMN run_by TEXT;
