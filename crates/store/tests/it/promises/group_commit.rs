//! Many tables at once.

use super::{open, open_with};
use crate::support::{TestStore, entry};
use store::{Settings, Store, TableId, Version};
use tokio::task::JoinSet;

const TABLES: usize = 40;
const APPENDS: usize = 25;

/// Appends one after another, one to three entries each, and returns all bodies.
async fn play(store: Store, table: TableId) -> (TableId, Vec<String>) {
    let mut head = Version::START;
    let mut bodies = Vec::new();
    for turn in 0..APPENDS {
        let new: Vec<String> = (0..=turn % 3).map(|part| format!("{table} {turn} {part}")).collect();
        let entries = new.iter().map(entry).collect();
        let next = store.append(&table, head, entries).await.expect("nobody else plays here");
        assert_eq!(next.0, head.0 + new.len() as i64);
        head = next;
        bodies.extend(new);
    }
    (table, bodies)
}

async fn play_everywhere(store: &TestStore) {
    let mut players = JoinSet::new();
    for number in 0..TABLES {
        players.spawn(play(store.store.clone(), store.table(number).await));
    }
    for (table, bodies) in players.join_all().await {
        assert_eq!(store.bodies(&table).await, bodies);
    }
}

/// All players share one thread: those answered by one commit wait for the next, however fast the disk is.
#[tokio::test]
async fn every_table_keeps_its_order_and_loses_nothing() {
    let store = open().await;
    play_everywhere(&store).await;
    let statistics = store.statistics().await.expect("figures");
    assert_eq!(statistics.appends, (TABLES * APPENDS) as u64);
    assert!(statistics.commits < statistics.appends / 2, "they hardly shared: {statistics:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_batch_is_no_larger_than_allowed() {
    let store = open_with(Settings { batch_limit: 1, ..Settings::default() }).await;
    play_everywhere(&store).await;
    let statistics = store.statistics().await.expect("figures");
    assert_eq!(statistics.commits, statistics.appends);
}

#[tokio::test]
async fn appends_larger_than_one_statement_are_atomic() {
    let store = open().await;
    let table = store.table(1).await;
    let bodies: Vec<String> = (0..10_000).map(|number| number.to_string()).collect();
    let head = store.append(&table, Version::START, bodies.iter().map(entry).collect()).await;
    assert_eq!(head.expect("appended"), Version(10_000));
    assert_eq!(store.bodies(&table).await, bodies);
    assert_eq!(store.statistics().await.expect("figures").commits, 1);
}
