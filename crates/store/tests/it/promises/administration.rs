//! Lists of accounts, blocking, moderators, links for a new password, and the audit log.

use super::open;
use crate::support::{TestStore, assert_refused, ids, new_table};
use store::{LinkHash, Millis, PasswordHash, Store, UserId};

const LINK: LinkHash = LinkHash([1; 32]);
const OTHER: LinkHash = LinkHash([2; 32]);

fn hash(text: &str) -> PasswordHash {
    PasswordHash(text.to_owned())
}

fn in_an_hour() -> Millis {
    Millis(Millis::now().0 + 3_600_000)
}

async fn account(store: &TestStore, name: &str) -> UserId {
    let user = store.guest(name).await;
    store.register(user, name, &hash("old")).await.expect("registered");
    user
}

#[tokio::test]
async fn accounts_are_listed_by_name_in_pages() {
    let store = open().await;
    for name in ["Clara", "anna_b", "Bruno", "Hannah"] {
        account(&store, name).await;
    }
    store.guest("Annabel the guest").await;
    let names = async |text: &str, after: &str, limit| -> Vec<String> {
        let users = store.list_accounts(text, after, limit).await.expect("a list");
        users.into_iter().map(|user| user.name).collect()
    };
    assert_eq!(names("", "", 3).await, ["anna_b", "Bruno", "Clara"]);
    assert_eq!(names("", "Clara", 3).await, ["Hannah"]);
    assert_eq!(names("ANNA", "", 9).await, ["anna_b", "Hannah"]);
    assert_eq!(names("a_b", "", 9).await, ["anna_b"]);
    assert_eq!(names("%", "", 9).await, [""; 0]);
    let counts = store.count_users().await.expect("counts");
    assert_eq!((counts.accounts, counts.guests, counts.blocked), (4, 1, 0));
}

#[tokio::test]
async fn a_block_can_be_lifted() {
    let store = open().await;
    let user = store.guest("Rude").await;
    let before = store.user(user).await.expect("a guest");
    store.set_blocked(user, true).await.expect("blocked");
    let blocked = store.user(user).await.expect("a guest");
    assert!(!before.is_blocked && blocked.is_blocked);
    assert_eq!(blocked.session_epoch, before.session_epoch, "sessions work again once it is lifted");
    assert_eq!(store.count_users().await.expect("counts").blocked, 1);
    store.set_blocked(user, false).await.expect("unblocked");
    assert!(!store.user(user).await.expect("a guest").is_blocked);
    assert_refused(store.set_blocked(UserId(-1), true).await, "store-not-found");
}

#[tokio::test]
async fn only_accounts_become_moderators_until_they_are_deleted() {
    let store = open().await;
    let (guest, user) = (store.guest("Bruno").await, account(&store, "Anna").await);
    assert_refused(store.set_moderator(guest, true).await, "store-not-found");
    store.set_moderator(user, true).await.expect("a moderator");
    assert!(store.user(user).await.expect("an account").is_moderator);
    store.set_moderator(user, false).await.expect("no longer");
    assert!(!store.user(user).await.expect("an account").is_moderator);
}

#[tokio::test]
async fn a_link_gives_a_new_password_once() {
    let store = open().await;
    let user = account(&store, "Anna").await;
    let before = store.user(user).await.expect("an account");
    store.create_password_link(user, LINK, in_an_hour()).await.expect("a link");
    assert_eq!(store.find_password_link(LINK).await.expect("the link").id, user);
    let after = store.use_password_link(LINK, &hash("new")).await.expect("used");
    assert!(after.id == user && after.session_epoch > before.session_epoch);
    let account = store.find_account("Anna").await.expect("a search").expect("an account");
    assert_eq!(account.password_hash, hash("new"));
    assert_refused(store.use_password_link(LINK, &hash("newer")).await, "store-not-found");
}

#[tokio::test]
async fn old_unknown_and_replaced_links_do_not_work() {
    let store = open().await;
    let (guest, user) = (store.guest("Bruno").await, account(&store, "Anna").await);
    assert_refused(store.create_password_link(guest, LINK, in_an_hour()).await, "store-not-found");
    assert_refused(store.use_password_link(LINK, &hash("new")).await, "store-not-found");
    store.create_password_link(user, LINK, Millis(Millis::now().0 - 1)).await.expect("a link");
    assert_refused(store.use_password_link(LINK, &hash("new")).await, "store-not-found");
    store.create_password_link(user, LINK, in_an_hour()).await.expect("a link");
    store.create_password_link(user, OTHER, in_an_hour()).await.expect("another link");
    assert_refused(store.use_password_link(LINK, &hash("new")).await, "store-not-found");
    store.delete_user(user).await.expect("deleted");
    assert_refused(store.use_password_link(OTHER, &hash("new")).await, "store-not-found");
}

#[tokio::test]
async fn the_audit_log_is_read_from_its_end() {
    let store = open().await;
    let moderator = account(&store, "Anna").await;
    for (actor, action) in [(None, "promote"), (Some(moderator), "block"), (Some(moderator), "unblock")] {
        store.note_audit(actor, action, "7").await.expect("noted");
    }
    let latest = store.list_audit(None, 2).await.expect("a list");
    let actions: Vec<&str> = latest.iter().map(|line| line.action.as_str()).collect();
    assert_eq!((actions, latest[0].actor), (vec!["unblock", "block"], Some(moderator)));
    let earlier = store.list_audit(Some(latest[1].number), 2).await.expect("a list");
    assert_eq!((earlier.len(), earlier[0].action.as_str(), earlier[0].actor), (1, "promote", None));
    store.delete_user(moderator).await.expect("deleted, and the log stays");
    assert_eq!(store.list_audit(None, 9).await.expect("a list").len(), 3);
}

#[tokio::test]
async fn tables_are_listed_by_their_last_change() {
    let store = open().await;
    let host = store.guest("Anna").await;
    let tables = [1, 2, 3].map(|number| new_table(number, host));
    for table in &tables {
        store.create_table(table).await.expect("a table");
        tokio::time::sleep(std::time::Duration::from_millis(3)).await;
    }
    let latest = store.list_latest_tables(None, 2).await.expect("a list");
    assert_eq!(ids(&latest), [tables[2].id.as_str(), tables[1].id.as_str()]);
    let earlier = store.list_latest_tables(Some(latest[1].updated), 2).await.expect("a list");
    assert_eq!(ids(&earlier), [tables[0].id.as_str()]);
}

#[tokio::test]
async fn a_secret_can_be_read_while_the_store_is_in_use() {
    let store = open().await;
    let drawn = store.secret("operator").await.expect("a secret");
    assert_eq!(Store::read_secret(store.place(), "operator").await.expect("an answer"), Some(drawn));
    assert_eq!(Store::read_secret(store.place(), "nothing").await.expect("an answer"), None);
}
