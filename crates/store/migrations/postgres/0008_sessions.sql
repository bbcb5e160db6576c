-- Sessions, so that people can see and end them, and codes with which a forgotten password can be replaced.

-- A session is known by when it began; its cookie is signed. One without a row is older than this table.
CREATE TABLE sessions (
    user_id BIGINT NOT NULL REFERENCES users (id),
    issued  BIGINT NOT NULL,
    device  TEXT NOT NULL,
    seen    BIGINT NOT NULL,
    revoked BOOLEAN NOT NULL DEFAULT FALSE,
    PRIMARY KEY (user_id, issued)
);

CREATE INDEX sessions_by_time ON sessions (issued);

CREATE TABLE recovery_codes (
    user_id BIGINT NOT NULL REFERENCES users (id),
    hash    BYTEA NOT NULL,
    PRIMARY KEY (user_id, hash)
);
