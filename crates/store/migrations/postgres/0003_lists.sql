-- Every list reads only the rows it shows, and a starting server loads only the tables that need it.

-- This change needs no notification.
ALTER TABLE tables DISABLE TRIGGER table_told;
ALTER TABLE tables ADD COLUMN free_seats BIGINT NOT NULL DEFAULT 0;
UPDATE tables SET free_seats = (
    SELECT COUNT(*) FROM seats WHERE table_id = tables.id AND user_id IS NULL AND bot IS NULL
);
ALTER TABLE tables ENABLE TRIGGER table_told;

DROP INDEX tables_by_state;
DROP INDEX tables_by_host;
CREATE INDEX tables_by_state ON tables (state);
CREATE INDEX tables_by_host ON tables (host, state);
CREATE INDEX tables_by_update ON tables (updated, id);

-- Public tables that can be joined: by all hosts, and by one.
CREATE INDEX lobby ON tables (created, id)
    WHERE state = 'open' AND visibility = 'public' AND free_seats > 0;
CREATE INDEX lobby_by_host ON tables (host, created, id)
    WHERE state = 'open' AND visibility = 'public' AND free_seats > 0;

-- When a running table next needs a server although nobody is connected; NULL means never. Separate from the tables,
-- since it changes with moves and these rows are small. 0, at once, until the server sets it.
CREATE TABLE wakeups (
    table_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    at       BIGINT
);

CREATE INDEX wakeups_by_time ON wakeups (at) WHERE at IS NOT NULL;

INSERT INTO wakeups (table_id, at) SELECT id, 0 FROM tables WHERE state = 'running';

-- One row, written by health checks.
CREATE TABLE health (at BIGINT NOT NULL);
INSERT INTO health (at) VALUES (0);
