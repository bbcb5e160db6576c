//! Tables: what was agreed on, who sits where, and how far it got. What happened in the game is in the log.

use crate::table_rows::{collect_tables, select_tables};
use crate::{Millis, Revision, ServerSeed, Store, StoreError, TableId, UserId};
use sqlx::{QueryBuilder, Row, SqliteConnection};

/// A table as it is to be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    pub id: TableId,
    pub game: String,
    pub server_seed: ServerSeed,
    /// What everybody is shown of the seed at the start: its hash.
    pub commitment: String,
    pub meta: TableMeta,
}

/// A table as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    pub id: TableId,
    pub game: String,
    pub server_seed: ServerSeed,
    pub commitment: String,
    pub meta: TableMeta,
    /// Names this state of `meta` for [`Store::update_table`].
    pub revision: Revision,
    pub created: Millis,
    /// When `meta` was last changed.
    pub updated: Millis,
}

/// What may change about a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableMeta {
    /// The options of the game (opaque).
    pub options: String,
    /// Clocks and whatever else is agreed on (opaque).
    pub settings: String,
    pub host: UserId,
    pub visibility: Visibility,
    pub state: TableState,
    /// From seat 0, all of them, taken or not.
    pub seats: Vec<SeatRow>,
}

/// A place at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    pub sitter: Sitter,
    /// What to call whoever sits here. Empty if they are gone for good.
    pub name: String,
    pub ready: bool,
    /// What this seat adds to the chance of the game (opaque).
    pub nonce: Option<String>,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    Nobody,
    User(UserId),
    Bot(String),
}

/// Who finds a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Visibility {
    Public,
    /// Whoever has its address.
    Link,
}

/// How far a table got.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableState {
    /// Waits for players.
    Open,
    Running,
    Finished,
    /// Ended without a result.
    Abandoned,
}

impl Visibility {
    pub fn as_str(self) -> &'static str {
        match self {
            Visibility::Public => "public",
            Visibility::Link => "link",
        }
    }

    pub fn parse(text: &str) -> Option<Self> {
        [Visibility::Public, Visibility::Link].into_iter().find(|it| it.as_str() == text)
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
    /// Opens a table. [`StoreError::Exists`] if its id is taken, [`StoreError::NotFound`] if its host or somebody
    /// seated is no user.
    pub async fn create_table(&self, table: &NewTable) -> Result<(), StoreError> {
        let work = async |connection: &mut SqliteConnection| {
            insert_table(connection, table).await?;
            insert_seats(connection, &table.id, &table.meta.seats).await
        };
        self.database.write(work).await
    }

    pub async fn load_table(&self, id: &TableId) -> Result<TableRow, StoreError> {
        let query = sqlx::query(select_tables!("t.id = $2", "t.id")).bind(1).bind(id.as_str());
        let tables = collect_tables(&query.fetch_all(&self.database.readers).await?)?;
        tables.into_iter().next().ok_or(StoreError::NotFound)
    }

    /// Replaces what may change, if nobody has since `expected`; else [`StoreError::Outdated`] says how far it is.
    pub async fn update_table(
        &self,
        id: &TableId,
        expected: Revision,
        meta: &TableMeta,
    ) -> Result<Revision, StoreError> {
        let work = async |connection: &mut SqliteConnection| {
            check_revision(connection, id, expected).await?;
            update_meta(connection, id, meta).await?;
            sqlx::query("DELETE FROM seats WHERE table_id = $1").bind(id.as_str()).execute(&mut *connection).await?;
            insert_seats(connection, id, &meta.seats).await
        };
        self.database.write(work).await?;
        Ok(Revision(expected.0 + 1))
    }

    /// Removes, with log and chat, every finished or abandoned table at which nothing has happened since. Returns
    /// how many. Open and running tables stay, however old.
    pub async fn purge(&self, before: Millis) -> Result<u64, StoreError> {
        let mut removed = 0;
        loop {
            let some = self.database.write(async |connection| purge_some(connection, before).await).await?;
            removed += some;
            if some < PURGED_AT_ONCE {
                return Ok(removed);
            }
        }
    }
}

/// So that others may write in between.
const PURGED_AT_ONCE: u64 = 50;

async fn insert_table(connection: &mut SqliteConnection, table: &NewTable) -> Result<(), StoreError> {
    let sql = "INSERT INTO tables (id, revision, game, options, settings, host, visibility, state, server_seed,
                                   commitment, created, updated)
               VALUES ($1, 1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)";
    let query = sqlx::query(sql).bind(table.id.as_str()).bind(&table.game).bind(&table.meta.options);
    let query = query.bind(&table.meta.settings).bind(table.meta.host.0).bind(table.meta.visibility.as_str());
    let query = query.bind(table.meta.state.as_str()).bind(&table.server_seed.0[..]).bind(&table.commitment);
    query.bind(Millis::now().0).execute(connection).await?;
    Ok(())
}

async fn insert_seats(connection: &mut SqliteConnection, id: &TableId, seats: &[SeatRow]) -> Result<(), StoreError> {
    if seats.is_empty() {
        return Ok(());
    }
    let mut query = QueryBuilder::new("INSERT INTO seats (table_id, seat, user_id, bot, name, ready, nonce) ");
    query.push_values(seats.iter().zip(0_i64..), |mut values, (row, seat)| {
        let (user, bot) = match &row.sitter {
            Sitter::Nobody => (None, None),
            Sitter::User(user) => (Some(user.0), None),
            Sitter::Bot(bot) => (None, Some(bot.as_str())),
        };
        values.push_bind(id.as_str()).push_bind(seat).push_bind(user).push_bind(bot);
        values.push_bind(row.name.as_str()).push_bind(row.ready).push_bind(row.nonce.as_deref());
    });
    query.build().execute(connection).await?;
    Ok(())
}

async fn check_revision(connection: &mut SqliteConnection, id: &TableId, expected: Revision) -> Result<(), StoreError> {
    let query = sqlx::query("SELECT revision FROM tables WHERE id = $1").bind(id.as_str());
    let revision = Revision(query.fetch_one(connection).await?.try_get("revision")?);
    if revision == expected { Ok(()) } else { Err(StoreError::Outdated { revision }) }
}

async fn update_meta(connection: &mut SqliteConnection, id: &TableId, meta: &TableMeta) -> Result<(), StoreError> {
    let sql = "UPDATE tables SET revision = revision + 1, options = $2, settings = $3, host = $4, visibility = $5,
                                 state = $6, updated = $7
               WHERE id = $1";
    let query = sqlx::query(sql).bind(id.as_str()).bind(&meta.options).bind(&meta.settings).bind(meta.host.0);
    let query = query.bind(meta.visibility.as_str()).bind(meta.state.as_str()).bind(Millis::now().0);
    query.execute(connection).await?;
    Ok(())
}

async fn purge_some(connection: &mut SqliteConnection, before: Millis) -> Result<u64, StoreError> {
    let sql = "DELETE FROM tables WHERE id IN (
                   SELECT t.id FROM tables t
                   WHERE t.state IN ('finished', 'abandoned') AND t.updated < $1
                     AND NOT EXISTS (SELECT 1 FROM log WHERE log.table_id = t.id AND log.at >= $1)
                     AND NOT EXISTS (SELECT 1 FROM chat WHERE chat.table_id = t.id AND chat.at >= $1)
                   LIMIT $2)";
    let query = sqlx::query(sql).bind(before.0).bind(PURGED_AT_ONCE.cast_signed());
    Ok(query.execute(connection).await?.rows_affected())
}
