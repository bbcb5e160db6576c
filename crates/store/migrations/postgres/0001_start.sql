-- Times are milliseconds since 1970. Texts named options, settings and body are opaque to the database.
-- Table ids are compared byte by byte, whatever the database's locale.

CREATE TABLE secrets (
    name  TEXT NOT NULL PRIMARY KEY,
    value BYTEA NOT NULL
);

-- A guest has neither account_key nor password_hash. A deleted user's row stays, empty: seats refer to it.
CREATE TABLE users (
    id            BIGINT NOT NULL PRIMARY KEY,
    name          TEXT NOT NULL,
    account_key   TEXT UNIQUE,
    password_hash TEXT,
    session_epoch BIGINT NOT NULL,
    created       BIGINT NOT NULL,
    deleted       BIGINT,
    CHECK ((account_key IS NULL) = (password_hash IS NULL))
);

CREATE TABLE tables (
    id          TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    revision    BIGINT NOT NULL,
    game        TEXT NOT NULL,
    options     TEXT NOT NULL,
    settings    TEXT NOT NULL,
    host        BIGINT NOT NULL REFERENCES users (id),
    visibility  TEXT NOT NULL,
    state       TEXT NOT NULL,
    server_seed BYTEA NOT NULL,
    commitment  TEXT NOT NULL,
    created     BIGINT NOT NULL,
    updated     BIGINT NOT NULL
);

CREATE INDEX tables_by_state ON tables (state, visibility, created);
CREATE INDEX tables_by_host ON tables (host);

-- A user, a bot, or neither if the seat is free.
CREATE TABLE seats (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     SMALLINT NOT NULL,
    user_id  BIGINT REFERENCES users (id),
    bot      TEXT,
    name     TEXT NOT NULL,
    ready    BOOLEAN NOT NULL,
    nonce    TEXT,
    PRIMARY KEY (table_id, seat),
    CHECK (user_id IS NULL OR bot IS NULL)
);

CREATE INDEX seats_by_user ON seats (user_id);

CREATE TABLE log (
    table_id   TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version    BIGINT NOT NULL,
    kind       TEXT NOT NULL,
    seat       SMALLINT,
    body       TEXT NOT NULL,
    at         BIGINT NOT NULL,
    command_id TEXT,
    PRIMARY KEY (table_id, version)
);

CREATE TABLE chat (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq      BIGINT NOT NULL,
    user_id  BIGINT NOT NULL REFERENCES users (id),
    at       BIGINT NOT NULL,
    text     TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE INDEX chat_by_user ON chat (user_id);

-- Leases for work that only one server should do at a time. Lost in a crash, which at worst means doing it twice; in
-- return, taking a lease doesn't wait for the disk.
CREATE UNLOGGED TABLE leases (
    table_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    holder   BIGINT NOT NULL,
    until    BIGINT NOT NULL
);

CREATE INDEX leases_by_holder ON leases (holder);

-- Every change notifies all listeners in its own transaction: WHAT TABLE NUMBER.

CREATE FUNCTION tell_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('tavola', 'log ' || table_id || ' ' || MAX(version)) FROM added GROUP BY table_id;
    RETURN NULL;
END $$;

CREATE TRIGGER log_told AFTER INSERT ON log
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tell_log();

CREATE FUNCTION tell_table() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('tavola', 'table ' || NEW.id || ' ' || NEW.revision);
    RETURN NULL;
END $$;

CREATE TRIGGER table_told AFTER UPDATE ON tables FOR EACH ROW EXECUTE FUNCTION tell_table();

CREATE FUNCTION tell_chat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('tavola', 'chat ' || NEW.table_id || ' ' || NEW.seq);
    RETURN NULL;
END $$;

CREATE TRIGGER chat_told AFTER INSERT ON chat FOR EACH ROW EXECUTE FUNCTION tell_chat();
