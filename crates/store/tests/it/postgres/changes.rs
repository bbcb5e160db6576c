//! Stores that share a database notify each other.

use super::open;
use crate::support::{TestStore, entry};
use std::time::Duration;
use store::{Change, Changes, Revision, Store, TableId, Version};
use tokio::time::timeout;

const PATIENCE: Duration = Duration::from_secs(20);

async fn heard(changes: &mut Changes) -> Change {
    timeout(PATIENCE, changes.next()).await.expect("something is told").expect("the store is open")
}

async fn another(store: &TestStore) -> Store {
    Store::open(store.place()).await.expect("opened twice")
}

fn log(table: &TableId, head: i64) -> Change {
    Change::Log { table: table.clone(), head: Version(head) }
}

#[tokio::test]
async fn changes_by_other_stores_are_reported_in_order() {
    let here = open().await;
    let there = another(&here).await;
    let (table, user) = (here.table(1).await, here.guest("ada").await);
    let mut changes = here.changes().await.expect("listening");
    there.append(&table, Version::START, vec![entry("a"), entry("b")]).await.expect("appended");
    there.add_chat(&table, user, "hello").await.expect("said");
    for on in [true, true, false] {
        there.set_reaction(&table, 1, user, "heart", on).await.expect("a reaction");
    }
    let row = there.load_table(&table).await.expect("the table");
    there.update_table(&table, row.revision, &row.meta).await.expect("updated");

    assert_eq!(heard(&mut changes).await, log(&table, 2));
    assert_eq!(heard(&mut changes).await, Change::Chat { table: table.clone(), seq: 1 });
    for _ in 0..2 {
        assert_eq!(heard(&mut changes).await, Change::Reaction { table: table.clone(), seq: 1 });
    }
    assert_eq!(heard(&mut changes).await, Change::Table { table, revision: Revision(2) });
}

#[tokio::test]
async fn reported_changes_can_be_read() {
    let here = open().await;
    let there = another(&here).await;
    let table = here.table(1).await;
    let mut changes = here.changes().await.expect("listening");
    for version in 0..50 {
        there.append(&table, Version(version), vec![entry("x")]).await.expect("appended");
        assert_eq!(heard(&mut changes).await, log(&table, version + 1));
        assert_eq!(here.load_log(&table, Version(version)).await.expect("a log").len(), 1);
    }
}

#[tokio::test]
async fn a_deleted_user_changes_tables() {
    let here = open().await;
    let table = here.table(1).await;
    let host = here.load_table(&table).await.expect("the table").meta.host;
    let mut changes = here.changes().await.expect("listening");
    another(&here).await.delete_user(host).await.expect("deleted");
    assert_eq!(heard(&mut changes).await, Change::Table { table, revision: Revision(2) });
}

/// Changes can't be reported in the meantime, but the caller learns that some may have been missed.
#[tokio::test]
async fn a_lost_connection_is_reported_and_restored() {
    const CUT: &str = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                       WHERE datname = current_database() AND query LIKE 'LISTEN%'";
    let here = open().await;
    let table = here.table(1).await;
    let mut changes = here.changes().await.expect("listening");
    for round in 0..3 {
        here.execute(CUT).await;
        assert_eq!(heard(&mut changes).await, Change::Missed);
        here.append(&table, Version(round), vec![entry("x")]).await.expect("appended");
        assert_eq!(heard(&mut changes).await, log(&table, round + 1));
    }
}

#[tokio::test]
async fn listeners_learn_that_the_store_was_closed() {
    let store = open().await;
    let mut changes = store.changes().await.expect("listening");
    let listening = tokio::spawn(async move { changes.next().await });
    tokio::task::yield_now().await;
    store.close().await;
    assert_eq!(timeout(PATIENCE, listening).await.expect("it ends").expect("no panic"), None);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_two_stores_race_exactly_one_wins_each_entry() {
    let here = open().await;
    let there = another(&here).await;
    let tables = [here.table(1).await, here.table(2).await, here.table(3).await];
    let (one, two) = tokio::join!(
        tokio::spawn(race(here.store.clone(), tables.clone(), "here")),
        tokio::spawn(race(there, tables.clone(), "there")),
    );
    let mut won = [one.expect("no panic"), two.expect("no panic")].concat();
    let mut kept = Vec::new();
    for table in &tables {
        let bodies = here.bodies(table).await;
        assert_eq!(bodies.len() as i64, ROUNDS, "{table}");
        kept.extend(bodies);
    }
    won.sort();
    kept.sort();
    assert_eq!(won, kept, "what was acknowledged is what is there");
}

const ROUNDS: i64 = 40;

/// Appends to all tables at once, repeatedly, and returns everything acknowledged.
async fn race(store: Store, tables: [TableId; 3], who: &'static str) -> Vec<String> {
    let mut won = Vec::new();
    for version in 0..ROUNDS {
        let body = |table: &TableId| format!("{who} {table} {version}");
        let [a, b, c] = &tables;
        let append = |table, body| store.append(table, Version(version), vec![entry(body)]);
        let (x, y, z) = tokio::join!(append(a, body(a)), append(b, body(b)), append(c, body(c)));
        for (table, outcome) in tables.iter().zip([x, y, z]) {
            match outcome {
                Ok(_) => won.push(body(table)),
                Err(error) => assert_eq!(error.key(), "store-conflict", "{error:?}"),
            }
        }
    }
    won
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn users_at_two_stores_may_chat_at_once() {
    let here = open().await;
    let there = another(&here).await;
    let (table, user) = (here.table(1).await, here.guest("ada").await);
    let talk = |store: Store, table: TableId| async move {
        for _ in 0..30 {
            store.add_chat(&table, user, "and").await.expect("said");
        }
    };
    let (one, two) =
        tokio::join!(tokio::spawn(talk(here.store.clone(), table.clone())), tokio::spawn(talk(there, table.clone())));
    one.and(two).expect("nobody was refused");
    let lines = here.load_chat(&table, None, 100).await.expect("lines");
    assert_eq!(lines.iter().map(|line| line.seq).collect::<Vec<_>>(), (1..=60).collect::<Vec<_>>());
}
