-- Moderators, blocked users, links for a new password, and a log of what administrators did.

ALTER TABLE users ADD COLUMN moderator INTEGER NOT NULL DEFAULT 0;
-- Since when; NULL: not.
ALTER TABLE users ADD COLUMN blocked INTEGER;

-- Links that work once; only their hashes are stored.
CREATE TABLE password_links (
    hash    BLOB NOT NULL PRIMARY KEY,
    user_id INTEGER NOT NULL REFERENCES users (id),
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX password_links_by_user ON password_links (user_id);

-- Names no people: subject is the id of a user or a table. Without an actor, it was the operator.
CREATE TABLE audit (
    id      INTEGER NOT NULL PRIMARY KEY,
    at      INTEGER NOT NULL,
    actor   INTEGER REFERENCES users (id),
    action  TEXT NOT NULL,
    subject TEXT NOT NULL
) STRICT;
