-- Moderators, blocked users, links for a new password, reports, and a log of what administrators did.

ALTER TABLE users ADD COLUMN moderator INTEGER NOT NULL DEFAULT 0;
-- Since when; NULL: not.
ALTER TABLE users ADD COLUMN blocked INTEGER;

-- Codes that work once, until they expire, for one purpose: 'password' for a link to a new password, 'device' to bring a
-- guest to another device. Only their hashes are stored.
CREATE TABLE one_time_codes (
    hash    BLOB NOT NULL PRIMARY KEY,
    user_id INTEGER NOT NULL REFERENCES users (id),
    purpose TEXT NOT NULL,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX one_time_codes_by_user ON one_time_codes (user_id);

-- Names no people: subject is the id of a user or a table. Without an actor, it was the operator.
CREATE TABLE audit (
    id      INTEGER NOT NULL PRIMARY KEY,
    at      INTEGER NOT NULL,
    actor   INTEGER REFERENCES users (id),
    action  TEXT NOT NULL,
    subject TEXT NOT NULL
) STRICT;

-- What players report to moderators. Deleted with either user; the table may be gone already.
CREATE TABLE reports (
    id       INTEGER NOT NULL PRIMARY KEY,
    at       INTEGER NOT NULL,
    reporter INTEGER NOT NULL REFERENCES users (id),
    user_id  INTEGER NOT NULL REFERENCES users (id),
    table_id TEXT NOT NULL,
    text     TEXT NOT NULL,
    -- When a moderator was done with it; NULL: not yet.
    resolved INTEGER
) STRICT;

CREATE INDEX reports_by_reporter ON reports (reporter);
CREATE INDEX reports_by_user ON reports (user_id);
