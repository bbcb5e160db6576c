//! What others have changed: programs that share a database tell each other.

use crate::database::Database;
use crate::postgres::Pools;
use crate::sql::{Connection, query};
use crate::{Revision, Store, StoreError, TableId, Version, postgres};
use sqlx::postgres::PgListener;
use sqlx::{Executor, SqlitePool};
use std::time::Duration;
use tokio::time::{sleep, timeout};

/// If nothing was heard for so long, we ask whether anybody is still there, and wait so long for an answer.
const SILENCE: Duration = Duration::from_secs(15);
/// Between attempts to come back.
const PAUSE: Duration = Duration::from_millis(300);

/// Something was changed, by this program or by another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// The log of this table ends here, or later.
    Log { table: TableId, head: Version },
    /// The row of this table has this revision, or a later one.
    Table { table: TableId, revision: Revision },
    /// Somebody has said something at this table.
    Chat { table: TableId, seq: i64 },
    /// What a program has told all others ([`Store::tell_others`]). The store does not know what it means.
    Note(String),
    /// Nothing could be heard for a while. Whatever one knows may be out of date.
    Missed,
}

/// What is being changed, from now on.
#[derive(Debug)]
pub struct Changes(Source);

#[derive(Debug)]
enum Source {
    /// Only this program changes anything.
    Nowhere(SqlitePool),
    /// The listener is `None` while it is lost.
    Postgres(Pools, Option<Box<PgListener>>),
}

impl Store {
    /// Whether other programs may change what is kept here.
    pub fn is_shared(&self) -> bool {
        matches!(self.database, Database::Postgres(_))
    }

    /// Everything that is changed from now on, in the order in which it was. Whoever first asks for this and then
    /// reads misses nothing.
    ///
    /// An SQLite database serves one program, which knows what it does: there this is silent.
    pub async fn changes(&self) -> Result<Changes, StoreError> {
        Ok(Changes(match &self.database {
            Database::Sqlite(pools) => Source::Nowhere(pools.readers.clone()),
            Database::Postgres(pools) => Source::Postgres(pools.clone(), Some(Box::new(pools.listen().await?))),
        }))
    }
}

impl Store {
    /// Tells this to all programs that share the database and are listening now, the own one included. Who is not
    /// listening does not hear of it later.
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
            Source::Nowhere(pool) => {
                pool.close_event().await;
                None
            }
            Source::Postgres(pools, listener) => {
                let mut closed = pools.readers.close_event();
                closed.do_until(next_heard(pools, listener)).await.ok()
            }
        }
    }
}

async fn next_heard(pools: &Pools, listener: &mut Option<Box<PgListener>>) -> Change {
    loop {
        let Some(listening) = listener else {
            *listener = Some(Box::new(come_back(pools).await));
            return Change::Missed;
        };
        match hear(listening).await {
            Ok(Some(change)) => return change,
            Ok(None) => {}
            Err(_) => *listener = None,
        }
    }
}

async fn come_back(pools: &Pools) -> PgListener {
    loop {
        match timeout(SILENCE, pools.listen()).await {
            Ok(Ok(listener)) => return listener,
            _ => sleep(PAUSE).await,
        }
    }
}

/// `None` if nothing was heard, or nothing that we understand: a newer program may tell more. An error if the
/// connection is lost.
async fn hear(listener: &mut PgListener) -> Result<Option<Change>, StoreError> {
    match timeout(SILENCE, listener.try_recv()).await {
        Ok(Ok(Some(notification))) => Ok(parse(notification.payload())),
        Ok(Ok(None)) => Err(sqlx::Error::WorkerCrashed.into()),
        Ok(Err(error)) => Err(error.into()),
        Err(_) => match timeout(SILENCE, listener.execute("SELECT 1")).await {
            Ok(answer) => Ok(answer.map(|_| None)?),
            Err(_) => Err(sqlx::Error::PoolTimedOut.into()),
        },
    }
}

/// The notation is in `migrations/postgres`.
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
        _ => None,
    }
}

impl Pools {
    /// A connection of its own that hears what is told from now on.
    async fn listen(&self) -> Result<PgListener, StoreError> {
        // In a pool of its own, which goes with it: a connection that hangs must not keep others waiting.
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
    fn what_is_told_is_understood_or_ignored() {
        let table = TableId::parse("table-000001").expect("an address");
        assert_eq!(parse("log table-000001 7"), Some(Change::Log { table: table.clone(), head: Version(7) }));
        assert_eq!(parse("table table-000001 2"), Some(Change::Table { table: table.clone(), revision: Revision(2) }));
        assert_eq!(parse("chat table-000001 3"), Some(Change::Chat { table, seq: 3 }));
        assert_eq!(parse("note to whom it concerns"), Some(Change::Note("to whom it concerns".to_owned())));
        for strange in ["", "log", "log x 7", "log table-000001 many", "song table-000001 7"] {
            assert_eq!(parse(strange), None, "{strange}");
        }
    }
}
