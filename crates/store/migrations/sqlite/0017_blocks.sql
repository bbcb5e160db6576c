-- Whom users have blocked, and under which name.
CREATE TABLE blocks (
    user_id    INTEGER NOT NULL REFERENCES users (id),
    blocked_id INTEGER NOT NULL REFERENCES users (id),
    name       TEXT NOT NULL,
    at         INTEGER NOT NULL,
    PRIMARY KEY (user_id, blocked_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX blocks_by_blocked ON blocks (blocked_id);
