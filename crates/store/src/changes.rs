//! Notifications about changes, among the servers that share a database.

use crate::database::Database;
use crate::postgres::Pools;
use crate::sql::{Connection, query};
use crate::{Revision, Store, StoreError, TableId, Version, postgres};
use sqlx::postgres::PgListener;
use sqlx::{Executor, SqlitePool};
use std::time::Duration;
use tokio::time::{sleep, timeout};

/// Idle time before the connection is checked, and timeout of the check.
const IDLE_TIMEOUT: Duration = Duration::from_secs(15);
/// Delay between attempts to reconnect.
const RECONNECT_PAUSE: Duration = Duration::from_millis(300);

/// A change made by this server or another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// The table's log ends at this version or a later one.
    Log { table: TableId, head: Version },
    /// The table's row is at this revision or a later one.
    Table { table: TableId, revision: Revision },
    /// A line was added to the table's chat.
    Chat { table: TableId, seq: i64 },
    /// The reactions to a line of the table's chat have changed.
    Reaction { table: TableId, seq: i64 },
    /// A message from a server to all others ([`Store::tell_others`]); opaque to the store.
    Note(String),
    /// The connection was lost for a while: changes may have been missed.
    Missed,
}

/// A stream of changes ([`Store::changes`]).
#[derive(Debug)]
pub struct Changes(Source);

#[derive(Debug)]
enum Source {
    /// A database used by this server alone: there is nothing to report.
    Silent(SqlitePool),
    /// The listener is `None` while its connection is lost.
    Postgres(Pools, Option<Box<PgListener>>),
}

impl Store {
    /// Whether other servers may change the database.
    pub fn is_shared(&self) -> bool {
        matches!(self.database, Database::Postgres(_))
    }

    /// All changes from now on, in order. A caller that subscribes before it reads misses nothing.
    ///
    /// A SQLite database belongs to one server, which knows its own changes: there are none to report.
    pub async fn changes(&self) -> Result<Changes, StoreError> {
        Ok(Changes(match &self.database {
            Database::Sqlite(pools) => Source::Silent(pools.readers.clone()),
            Database::Postgres(pools) => Source::Postgres(pools.clone(), Some(Box::new(pools.listen().await?))),
        }))
    }
}

impl Store {
    /// Sends a note to all servers that share the database and are listening now, including this one. It is not stored.
    pub async fn tell_others(&self, note: &str) -> Result<(), StoreError> {
        if !self.is_shared() {
            return Ok(());
        }
        let work = async |mut connection: Connection<'_>| {
            let tell = query("SELECT pg_notify($1, 'note ' || $2)").bind(postgres::CHANNEL).bind(note);
            tell.fetch_all(&mut connection).await.map(drop)
        };
        self.database.write(work).await
    }
}

impl Changes {
    /// Waits for the next change. `None` once the store is closed.
    pub async fn next(&mut self) -> Option<Change> {
        match &mut self.0 {
            Source::Silent(pool) => {
                pool.close_event().await;
                None
            }
            Source::Postgres(pools, listener) => {
                let mut closed = pools.readers.close_event();
                closed.do_until(next_change(pools, listener)).await.ok()
            }
        }
    }
}

async fn next_change(pools: &Pools, listener: &mut Option<Box<PgListener>>) -> Change {
    loop {
        let Some(listening) = listener else {
            *listener = Some(Box::new(reconnect(pools).await));
            return Change::Missed;
        };
        match receive(listening).await {
            Ok(Some(change)) => return change,
            Ok(None) => {}
            Err(_) => *listener = None,
        }
    }
}

async fn reconnect(pools: &Pools) -> PgListener {
    loop {
        match timeout(IDLE_TIMEOUT, pools.listen()).await {
            Ok(Ok(listener)) => return listener,
            _ => sleep(RECONNECT_PAUSE).await,
        }
    }
}

/// `None` after a timeout, or for a notification that this version doesn't know. An error if the connection is lost.
async fn receive(listener: &mut PgListener) -> Result<Option<Change>, StoreError> {
    match timeout(IDLE_TIMEOUT, listener.try_recv()).await {
        Ok(Ok(Some(notification))) => Ok(parse(notification.payload())),
        Ok(Ok(None)) => Err(sqlx::Error::WorkerCrashed.into()),
        Ok(Err(error)) => Err(error.into()),
        Err(_) => match timeout(IDLE_TIMEOUT, listener.execute("SELECT 1")).await {
            Ok(answer) => Ok(answer.map(|_| None)?),
            Err(_) => Err(sqlx::Error::PoolTimedOut.into()),
        },
    }
}

/// Parses a notification; its notation is defined in `migrations/postgres`.
fn parse(payload: &str) -> Option<Change> {
    if let Some(note) = payload.strip_prefix("note ") {
        return Some(Change::Note(note.to_owned()));
    }
    let mut words = payload.split(' ');
    let (what, table, number) = (words.next()?, TableId::parse(words.next()?)?, words.next()?.parse().ok()?);
    match what {
        "log" => Some(Change::Log { table, head: Version(number) }),
        "table" => Some(Change::Table { table, revision: Revision(number) }),
        "chat" => Some(Change::Chat { table, seq: number }),
        "reaction" => Some(Change::Reaction { table, seq: number }),
        _ => None,
    }
}

impl Pools {
    /// A listener on a connection of its own.
    async fn listen(&self) -> Result<PgListener, StoreError> {
        // In a pool of its own, dropped with the listener: a hanging connection must not delay others.
        let pool =
            postgres::pool(1).idle_timeout(None).max_lifetime(None).connect_with((*self.options).clone()).await?;
        let mut listener = PgListener::connect_with(&pool).await?;
        listener.eager_reconnect(false);
        listener.ignore_pool_close_event(true);
        listener.listen(postgres::CHANNEL).await?;
        Ok(listener)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notifications_are_parsed_or_ignored() {
        let table = TableId::parse("table-000001").expect("an address");
        assert_eq!(parse("log table-000001 7"), Some(Change::Log { table: table.clone(), head: Version(7) }));
        assert_eq!(parse("table table-000001 2"), Some(Change::Table { table: table.clone(), revision: Revision(2) }));
        assert_eq!(parse("chat table-000001 3"), Some(Change::Chat { table: table.clone(), seq: 3 }));
        assert_eq!(parse("reaction table-000001 3"), Some(Change::Reaction { table, seq: 3 }));
        assert_eq!(parse("note to whom it concerns"), Some(Change::Note("to whom it concerns".to_owned())));
        for strange in ["", "log", "log x 7", "log table-000001 many", "song table-000001 7"] {
            assert_eq!(parse(strange), None, "{strange}");
        }
    }
}
