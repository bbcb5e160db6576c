//! Loads sleeping tables when they are due: when a clock runs out, or after a restart has interrupted a computer
//! player.

use crate::app::Shared;
use crate::registry::Registry;
use crate::report::Reporter;
use std::time::Duration;
use store::{Millis, TableId};

/// How often the store is queried for tables to wake. Shorter than any table sleeps, so that none is woken too late.
const INTERVAL: Duration = Duration::from_secs(10);

static ERRORS: Reporter = Reporter::new("no table could be woken");

/// Wakes tables until the server stops.
pub(crate) async fn wake_tables(app: Shared) {
    let mut turns = app.config.wall_clock.turns();
    let mut from = Millis(0);
    loop {
        let until = Millis(app.now().0 + INTERVAL.as_millis() as i64);
        match app.store.tables_to_wake(from..until).await {
            Ok(tables) => {
                wake(&app, &tables).await;
                from = next_start(&app, until);
            }
            Err(error) => ERRORS.error(&error),
        }
        tokio::select! {
            () = tokio::time::sleep(INTERVAL) => {}
            Ok(()) = turns.changed() => {}
            () = app.stopped() => return,
        }
    }
}

/// The start of the next query's range. Loaded tables are stored with the time 0, so a shared store is always queried
/// from there: that also finds the tables of an instance that was killed.
fn next_start(app: &Shared, until: Millis) -> Millis {
    if app.store.is_shared() { Millis(0) } else { until }
}

async fn wake(app: &Shared, tables: &[TableId]) {
    for table in tables {
        if let Err(error) = Registry::wake(app, table).await {
            tracing::warn!(table = table.as_str(), code = error.code.key(), "a table can't be woken");
        }
    }
}
