//! Lists of accounts, blocking, moderators, reports, and the audit log.

use super::open;
use crate::support::{TestStore, assert_refused, ids, new_table};
use store::{NewReport, PasswordHash, Store, TableId, UserId};

fn hash(text: &str) -> PasswordHash {
    PasswordHash(text.to_owned())
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

fn report(reporter: UserId, user: UserId, text: &str) -> NewReport {
    NewReport { reporter, user, table: TableId::parse("a-table-of-ours").expect("a name"), text: text.to_owned() }
}

#[tokio::test]
async fn reports_are_listed_until_they_are_resolved() {
    let store = open().await;
    let (anna, bruno) = (account(&store, "Anna").await, store.guest("Bruno").await);
    for text in ["swears", "cheats"] {
        store.create_report(&report(anna, bruno, text), 2).await.expect("reported");
    }
    assert_refused(store.create_report(&report(anna, bruno, "again"), 2).await, "store-too-many");
    assert_refused(store.create_report(&report(anna, UserId(-1), "nobody"), 9).await, "store-not-found");
    let texts = async |are_resolved, before| -> Vec<String> {
        let reports = store.list_reports(are_resolved, before, 9).await.expect("a list");
        reports.into_iter().map(|row| format!("{} {} {}", row.reporter_name, row.user_name, row.report.text)).collect()
    };
    assert_eq!(texts(false, None).await, ["Anna Bruno cheats", "Anna Bruno swears"]);
    let latest = store.list_reports(false, None, 1).await.expect("a list")[0].number;
    assert_eq!(texts(false, Some(latest)).await, ["Anna Bruno swears"]);
    store.resolve_report(latest).await.expect("resolved");
    assert_refused(store.resolve_report(latest).await, "store-not-found");
    assert_eq!((texts(false, None).await.len(), texts(true, None).await.len()), (1, 1));
    store.create_report(&report(anna, bruno, "again"), 2).await.expect("there is room again");
}

#[tokio::test]
async fn reports_go_with_either_user() {
    let store = open().await;
    let [anna, bruno, clara] = [store.guest("Anna").await, store.guest("Bruno").await, store.guest("Clara").await];
    store.create_report(&report(anna, bruno, "swears"), 9).await.expect("reported");
    store.create_report(&report(clara, anna, "cheats"), 9).await.expect("reported");
    store.create_report(&report(clara, bruno, "swears"), 9).await.expect("reported");
    assert_eq!(store.export_user(anna).await.expect("an export").reports.len(), 1);
    store.delete_user(anna).await.expect("deleted");
    let left = store.list_reports(false, None, 9).await.expect("a list");
    assert_eq!((left.len(), left[0].report.reporter, left[0].report.user), (1, clara, bruno));
}
