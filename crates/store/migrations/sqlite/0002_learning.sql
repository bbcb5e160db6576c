-- Imported records, reviews of games, and progress in lessons and puzzles.

CREATE TABLE records (
    id      TEXT NOT NULL PRIMARY KEY,
    user_id INTEGER NOT NULL REFERENCES users (id),
    game    TEXT NOT NULL,
    body    TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;

CREATE INDEX records_by_user ON records (user_id, created);

-- Of a table or a record, and deleted with it.
CREATE TABLE reviews (
    table_id  TEXT UNIQUE REFERENCES tables (id) ON DELETE CASCADE,
    record_id TEXT UNIQUE REFERENCES records (id) ON DELETE CASCADE,
    body      TEXT NOT NULL,
    created   INTEGER NOT NULL,
    CHECK ((table_id IS NULL) <> (record_id IS NULL))
) STRICT;

CREATE TABLE progress (
    user_id INTEGER NOT NULL REFERENCES users (id),
    game    TEXT NOT NULL,
    kind    TEXT NOT NULL,
    item    TEXT NOT NULL,
    outcome TEXT NOT NULL,
    at      INTEGER NOT NULL,
    PRIMARY KEY (user_id, game, kind, item)
) STRICT, WITHOUT ROWID;
