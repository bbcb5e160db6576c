//! Notices: noted with the move, queued once, sent once.

use super::open;
use crate::support::{TestStore, assert_refused, entry, new_table, seat_of};
use std::time::Duration;
use store::{Delivery, Millis, SeatNotice, Store, StoreError, TableId, TableState, UserId, Version, Wakeup};

const LEASE: Duration = Duration::from_secs(30);

fn asked(user: UserId, decision: i64, due: i64) -> SeatNotice {
    SeatNotice { seat: 0, user, decision: Version(decision), due: Some(Millis(due)) }
}

fn closed(user: UserId, decision: i64) -> SeatNotice {
    SeatNotice { seat: 0, user, decision: Version(decision), due: None }
}

/// A running table with this user.
async fn table_of(store: &TestStore, number: usize, user: UserId) -> TableId {
    let mut table = new_table(number, user);
    table.meta.state = TableState::Running;
    table.meta.seats = vec![seat_of(user, "Ada")];
    store.create_table(&table).await.expect("a new table");
    table.id
}

/// Ada, with a target and a table.
async fn ada(store: &TestStore) -> (UserId, TableId) {
    let ada = store.guest("Ada").await;
    store.add_notice_target(ada, "device", "settings", 5).await.expect("a new target");
    (ada, table_of(store, 1, ada).await)
}

async fn note(store: &Store, table: &TableId, after: i64, notice: SeatNotice) -> Result<Version, StoreError> {
    let entries = vec![entry("move")];
    store.append_with_notices(table, Version(after), entries, Wakeup::Keep, vec![notice]).await
}

async fn due(store: &Store, now: i64) -> Vec<UserId> {
    store.users_to_notify(Millis(now), 10).await.expect("a list")
}

async fn claim(store: &Store, now: i64) -> Vec<Delivery> {
    store.claim_deliveries(Millis(now), LEASE, 10).await.expect("a list")
}

#[tokio::test]
async fn a_decision_is_noted_with_its_move_or_not_at_all() {
    let store = open().await;
    let (ada, table) = ada(&store).await;
    note(&store, &table, 0, asked(ada, 1, 100)).await.expect("appended");
    assert_refused(note(&store, &table, 0, asked(ada, 9, 0)).await, "store-conflict");
    assert_eq!((due(&store, 99).await, due(&store, 100).await), (vec![], vec![ada]));
    let store = store.reopen().await;
    assert_eq!(due(&store, 100).await, [ada], "it survives a restart");
}

#[tokio::test]
async fn only_users_with_a_target_are_noted() {
    let store = open().await;
    let ben = store.guest("Ben").await;
    let table = table_of(&store, 1, ben).await;
    note(&store, &table, 0, asked(ben, 1, 0)).await.expect("appended");
    assert_eq!(due(&store, 100).await, []);
}

#[tokio::test]
async fn a_decision_that_is_closed_is_not_told() {
    let store = open().await;
    let (ada, table) = ada(&store).await;
    note(&store, &table, 0, asked(ada, 1, 100)).await.expect("appended");
    note(&store, &table, 1, closed(ada, 2)).await.expect("appended");
    assert_eq!(due(&store, 1000).await, []);
    note(&store, &table, 2, asked(ada, 1, 100)).await.expect("appended");
    assert_eq!(due(&store, 1000).await, [], "not even if it is noted late");
    note(&store, &table, 3, asked(ada, 4, 100)).await.expect("appended");
    assert_eq!(due(&store, 1000).await, [ada]);
}

#[tokio::test]
async fn a_queued_message_is_claimed_once_and_again_after_its_time() {
    let store = open().await;
    let (ada, table) = ada(&store).await;
    note(&store, &table, 0, asked(ada, 1, 100)).await.expect("appended");
    let other = Store::open(store.place()).await.ok();
    assert_eq!(store.queue_notices(ada, Millis(100)).await.expect("queued"), 1);
    if let Some(other) = &other {
        assert_eq!(other.queue_notices(ada, Millis(100)).await.expect("done"), 0, "once for all servers");
    }
    let first = claim(&store, 100).await;
    assert_eq!((first.len(), first[0].user, first[0].target.as_str()), (1, ada, "settings"));
    assert_eq!((&first[0].subjects[0].table, first[0].subjects[0].decision), (&table, Version(1)));
    assert!(claim(other.as_ref().unwrap_or(&store), 100).await.is_empty(), "it is being sent");
    let again = claim(&store, 100 + 30_000).await;
    assert_eq!((again.len(), again[0].id), (1, first[0].id), "its server is gone");
    store.release_deliveries(Millis(40_000), LEASE).await.expect("released");
    assert_eq!(claim(&store, 40_000).await.len(), 1, "its server is known to be gone");
    store.finish_delivery(first[0].id).await.expect("done");
    assert!(claim(&store, 1_000_000).await.is_empty());
}

#[tokio::test]
async fn a_claim_can_be_renewed_until_it_ends() {
    let store = open().await;
    let (ada, table) = ada(&store).await;
    note(&store, &table, 0, asked(ada, 1, 100)).await.expect("appended");
    store.queue_notices(ada, Millis(100)).await.expect("queued");
    let message = claim(&store, 100).await.remove(0);
    let renew = async |now| store.renew_delivery(message.id, Millis(now), LEASE).await.expect("no error");
    assert!(renew(20_000).await);
    assert!(claim(&store, 49_999).await.is_empty(), "it is still being sent");
    assert!(!renew(50_000).await, "any server may send it by now");
    assert_eq!(claim(&store, 50_000).await.len(), 1);
    store.finish_delivery(message.id).await.expect("done");
    assert!(!renew(50_001).await, "it is gone");
}

#[tokio::test]
async fn several_decisions_are_told_in_one_message() {
    let store = open().await;
    let (ada, table) = ada(&store).await;
    let second = table_of(&store, 2, ada).await;
    store.add_notice_target(ada, "another device", "other settings", 5).await.expect("a new target");
    note(&store, &table, 0, asked(ada, 1, 100)).await.expect("appended");
    note(&store, &second, 0, asked(ada, 1, 200)).await.expect("appended");
    store.postpone_notices_of(ada, Millis(150), Millis(300)).await.expect("postponed");
    assert_eq!((due(&store, 199).await, due(&store, 299).await), (vec![], vec![ada]));
    assert_eq!(store.queue_notices(ada, Millis(300)).await.expect("queued"), 2);
    let messages = claim(&store, 300).await;
    assert_eq!(messages.iter().map(|message| message.subjects.len()).collect::<Vec<_>>(), [2, 2]);
}

#[tokio::test]
async fn a_message_says_nothing_about_decisions_made_meanwhile() {
    let store = open().await;
    let (ada, table) = ada(&store).await;
    let second = table_of(&store, 2, ada).await;
    for table in [&table, &second] {
        note(&store, table, 0, asked(ada, 1, 100)).await.expect("appended");
    }
    store.queue_notices(ada, Millis(100)).await.expect("queued");
    note(&store, &table, 1, closed(ada, 2)).await.expect("appended");
    let messages = claim(&store, 100).await;
    assert_eq!(messages[0].subjects.iter().map(|subject| &subject.table).collect::<Vec<_>>(), [&second]);
    store.retry_delivery(messages[0].id, Millis(500)).await.expect("postponed");
    note(&store, &second, 1, asked(ada, 2, 9_999)).await.expect("appended");
    assert!(claim(&store, 500).await.is_empty());
    assert!(claim(&store, 1_000_000).await.is_empty(), "it is deleted");
}

#[tokio::test]
async fn a_failed_message_is_sent_again_later() {
    let store = open().await;
    let (ada, table) = ada(&store).await;
    note(&store, &table, 0, asked(ada, 1, 100)).await.expect("appended");
    store.queue_notices(ada, Millis(100)).await.expect("queued");
    let message = claim(&store, 100).await.remove(0);
    store.retry_delivery(message.id, Millis(700)).await.expect("postponed");
    assert!(claim(&store, 699).await.is_empty());
    let again = claim(&store, 700).await.remove(0);
    assert_eq!((again.id, again.attempts, again.created), (message.id, 1, Millis(100)));
}

#[tokio::test]
async fn a_notice_is_held_back_and_released() {
    let store = open().await;
    let (ada, table) = ada(&store).await;
    note(&store, &table, 0, asked(ada, 1, 100)).await.expect("appended");
    store.postpone_notice(&table, 0, Millis(5_000)).await.expect("held");
    assert_eq!(due(&store, 4_999).await, []);
    store.postpone_notice(&table, 0, Millis(200)).await.expect("released");
    assert_eq!(due(&store, 200).await, [ada]);
    store.queue_notices(ada, Millis(200)).await.expect("queued");
    store.postpone_notice(&table, 0, Millis(300)).await.expect("nothing to hold");
    assert_eq!(due(&store, 1_000).await, [], "told already");
}

#[tokio::test]
async fn what_was_put_off_can_be_told_earlier() {
    let store = open().await;
    let (ada, table) = ada(&store).await;
    let second = table_of(&store, 2, ada).await;
    note(&store, &table, 0, asked(ada, 1, 9_000)).await.expect("appended");
    note(&store, &second, 0, asked(ada, 1, 100)).await.expect("appended");
    store.advance_notices_of(ada, Millis(500)).await.expect("advanced");
    assert_eq!(store.queue_notices(ada, Millis(499)).await.expect("queued"), 1, "what was earlier stays so");
    assert_eq!((due(&store, 499).await, due(&store, 500).await), (vec![], vec![ada]));
}

#[tokio::test]
async fn a_device_has_one_user_and_a_user_so_many_targets() {
    let store = open().await;
    let (ada, ben) = (store.guest("Ada").await, store.guest("Ben").await);
    store.add_notice_target(ada, "device", "of Ada", 1).await.expect("a new target");
    store.add_notice_target(ada, "device", "of Ada again", 1).await.expect("replaced");
    assert_refused(store.add_notice_target(ada, "phone", "x", 1).await, "store-too-many");
    let id = store.add_notice_target(ben, "device", "of Ben", 1).await.expect("taken over");
    assert!(store.list_notice_targets(ada).await.expect("a list").is_empty());
    assert_refused(store.remove_notice_target(ada, id).await, "store-not-found");
    store.remove_notice_target(ben, id).await.expect("removed");
    assert_refused(store.add_notice_target(UserId(-1), "device", "x", 1).await, "store-not-found");
}

#[tokio::test]
async fn a_target_that_is_gone_takes_its_messages_along() {
    let store = open().await;
    let (ada, table) = ada(&store).await;
    note(&store, &table, 0, asked(ada, 1, 100)).await.expect("appended");
    store.queue_notices(ada, Millis(100)).await.expect("queued");
    let message = claim(&store, 100).await.remove(0);
    store.remove_target_of(message.id).await.expect("removed");
    assert!(store.list_notice_targets(ada).await.expect("a list").is_empty());
    assert!(claim(&store, 1_000_000).await.is_empty());
}

#[tokio::test]
async fn nothing_is_left_of_a_deleted_user() {
    let store = open().await;
    let (ada, table) = ada(&store).await;
    store.set_user_settings(ada, "quiet").await.expect("kept");
    let export = store.export_user(ada).await.expect("an export");
    assert_eq!((export.targets[0].settings.as_str(), export.settings.as_deref()), ("settings", Some("quiet")));
    note(&store, &table, 0, asked(ada, 1, 100)).await.expect("appended");
    store.delete_user(ada).await.expect("deleted");
    assert_eq!(due(&store, 1_000).await, []);
    assert!(store.list_notice_targets(ada).await.expect("a list").is_empty());
    assert_eq!(store.load_user_settings(ada).await.expect("an answer"), None);
}

/// A server is asked to send while another one writes: whoever comes first, nothing is lost or doubled.
#[tokio::test]
async fn servers_that_queue_at_once_queue_once() {
    let store = open().await;
    let (ada, table) = ada(&store).await;
    for round in 0..20 {
        note(&store, &table, round, asked(ada, round + 1, 100)).await.expect("appended");
        let queue = || store.queue_notices(ada, Millis(100));
        let (one, two, three) = tokio::join!(queue(), queue(), queue());
        assert_eq!([one, two, three].map(|queued| queued.expect("queued")).iter().sum::<usize>(), 1);
        let (one, two) = tokio::join!(claim(&store, 100), claim(&store, 100));
        assert_eq!(one.len() + two.len(), 1);
        let claimed = one.into_iter().chain(two).next().expect("a message");
        store.finish_delivery(claimed.id).await.expect("done");
    }
}
