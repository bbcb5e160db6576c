//! Deleted data is gone from every file at once.

use super::open;
use crate::support::{TestStore, new_table, seat_of};
use sqlx::{Connection, SqliteConnection};
use std::process::Command;
use std::time::Duration;
use store::{PasswordHash, RecordId, RecordLimits, TableId, TableState, UserId};

const PEOPLE: usize = 60;
const LIMITS: RecordLimits = RecordLimits { count: 10, bytes: 1_000_000 };

/// Appears in everything about this person.
fn mark(person: usize) -> String {
    format!("Person{person:04}Featherstonehaugh")
}

/// All bytes of the directory's files, in lower case. Read by another process: closing a file here would release
/// SQLite's locks on it.
fn all_bytes(store: &TestStore) -> String {
    let list = std::fs::read_dir(store.address()).expect("the directory").map(|file| file.expect("a file").path());
    let read = Command::new("cat").args(list).output().expect("cat runs");
    assert!(read.status.success());
    String::from_utf8_lossy(&read.stdout).to_ascii_lowercase()
}

fn contains(bytes: &str, text: &str) -> bool {
    bytes.contains(&text.to_ascii_lowercase())
}

/// A user with an account, a seat, a chat line, a record and a review of it.
async fn live_here(store: &TestStore, person: usize, talk: &TableId) -> UserId {
    let name = mark(person);
    let user = store.guest(&name).await;
    store.register(user, &name, &PasswordHash(name.clone())).await.expect("registered");
    let mut table = new_table(person, user);
    table.meta.state = TableState::Finished;
    table.meta.seats = vec![seat_of(user, &name)];
    store.create_table(&table).await.expect("a new table");
    store.add_chat(talk, user, &format!("I am {name}")).await.expect("said");
    let record = RecordId::parse(&format!("record-{person:06}")).expect("an address");
    let body = name.repeat(150);
    store.add_record(&record, user, "some-game", &body, LIMITS).await.expect("kept");
    store.save_review(&store::Reviewed::Record(record), &body).await.expect("kept");
    user
}

async fn talk_table(store: &TestStore) -> TableId {
    let table = new_table(999_999, store.guest("host").await);
    store.create_table(&table).await.expect("a new table");
    table.id
}

#[tokio::test]
async fn nothing_is_left_of_a_deleted_user_in_any_file() {
    let store = open().await;
    let talk = talk_table(&store).await;
    let mut people = Vec::new();
    for person in 0..PEOPLE {
        people.push(live_here(&store, person, &talk).await);
    }
    let before = all_bytes(&store);
    assert!((0..PEOPLE).all(|person| contains(&before, &mark(person))));
    for (person, user) in people.iter().enumerate().step_by(7) {
        store.delete_user(*user).await.expect("deleted");
        assert!(!contains(&all_bytes(&store), &mark(person)), "person {person}");
    }
    let after = all_bytes(&store);
    assert!((0..PEOPLE).all(|person| contains(&after, &mark(person)) == (person % 7 != 0)), "others are untouched");
}

#[tokio::test]
async fn a_deleted_record_is_gone_from_the_files() {
    let store = open().await;
    let user = live_here(&store, 1, &talk_table(&store).await).await;
    let record = RecordId::parse("a-second-record").expect("an address");
    store.add_record(&record, user, "some-game", &"incriminating".repeat(50), LIMITS).await.expect("kept");
    assert!(contains(&all_bytes(&store), "incriminating"));
    store.delete_record(user, &record).await.expect("deleted");
    assert!(!contains(&all_bytes(&store), "incriminating"));
}

/// A backup may still need the old state; it is gone as soon as the backup has ended.
#[tokio::test]
async fn a_reader_delays_a_deletion_but_does_not_prevent_it() {
    let store = open().await;
    let user = live_here(&store, 1, &talk_table(&store).await).await;
    let address = format!("sqlite:{}?mode=ro", store.file().display());
    let mut reader = SqliteConnection::connect(&address).await.expect("the database is there");
    sqlx::raw_sql("BEGIN; SELECT COUNT(*) FROM users").execute(&mut reader).await.expect("it reads");
    store.delete_user(user).await.expect("deleted");
    store.guest("others write meanwhile").await;
    reader.close().await.expect("closed");
    for _ in 0..100 {
        if !contains(&all_bytes(&store), &mark(1)) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("it is still there");
}
