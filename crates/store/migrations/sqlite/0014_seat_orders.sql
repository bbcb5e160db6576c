-- What a player wants done on a seat's next turn. Nobody else reads it.
CREATE TABLE seat_orders (
    user_id  INTEGER NOT NULL REFERENCES users (id),
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    orders   TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_orders_by_user ON seat_orders (user_id, table_id);
