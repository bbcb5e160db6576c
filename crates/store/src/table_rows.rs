//! Reading tables with their seats.

use crate::secret::fixed_bytes;
use crate::sql::Row;
use crate::{
    Millis, Revision, SeatRow, ServerSeed, Sitter, StoreError, TableId, TableMeta, TableRow, TableState, UserId,
    Visibility,
};
use std::collections::BTreeMap;

/// A statement that selects tables `t` with their seats: at most `$1` of those that satisfy the condition, in the given
/// order. Its rows are read by [`collect_tables`].
macro_rules! select_tables {
    ($which:literal, $order:literal) => {
        concat!(
            "SELECT t.*, s.seat, s.user_id, s.bot, s.name, s.ready, s.nonce, u.name AS account_name, o.name AS owner_name
             FROM (SELECT t.* FROM tables t WHERE ",
            $which,
            " ORDER BY ",
            $order,
            " LIMIT $1) t
             LEFT JOIN seats s ON s.table_id = t.id
             LEFT JOIN users u ON u.id = s.user_id AND u.account_key IS NOT NULL
             LEFT JOIN bots b ON b.user_id = s.user_id
             LEFT JOIN users o ON o.id = b.owner
             ORDER BY ",
            $order,
            ", s.seat"
        )
    };
}

pub(crate) use select_tables;

/// Reads the rows of [`select_tables`]: one for each seat, grouped by table.
pub(crate) fn collect_tables(rows: &[Row]) -> Result<Vec<TableRow>, StoreError> {
    let mut tables: Vec<TableRow> = Vec::new();
    for row in rows {
        let id: &str = row.get("id")?;
        if tables.last().is_none_or(|last| last.id.as_str() != id) {
            tables.push(read_table(row)?);
        }
        if let (Some(table), Some(seat)) = (tables.last_mut(), read_seat(row)?) {
            if let (Sitter::User(user), Some(name)) = (&seat.sitter, row.get("account_name")?) {
                table.account_names.insert(*user, name);
            }
            if let (Sitter::User(user), Some(name)) = (&seat.sitter, row.get("owner_name")?) {
                table.bot_owners.insert(*user, name);
            }
            table.meta.seats.push(seat);
        }
    }
    Ok(tables)
}

pub(crate) fn read_table_id(row: &Row, column: &str) -> Result<TableId, StoreError> {
    TableId::parse(row.get(column)?).ok_or_else(|| StoreError::corrupt("the id of a table"))
}

pub(crate) fn read_state(row: &Row) -> Result<TableState, StoreError> {
    TableState::parse(row.get("state")?).ok_or_else(|| StoreError::corrupt("the state of a table"))
}

fn read_table(row: &Row) -> Result<TableRow, StoreError> {
    Ok(TableRow {
        id: read_table_id(row, "id")?,
        game: row.get("game")?,
        server_seed: ServerSeed(fixed_bytes(row.get("server_seed")?)?),
        commitment: row.get("commitment")?,
        meta: read_meta(row)?,
        revision: Revision(row.get("revision")?),
        created: Millis(row.get("created")?),
        updated: Millis(row.get("updated")?),
        account_names: BTreeMap::new(),
        bot_owners: BTreeMap::new(),
    })
}

fn read_meta(row: &Row) -> Result<TableMeta, StoreError> {
    let visibility = Visibility::parse(row.get("visibility")?);
    Ok(TableMeta {
        options: row.get("options")?,
        settings: row.get("settings")?,
        host: UserId(row.get("host")?),
        visibility: visibility.ok_or_else(|| StoreError::corrupt("the visibility of a table"))?,
        state: read_state(row)?,
        seats: Vec::new(),
    })
}

/// `None` if the table has no seats.
fn read_seat(row: &Row) -> Result<Option<SeatRow>, StoreError> {
    if row.seat()?.is_none() {
        return Ok(None);
    }
    let sitter = match (row.get("user_id")?, row.get("bot")?) {
        (Some(user), _) => Sitter::User(UserId(user)),
        (None, Some(bot)) => Sitter::Bot(bot),
        (None, None) => Sitter::Nobody,
    };
    let (name, ready, nonce) = (row.get("name")?, row.get("ready")?, row.get("nonce")?);
    Ok(Some(SeatRow { sitter, name, ready, nonce }))
}
