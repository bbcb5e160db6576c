//! Restoring a backup.

use super::open;
use crate::support::{assert_refused, entry};
use sqlx::{Connection, SqliteConnection};
use std::path::Path;
use store::{Store, Version};
use tempfile::TempDir;

/// A store with one table, and a backup of it in this folder.
async fn backed_up(folder: &Path) -> crate::support::TestStore {
    let store = open().await;
    let table = store.table(1).await;
    store.append(&table, Version::START, vec![entry("a")]).await.expect("appended");
    Store::backup(store.place(), &folder.join("backup.db")).await.expect("copied");
    store
}

async fn execute(file: &Path, sql: &'static str) {
    let url = format!("sqlite://{}", file.display());
    let mut connection = SqliteConnection::connect(&url).await.expect("a database");
    sqlx::query(sql).execute(&mut connection).await.expect("a statement");
}

#[tokio::test]
async fn a_restored_store_is_the_one_that_was_backed_up() {
    let folder = TempDir::new().expect("a temporary directory");
    let (backup, data) = (folder.path().join("backup.db"), folder.path().join("new/data"));
    let store = backed_up(folder.path()).await;
    let before = std::fs::read(&backup).expect("a backup");
    let restored = Store::restore(&backup, &data).await.expect("restored");
    assert_eq!(restored.found, Some(restored.known));
    assert_eq!(std::fs::read(&backup).expect("a backup"), before, "the backup is not changed");
    let copy = Store::open(&data).await.expect("it opens");
    for table in store.sample_tables(10).await.expect("one table") {
        let logs = (copy.load_log(&table, Version::START).await, store.load_log(&table, Version::START).await);
        assert_eq!(logs.0.expect("a log"), logs.1.expect("a log"));
    }
    assert_eq!(copy.sample_tables(10).await.expect("one table").len(), 1);
    copy.close().await;
}

#[tokio::test]
async fn nothing_is_overwritten_and_no_server_disturbed() {
    let folder = TempDir::new().expect("a temporary directory");
    let (backup, data) = (folder.path().join("backup.db"), folder.path().join("data"));
    backed_up(folder.path()).await;
    let running = Store::open(&data).await.expect("a new store");
    assert_refused(Store::restore(&backup, &data).await, "store-in-use");
    running.create_guest("Anna").await.expect("it goes on");
    running.close().await;
    let before = std::fs::read(data.join(Store::FILE)).expect("a database");
    assert_refused(Store::restore(&backup, &data).await, "store-exists");
    assert_eq!(std::fs::read(data.join(Store::FILE)).expect("a database"), before);
}

#[tokio::test]
async fn what_cannot_be_used_is_not_restored() {
    let folder = TempDir::new().expect("a temporary directory");
    let (backup, data) = (folder.path().join("backup.db"), folder.path().join("data"));
    assert!(Store::restore(&backup, &data).await.is_err(), "there is no backup");
    backed_up(folder.path()).await;
    execute(&backup, "UPDATE format SET version = 1000").await;
    assert_refused(Store::restore(&backup, &data).await, "store-newer");
    execute(&backup, "DROP TABLE format").await;
    assert_refused(Store::restore(&backup, &data).await, "store-corrupt");
    std::fs::write(&backup, "not a database ".repeat(1000)).expect("written");
    assert_refused(Store::restore(&backup, &data).await, "store-corrupt");
    assert!(!data.join(Store::FILE).exists());
}
