//! Opening, closing, migrating.

use crate::support::{TestStore, assert_refused, entry, table_id};
use sqlx::{Connection, SqliteConnection};
use std::fs;
use std::path::Path;
use store::{Store, StoreError, Version};
use tempfile::TempDir;

async fn execute(directory: &Path, sql: &'static str) {
    let address = format!("sqlite:{}", directory.join(Store::FILE).display());
    let mut connection = SqliteConnection::connect(&address).await.expect("the database is there");
    sqlx::query(sql).execute(&mut connection).await.expect("good SQL");
    connection.close().await.expect("closed");
}

#[tokio::test]
async fn everything_is_there_after_reopening() {
    let store = TestStore::open().await;
    let table = store.table(1).await;
    store.append(&table, Version::START, vec![entry("one")]).await.expect("appended");
    let secret = store.secret("cookies").await.expect("a key");
    let row = store.load_table(&table).await.expect("the table");

    let store = store.reopen().await;
    assert_eq!(store.bodies(&table).await, ["one"]);
    assert_eq!(store.load_table(&table).await.expect("the table"), row);
    assert_eq!(store.secret("cookies").await.expect("the key"), secret);
    assert_eq!(store.append(&table, Version(1), vec![entry("two")]).await.expect("appended"), Version(2));
}

#[tokio::test]
async fn secrets_differ_by_name_and_are_the_same_for_all_who_ask_at_once() {
    let store = TestStore::open().await;
    let (one, two, other) = tokio::join!(store.secret("a"), store.secret("a"), store.secret("b"));
    assert_eq!(one.expect("a key"), two.expect("a key"));
    assert_ne!(store.secret("a").await.expect("a key"), other.expect("a key"));
}

#[tokio::test]
async fn the_directory_is_created_for_its_owner_alone() {
    let directory = TempDir::new().expect("a temporary directory");
    let inner = directory.path().join("not/there/yet");
    Store::open(&inner).await.expect("a new store").close().await;
    assert!(inner.join(Store::FILE).exists());
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(fs::metadata(&inner).expect("it is there").permissions().mode() & 0o777, 0o700);
    }
}

#[tokio::test]
async fn a_directory_that_can_not_be_is_named() {
    let directory = TempDir::new().expect("a temporary directory");
    let file = directory.path().join("file");
    fs::write(&file, "in the way").expect("written");
    let error = Store::open(&file.join("data")).await.expect_err("a file is in the way");
    assert!(matches!(&error, StoreError::Unwritable { path } if *path == file.join("data")), "{error:?}");
    assert!(error.to_string().contains("file/data"), "{error}");
}

#[tokio::test]
async fn a_database_that_can_not_be_opened_names_its_directory() {
    let directory = TempDir::new().expect("a temporary directory");
    fs::create_dir(directory.path().join(Store::FILE)).expect("created");
    let error = Store::open(directory.path()).await.expect_err("a directory is in the way");
    assert!(matches!(&error, StoreError::Unwritable { path } if path == directory.path()), "{error:?}");
}

#[tokio::test]
async fn what_is_no_database_is_refused_and_left_alone() {
    let directory = TempDir::new().expect("a temporary directory");
    let file = directory.path().join(Store::FILE);
    let novel = "It was a dark and stormy night. ".repeat(100);
    fs::write(&file, &novel).expect("written");
    assert_refused(Store::open(directory.path()).await, "store-corrupt");
    assert_eq!(fs::read_to_string(&file).expect("still there"), novel);
}

#[tokio::test]
async fn a_newer_database_is_refused_in_words() {
    let store = TestStore::open().await;
    let table = store.table(1).await;
    store.close().await;
    let directory = store.directory.path();
    execute(directory, "UPDATE format SET version = 99").await;

    let error = Store::open(directory).await.expect_err("it is newer");
    assert!(matches!(error, StoreError::Newer { found: 99, known: 1 }), "{error:?}");
    assert!(error.to_string().contains("newer version") && error.to_string().contains("99"), "{error}");

    execute(directory, "UPDATE format SET version = 1").await;
    let store = Store::open(directory).await.expect("nothing was changed");
    assert_eq!(store.load_table(&table).await.expect("the table").id, table);
}

#[tokio::test]
async fn a_log_with_a_gap_is_not_passed_off_as_whole() {
    let store = TestStore::open().await;
    let table = store.table(1).await;
    store.append(&table, Version::START, vec![entry("a"), entry("b"), entry("c")]).await.expect("appended");
    execute(store.directory.path(), "DELETE FROM log WHERE version = 2").await;
    assert_refused(store.load_log(&table, Version::START).await, "store-corrupt");
    assert_eq!(store.load_log(&table, Version(2)).await.expect("the rest is whole").len(), 1);
}

#[tokio::test]
async fn a_closed_store_says_so() {
    let store = TestStore::open().await;
    let table = store.table(1).await;
    let clone = store.store.clone();
    store.close().await;
    store.close().await;
    assert_refused(clone.append(&table, Version::START, vec![entry("late")]).await, "store-closed");
    assert_refused(clone.load_table(&table_id(1)).await, "store-closed");
    assert_refused(clone.create_guest("late").await, "store-closed");
}

#[tokio::test]
async fn closing_waits_for_what_was_begun() {
    let store = TestStore::open().await;
    let table = store.table(1).await;
    let clone = store.store.clone();
    let append = {
        let table = table.clone();
        tokio::spawn(async move { clone.append(&table, Version::START, vec![entry("just in time")]).await })
    };
    tokio::task::yield_now().await;
    store.close().await;
    append.await.expect("no panic").expect("it was begun before");
    assert_eq!(store.reopen().await.bodies(&table).await, ["just in time"]);
}
