//! Databases of older versions: one file per format, never changed.

use crate::support::entry;
use sqlx::{Connection, SqliteConnection};
use std::path::Path;
use std::time::Duration;
use store::{
    CodeHash, CodePurpose, Identity, Millis, ProgressKind, Rating, RecordId, Reviewed, Sitter, Store, TableId,
    TokenHash, UserId, Version,
};
use tempfile::TempDir;

pub(super) const FORMATS: &[&str] = &[
    include_str!("format_1.sql"),
    include_str!("format_2.sql"),
    include_str!("format_3.sql"),
    include_str!("format_4.sql"),
    include_str!("format_5.sql"),
    include_str!("format_6.sql"),
    include_str!("format_7.sql"),
    include_str!("format_8.sql"),
    include_str!("format_9.sql"),
    include_str!("format_10.sql"),
    include_str!("format_11.sql"),
    include_str!("format_12.sql"),
    include_str!("format_13.sql"),
    include_str!("format_14.sql"),
    include_str!("format_15.sql"),
    include_str!("format_16.sql"),
    include_str!("format_17.sql"),
    include_str!("format_18.sql"),
    include_str!("format_19.sql"),
    include_str!("format_20.sql"),
];

pub(super) async fn left_behind(directory: &Path, sql: &'static str) {
    let address = format!("sqlite:{}?mode=rwc", directory.join(Store::FILE).display());
    let mut connection = SqliteConnection::connect(&address).await.expect("a new database");
    sqlx::raw_sql(sql).execute(&mut connection).await.expect("good SQL");
    connection.close().await.expect("closed");
}

/// All data is there, and can be added to.
pub(crate) async fn check(store: &Store) {
    let table = TableId::parse("a-running-table").expect("a name");
    let row = store.load_table(&table).await.expect("the table");
    assert_eq!((row.game.as_str(), row.meta.host, row.meta.seats.len()), ("mille-fiori", UserId(1), 2));
    assert_eq!(row.meta.seats[0].sitter, Sitter::User(UserId(1)));
    assert_eq!(row.meta.seats[1].sitter, Sitter::Bot("random".to_owned()));
    let account = store.find_account("ANNA").await.expect("an answer").expect("the account");
    assert_eq!((account.user.name.as_str(), account.user.session_epoch.0), ("Anna", 2));
    assert!(store.is_name_of_another("anna", Some(UserId(2))).await.expect("an answer"), "the name is the account's");
    assert!(!store.user(UserId(2)).await.expect("the guest").is_account);
    assert!(store.user(UserId(3)).await.is_err(), "who was deleted stays so");
    assert_eq!(store.secret("sessions").await.expect("the key")[..4], [1, 2, 3, 4]);
    let log = store.load_log(&table, Version::START).await.expect("the log");
    assert_eq!(log[1].entry.command_id.as_deref(), Some("1:c1"));
    assert_eq!(store.load_chat(&table, None, 10).await.expect("the chat")[0].text, "Hello!");
    assert_eq!(store.append(&table, Version(2), vec![entry("on")]).await.expect("appended"), Version(3));
}

/// Data since format 2.
async fn check_learning(store: &Store) {
    let record = RecordId::parse("a-record-of-anna").expect("a name");
    assert_eq!(store.load_record(&record).await.expect("the record").owner, UserId(1));
    let review = store.load_review(&Reviewed::Record(record)).await.expect("an answer");
    assert_eq!(review.as_deref(), Some(r#"{"review":2}"#));
    let lessons = store.load_progress(UserId(1), "mille-fiori", ProgressKind::Lesson).await.expect("an answer");
    assert_eq!(lessons[0].outcome, "done");
}

/// A running table from before format 4 is woken at once, a later one at its time.
async fn check_wakeups(store: &Store, format: usize) {
    let at = if format < 4 { 0 } else { 1_700_000_090_000 };
    let due = store.tables_to_wake(Millis(at)..Millis(at + 1)).await.expect("a list");
    assert_eq!(due, [TableId::parse("a-running-table").expect("a name")], "format {format}");
}

/// Data since ratings were introduced.
async fn check_ratings(store: &Store) {
    let rating = store.load_user_rating(UserId(1), "mille-fiori").await.expect("an answer");
    assert_eq!(rating, Some(Rating { rating: 1580, deviation: 210 }));
    let puzzles = store.load_puzzle_ratings("mille-fiori").await.expect("an answer");
    assert_eq!(puzzles["537298c783"].rating, 1190);
}

/// Data since bots were introduced.
async fn check_bots(store: &Store) {
    let bot = store.find_bot(&TokenHash([7; 32])).await.expect("an answer").expect("the bot");
    assert_eq!((bot.name.as_str(), bot.owner, bot.run_by.as_deref()), ("Robo", Some(UserId(1)), Some("Anna")));
    assert_eq!(store.list_bots(UserId(1)).await.expect("a list")[0].rules, r#"{"at_once":2}"#);
    let table = TableId::parse("a-table-of-robo").expect("a name");
    let row = store.load_table(&table).await.expect("the table");
    assert_eq!(row.bot_owners[&UserId(4)], "Anna");
}

/// Data since moderators were introduced.
async fn check_administration(store: &Store) {
    assert!(store.user(UserId(1)).await.expect("the account").is_moderator);
    assert!(store.user(UserId(2)).await.expect("the guest").is_blocked);
    assert_eq!(store.find_code(CodePurpose::Password, CodeHash([7; 32])).await.expect("the link").id, UserId(1));
    assert_eq!(store.list_audit(None, 9).await.expect("a list")[0].action, "block");
    assert_eq!(store.list_reports(false, None, 9).await.expect("a list")[0].report.text, "He swears");
}

/// Data since sessions were first stored.
async fn check_sessions(store: &Store) {
    let sessions = store.list_sessions(UserId(1), 9).await.expect("a list");
    assert_eq!((sessions.len(), sessions[0].device.as_str()), (1, "firefox linux"));
    assert_eq!(store.count_recovery_codes(UserId(1)).await.expect("a count"), 1);
}

/// Data since passkeys were introduced.
async fn check_passkeys(store: &Store) {
    let passkeys = store.list_passkeys(UserId(1)).await.expect("a list");
    assert_eq!((passkeys.len(), &passkeys[0].key[..], passkeys[0].count), (1, &[12, 13][..], 3));
}

/// Data since there are identities.
async fn check_identities(store: &Store) {
    let identity = Identity { issuer: "https://id.example".to_owned(), subject: "anna-1".to_owned() };
    assert_eq!(store.find_identity(&identity).await.expect("an answer").expect("the account").id, UserId(1));
}

/// Data since people are told of their turns.
async fn check_notices(store: &Store) {
    let targets = store.list_notice_targets(UserId(1)).await.expect("a list");
    assert_eq!((targets.len(), targets[0].settings.as_str()), (1, r#"{"kind":"push"}"#));
    let now = Millis(1_700_000_050_000);
    assert_eq!(store.users_to_notify(now, 9).await.expect("a list"), [UserId(1)]);
    let claimed = store.claim_deliveries(now, Duration::from_secs(9), 9).await.expect("a list");
    assert_eq!((claimed.len(), claimed[0].attempts, claimed[0].subjects[0].decision), (1, 1, Version(2)));
    let settings = store.load_user_settings(UserId(1)).await.expect("an answer");
    assert_eq!(settings.as_deref(), Some(r#"{"zone":"Europe/Berlin"}"#));
}

/// Data since players can take notes.
async fn check_notes(store: &Store) {
    let table = TableId::parse("a-running-table").expect("a name");
    assert_eq!(store.load_note(UserId(1), &table).await.expect("an answer").as_deref(), Some("Watch Bruno"));
}

/// Data since format 14.
async fn check_seat_orders(store: &Store) {
    let table = TableId::parse("a-running-table").expect("a name");
    let orders = store.seat_orders(&table).await.expect("an answer");
    assert_eq!((orders[0].user, orders[0].seat, orders[0].orders.as_str()), (UserId(1), 0, r#"{"auto_pass":true}"#));
}

/// Data since format 15.
async fn check_friends(store: &Store) {
    let lists = store.friend_lists(UserId(1)).await.expect("an answer");
    assert_eq!((lists.friends[0].user, lists.sent[0].user), (UserId(2), UserId(4)));
}

/// Data since format 16.
async fn check_invitations(store: &Store) {
    let table = TableId::parse("a-running-table").expect("a name");
    assert_eq!(store.invited_to(&table).await.expect("an answer")[0].user, UserId(2));
}

/// Data since format 17.
async fn check_blocks(store: &Store) {
    assert_eq!(store.list_blocks(UserId(1)).await.expect("an answer")[0].name, "Bruno");
}

/// Data since format 18.
async fn check_former_players(store: &Store) {
    let table = TableId::parse("a-running-table").expect("a name");
    let former = store.former_players(&table).await.expect("an answer");
    assert_eq!((former[0].user, former[0].version, former[0].name.as_str()), (UserId(2), Version(1), "Bruno"));
}

/// Data since format 19.
async fn check_vacation_days(store: &Store) {
    assert_eq!(store.vacation_days(UserId(1)).await.expect("an answer")[0].day, "2023-11-20");
}

/// Data since there are quick phrases and reactions.
async fn check_chat_reactions(store: &Store) {
    let table = TableId::parse("a-running-table").expect("a name");
    assert_eq!(store.load_chat(&table, None, 10).await.expect("an answer")[1].phrase.as_deref(), Some("good-luck"));
    let reactions = store.load_reactions(&table, 1).await.expect("an answer");
    assert_eq!((reactions[0].user, reactions[0].seq, reactions[0].reaction.as_str()), (UserId(2), 1, "heart"));
}

#[tokio::test]
async fn databases_of_every_older_format_still_work() {
    for (sql, format) in FORMATS.iter().zip(1..) {
        let directory = TempDir::new().expect("a temporary directory");
        left_behind(directory.path(), sql).await;
        let store = Store::open(directory.path()).await.expect("it is brought up to date");
        check(&store).await;
        check_wakeups(&store, format).await;
        if format >= 2 {
            check_learning(&store).await;
        }
        if format >= 5 {
            check_ratings(&store).await;
        }
        if format >= 7 {
            check_bots(&store).await;
        }
        if format >= 8 {
            check_administration(&store).await;
        }
        if format >= 9 {
            check_sessions(&store).await;
        }
        if format >= 10 {
            check_passkeys(&store).await;
        }
        if format >= 11 {
            check_identities(&store).await;
        }
        if format >= 12 {
            check_notices(&store).await;
        }
        if format >= 13 {
            check_notes(&store).await;
        }
        if format >= 14 {
            check_seat_orders(&store).await;
        }
        if format >= 15 {
            check_friends(&store).await;
        }
        if format >= 16 {
            check_invitations(&store).await;
        }
        if format >= 17 {
            check_blocks(&store).await;
        }
        if format >= 18 {
            check_former_players(&store).await;
        }
        if format >= 19 {
            check_vacation_days(&store).await;
        }
        if format >= 20 {
            check_chat_reactions(&store).await;
        }
        store.close().await;
    }
}

/// Every new migration needs a file here.
#[test]
fn every_format_has_a_file() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations/sqlite");
    let migrations = std::fs::read_dir(folder).expect("the migrations").count();
    assert_eq!(FORMATS.len(), migrations);
}
