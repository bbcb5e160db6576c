//! Seats that change hands in the middle of a game.

use super::open;
use crate::support::{TestStore, assert_refused, entry, new_table};
use store::{
    Entry, FormerPlayer, Millis, Revision, SeatChange, SeatNotice, SeatOrders, SeatRow, Sitter, TableId, TableState,
    UserId, Version, Visibility,
};

fn seat_of(user: UserId, name: &str) -> SeatRow {
    SeatRow { sitter: Sitter::User(user), name: name.to_owned(), ready: true, nonce: Some("nonce".to_owned()) }
}

/// A running public table of Ada and Ben, with two log entries of seat 0.
async fn running(store: &TestStore, ada: UserId, ben: UserId) -> TableId {
    let mut table = new_table(1, ada);
    table.meta.state = TableState::Running;
    table.meta.visibility = Visibility::Public;
    table.meta.seats = vec![seat_of(ada, "Ada"), seat_of(ben, "Ben")];
    store.create_table(&table).await.expect("a new table");
    store.append(&table.id, Version::START, vec![of_seat("one"), of_seat("two")]).await.expect("appended");
    table.id
}

fn of_seat(body: &str) -> Entry {
    Entry { seat: Some(0), ..entry(body) }
}

/// Seat 0 changes hands.
async fn change(store: &TestStore, table: &TableId, user: UserId, name: &str) -> SeatChange {
    let row = store.load_table(table).await.expect("the table");
    let head = store.load_log(table, Version::START).await.expect("the log").last().expect("an entry").version;
    let mut meta = row.meta;
    meta.seats[0] = seat_of(user, name);
    SeatChange { seat: 0, meta, expected: row.revision, head, entry: of_seat("take"), notices: Vec::new() }
}

fn bodies(entries: &[store::ExportedEntry]) -> Vec<&str> {
    entries.iter().map(|entry| entry.body.as_str()).collect()
}

#[tokio::test]
async fn a_seat_changes_hands_in_row_and_log_at_once() {
    let store = open().await;
    let (ada, ben, cleo) = (store.guest("Ada").await, store.guest("Ben").await, store.guest("Cleo").await);
    let table = running(&store, ada, ben).await;
    let taken = change(&store, &table, cleo, "Cleo").await;
    assert_eq!(store.change_seat(&table, &taken).await.expect("changed"), Revision(2));
    assert_refused(store.change_seat(&table, &taken).await, "store-outdated");
    let late = SeatChange { expected: Revision(2), ..taken };
    assert_refused(store.change_seat(&table, &late).await, "store-conflict");
    let store = store.reopen().await;
    let row = store.load_table(&table).await.expect("the table");
    assert_eq!((row.revision, &row.meta.seats[0]), (Revision(2), &seat_of(cleo, "Cleo")));
    let former = FormerPlayer { version: Version(3), seat: 0, user: ada, name: "Ada".to_owned() };
    assert_eq!(store.former_players(&table).await.expect("an answer"), [former]);
    assert_eq!(store.append(&table, Version(3), vec![of_seat("four")]).await.expect("appended"), Version(4));
}

#[tokio::test]
async fn each_player_is_given_their_own_part_of_the_log() {
    let store = open().await;
    let (ada, ben, cleo) = (store.guest("Ada").await, store.guest("Ben").await, store.guest("Cleo").await);
    let table = running(&store, ada, ben).await;
    let taken = change(&store, &table, cleo, "Cleo").await;
    store.change_seat(&table, &taken).await.expect("changed");
    store.append(&table, Version(3), vec![of_seat("four")]).await.expect("appended");
    let export = store.export_user(ada).await.expect("an export");
    assert_eq!(bodies(&export.entries), ["one", "two"]);
    assert_eq!((export.former_seats[0].name.as_str(), export.former_seats[0].until), ("Ada", Version(3)));
    assert_eq!(bodies(&store.export_user(cleo).await.expect("an export").entries), ["take", "four"]);
    assert_eq!(store.export_user(ben).await.expect("an export").former_seats, []);
}

#[tokio::test]
async fn nothing_of_the_former_player_is_left_at_the_seat() {
    let store = open().await;
    let (ada, ben, cleo) = (store.guest("Ada").await, store.guest("Ben").await, store.guest("Cleo").await);
    let table = running(&store, ada, ben).await;
    for (user, seat) in [(ada, 0), (ben, 1)] {
        store.add_notice_target(user, &format!("key {seat}"), "target", 5).await.expect("a target");
        store.set_note(user, &table, "note").await.expect("kept");
        let orders = SeatOrders { user, seat, orders: "orders".to_owned() };
        store.set_seat_orders(&table, &orders).await.expect("kept");
    }
    let notice = |user| SeatNotice { seat: 0, user, decision: Version(3), due: Some(Millis(5)) };
    store
        .append_with_notices(&table, Version(2), vec![of_seat("three")], store::Wakeup::Keep, vec![notice(ada)])
        .await
        .expect("appended");
    store.queue_notices(ada, Millis(6)).await.expect("queued");
    let taken = SeatChange { notices: vec![notice(cleo)], ..change(&store, &table, cleo, "Cleo").await };
    store.add_notice_target(cleo, "key", "target", 5).await.expect("a target");
    store.change_seat(&table, &taken).await.expect("changed");
    assert_eq!(store.load_note(ada, &table).await.expect("an answer"), None);
    assert_eq!(store.load_note(ben, &table).await.expect("an answer").as_deref(), Some("note"));
    assert_eq!(store.seat_orders(&table).await.expect("an answer").len(), 1);
    assert_eq!(store.users_to_notify(Millis(9), 9).await.expect("a list"), [cleo]);
    let sent = store.claim_deliveries(Millis(9), std::time::Duration::from_secs(1), 9).await.expect("a list");
    assert!(sent.is_empty(), "the decision is no longer hers");
}

#[tokio::test]
async fn a_deleted_former_player_leaves_no_name() {
    let store = open().await;
    let (ada, ben, cleo) = (store.guest("Ada").await, store.guest("Ben").await, store.guest("Cleo").await);
    let table = running(&store, ada, ben).await;
    let taken = change(&store, &table, cleo, "Cleo").await;
    store.change_seat(&table, &taken).await.expect("changed");
    store.delete_user(ada).await.expect("deleted");
    assert_eq!(store.former_players(&table).await.expect("an answer")[0].name, "");
    let row = store.load_table(&table).await.expect("the table");
    assert_eq!((row.revision, row.meta.seats[0].name.as_str()), (Revision(3), "Cleo"), "servers have to read it again");
    store.delete_user(ben).await.expect("deleted");
    let gone = change(&store, &table, ben, "Ben").await;
    assert_refused(store.change_seat(&table, &gone).await, "store-not-found");
}

#[tokio::test]
async fn games_count_for_those_who_play_from_start_to_end() {
    let store = open().await;
    let (ada, ben, cleo) = (store.guest("Ada").await, store.guest("Ben").await, store.guest("Cleo").await);
    let table = running(&store, ada, ben).await;
    let taken = change(&store, &table, cleo, "Cleo").await;
    let revision = store.change_seat(&table, &taken).await.expect("changed");
    let mut meta = taken.meta;
    meta.state = TableState::Finished;
    store.update_table(&table, revision, &meta).await.expect("finished");
    for (user, games) in [(ada, 0), (ben, 1), (cleo, 0)] {
        assert_eq!(store.list_finished_tables_of(user, 9).await.expect("a list").len(), games);
    }
}

#[tokio::test]
async fn the_lobby_lists_running_games_with_a_free_seat() {
    let store = open().await;
    let (ada, ben) = (store.guest("Ada").await, store.guest("Ben").await);
    let table = running(&store, ada, ben).await;
    let listed = async || store.list_open_tables(None, 9).await.expect("a list").len();
    assert_eq!(listed().await, 0);
    store.offer_seats(&table, 1).await.expect("listed");
    assert_eq!(listed().await, 1);
    assert_eq!(store.load_table(&table).await.expect("the table").revision, Revision(1));
    store.offer_seats(&table, 0).await.expect("no longer listed");
    assert_eq!(listed().await, 0);
}
