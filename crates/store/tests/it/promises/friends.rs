//! Friends, by mutual request.

use super::open;
use crate::support::{TestStore, assert_refused, ids, new_table, seat_of};
use store::{FriendLimits, FriendRow, PasswordHash, SeatRow, Sitter, TableState, UserId, Visibility};

pub(crate) const LIMITS: FriendLimits = FriendLimits { friends: 3, requests: 2 };

pub(crate) async fn account(store: &TestStore, name: &str) -> UserId {
    let user = store.guest(name).await;
    store.register(user, name, &PasswordHash("hash".to_owned())).await.expect("registered");
    user
}

async fn ask(store: &TestStore, asker: UserId, asked: UserId) {
    store.ask_friend(asker, asked, LIMITS).await.expect("asked");
}

pub(crate) async fn befriend(store: &TestStore, one: UserId, other: UserId) {
    ask(store, one, other).await;
    store.accept_friend(other, one, LIMITS).await.expect("accepted");
}

fn names(rows: &[FriendRow]) -> Vec<&str> {
    rows.iter().map(|row| row.name.as_str()).collect()
}

/// The names of friends, of those who have asked, and of those who were asked.
pub(crate) async fn lists(store: &TestStore, user: UserId) -> [String; 3] {
    let lists = store.friend_lists(user).await.expect("an answer");
    [&lists.friends, &lists.received, &lists.sent].map(|list| names(list).join(" "))
}

#[tokio::test]
async fn two_who_want_it_become_friends() {
    let store = open().await;
    let (ada, ben, cleo) = (account(&store, "Ada").await, account(&store, "Ben").await, account(&store, "Cleo").await);
    ask(&store, ada, ben).await;
    ask(&store, ada, ben).await;
    assert_eq!(lists(&store, ada).await, ["", "", "Ben"]);
    assert_eq!(lists(&store, ben).await, ["", "Ada", ""]);
    assert_refused(store.accept_friend(ada, ben, LIMITS).await, "store-not-found");
    store.accept_friend(ben, ada, LIMITS).await.expect("accepted");
    ask(&store, cleo, ben).await;
    ask(&store, ben, cleo).await;
    let store = store.reopen().await;
    assert_eq!(lists(&store, ben).await, ["Ada Cleo", "", ""]);
    assert_eq!([lists(&store, ada).await, lists(&store, cleo).await], [["Ben", "", ""], ["Ben", "", ""]]);
    assert!(store.is_friend_of_any(ada, &[cleo, ben]).await.expect("an answer"));
    assert!(!store.is_friend_of_any(ada, &[cleo]).await.expect("an answer"));
    assert!(!store.is_friend_of_any(ada, &[]).await.expect("an answer"));
    assert!(store.drop_friend(ada, ben).await.expect("ended"));
    assert!(!store.drop_friend(ada, ben).await.expect("nothing to do"));
    assert_eq!([lists(&store, ada).await, lists(&store, ben).await], [["", "", ""], ["Cleo", "", ""]]);
}

/// Otherwise, declining would invite the next request.
#[tokio::test]
async fn a_declined_request_stays_declined_and_its_author_does_not_learn_of_it() {
    let store = open().await;
    let (ada, ben) = (account(&store, "Ada").await, account(&store, "Ben").await);
    ask(&store, ada, ben).await;
    let before = store.export_user(ada).await.expect("an export");
    assert!(!store.drop_friend(ben, ada).await.expect("declined"));
    assert_eq!([lists(&store, ada).await, lists(&store, ben).await], [["", "", "Ben"], ["", "", ""]]);
    assert_eq!(store.export_user(ada).await.expect("an export"), before);
    assert_refused(store.accept_friend(ben, ada, LIMITS).await, "store-not-found");
    store.drop_friend(ada, ben).await.expect("withdrawn");
    assert_eq!(lists(&store, ada).await, ["", "", ""]);
    ask(&store, ada, ben).await;
    assert_eq!([lists(&store, ada).await, lists(&store, ben).await], [["", "", "Ben"], ["", "", ""]]);
    ask(&store, ben, ada).await;
    assert_eq!([lists(&store, ada).await, lists(&store, ben).await], [["Ben", "", ""], ["Ada", "", ""]]);
}

#[tokio::test]
async fn a_withdrawn_request_is_gone_and_can_not_be_answered_by_asking_back() {
    let store = open().await;
    let (ada, ben) = (account(&store, "Ada").await, account(&store, "Ben").await);
    ask(&store, ada, ben).await;
    store.drop_friend(ada, ben).await.expect("withdrawn");
    assert_eq!(lists(&store, ben).await, ["", "", ""]);
    ask(&store, ada, ben).await;
    store.drop_friend(ben, ada).await.expect("declined");
    store.drop_friend(ada, ben).await.expect("withdrawn");
    ask(&store, ben, ada).await;
    assert_eq!([lists(&store, ada).await, lists(&store, ben).await], [["", "Ben", ""], ["", "", "Ada"]]);
}

#[tokio::test]
async fn friends_and_requests_have_limits() {
    let store = open().await;
    let mut others = Vec::new();
    for name in ["Ben", "Cleo", "Dan", "Eve"] {
        others.push(account(&store, name).await);
    }
    let ada = account(&store, "Ada").await;
    ask(&store, ada, others[0]).await;
    ask(&store, ada, others[1]).await;
    ask(&store, ada, others[1]).await;
    assert_refused(store.ask_friend(ada, others[2], LIMITS).await, "store-too-many");
    assert_eq!(lists(&store, ada).await[2].split(' ').count(), 2, "nothing was stored");
    for other in &others[..3] {
        ask(&store, *other, ada).await;
        let _ = store.accept_friend(ada, *other, LIMITS).await;
    }
    assert_refused(store.ask_friend(ada, others[3], LIMITS).await, "store-too-many");
    ask(&store, others[3], ada).await;
    assert_refused(store.accept_friend(ada, others[3], LIMITS).await, "store-too-many");
}

#[tokio::test]
async fn friends_are_exported_and_deleted_with_either_account() {
    let store = open().await;
    let (ada, ben, cleo) = (account(&store, "Ada").await, account(&store, "Ben").await, account(&store, "Cleo").await);
    befriend(&store, ada, ben).await;
    ask(&store, ada, cleo).await;
    let exported = store.export_user(ada).await.expect("an export").friends;
    assert_eq!((names(&exported.friends), names(&exported.sent)), (vec!["Ben"], vec!["Cleo"]));
    store.delete_user(ada).await.expect("deleted");
    assert_eq!([lists(&store, ben).await, lists(&store, cleo).await], [["", "", ""], ["", "", ""]]);
    assert_refused(store.ask_friend(ben, ada, LIMITS).await, "store-not-found");
    assert_refused(store.drop_friend(ben, ada).await, "store-not-found");
}

/// A friend who plays under another name at a public table has not told anybody.
#[tokio::test]
async fn open_tables_of_friends_are_those_opened_to_them_and_public_ones_under_their_names() {
    let store = open().await;
    let (ada, ben, cleo) = (account(&store, "Ada").await, account(&store, "Ben").await, account(&store, "Cleo").await);
    befriend(&store, ada, ben).await;
    let free = SeatRow { sitter: Sitter::Nobody, name: String::new(), ready: false, nonce: None };
    let cases = [
        (1, ben, "Ben", Visibility::Friends),
        (2, ben, "Ben", Visibility::Link),
        (3, cleo, "Cleo", Visibility::Friends),
        (4, ben, "Ben", Visibility::Public),
        (5, ben, "Countess", Visibility::Public),
        (6, ben, "Countess", Visibility::Friends),
        (7, cleo, "Cleo", Visibility::Public),
    ];
    for (number, host, name, visibility) in cases {
        let mut table = new_table(number, host);
        (table.meta.visibility, table.meta.state) = (visibility, TableState::Open);
        table.meta.seats = vec![seat_of(host, name), free.clone()];
        store.create_table(&table).await.expect("a new table");
    }
    let mut listed: Vec<_> = store.list_tables_of_friends(ada, 10).await.expect("a list");
    listed.sort_by(|one, other| one.id.cmp(&other.id));
    assert_eq!(ids(&listed), ["table-000001", "table-000004", "table-000006"]);
    assert_eq!(store.list_tables_of_friends(cleo, 10).await.expect("a list"), []);
    let lobby = store.list_open_tables(None, 10).await.expect("a list");
    assert!(lobby.iter().all(|table| table.meta.visibility == Visibility::Public));
}

/// Friends may watch, so servers have to look again.
#[tokio::test]
async fn the_end_of_a_friendship_changes_the_revision_of_running_games() {
    let store = open().await;
    let (ada, ben) = (account(&store, "Ada").await, account(&store, "Ben").await);
    befriend(&store, ada, ben).await;
    let mut table = new_table(1, ben);
    table.meta.state = TableState::Running;
    table.meta.seats = vec![seat_of(ben, "Ben")];
    store.create_table(&table).await.expect("a new table");
    let before = store.load_table(&table.id).await.expect("a table").revision;
    store.drop_friend(ada, ben).await.expect("ended");
    assert!(store.load_table(&table.id).await.expect("a table").revision > before);
}
