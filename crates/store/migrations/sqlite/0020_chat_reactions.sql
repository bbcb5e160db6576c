-- The key of a quick phrase, whose line has no text.
ALTER TABLE chat ADD COLUMN phrase TEXT;

-- What players think of lines of chat.
CREATE TABLE chat_reactions (
    table_id TEXT NOT NULL,
    seq      INTEGER NOT NULL,
    user_id  INTEGER NOT NULL REFERENCES users (id),
    reaction TEXT NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq, user_id, reaction),
    FOREIGN KEY (table_id, seq) REFERENCES chat (table_id, seq) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX chat_reactions_by_user ON chat_reactions (user_id);
