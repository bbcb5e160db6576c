-- The foreign key is checked when the transaction ends. Otherwise a statement with many entries would first copy every
-- page it touches, so that it could be rolled back on its own.

CREATE TABLE log_3 (
    table_id   TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    version    INTEGER NOT NULL,
    kind       TEXT NOT NULL,
    seat       INTEGER,
    body       TEXT NOT NULL,
    at         INTEGER NOT NULL,
    command_id TEXT,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;

INSERT INTO log_3 SELECT table_id, version, kind, seat, body, at, command_id FROM log;
DROP TABLE log;
ALTER TABLE log_3 RENAME TO log;
