//! Leases: who does what only one program should do at a time.

use crate::sql::{Connection, query};
use crate::{Store, StoreError, TableId};
use std::time::Duration;

/// Who acts for a table by itself: moves its computer players, say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lease {
    /// This store, for as long as was asked for.
    Ours,
    /// Another one; after this time it is worth asking again.
    Others(Duration),
}

impl Store {
    /// Takes the lease of this table for so long, by the clock of the database, or takes it anew. Each store that is
    /// opened is somebody else; one that ends without [`Store::close`] keeps its leases until they run out. All must ask
    /// for about the same time: that of others is thereby known to be sound.
    ///
    /// A lease spares work, and nothing depends on it: what may happen once is decided by [`Store::append`].
    ///
    /// An SQLite database serves one program, which gets every lease.
    pub async fn take_lease(&self, table: &TableId, time: Duration) -> Result<Lease, StoreError> {
        if !self.is_shared() {
            return Ok(Lease::Ours);
        }
        let time = i64::try_from(time.as_millis()).unwrap_or(i64::MAX / 2);
        let work = async |mut connection: Connection<'_>| {
            let take = query(TAKE).bind(table.as_str()).bind(self.holder).bind(time);
            if take.execute(&mut connection).await? > 0 {
                return Ok(Lease::Ours);
            }
            let left = query(LEFT).bind(table.as_str()).fetch_optional(&mut connection).await?;
            let left = left.map(|row| row.get::<i64>("time")).transpose()?.unwrap_or(0);
            Ok(Lease::Others(Duration::from_millis(left.max(0).unsigned_abs())))
        };
        self.database.write(work).await
    }

    /// Gives back all that we have.
    pub(crate) async fn return_leases(&self) {
        if !self.is_shared() {
            return;
        }
        let work = async |mut connection: Connection<'_>| {
            query("DELETE FROM leases WHERE holder = $1").bind(self.holder).execute(&mut connection).await
        };
        // They run out by themselves.
        let _ = self.database.write(work).await;
    }
}

/// A lease that is free, has run out or is ours. One that lasts far longer than is asked for is from before the clock
/// of the database was put back: it has run out, too.
const TAKE: &str = "
    INSERT INTO leases (table_id, holder, until)
    VALUES ($1, $2, (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT + $3)
    ON CONFLICT (table_id) DO UPDATE SET holder = EXCLUDED.holder, until = EXCLUDED.until
    WHERE leases.holder = EXCLUDED.holder OR leases.until > EXCLUDED.until + $3
        OR leases.until <= (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT";

const LEFT: &str = "
    SELECT until - (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT AS time FROM leases WHERE table_id = $1";
