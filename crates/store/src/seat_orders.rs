//! What players want done on their seats' next turns. The store doesn't read it.

use crate::sql::{Connection, Row, query};
use crate::table_rows::read_table_id;
use crate::users::write_for;
use crate::{Store, StoreError, TableId, UserId};
use serde::Serialize;

/// The orders of a user for one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatOrders {
    pub user: UserId,
    pub seat: u8,
    pub orders: String,
}

/// Orders in the export of their author's data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ExportedOrders {
    pub table: TableId,
    pub seat: u8,
    pub orders: String,
}

impl Store {
    /// All orders for seats at this table.
    pub async fn seat_orders(&self, table: &TableId) -> Result<Vec<SeatOrders>, StoreError> {
        let rows = self.database.fetch_all(query(ORDERS_AT).bind(table.as_str())).await?;
        let read = |row: &Row| {
            Ok(SeatOrders { user: UserId(row.get("user_id")?), seat: read_seat(row)?, orders: row.get("orders")? })
        };
        rows.iter().map(read).collect()
    }

    /// Replaces the user's orders for this seat; an empty text deletes them. [`StoreError::NotFound`] if there is no such
    /// user or table.
    pub async fn set_seat_orders(&self, table: &TableId, new: &SeatOrders) -> Result<(), StoreError> {
        let SeatOrders { user, seat, orders } = new;
        let work = async |mut connection: Connection<'_>| {
            write_for(&mut connection, *user).await?;
            // The table may be purged in the meantime.
            query("SELECT id FROM tables WHERE id = $1").bind(table.as_str()).fetch_one(&mut connection).await?;
            let sql = if orders.is_empty() { DELETE } else { SET };
            let written = query(sql).bind(table.as_str()).bind(i64::from(*seat)).bind(user.0);
            let written = if orders.is_empty() { written } else { written.bind(orders.as_str()) };
            written.execute(&mut connection).await.map(drop)
        };
        self.database.write(work).await
    }
}

pub(crate) const ORDERS_AT: &str = "SELECT * FROM seat_orders WHERE table_id = $1 ORDER BY seat, user_id";

const SET: &str = "
    INSERT INTO seat_orders (table_id, seat, user_id, orders) VALUES ($1, $2, $3, $4)
    ON CONFLICT (table_id, seat, user_id) DO UPDATE SET orders = EXCLUDED.orders";

const DELETE: &str = "DELETE FROM seat_orders WHERE table_id = $1 AND seat = $2 AND user_id = $3";

pub(crate) const FORGET: &str = "DELETE FROM seat_orders WHERE user_id = $1";

pub(crate) const ORDERS_OF: &str = "SELECT * FROM seat_orders WHERE user_id = $1 ORDER BY table_id, seat";

pub(crate) fn read_exported_orders(row: &Row) -> Result<ExportedOrders, StoreError> {
    Ok(ExportedOrders { table: read_table_id(row, "table_id")?, seat: read_seat(row)?, orders: row.get("orders")? })
}

fn read_seat(row: &Row) -> Result<u8, StoreError> {
    row.seat()?.ok_or_else(|| StoreError::corrupt("the seat of orders"))
}
