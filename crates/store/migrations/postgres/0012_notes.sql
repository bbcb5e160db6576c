-- What a player notes for themselves beside a table. Nobody else reads it.
CREATE TABLE notes (
    user_id  BIGINT NOT NULL REFERENCES users (id),
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    text     TEXT NOT NULL,
    changed  BIGINT NOT NULL,
    PRIMARY KEY (user_id, table_id)
);

CREATE INDEX notes_by_table ON notes (table_id);
