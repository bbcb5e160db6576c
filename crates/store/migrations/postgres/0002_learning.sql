-- Imported records, reviews of games, and progress in lessons and puzzles.

CREATE TABLE records (
    id      TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users (id),
    game    TEXT NOT NULL,
    body    TEXT NOT NULL,
    created BIGINT NOT NULL
);

CREATE INDEX records_by_user ON records (user_id, created);

-- Of a table or a record, and deleted with it.
CREATE TABLE reviews (
    table_id  TEXT COLLATE "C" UNIQUE REFERENCES tables (id) ON DELETE CASCADE,
    record_id TEXT COLLATE "C" UNIQUE REFERENCES records (id) ON DELETE CASCADE,
    body      TEXT NOT NULL,
    created   BIGINT NOT NULL,
    CHECK ((table_id IS NULL) <> (record_id IS NULL))
);

CREATE TABLE progress (
    user_id BIGINT NOT NULL REFERENCES users (id),
    game    TEXT COLLATE "C" NOT NULL,
    kind    TEXT COLLATE "C" NOT NULL,
    item    TEXT COLLATE "C" NOT NULL,
    outcome TEXT NOT NULL,
    at      BIGINT NOT NULL,
    PRIMARY KEY (user_id, game, kind, item)
);
