//! SQLite, in a directory.

mod backup;
mod deletion;
mod directory;
pub(crate) mod formats;
#[path = "../promises/mod.rs"]
mod promises;
mod restore;

use crate::support::{Home, TestStore};
use store::Settings;
use tempfile::TempDir;

fn home() -> Home {
    Home::Directory(TempDir::new().expect("a temporary directory"))
}

async fn open() -> TestStore {
    TestStore::open(home(), Settings::default()).await
}
