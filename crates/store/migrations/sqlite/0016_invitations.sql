-- Invitations of friends to open tables. Gone once they are accepted, declined or withdrawn, or the game has begun.
CREATE TABLE invitations (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id  INTEGER NOT NULL REFERENCES users (id),
    host     INTEGER NOT NULL REFERENCES users (id),
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX invitations_by_user ON invitations (user_id, host);
CREATE INDEX invitations_by_host ON invitations (host, user_id);
