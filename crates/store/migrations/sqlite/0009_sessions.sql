-- Sessions, so that people can see and end them, and codes with which a forgotten password can be replaced.

-- A session is known by when it began; its cookie is signed. One without a row is older than this table.
CREATE TABLE sessions (
    user_id INTEGER NOT NULL REFERENCES users (id),
    issued  INTEGER NOT NULL,
    device  TEXT NOT NULL,
    seen    INTEGER NOT NULL,
    revoked INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (user_id, issued)
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_by_time ON sessions (issued);

CREATE TABLE recovery_codes (
    user_id INTEGER NOT NULL REFERENCES users (id),
    hash    BLOB NOT NULL,
    PRIMARY KEY (user_id, hash)
) STRICT, WITHOUT ROWID;
