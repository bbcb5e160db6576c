//! Tables: options, settings, seats and state. The game itself is in the log.

use crate::bots::count_live_tables;
use crate::sql::{Connection, Query, Value, query};
use crate::table_rows::{collect_tables, select_tables};
use crate::users::write_for;
use crate::{Millis, Revision, ServerSeed, Store, StoreError, TableId, UserId, invitations, wakeups};
use serde::Serialize;
use static_assertions::assert_not_impl_any;
use std::collections::BTreeMap;

assert_not_impl_any!(NewTable: Serialize);
assert_not_impl_any!(TableRow: Serialize);

/// A table to be created.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    pub id: TableId,
    pub game: String,
    pub server_seed: ServerSeed,
    /// The hash of the seed, published before the game.
    pub commitment: String,
    pub meta: TableMeta,
}

/// A stored table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    pub id: TableId,
    pub game: String,
    pub server_seed: ServerSeed,
    pub commitment: String,
    pub meta: TableMeta,
    /// The revision of `meta`, for [`Store::update_table`].
    pub revision: Revision,
    pub created: Millis,
    /// When `meta` was last changed.
    pub updated: Millis,
    /// The names of the players who have accounts.
    pub account_names: BTreeMap<UserId, String>,
    /// For players who are bots, the names of the accounts that run them; empty for a deleted account.
    pub bot_owners: BTreeMap<UserId, String>,
}

/// The part of a table that can change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableMeta {
    /// The options of the game (opaque).
    pub options: String,
    /// The clock and other settings of the table (opaque).
    pub settings: String,
    pub host: UserId,
    pub visibility: Visibility,
    pub state: TableState,
    /// All seats, from seat 0.
    pub seats: Vec<SeatRow>,
}

/// The maximum number of open and running tables at which a user may have a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableQuota {
    pub user: UserId,
    pub tables: u32,
}

/// A seat at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    pub sitter: Sitter,
    /// The name shown for the seat. Empty if it is free, or its player was deleted.
    pub name: String,
    pub ready: bool,
    /// The seat's contribution to the game's randomness (opaque).
    pub nonce: Option<String>,
}

/// The holder of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    Nobody,
    User(UserId),
    Bot(String),
}

/// Who can find a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Visibility {
    Public,
    /// Anyone with the link.
    Link,
    /// Anyone with the link, and the host's friends, who have it in a list.
    Friends,
}

/// The state of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableState {
    /// Waiting for players.
    Open,
    Running,
    Finished,
    /// Ended without a result.
    Abandoned,
}

impl TableMeta {
    /// Seats that can be taken before the start. Those of a running game are offered with [`Store::offer_seats`].
    fn free_seats(&self) -> i64 {
        if self.state != TableState::Open {
            return 0;
        }
        self.seats.iter().filter(|seat| seat.sitter == Sitter::Nobody).count() as i64
    }
}

impl Visibility {
    pub fn as_str(self) -> &'static str {
        match self {
            Visibility::Public => "public",
            Visibility::Link => "link",
            Visibility::Friends => "friends",
        }
    }

    pub fn parse(text: &str) -> Option<Self> {
        [Visibility::Public, Visibility::Link, Visibility::Friends].into_iter().find(|it| it.as_str() == text)
    }
}

impl TableState {
    pub const ALL: [Self; 4] = [TableState::Open, TableState::Running, TableState::Finished, TableState::Abandoned];

    pub fn as_str(self) -> &'static str {
        match self {
            TableState::Open => "open",
            TableState::Running => "running",
            TableState::Finished => "finished",
            TableState::Abandoned => "abandoned",
        }
    }

    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.as_str() == text)
    }
}

impl Store {
    /// Creates a table. [`StoreError::Exists`] if its id is taken, [`StoreError::NotFound`] if its host or a seated
    /// user doesn't exist.
    pub async fn create_table(&self, table: &NewTable) -> Result<(), StoreError> {
        self.create_table_within(table, &[]).await
    }

    /// Like [`Store::create_table`]; [`StoreError::TooMany`] if that would exceed one of the quotas.
    pub async fn create_table_within(&self, table: &NewTable, quotas: &[TableQuota]) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            insert_table(&mut connection, table).await?;
            wakeups::follow_state(&mut connection, &table.id, table.meta.state).await?;
            insert_seats(&mut connection, &table.id, &table.meta.seats).await?;
            check_quotas(&mut connection, quotas).await
        };
        self.database.write(work).await
    }

    pub async fn load_table(&self, id: &TableId) -> Result<TableRow, StoreError> {
        let select = query(select_tables!("t.id = $2", "t.id")).bind(1_i64).bind(id.as_str());
        let tables = collect_tables(&self.database.fetch_all(select).await?)?;
        tables.into_iter().next().ok_or(StoreError::NotFound)
    }

    /// Replaces `meta` if it is still at revision `expected`; otherwise [`StoreError::Outdated`].
    pub async fn update_table(
        &self,
        id: &TableId,
        expected: Revision,
        meta: &TableMeta,
    ) -> Result<Revision, StoreError> {
        self.update_table_within(id, expected, meta, &[]).await
    }

    /// Like [`Store::update_table`]; [`StoreError::TooMany`] if that would exceed one of the quotas.
    pub async fn update_table_within(
        &self,
        id: &TableId,
        expected: Revision,
        meta: &TableMeta,
        quotas: &[TableQuota],
    ) -> Result<Revision, StoreError> {
        let work = async |mut connection: Connection<'_>| {
            update_meta(&mut connection, id, expected, meta).await?;
            wakeups::follow_state(&mut connection, id, meta.state).await?;
            if meta.state != TableState::Open {
                query(invitations::FORGET_TABLE).bind(id.as_str()).execute(&mut connection).await?;
            }
            query("DELETE FROM seats WHERE table_id = $1").bind(id.as_str()).execute(&mut connection).await?;
            insert_seats(&mut connection, id, &meta.seats).await?;
            check_quotas(&mut connection, quotas).await
        };
        self.database.write(work).await?;
        Ok(Revision(expected.0 + 1))
    }
}

/// Checks the quotas after a write. Blocks other writers for these users first, so that two writes that each stay
/// within a quota can't exceed it together.
async fn check_quotas(connection: &mut Connection<'_>, quotas: &[TableQuota]) -> Result<(), StoreError> {
    let mut quotas = quotas.to_vec();
    quotas.sort_by_key(|quota| quota.user);
    for TableQuota { user, tables } in quotas {
        write_for(connection, user).await?;
        if count_live_tables(connection, user).await? > tables.into() {
            return Err(StoreError::TooMany { limit: tables });
        }
    }
    Ok(())
}

async fn insert_table(connection: &mut Connection<'_>, table: &NewTable) -> Result<(), StoreError> {
    let sql = "INSERT INTO tables (id, revision, game, options, settings, host, visibility, state, server_seed,
                                   commitment, free_seats, created, updated)
               VALUES ($1, 1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)";
    let insert = query(sql).bind(table.id.as_str()).bind(&table.game).bind(&table.meta.options);
    let insert = insert.bind(&table.meta.settings).bind(table.meta.host.0).bind(table.meta.visibility.as_str());
    let insert = insert.bind(table.meta.state.as_str()).bind(&table.server_seed.0[..]).bind(&table.commitment);
    insert.bind(table.meta.free_seats()).bind(Millis::now().0).execute(connection).await?;
    Ok(())
}

pub(crate) async fn insert_seats(
    connection: &mut Connection<'_>,
    id: &TableId,
    seats: &[SeatRow],
) -> Result<(), StoreError> {
    if seats.is_empty() {
        return Ok(());
    }
    let values = seats.iter().zip(0..).flat_map(|(row, seat)| seat_values(id, seat, row)).collect();
    let into = "seats (table_id, seat, user_id, bot, name, ready, nonce)";
    Query::insert(connection, into, SEAT_COLUMNS, values).execute(connection).await?;
    Ok(())
}

const SEAT_COLUMNS: usize = 7;

fn seat_values<'q>(id: &'q TableId, seat: i64, row: &'q SeatRow) -> [Value<'q>; SEAT_COLUMNS] {
    let (user, bot) = match &row.sitter {
        Sitter::Nobody => (None, None),
        Sitter::User(user) => (Some(user.0), None),
        Sitter::Bot(bot) => (None, Some(bot.as_str())),
    };
    let (name, nonce) = (row.name.as_str(), row.nonce.as_deref());
    [id.as_str().into(), seat.into(), user.into(), bot.into(), name.into(), row.ready.into(), nonce.into()]
}

pub(crate) async fn update_meta(
    connection: &mut Connection<'_>,
    id: &TableId,
    expected: Revision,
    meta: &TableMeta,
) -> Result<(), StoreError> {
    let sql = "UPDATE tables SET revision = revision + 1, options = $3, settings = $4, host = $5, visibility = $6,
                                 state = $7, free_seats = $8, updated = $9
               WHERE id = $1 AND revision = $2";
    let update = query(sql).bind(id.as_str()).bind(expected.0).bind(&meta.options).bind(&meta.settings);
    let update = update.bind(meta.host.0).bind(meta.visibility.as_str()).bind(meta.state.as_str());
    match update.bind(meta.free_seats()).bind(Millis::now().0).execute(connection).await? {
        0 => Err(StoreError::Outdated { revision: find_revision(connection, id).await? }),
        _ => Ok(()),
    }
}

async fn find_revision(connection: &mut Connection<'_>, id: &TableId) -> Result<Revision, StoreError> {
    let select = query("SELECT revision FROM tables WHERE id = $1").bind(id.as_str());
    Ok(Revision(select.fetch_one(connection).await?.get("revision")?))
}
