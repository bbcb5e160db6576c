-- Moderators, blocked users, links for a new password, reports, and a log of what administrators did.

ALTER TABLE users ADD COLUMN moderator BOOLEAN NOT NULL DEFAULT FALSE;
-- Since when; NULL: not.
ALTER TABLE users ADD COLUMN blocked BIGINT;

-- Codes that work once, until they expire, for one purpose: 'password' for a link to a new password, 'device' to bring a
-- guest to another device. Only their hashes are stored.
CREATE TABLE one_time_codes (
    hash    BYTEA NOT NULL PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users (id),
    purpose TEXT NOT NULL,
    expires BIGINT NOT NULL
);

CREATE INDEX one_time_codes_by_user ON one_time_codes (user_id);

-- Names no people: subject is the id of a user or a table. Without an actor, it was the operator.
CREATE TABLE audit (
    id      BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at      BIGINT NOT NULL,
    actor   BIGINT REFERENCES users (id),
    action  TEXT NOT NULL,
    subject TEXT NOT NULL
);

-- What players report to moderators. Deleted with either user; the table may be gone already.
CREATE TABLE reports (
    id       BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at       BIGINT NOT NULL,
    reporter BIGINT NOT NULL REFERENCES users (id),
    user_id  BIGINT NOT NULL REFERENCES users (id),
    table_id TEXT NOT NULL,
    text     TEXT NOT NULL,
    -- When a moderator was done with it; NULL: not yet.
    resolved BIGINT
);

CREATE INDEX reports_by_reporter ON reports (reporter);
CREATE INDEX reports_by_user ON reports (user_id);
