//! Health checks use the database.

use super::open;
use crate::support::{assert_refused, entry};
use std::time::{Duration, Instant};
use store::{StoreError, Version};

const LIMIT: Duration = Duration::from_secs(2);

#[tokio::test]
async fn a_database_that_can_be_written_to_is_healthy() {
    let store = open().await;
    for _ in 0..3 {
        store.check_health(LIMIT).await.expect("healthy");
    }
    store.close().await;
    assert_refused(store.check_health(LIMIT).await, "store-closed");
}

#[tokio::test]
async fn a_full_database_is_not_healthy_until_there_is_space() {
    let store = open().await;
    let table = store.table(1).await;
    store.fill_up().await;
    let mut head = Version::START;
    while let Ok(next) = store.append(&table, head, vec![entry("x")]).await {
        head = next;
    }
    assert_refused(store.check_health(LIMIT).await, "store-full");
    store.make_room().await;
    store.check_health(LIMIT).await.expect("healthy again");
}

/// Another transaction holds the row to be written.
#[tokio::test]
async fn an_unresponsive_database_is_not_waited_for() {
    let store = open().await;
    let busy = store.keep_busy().await;
    let begin = Instant::now();
    let refused = store.check_health(Duration::from_millis(300)).await;
    assert!(matches!(refused, Err(StoreError::Unavailable(_))), "{refused:?}");
    assert!(begin.elapsed() < LIMIT, "{:?}", begin.elapsed());
    drop(busy);
}
