-- What a player wants done on a seat's next turn. Nobody else reads it.
CREATE TABLE seat_orders (
    user_id  BIGINT NOT NULL REFERENCES users (id),
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     SMALLINT NOT NULL,
    orders   TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, user_id)
);

CREATE INDEX seat_orders_by_user ON seat_orders (user_id, table_id);
