//! Tables and lists of them.

use super::open;
use crate::support::{assert_refused, ids, new_table, seat_of, table_id};
use store::{Revision, SeatRow, Sitter, StoreError, TableCounts, TableMeta, TableState, UserId, Visibility};

#[tokio::test]
async fn a_table_round_trips() {
    let store = open().await;
    let host = store.guest("host").await;
    let mut table = new_table(1, host);
    let bot = Sitter::Bot("some-bot".to_owned());
    table.meta.seats = vec![
        SeatRow { sitter: bot, name: "Bot".to_owned(), run_by: None, ready: true, nonce: None },
        SeatRow { sitter: Sitter::Nobody, name: String::new(), run_by: None, ready: false, nonce: None },
        SeatRow { ready: true, nonce: Some("a1b2".to_owned()), ..seat_of(host, "Host") },
    ];
    table.meta.visibility = Visibility::Link;
    store.create_table(&table).await.expect("a new table");

    let row = store.load_table(&table.id).await.expect("the table");
    assert_eq!((row.id, row.game, row.commitment), (table.id.clone(), table.game.clone(), table.commitment.clone()));
    assert_eq!(row.server_seed, table.server_seed);
    assert_eq!(row.meta, table.meta);
    assert_eq!((row.revision, row.created), (Revision(1), row.updated));
    assert_refused(store.create_table(&table).await, "store-exists");
    assert_refused(store.load_table(&table_id(2)).await, "store-not-found");
}

#[tokio::test]
async fn a_table_needs_existing_users() {
    let store = open().await;
    assert_refused(store.create_table(&new_table(1, UserId(-1))).await, "store-not-found");
    let mut table = new_table(1, store.guest("host").await);
    table.meta.seats.push(seat_of(UserId(-1), "nobody"));
    assert_refused(store.create_table(&table).await, "store-not-found");
    assert_refused(store.load_table(&table.id).await, "store-not-found");
}

#[tokio::test]
async fn outdated_updates_are_refused() {
    let store = open().await;
    let host = store.guest("host").await;
    let table = new_table(1, host);
    store.create_table(&table).await.expect("a new table");
    let changed = TableMeta { settings: "changed".to_owned(), seats: vec![], ..table.meta.clone() };
    let revision = store.update_table(&table.id, Revision(1), &changed).await.expect("updated");
    assert_eq!(revision, Revision(2));

    let late = store.update_table(&table.id, Revision(1), &table.meta).await;
    assert!(matches!(late, Err(StoreError::Outdated { revision: Revision(2) })), "{late:?}");
    let row = store.load_table(&table.id).await.expect("the table");
    assert_eq!((row.meta, row.revision), (changed, Revision(2)));
    assert_refused(store.update_table(&table_id(2), Revision(1), &table.meta).await, "store-not-found");
}

#[tokio::test]
async fn a_failed_update_changes_nothing() {
    let store = open().await;
    let table = new_table(1, store.guest("host").await);
    store.create_table(&table).await.expect("a new table");
    let wrong = TableMeta { seats: vec![seat_of(UserId(-1), "nobody")], ..table.meta.clone() };
    assert_refused(store.update_table(&table.id, Revision(1), &wrong).await, "store-not-found");
    let row = store.load_table(&table.id).await.expect("the table");
    assert_eq!((row.meta, row.revision), (table.meta, Revision(1)));
}

#[tokio::test]
async fn lists_contain_the_right_tables() {
    let store = open().await;
    let (ada, ben) = (store.guest("ada").await, store.guest("ben").await);
    let states = [TableState::Open, TableState::Finished, TableState::Running, TableState::Abandoned];
    for (number, state) in (1..).zip(states) {
        let mut table = new_table(number, ada);
        table.meta.state = state;
        table.meta.seats = vec![seat_of(ada, "Ada"), seat_of(ben, "Ben")];
        store.create_table(&table).await.expect("a new table");
    }
    let mut hidden = new_table(5, ada);
    hidden.meta.visibility = Visibility::Link;
    store.create_table(&hidden).await.expect("a new table");

    let of_ben = store.list_tables_of(ben, 10).await.expect("a list");
    assert_eq!(ids(&of_ben)[..2], ["table-000003", "table-000001"], "running, then open");
    assert_eq!(of_ben.len(), 4);
    assert_eq!(store.list_tables_of(ada, 10).await.expect("a list").len(), 5, "also the one only hosted");
    assert_eq!(ids(&store.list_tables_of(ben, 1).await.expect("a list")), ["table-000003"]);
    let counts = store.statistics().await.expect("figures").tables;
    assert_eq!(counts, TableCounts { open: 2, running: 1, finished: 1, abandoned: 1 });
}

#[test]
fn words_for_states_round_trip() {
    for state in TableState::ALL {
        assert_eq!(TableState::parse(state.as_str()), Some(state));
    }
    assert_eq!(TableState::parse("Open"), None);
    assert_eq!(Visibility::parse("link"), Some(Visibility::Link));
    assert_eq!(Visibility::parse("secret"), None);
}
