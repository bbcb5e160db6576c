//! Seats that change hands in the middle of a game: who held them before.

use crate::log::NewRow;
use crate::sql::{Connection, Row, query};
use crate::table_rows::read_table_id;
use crate::tables::{insert_seats, update_meta};
use crate::users::write_for;
use crate::writer::Changes;
use crate::{
    Entry, Millis, Revision, SeatNotice, Sitter, Store, StoreError, TableId, TableMeta, TableState, UserId, Version,
    log,
};
use serde::Serialize;

/// A player who held a seat up to this version of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormerPlayer {
    pub version: Version,
    pub seat: u8,
    pub user: UserId,
    /// The name at the seat; empty if the player was deleted.
    pub name: String,
}

/// A seat in the export of its former player's data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ExportedFormerSeat {
    pub table: TableId,
    pub seat: u8,
    pub name: String,
    /// The version of the log since which somebody else has held the seat.
    pub until: Version,
}

/// A seat of a running game gets another player.
#[derive(Clone, Debug)]
pub struct SeatChange {
    pub seat: u8,
    /// The table with the new player.
    pub meta: TableMeta,
    pub expected: Revision,
    /// The version at which the log ends.
    pub head: Version,
    /// What the log says about it.
    pub entry: Entry,
    /// Decisions of which the new player has to be told.
    pub notices: Vec<SeatNotice>,
}

impl Store {
    /// Changes the player of a seat, in the table's row and in its log. The former player is noted; orders for the seat,
    /// notices about it and, unless the player has another seat at the table, the player's note are deleted.
    ///
    /// [`StoreError::Outdated`] or [`StoreError::Conflict`] if row or log have changed, [`StoreError::NotFound`] if the new
    /// player was deleted.
    pub async fn change_seat(&self, table: &TableId, change: &SeatChange) -> Result<Revision, StoreError> {
        let work = async |mut connection: Connection<'_>| {
            update_meta(&mut connection, table, change.expected, &change.meta).await?;
            match log::head(&mut connection, table).await? {
                Some(head) if head == change.head => {}
                head => return Err(StoreError::Conflict { head: head.unwrap_or(Version::START) }),
            }
            if let Sitter::User(user) = new_sitter(change)? {
                write_for(&mut connection, *user).await?;
            }
            note_former(&mut connection, table, change).await?;
            query("DELETE FROM seats WHERE table_id = $1").bind(table.as_str()).execute(&mut connection).await?;
            insert_seats(&mut connection, table, &change.meta.seats).await?;
            append(&mut connection, table, change).await
        };
        match self.database.write(work).await {
            // Another server has appended in the meantime.
            Err(StoreError::Exists) => Err(StoreError::Conflict { head: change.head.next() }),
            written => written.map(|()| Revision(change.expected.0 + 1)),
        }
    }

    /// Those who once held a seat at this table, in order.
    pub async fn former_players(&self, table: &TableId) -> Result<Vec<FormerPlayer>, StoreError> {
        let rows = self.database.fetch_all(query(AT).bind(table.as_str())).await?;
        rows.iter().map(read_former).collect()
    }

    /// Tables at which somebody else has taken a seat over from this user.
    pub async fn former_tables_of(&self, user: UserId) -> Result<Vec<TableId>, StoreError> {
        let rows = self.database.fetch_all(query(SEATS_OF).bind(user.0)).await?;
        rows.iter().map(|row| read_table_id(row, "table_id")).collect()
    }

    /// Lists a running table in the lobby with this many free seats, if it is public; without any, it is not listed.
    pub async fn offer_seats(&self, table: &TableId, seats: u32) -> Result<(), StoreError> {
        let find = query("SELECT free_seats FROM tables WHERE id = $1 AND state = $2");
        let find = find.bind(table.as_str()).bind(TableState::Running.as_str());
        let known: Option<i64> =
            self.database.fetch_optional(find).await?.map(|row| row.get("free_seats")).transpose()?;
        if known.is_none_or(|known| known == i64::from(seats)) {
            return Ok(());
        }
        let work = async |mut connection: Connection<'_>| {
            let update = query("UPDATE tables SET free_seats = $2 WHERE id = $1 AND state = $3");
            let update = update.bind(table.as_str()).bind(seats).bind(TableState::Running.as_str());
            update.execute(&mut connection).await.map(drop)
        };
        self.database.write(work).await
    }
}

pub(crate) const AT: &str = "SELECT * FROM former_players WHERE table_id = $1 ORDER BY version";

pub(crate) const SEATS_OF: &str = "SELECT * FROM former_players WHERE user_id = $1 ORDER BY table_id, version";

pub(crate) const FORGET: &str = "UPDATE former_players SET name = '' WHERE user_id = $1";

/// Deletes what the former player has left at the seat: nobody else is to find it.
const LEFT_BEHIND: [&str; 3] = [
    "DELETE FROM seat_orders WHERE table_id = $1 AND seat = $2",
    "DELETE FROM notes WHERE table_id = $1 AND user_id = (SELECT user_id FROM seats WHERE table_id = $1 AND seat = $2)
     AND NOT EXISTS (
        SELECT 1 FROM seats o WHERE o.table_id = $1 AND o.seat <> $2 AND o.user_id = notes.user_id)",
    "DELETE FROM notices WHERE table_id = $1 AND seat = $2",
];

fn new_sitter(change: &SeatChange) -> Result<&Sitter, StoreError> {
    change.meta.seats.get(usize::from(change.seat)).map(|seat| &seat.sitter).ok_or(StoreError::NotFound)
}

/// While the seat is still the former player's.
async fn note_former(connection: &mut Connection<'_>, table: &TableId, change: &SeatChange) -> Result<(), StoreError> {
    let sql = "INSERT INTO former_players (table_id, version, seat, user_id, name)
               SELECT table_id, $3, seat, user_id, name FROM seats
               WHERE table_id = $1 AND seat = $2 AND user_id IS NOT NULL";
    let seat = i64::from(change.seat);
    let insert = query(sql).bind(table.as_str()).bind(seat).bind(change.head.next().0);
    insert.execute(connection).await?;
    for sql in LEFT_BEHIND {
        query(sql).bind(table.as_str()).bind(seat).execute(connection).await?;
    }
    Ok(())
}

async fn append(connection: &mut Connection<'_>, table: &TableId, change: &SeatChange) -> Result<(), StoreError> {
    let mut changes = Changes::default();
    changes.rows.push(NewRow { table, version: change.head.next(), entry: &change.entry });
    // A server has to look at the table, whatever it has been told before.
    changes.wakeups.insert(table, Some(Millis(0).0));
    changes.notices.extend(change.notices.iter().map(|notice| ((table, notice.seat), notice)));
    log::insert(connection, &changes).await
}

fn read_former(row: &Row) -> Result<FormerPlayer, StoreError> {
    let (version, user) = (Version(row.get("version")?), UserId(row.get("user_id")?));
    Ok(FormerPlayer { version, seat: read_seat(row)?, user, name: row.get("name")? })
}

pub(crate) fn read_exported_seat(row: &Row) -> Result<ExportedFormerSeat, StoreError> {
    let FormerPlayer { version: until, seat, name, .. } = read_former(row)?;
    Ok(ExportedFormerSeat { table: read_table_id(row, "table_id")?, seat, name, until })
}

fn read_seat(row: &Row) -> Result<u8, StoreError> {
    row.seat()?.ok_or_else(|| StoreError::corrupt("the seat of a former player"))
}
