//! Guests, accounts, and their deletion.

use super::open;
use crate::support::{assert_refused, entry, ids, new_table, seat_of, table_id};
use store::{PasswordHash, SeatRow, SessionEpoch, Sitter, TableState, UserId, Version};

fn hash(text: &str) -> PasswordHash {
    PasswordHash(text.to_owned())
}

#[tokio::test]
async fn guests_may_share_a_name() {
    let store = open().await;
    let (one, two) = (store.guest("Ada").await, store.guest("Ada").await);
    assert_ne!(one, two);
    let user = store.user(one).await.expect("a guest");
    assert_eq!((user.name.as_str(), user.is_account, user.session_epoch), ("Ada", false, SessionEpoch(0)));
    assert!((0..1 << 53).contains(&user.id.0), "exact as a number in JSON");
    assert!(store.find_account("Ada").await.expect("a search").is_none());
    assert_refused(store.user(UserId(-1)).await, "store-not-found");
}

#[tokio::test]
async fn a_guest_becomes_an_account_and_keeps_the_tables() {
    let store = open().await;
    let guest = store.guest("ada").await;
    let table = new_table(1, guest);
    store.create_table(&table).await.expect("a new table");
    store.register(guest, "Ada", &hash("h1")).await.expect("registered");

    let account = store.find_account("aDA").await.expect("a search").expect("an account");
    assert_eq!((account.user.id, account.user.name.as_str()), (guest, "Ada"));
    assert_eq!(account.password_hash, hash("h1"));
    assert!(account.user.is_account);
    let tables = store.list_tables_of(account.user.id, 10).await.expect("a list");
    assert_eq!(ids(&tables), [table.id.as_str()]);
    assert_refused(store.register(guest, "Other", &hash("h2")).await, "store-not-a-guest");
    assert_refused(store.register(UserId(-1), "Other", &hash("h2")).await, "store-not-found");
}

#[tokio::test]
async fn account_names_are_unique_ignoring_case() {
    let store = open().await;
    let (one, two) = (store.guest("one").await, store.guest("two").await);
    store.register(one, "Jürgen", &hash("h")).await.expect("registered");
    assert_refused(store.register(two, "JÜRGEN", &hash("h")).await, "store-name-taken");
    assert!(!store.user(two).await.expect("still there").is_account);
    store.register(two, "Other", &hash("h")).await.expect("registered");
    assert_refused(store.set_name(two, "jürgen").await, "store-name-taken");
    assert_eq!(store.user(two).await.expect("still there").name, "Other");
}

#[tokio::test]
async fn a_name_that_looks_like_an_account_s_is_its_own() {
    let store = open().await;
    let (one, two) = (store.guest("one").await, store.guest("two").await);
    store.register(one, "Anna", &hash("h")).await.expect("registered");
    let (cyrillic, wide) = ("Аnna", "Ａnna");
    for name in ["Anna", "ANNA", cyrillic, wide] {
        assert!(store.is_name_of_another(name, None).await.expect("an answer"), "{name}");
        assert!(store.is_name_of_another(name, Some(two)).await.expect("an answer"), "{name}");
        assert!(!store.is_name_of_another(name, Some(one)).await.expect("an answer"), "{name}");
        assert_refused(store.register(two, name, &hash("h")).await, "store-name-taken");
    }
    assert!(!store.is_name_of_another("Änna", None).await.expect("an answer"));
    store.set_name(one, "Bea").await.expect("renamed");
    assert!(!store.is_name_of_another("Anna", None).await.expect("an answer"));
    assert!(store.is_name_of_another("BEA", None).await.expect("an answer"));
    store.delete_user(one).await.expect("deleted");
    assert!(!store.is_name_of_another("Bea", None).await.expect("an answer"));
}

/// Reverts the migration that added the list of names, and all later ones.
const BEFORE_ACCOUNT_NAMES: &str = "
    DROP TABLE chat_reactions; ALTER TABLE chat DROP COLUMN phrase; DROP TABLE vacation_days; DROP TABLE former_players;
    DROP TABLE blocks; DROP TABLE invitations; DROP TABLE friend_requests; DROP TABLE friends; DROP TABLE seat_orders; DROP TABLE notes; DROP TABLE deliveries; DROP TABLE notices; DROP TABLE notice_targets; DROP TABLE user_settings;
    DROP TABLE identities; DROP TABLE passkeys;
    DROP TABLE recovery_codes; DROP TABLE sessions;
    DROP TABLE reports; DROP TABLE audit; DROP TABLE one_time_codes;
    ALTER TABLE users DROP COLUMN blocked; ALTER TABLE users DROP COLUMN moderator;
    DROP TABLE bots; DROP TABLE account_names;
    UPDATE format SET version = version - 15";

#[tokio::test]
async fn accounts_that_are_older_than_the_list_of_names_are_added_to_it() {
    let store = open().await;
    let user = store.guest("one").await;
    store.register(user, "Anna", &hash("h")).await.expect("registered");
    store.execute(BEFORE_ACCOUNT_NAMES).await;
    let store = store.reopen().await;
    assert!(store.is_name_of_another("anna", None).await.expect("an answer"));
}

#[tokio::test]
async fn a_table_knows_which_players_have_accounts() {
    let store = open().await;
    let (one, two) = (store.guest("one").await, store.guest("two").await);
    let mut table = new_table(1, one);
    table.meta.seats = vec![seat_of(one, "one"), seat_of(two, "two")];
    store.create_table(&table).await.expect("a new table");
    let before = store.load_table(&table.id).await.expect("a table");
    assert!(before.account_names.is_empty());
    store.register(two, "Two", &hash("h")).await.expect("registered");
    let after = store.load_table(&table.id).await.expect("a table");
    assert_eq!(after.account_names.into_iter().collect::<Vec<_>>(), [(two, "Two".to_owned())]);
    assert!(after.revision > before.revision, "servers have to read it again");
}

#[tokio::test]
async fn names_can_be_changed_and_become_free() {
    let store = open().await;
    let (one, guest) = (store.guest("one").await, store.guest("guest").await);
    store.register(one, "One", &hash("h")).await.expect("registered");
    store.set_name(one, "ONE").await.expect("one's own name in other capitals");
    store.set_name(one, "Uno").await.expect("a free name");
    store.set_name(guest, "Uno").await.expect("guests take any");
    assert_eq!(store.find_account("uno").await.expect("a search").expect("an account").user.id, one);
    store.register(guest, "one", &hash("h")).await.expect("it is free again");
    assert_refused(store.set_name(UserId(-1), "Nobody").await, "store-not-found");
}

#[tokio::test]
async fn a_new_password_ends_all_sessions() {
    let store = open().await;
    let user = store.guest("ada").await;
    assert_eq!(store.revoke_sessions(user).await.expect("guests have sessions, too"), SessionEpoch(1));
    assert_refused(store.set_password_hash(user, &hash("h")).await, "store-not-found");
    store.register(user, "Ada", &hash("h1")).await.expect("registered");
    assert_eq!(store.set_password_hash(user, &hash("h2")).await.expect("changed"), SessionEpoch(2));
    let account = store.find_account("ada").await.expect("a search").expect("an account");
    assert_eq!((account.password_hash, account.user.session_epoch), (hash("h2"), SessionEpoch(2)));
    assert_refused(store.revoke_sessions(UserId(-1)).await, "store-not-found");
}

#[test]
fn secrets_do_not_show_up_in_logs() {
    assert!(!format!("{:?}", hash("very secret")).contains("secret"));
    let table = format!("{:?}", new_table(77, UserId(1)));
    assert!(table.contains("ServerSeed(…)") && !table.contains("77, 77"), "{table}");
}

#[tokio::test]
async fn no_personal_data_is_left_of_a_deleted_user() {
    let store = open().await;
    let (ada, ben) = (store.guest("ada").await, store.guest("ben").await);
    store.register(ada, "Ada", &hash("h")).await.expect("registered");
    for (number, state) in [(1, TableState::Open), (2, TableState::Running), (3, TableState::Finished)] {
        let mut table = new_table(number, ben);
        table.meta.state = state;
        table.meta.seats = vec![seat_of(ben, "Ben"), SeatRow { ready: true, ..seat_of(ada, "Ada") }];
        store.create_table(&table).await.expect("a new table");
    }
    store.add_chat(&table_id(2), ada, "my address is …").await.expect("said");
    store.add_chat(&table_id(2), ben, "oh").await.expect("said");
    store.add_phrase(&table_id(2), ada, "oops").await.expect("said");
    for (user, line) in [(ada, 2), (ben, 2), (ben, 3)] {
        store.set_reaction(&table_id(2), line, user, "heart", true).await.expect("a reaction");
    }

    store.delete_user(ada).await.expect("deleted");

    assert_refused(store.user(ada).await, "store-not-found");
    assert_refused(store.export_user(ada).await, "store-not-found");
    assert_refused(store.delete_user(ada).await, "store-not-found");
    assert_refused(store.register(ada, "Ada", &hash("h")).await, "store-not-found");
    assert!(store.find_account("Ada").await.expect("a search").is_none());
    let free = SeatRow { sitter: Sitter::Nobody, name: String::new(), ready: false, nonce: None };
    let anonymous = SeatRow { sitter: Sitter::User(ada), ready: true, ..free.clone() };
    for (number, seat) in [(1, &free), (2, &anonymous), (3, &anonymous)] {
        let table = store.load_table(&table_id(number)).await.expect("it stays");
        assert_eq!(table.meta.seats, [seat_of(ben, "Ben"), seat.clone()]);
        assert_eq!(table.revision.0, 2, "who read it before must read it again");
    }
    let chat = store.load_chat(&table_id(2), None, 10).await.expect("a chat");
    assert_eq!(chat.iter().map(|line| line.text.as_str()).collect::<Vec<_>>(), ["", "oh", ""]);
    assert_eq!(chat[2].phrase, None);
    let reactions = store.load_reactions(&table_id(2), 1).await.expect("reactions");
    assert_eq!(reactions.iter().map(|it| it.user).collect::<Vec<_>>(), [ben, ben]);
    store.register(ben, "ada", &hash("h")).await.expect("the name is free");
}

#[tokio::test]
async fn users_get_everything_stored_about_them() {
    let store = open().await;
    let (ada, ben) = (store.guest("Ada").await, store.guest("Ben").await);
    let mut played = new_table(1, ben);
    played.meta.seats = vec![seat_of(ben, "Ben"), seat_of(ada, "Countess")];
    store.create_table(&played).await.expect("a new table");
    let mut hosted = new_table(2, ada);
    hosted.meta.seats = vec![];
    store.create_table(&hosted).await.expect("a new table");
    let of_seat = |seat, body: &str| store::Entry { seat, ..entry(body) };
    let entries = vec![of_seat(None, "chance"), of_seat(Some(0), "ben's"), of_seat(Some(1), "ada's")];
    store.append(&played.id, Version::START, entries).await.expect("appended");
    store.add_chat(&played.id, ada, "hello").await.expect("said");
    store.add_chat(&played.id, ben, "hi").await.expect("said");
    store.add_phrase(&played.id, ada, "good-luck").await.expect("said");
    for user in [ada, ben] {
        store.set_reaction(&played.id, 2, user, "heart", true).await.expect("a reaction");
    }

    let export = store.export_user(ada).await.expect("an export");
    assert_eq!((export.user.id, export.user.name.as_str(), export.user.is_account), (ada, "Ada", false));
    let tables: Vec<_> = export.tables.iter().map(|it| (it.table.as_str(), it.is_host, it.seat)).collect();
    assert_eq!(tables, [("table-000001", false, Some(1)), ("table-000002", true, None)]);
    assert_eq!(export.tables[0].name.as_deref(), Some("Countess"));
    let done: Vec<_> = export.entries.iter().map(|it| (it.version, it.body.as_str())).collect();
    assert_eq!(done, [(Version(3), "ada's")]);
    let said: Vec<_> = export.chat.iter().map(|line| (line.text.as_str(), line.phrase.as_deref())).collect();
    assert_eq!(said, [("hello", None), ("", Some("good-luck"))]);
    let reactions: Vec<_> = export.reactions.iter().map(|it| (it.line, it.reaction.as_str())).collect();
    assert_eq!(reactions, [(2, "heart")]);

    let json = serde_json::to_value(&export).expect("it is for files");
    assert_eq!(json["user"]["id"], ada.0);
    assert_eq!(json["tables"][0]["table"], "table-000001");
    assert_eq!(json["entries"][0]["version"], 3);
}
