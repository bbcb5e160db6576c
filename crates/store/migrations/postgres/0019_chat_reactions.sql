-- The key of a quick phrase, whose line has no text.
ALTER TABLE chat ADD COLUMN phrase TEXT;

-- What players think of lines of chat.
CREATE TABLE chat_reactions (
    table_id TEXT COLLATE "C" NOT NULL,
    seq      BIGINT NOT NULL,
    user_id  BIGINT NOT NULL REFERENCES users (id),
    reaction TEXT NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, seq, user_id, reaction),
    FOREIGN KEY (table_id, seq) REFERENCES chat (table_id, seq) ON DELETE CASCADE
);

CREATE INDEX chat_reactions_by_user ON chat_reactions (user_id);

CREATE OR REPLACE FUNCTION tell_reaction() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    changed chat_reactions := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
BEGIN
    PERFORM pg_notify('tavola', 'reaction ' || changed.table_id || ' ' || changed.seq);
    RETURN NULL;
END $$;

CREATE TRIGGER reaction_told AFTER INSERT OR DELETE ON chat_reactions FOR EACH ROW EXECUTE FUNCTION tell_reaction();
