-- Whom users have blocked, and under which name.
CREATE TABLE blocks (
    user_id    BIGINT NOT NULL REFERENCES users (id),
    blocked_id BIGINT NOT NULL REFERENCES users (id),
    name       TEXT NOT NULL,
    at         BIGINT NOT NULL,
    PRIMARY KEY (user_id, blocked_id)
);

CREATE INDEX blocks_by_blocked ON blocks (blocked_id);
