//! Opening, closing, migrating.

use super::open;
use crate::support::{assert_refused, entry, table_id};
use store::{Store, StoreError, Version};

#[tokio::test]
async fn everything_is_still_there_after_reopening() {
    let store = open().await;
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
async fn secrets_differ_by_name_and_are_the_same_for_concurrent_callers() {
    let store = open().await;
    let (one, two, other) = tokio::join!(store.secret("a"), store.secret("a"), store.secret("b"));
    assert_eq!(one.expect("a key"), two.expect("a key"));
    assert_ne!(store.secret("a").await.expect("a key"), other.expect("a key"));
}

#[tokio::test]
async fn a_newer_database_is_refused_with_an_explanation() {
    let store = open().await;
    let table = store.table(1).await;
    store.close().await;
    store.execute("UPDATE format SET version = version + 96").await;

    let error = Store::open(store.place()).await.expect_err("it is newer");
    let StoreError::Newer { found, known } = error else { panic!("{error:?}") };
    assert_eq!(found, known + 96);
    assert!(error.to_string().contains("newer version") && error.to_string().contains(&found.to_string()), "{error}");

    store.execute("UPDATE format SET version = version - 96").await;
    let store = store.reopen().await;
    assert_eq!(store.load_table(&table).await.expect("the table").id, table);
}

#[tokio::test]
async fn a_log_with_a_gap_is_reported_as_corrupt() {
    let store = open().await;
    let table = store.table(1).await;
    store.append(&table, Version::START, vec![entry("a"), entry("b"), entry("c")]).await.expect("appended");
    store.execute("DELETE FROM log WHERE version = 2").await;
    assert_refused(store.load_log(&table, Version::START).await, "store-corrupt");
    assert_eq!(store.load_log(&table, Version(2)).await.expect("the rest is whole").len(), 1);
}

#[tokio::test]
async fn a_closed_store_says_so() {
    let store = open().await;
    let table = store.table(1).await;
    let clone = store.store.clone();
    store.close().await;
    store.close().await;
    assert_refused(clone.append(&table, Version::START, vec![entry("late")]).await, "store-closed");
    assert_refused(clone.load_table(&table_id(1)).await, "store-closed");
    assert_refused(clone.create_guest("late").await, "store-closed");
}

#[tokio::test]
async fn closing_waits_for_pending_writes() {
    let store = open().await;
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
