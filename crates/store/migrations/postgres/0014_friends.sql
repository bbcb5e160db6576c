-- Friends: one row for each of the two.
CREATE TABLE friends (
    user_id   BIGINT NOT NULL REFERENCES users (id),
    friend_id BIGINT NOT NULL REFERENCES users (id),
    since     BIGINT NOT NULL,
    PRIMARY KEY (user_id, friend_id)
);

-- Requests to become friends. A declined one stays, so that it can't be made again; it is withdrawn once its author no longer
-- sees it.
CREATE TABLE friend_requests (
    asker     BIGINT NOT NULL REFERENCES users (id),
    asked     BIGINT NOT NULL REFERENCES users (id),
    at        BIGINT NOT NULL,
    declined  BOOLEAN NOT NULL DEFAULT FALSE,
    withdrawn BOOLEAN NOT NULL DEFAULT FALSE,
    PRIMARY KEY (asker, asked)
);

CREATE INDEX friend_requests_to ON friend_requests (asked, at);
