//! A real PostgreSQL server.

mod changes;
mod conflicts;
mod encryption;
mod formats;
mod leases;
mod outages;
#[path = "../promises/mod.rs"]
mod promises;

use crate::support::{Home, TestStore};
use store::Settings;
use test_postgres::TestDatabase;

fn home() -> Home {
    Home::Database(TestDatabase::create())
}

async fn open() -> TestStore {
    TestStore::open(home(), Settings::default()).await
}
