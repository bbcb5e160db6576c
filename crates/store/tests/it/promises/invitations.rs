//! Invitations of friends to tables.

use super::friends::{account, befriend};
use super::open;
use crate::support::{TestStore, assert_refused, ids, new_table, seat_of, table_id};
use store::{Millis, NewTable, SeatRow, Sitter, TableId, TableState, UserId};

fn free() -> SeatRow {
    SeatRow { sitter: Sitter::Nobody, name: String::new(), ready: false, nonce: None }
}

/// An open table with two free seats.
fn open_table(number: usize, host: UserId) -> NewTable {
    let mut table = new_table(number, host);
    table.meta.state = TableState::Open;
    table.meta.seats = vec![seat_of(host, "Host"), free(), free()];
    table
}

/// Ada, who hosts two tables, with her friend Ben, and Cleo.
async fn company() -> (TestStore, [UserId; 3], TableId) {
    let store = open().await;
    let users = [account(&store, "Ada").await, account(&store, "Ben").await, account(&store, "Cleo").await];
    befriend(&store, users[0], users[1]).await;
    for number in [1, 2] {
        store.create_table(&open_table(number, users[0])).await.expect("a new table");
    }
    (store, users, table_id(1))
}

async fn invitations(store: &TestStore, user: UserId) -> Vec<String> {
    let tables = store.list_invitations_of(user, 10).await.expect("a list");
    ids(&tables).into_iter().map(str::to_owned).collect()
}

async fn invited(store: &TestStore, table: &TableId) -> Vec<String> {
    store.invited_to(table).await.expect("a list").into_iter().map(|it| it.name).collect()
}

#[tokio::test]
async fn a_host_invites_friends_to_an_open_table() {
    let (store, [ada, ben, cleo], table) = company().await;
    for _ in 0..2 {
        store.invite_friend(&table, ada, ben, 1).await.expect("invited");
    }
    assert_refused(store.invite_friend(&table, ada, cleo, 1).await, "store-not-found");
    assert_refused(store.invite_friend(&table, ben, ada, 1).await, "store-not-found");
    befriend(&store, ada, cleo).await;
    assert_refused(store.invite_friend(&table, ada, cleo, 1).await, "store-too-many");
    let store = store.reopen().await;
    assert_eq!(
        (invitations(&store, ben).await, invited(&store, &table).await),
        (vec![table.to_string()], vec!["Ben".to_owned()])
    );
    store.delete_invitation(&table, ben).await.expect("declined");
    assert!(invitations(&store, ben).await.is_empty() && invited(&store, &table).await.is_empty());
    assert_refused(store.delete_invitation(&table, ben).await, "store-not-found");
}

#[tokio::test]
async fn an_invitation_to_a_full_table_waits_and_one_to_a_game_that_has_begun_is_gone() {
    let (store, [ada, ben, cleo], table) = company().await;
    store.invite_friend(&table, ada, ben, 5).await.expect("invited");
    let row = store.load_table(&table).await.expect("a table");
    let mut meta = row.meta.clone();
    meta.seats = vec![seat_of(ada, "Ada"), seat_of(cleo, "Cleo")];
    let revision = store.update_table(&table, row.revision, &meta).await.expect("full");
    assert!(invitations(&store, ben).await.is_empty());
    meta.seats[1] = free();
    let revision = store.update_table(&table, revision, &meta).await.expect("free again");
    assert_eq!(invitations(&store, ben).await, [table.to_string()]);
    meta.state = TableState::Running;
    store.update_table(&table, revision, &meta).await.expect("begun");
    assert!(invited(&store, &table).await.is_empty());
    assert_refused(store.invite_friend(&table, ada, ben, 5).await, "store-not-found");
}

#[tokio::test]
async fn invitations_end_with_the_friendship() {
    let (store, [ada, ben, _], table) = company().await;
    store.invite_friend(&table, ada, ben, 5).await.expect("invited");
    store.drop_friend(ben, ada).await.expect("ended");
    assert!(invitations(&store, ben).await.is_empty() && invited(&store, &table).await.is_empty());
}

#[tokio::test]
async fn invitations_are_exported_to_both_and_deleted_with_either_account_and_the_table() {
    let (store, [ada, ben, cleo], table) = company().await;
    befriend(&store, ada, cleo).await;
    for user in [ben, cleo] {
        store.invite_friend(&table, ada, user, 5).await.expect("invited");
    }
    let exported = store.export_user(ben).await.expect("an export").invitations;
    assert_eq!((exported.len(), exported[0].host, exported[0].user), (1, ada, ben));
    assert_eq!(store.export_user(ada).await.expect("an export").invitations.len(), 2);
    store.delete_user(ben).await.expect("deleted");
    assert_eq!(invited(&store, &table).await, ["Cleo"]);
    store.purge(Millis(i64::MAX)).await.expect("purged");
    assert!(invited(&store, &table).await.is_empty());
    store.create_table(&open_table(3, ada)).await.expect("a new table");
    store.invite_friend(&table_id(3), ada, cleo, 5).await.expect("invited");
    store.delete_user(ada).await.expect("deleted");
    assert!(invitations(&store, cleo).await.is_empty());
}
