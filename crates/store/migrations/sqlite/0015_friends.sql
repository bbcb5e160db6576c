-- Friends: one row for each of the two.
CREATE TABLE friends (
    user_id   INTEGER NOT NULL REFERENCES users (id),
    friend_id INTEGER NOT NULL REFERENCES users (id),
    since     INTEGER NOT NULL,
    PRIMARY KEY (user_id, friend_id)
) STRICT, WITHOUT ROWID;

-- Requests to become friends. A declined one stays, so that it can't be made again; it is withdrawn once its author no longer
-- sees it.
CREATE TABLE friend_requests (
    asker     INTEGER NOT NULL REFERENCES users (id),
    asked     INTEGER NOT NULL REFERENCES users (id),
    at        INTEGER NOT NULL,
    declined  INTEGER NOT NULL DEFAULT 0,
    withdrawn INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (asker, asked)
) STRICT, WITHOUT ROWID;

CREATE INDEX friend_requests_to ON friend_requests (asked, at);
