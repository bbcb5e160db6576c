-- Times are milliseconds since 1970. Texts named options, settings and body are opaque to the database.

CREATE TABLE secrets (
    name  TEXT NOT NULL PRIMARY KEY,
    value BLOB NOT NULL
) STRICT;

-- A guest has neither account_key nor password_hash. A deleted user's row stays, empty: seats refer to it.
CREATE TABLE users (
    id            INTEGER NOT NULL PRIMARY KEY,
    name          TEXT NOT NULL,
    account_key   TEXT UNIQUE,
    password_hash TEXT,
    session_epoch INTEGER NOT NULL,
    created       INTEGER NOT NULL,
    deleted       INTEGER,
    CHECK ((account_key IS NULL) = (password_hash IS NULL))
) STRICT;

CREATE TABLE tables (
    id          TEXT NOT NULL PRIMARY KEY,
    revision    INTEGER NOT NULL,
    game        TEXT NOT NULL,
    options     TEXT NOT NULL,
    settings    TEXT NOT NULL,
    host        INTEGER NOT NULL REFERENCES users (id),
    visibility  TEXT NOT NULL,
    state       TEXT NOT NULL,
    server_seed BLOB NOT NULL,
    commitment  TEXT NOT NULL,
    created     INTEGER NOT NULL,
    updated     INTEGER NOT NULL
) STRICT;

CREATE INDEX tables_by_state ON tables (state, visibility, created);
CREATE INDEX tables_by_host ON tables (host);

-- A user, a bot, or neither if the seat is free.
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    user_id  INTEGER REFERENCES users (id),
    bot      TEXT,
    name     TEXT NOT NULL,
    ready    INTEGER NOT NULL,
    nonce    TEXT,
    PRIMARY KEY (table_id, seat),
    CHECK (user_id IS NULL OR bot IS NULL)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_user ON seats (user_id);

-- Clustered by key: a table's log is contiguous, and an entry is written once, without a separate index.
CREATE TABLE log (
    table_id   TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version    INTEGER NOT NULL,
    kind       TEXT NOT NULL,
    seat       INTEGER,
    body       TEXT NOT NULL,
    at         INTEGER NOT NULL,
    command_id TEXT,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq      INTEGER NOT NULL,
    user_id  INTEGER NOT NULL REFERENCES users (id),
    at       INTEGER NOT NULL,
    text     TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE INDEX chat_by_user ON chat (user_id);
