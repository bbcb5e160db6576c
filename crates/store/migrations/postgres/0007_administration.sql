-- Moderators, blocked users, links for a new password, and a log of what administrators did.

ALTER TABLE users ADD COLUMN moderator BOOLEAN NOT NULL DEFAULT FALSE;
-- Since when; NULL: not.
ALTER TABLE users ADD COLUMN blocked BIGINT;

-- Links that work once; only their hashes are stored.
CREATE TABLE password_links (
    hash    BYTEA NOT NULL PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users (id),
    expires BIGINT NOT NULL
);

CREATE INDEX password_links_by_user ON password_links (user_id);

-- Names no people: subject is the id of a user or a table. Without an actor, it was the operator.
CREATE TABLE audit (
    id      BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at      BIGINT NOT NULL,
    actor   BIGINT REFERENCES users (id),
    action  TEXT NOT NULL,
    subject TEXT NOT NULL
);
