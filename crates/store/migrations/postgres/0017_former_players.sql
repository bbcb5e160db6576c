-- Who held a seat before somebody else took it in the middle of a game: up to this version of the log.
CREATE TABLE former_players (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version  BIGINT NOT NULL,
    seat     SMALLINT NOT NULL,
    user_id  BIGINT NOT NULL REFERENCES users (id),
    name     TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
);

CREATE INDEX former_players_by_user ON former_players (user_id, table_id);

-- Public tables with a free seat, now also in a running game: by all hosts, and by one.
DROP INDEX lobby;
DROP INDEX lobby_by_host;
CREATE INDEX lobby ON tables (created, id)
    WHERE state IN ('open', 'running') AND visibility = 'public' AND free_seats > 0;
CREATE INDEX lobby_by_host ON tables (host, created, id)
    WHERE state IN ('open', 'running') AND visibility = 'public' AND free_seats > 0;
