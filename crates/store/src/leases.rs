//! Leases decide which server does work that only one should do at a time.

use crate::sql::{Connection, query};
use crate::{Store, StoreError, TableId};
use std::time::Duration;

/// The server that runs a table's computer players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lease {
    /// This store, for the requested duration.
    Ours,
    /// Another store, for this long unless it renews the lease.
    Others(Duration),
}

impl Store {
    /// Takes or renews this table's lease for `time`, by the database's clock. Every opened store is a separate holder;
    /// one that ends without [`Store::close`] keeps its leases until they expire. All holders must ask for about the
    /// same duration: a much longer lease counts as expired.
    ///
    /// A lease only avoids duplicate work; [`Store::append`] ensures that nothing happens twice.
    ///
    /// A SQLite database belongs to one server, which gets every lease.
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

    /// Releases all leases held by this store.
    pub(crate) async fn return_leases(&self) {
        if !self.is_shared() {
            return;
        }
        let work = async |mut connection: Connection<'_>| {
            query("DELETE FROM leases WHERE holder = $1").bind(self.holder).execute(&mut connection).await
        };
        // A lease that isn't released expires.
        let _ = self.database.write(work).await;
    }
}

/// Takes a lease that is free, expired or ours. One that lasts far longer than requested is from before the database's
/// clock was set back, and counts as expired.
const TAKE: &str = "
    INSERT INTO leases (table_id, holder, until)
    VALUES ($1, $2, (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT + $3)
    ON CONFLICT (table_id) DO UPDATE SET holder = EXCLUDED.holder, until = EXCLUDED.until
    WHERE leases.holder = EXCLUDED.holder OR leases.until > EXCLUDED.until + $3
        OR leases.until <= (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT";

const LEFT: &str = "
    SELECT until - (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT AS time FROM leases WHERE table_id = $1";
