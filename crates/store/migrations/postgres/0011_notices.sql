-- Notices: people are told that it is their turn. Texts named settings are opaque.

-- Where a user's notices go: a device or a webhook. The key is opaque, and one target has it.
CREATE TABLE notice_targets (
    id       BIGINT NOT NULL PRIMARY KEY,
    user_id  BIGINT NOT NULL REFERENCES users (id),
    key      TEXT NOT NULL UNIQUE,
    settings TEXT NOT NULL,
    created  BIGINT NOT NULL
);

CREATE INDEX notice_targets_by_user ON notice_targets (user_id);

-- The last decision of a seat, written together with the log entry that asks for it or closes it. It is due if the user is
-- to be told; NULL once it was queued, or closed.
CREATE TABLE notices (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     SMALLINT NOT NULL,
    user_id  BIGINT NOT NULL REFERENCES users (id),
    decision BIGINT NOT NULL,
    due      BIGINT,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX notices_by_due ON notices (due) WHERE due IS NOT NULL;
CREATE INDEX notices_by_user ON notices (user_id, due);

-- A message to one target, about one or several decisions (TABLE SEAT DECISION, a line for each). Claimed by a server until a
-- time, after which another server may send it.
CREATE TABLE deliveries (
    id        BIGINT NOT NULL PRIMARY KEY,
    target_id BIGINT NOT NULL REFERENCES notice_targets (id) ON DELETE CASCADE,
    subjects  TEXT NOT NULL,
    created   BIGINT NOT NULL,
    due       BIGINT NOT NULL,
    attempts  BIGINT NOT NULL
);

CREATE INDEX deliveries_by_due ON deliveries (due);
CREATE INDEX deliveries_by_target ON deliveries (target_id);

CREATE TABLE user_settings (
    user_id  BIGINT NOT NULL PRIMARY KEY REFERENCES users (id),
    settings TEXT NOT NULL
);
