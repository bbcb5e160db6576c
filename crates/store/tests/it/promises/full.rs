//! No space left.

use super::open;
use crate::support::{assert_refused, entry, new_table};
use store::{Store, StoreError, TableId, Version};

/// Appends until that fails, and returns the error and the last version.
async fn append_until_full(store: &Store, table: &TableId) -> (StoreError, Version) {
    let mut head = Version::START;
    loop {
        match store.append(table, head, vec![entry("x".repeat(500)), entry("y".repeat(500))]).await {
            Ok(next) => head = next,
            Err(error) => return (error, head),
        }
        assert!(head.0 < 10_000, "it never gets full");
    }
}

#[tokio::test]
async fn a_full_disk_is_reported_and_nothing_is_half_written() {
    let store = open().await;
    let table = store.table(1).await;
    store.fill_up().await;
    let (error, head) = append_until_full(&store, &table).await;
    assert!(matches!(error, StoreError::Full), "{error:?}");
    assert_eq!(store.bodies(&table).await.len() as i64, head.0);
    assert_eq!(store.reopen().await.bodies(&table).await.len() as i64, head.0);
}

#[tokio::test]
async fn appends_work_again_once_there_is_space() {
    let store = open().await;
    let table = store.table(1).await;
    store.fill_up().await;
    let (_, head) = append_until_full(&store, &table).await;
    // Repeatedly: the writer recovers from each failure.
    for _ in 0..5 {
        assert_refused(store.append(&table, head, vec![entry("z".repeat(9_000))]).await, "store-full");
    }
    store.make_room().await;
    assert_eq!(store.append(&table, head, vec![entry("again")]).await.expect("appended").0, head.0 + 1);
    assert_eq!(store.bodies(&table).await.last().expect("an entry"), "again");
}

#[tokio::test]
async fn all_waiting_callers_learn_of_the_failure() {
    let store = open().await;
    let (one, two) = (store.table(1).await, store.table(2).await);
    store.fill_up().await;
    let large = || vec![entry("x".repeat(100_000))];
    let (first, second) =
        tokio::join!(store.append(&one, Version::START, large()), store.append(&two, Version::START, large()));
    assert_refused(first, "store-full");
    assert_refused(second, "store-full");
    assert!(store.bodies(&one).await.is_empty() && store.bodies(&two).await.is_empty());
}

#[tokio::test]
async fn other_writes_also_report_it_and_recover() {
    let store = open().await;
    let host = store.guest("host").await;
    store.fill_up().await;
    let mut table = new_table(1, host);
    table.meta.settings = "x".repeat(100_000);
    for _ in 0..3 {
        assert_refused(store.create_table(&table).await, "store-full");
    }
    assert_refused(store.load_table(&table.id).await, "store-not-found");
    store.make_room().await;
    store.create_table(&table).await.expect("a new table");
}
