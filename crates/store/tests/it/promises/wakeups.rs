//! Wake-ups of tables.

use super::open;
use crate::support::{TestStore, assert_refused, entry, new_table, table_id};
use store::{Millis, TableState, Version, Wakeup};

async fn due(store: &TestStore, times: std::ops::Range<i64>) -> Vec<String> {
    let tables = store.tables_to_wake(Millis(times.start)..Millis(times.end)).await.expect("a list");
    tables.iter().map(ToString::to_string).collect()
}

#[tokio::test]
async fn a_starting_table_is_due_at_once_and_an_ended_one_never() {
    let store = open().await;
    let table = new_table(1, store.guest("host").await);
    store.create_table(&table).await.expect("a new table");
    assert_eq!(due(&store, 0..100).await, [""; 0], "it waits for people");
    store.change(&table.id, |meta| meta.state = TableState::Running).await;
    assert_eq!(due(&store, 0..100).await, ["table-000001"]);
    store.change(&table.id, |meta| meta.settings = "changed".to_owned()).await;
    assert_eq!(due(&store, 0..100).await, ["table-000001"]);
    store.change(&table.id, |meta| meta.state = TableState::Finished).await;
    assert_eq!(due(&store, 0..i64::MAX).await, [""; 0]);
}

#[tokio::test]
async fn an_append_sets_the_wake_up() {
    let store = open().await;
    let [one, two, three] = [store.table(1).await, store.table(2).await, store.table(3).await];
    let append = async |table, wakeup| {
        let head = store.append_with_wakeup(table, Version::START, vec![entry("x")], wakeup).await;
        assert_eq!(head.expect("appended"), Version(1));
    };
    tokio::join!(append(&one, Wakeup::At(Millis(5_000))), append(&two, Wakeup::Never), append(&three, Wakeup::Keep));
    assert_eq!(due(&store, 0..1).await, ["table-000003"], "as before");
    assert_eq!(due(&store, 1..5_000).await, [""; 0]);
    assert_eq!(due(&store, 0..5_001).await, ["table-000003", "table-000001"], "the earliest first");
    store.append(&one, Version(1), vec![entry("y")]).await.expect("appended");
    assert_eq!(due(&store, 5_000..5_001).await, ["table-000001"], "an append that does not say changes nothing");
    let store = store.reopen().await;
    assert_eq!(due(&store, 0..i64::MAX).await, ["table-000003", "table-000001"]);
}

/// A table is put to sleep if nothing has happened, which is checked again when the time is written.
#[tokio::test]
async fn a_wake_up_can_change_without_entries() {
    let store = open().await;
    let table = store.table(1).await;
    store.append(&table, Version::START, vec![entry("x")]).await.expect("appended");
    let at = Wakeup::At(Millis(7_000));
    let late = store.append_with_wakeup(&table, Version::START, vec![], at).await;
    assert_refused(late, "store-conflict");
    assert_eq!(due(&store, 1..i64::MAX).await, [""; 0]);
    assert_eq!(store.append_with_wakeup(&table, Version(1), vec![], at).await.expect("kept"), Version(1));
    assert_eq!(due(&store, 1..i64::MAX).await, ["table-000001"]);
    assert_eq!(store.bodies(&table).await, ["x"]);
    assert_refused(store.append_with_wakeup(&table_id(2), Version::START, vec![], at).await, "store-not-found");
}

/// Among several appends in one commit, the last one for each table counts.
#[tokio::test]
async fn appends_in_one_batch_each_set_their_wake_up() {
    let store = open().await;
    let (one, two) = (store.table(1).await, store.table(2).await);
    let append = |table, version, at| {
        store.append_with_wakeup(table, Version(version), vec![entry("x")], Wakeup::At(Millis(at)))
    };
    let (a, b, c, d) = tokio::join!(append(&one, 0, 10), append(&two, 0, 20), append(&one, 1, 30), append(&one, 1, 40));
    assert_eq!([a, b, c].map(|head| head.expect("in order").0), [1, 1, 2]);
    assert_refused(d, "store-conflict");
    assert_eq!(due(&store, 0..30).await, ["table-000002"]);
    assert_eq!(due(&store, 30..31).await, ["table-000001"]);
}
