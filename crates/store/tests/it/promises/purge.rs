//! Old tables, and only those, are purged.

use super::open;
use crate::support::{TestStore, assert_refused, entry, new_table, table_id};
use store::{Entry, Millis, TableState, Version, Wakeup};

const LATER: i64 = 60_000;

async fn open_in_every_state(store: &TestStore) {
    let host = store.guest("host").await;
    for (number, state) in (0..).zip(TableState::ALL) {
        let mut table = new_table(number, host);
        table.meta.state = state;
        store.create_table(&table).await.expect("a new table");
        store.append(&table.id, Version::START, vec![entry("old")]).await.expect("appended");
    }
}

async fn states_left(store: &TestStore) -> Vec<TableState> {
    let mut left = Vec::new();
    for number in 0..TableState::ALL.len() {
        left.extend(store.load_table(&table_id(number)).await.map(|table| table.meta.state));
    }
    left
}

#[tokio::test]
async fn old_tables_are_purged_in_every_state() {
    let store = open().await;
    open_in_every_state(&store).await;
    assert_eq!(store.purge(Millis(Millis::now().0 - LATER)).await.expect("purged"), 0);
    assert_eq!(states_left(&store).await, TableState::ALL);
    assert_eq!(store.purge(Millis(Millis::now().0 + LATER)).await.expect("purged"), 4);
    assert_eq!(states_left(&store).await, []);
}

/// A player may have thirty days for a move.
#[tokio::test]
async fn a_table_with_a_running_clock_stays() {
    let store = open().await;
    let (running, asleep) = (store.table(1).await, store.table(2).await);
    let before = Millis(Millis::now().0 + LATER);
    store.append_with_wakeup(&running, Version::START, vec![], Wakeup::At(before)).await.expect("kept");
    store.append_with_wakeup(&asleep, Version::START, vec![], Wakeup::Never).await.expect("kept");
    assert_eq!(store.purge(before).await.expect("purged"), 1);
    assert!(store.load_table(&running).await.is_ok());
    assert_refused(store.load_table(&asleep).await, "store-not-found");
}

#[tokio::test]
async fn moves_and_chat_keep_a_table() {
    let store = open().await;
    open_in_every_state(&store).await;
    let [waiting, running, finished, abandoned] = [0, 1, 2, 3].map(table_id);
    let before = Millis(Millis::now().0 + LATER);
    let recent = || vec![Entry { at: before, ..entry("recent") }];
    store.append(&running, Version(1), recent()).await.expect("appended");
    store.append(&finished, Version(1), recent()).await.expect("appended");
    assert_eq!(store.purge(before).await.expect("purged"), 2);
    assert_refused(store.load_table(&waiting).await, "store-not-found");
    assert_refused(store.load_table(&abandoned).await, "store-not-found");
    assert_eq!(store.purge(Millis(before.0 + 1)).await.expect("purged"), 2);
}

#[tokio::test]
async fn log_and_chat_are_purged_too() {
    let store = open().await;
    let table = store.table(1).await;
    let row = store.change(&table, |meta| meta.state = TableState::Finished).await;
    store.append(&table, Version::START, vec![entry("x")]).await.expect("appended");
    store.add_chat(&table, row.meta.host, "bye").await.expect("said");
    assert_eq!(store.purge(Millis(Millis::now().0 + LATER)).await.expect("purged"), 1);
    assert_eq!(store.load_log(&table, Version::START).await.expect("nothing"), []);
    assert_eq!(store.load_chat(&table, None, 10).await.expect("nothing"), []);
    assert_eq!(store.list_tables_of(row.meta.host, 10).await.expect("nothing"), []);
}

/// The writer still caches where the purged table's log ended.
#[tokio::test]
async fn appending_to_a_purged_table_fails_only_that_append() {
    let store = open().await;
    let (purged, other) = (store.table(1).await, store.table(2).await);
    store.append(&purged, Version::START, vec![entry("x")]).await.expect("appended");
    let stays = Wakeup::At(Millis(i64::MAX));
    store.append_with_wakeup(&other, Version::START, vec![], stays).await.expect("kept");
    assert_eq!(store.purge(Millis(Millis::now().0 + LATER)).await.expect("purged"), 1);
    let (late, fine) = tokio::join!(
        store.append(&purged, Version(1), vec![entry("late")]),
        store.append(&other, Version::START, vec![entry("fine")]),
    );
    assert_refused(late, "store-not-found");
    assert_eq!(fine.expect("another table"), Version(1));
}

#[tokio::test]
async fn many_tables_are_purged_in_one_call() {
    let store = open().await;
    let host = store.guest("host").await;
    for number in 0..120 {
        let mut table = new_table(number, host);
        table.meta.state = TableState::Finished;
        store.create_table(&table).await.expect("a new table");
    }
    assert_eq!(store.purge(Millis(Millis::now().0 + LATER)).await.expect("purged"), 120);
    assert_eq!(store.statistics().await.expect("figures").tables.finished, 0);
}
