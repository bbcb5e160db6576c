//! Appends that don't follow the end of the log.

use super::open;
use crate::support::{assert_refused, entry, table_id};
use store::{Entry, LogEntry, Millis, StoreError, Version};

#[tokio::test]
async fn entries_are_numbered_from_one_and_round_trip() {
    let store = open().await;
    let table = store.table(1).await;
    let first = Entry {
        kind: "commitment".to_owned(),
        seat: None,
        body: "Grüße, \"quoted\"\n\u{1}".to_owned(),
        at: Millis(1_700_000_000_123),
        command_id: Some("c-1".to_owned()),
    };
    let second = Entry { seat: Some(3), command_id: None, ..first.clone() };
    let head = store.append(&table, Version::START, vec![first.clone(), second.clone()]).await.expect("appended");
    assert_eq!(head, Version(2));
    let expected =
        [LogEntry { version: Version(1), entry: first }, LogEntry { version: Version(2), entry: second.clone() }];
    assert_eq!(store.load_log(&table, Version::START).await.expect("a log"), expected);
    assert_eq!(store.load_log(&table, Version(1)).await.expect("a log"), expected[1..]);
    assert_eq!(store.load_log(&table, Version(2)).await.expect("a log"), []);
}

#[tokio::test]
async fn an_append_must_follow_the_end() {
    let store = open().await;
    let table = store.table(1).await;
    store.append(&table, Version::START, vec![entry("a"), entry("b")]).await.expect("appended");
    for wrong in [0, 1, 3, -1] {
        let refused = store.append(&table, Version(wrong), vec![entry("x")]).await;
        assert!(matches!(refused, Err(StoreError::Conflict { head: Version(2) })), "{refused:?}");
    }
    assert_eq!(store.bodies(&table).await, ["a", "b"]);
}

#[tokio::test]
async fn a_missing_table_has_no_log() {
    let store = open().await;
    assert_refused(store.append(&table_id(1), Version::START, vec![entry("x")]).await, "store-not-found");
    assert_eq!(store.load_log(&table_id(1), Version::START).await.expect("nothing"), []);
}

#[tokio::test]
async fn an_empty_append_checks_the_version() {
    let store = open().await;
    let table = store.table(1).await;
    assert_eq!(store.append(&table, Version::START, vec![]).await.expect("it is there"), Version::START);
    assert_refused(store.append(&table, Version(1), vec![]).await, "store-conflict");
}

#[tokio::test]
async fn only_one_of_several_conflicting_appends_succeeds() {
    let store = open().await;
    let (contested, quiet) = (store.table(1).await, store.table(2).await);
    let append = |table, body: String| store.append(table, Version::START, vec![entry(body)]);
    // Polled together, so they are queued together.
    let (first, second, other) = tokio::join!(
        append(&contested, "first".to_owned()),
        append(&contested, "second".to_owned()),
        append(&quiet, "other".to_owned()),
    );
    assert_eq!(first.expect("it came first"), Version(1));
    assert!(matches!(second, Err(StoreError::Conflict { head: Version(1) })), "{second:?}");
    assert_eq!(other.expect("another table"), Version(1));
    assert_eq!(store.bodies(&contested).await, ["first"]);
    assert_eq!(store.bodies(&quiet).await, ["other"]);
}

#[tokio::test]
async fn consecutive_appends_may_share_a_batch() {
    let store = open().await;
    let table = store.table(1).await;
    let append = |expected, bodies: &[&str]| {
        store.append(&table, Version(expected), bodies.iter().map(|body| entry(*body)).collect())
    };
    let (one, two, three) = tokio::join!(append(0, &["a", "b"]), append(2, &["c"]), append(3, &["d"]));
    assert_eq!([one, two, three].map(|head| head.expect("in order").0), [2, 3, 4]);
    assert_eq!(store.bodies(&table).await, ["a", "b", "c", "d"]);
}

/// Not every database can store it, and it must not fail the rest of a shared commit.
#[tokio::test]
async fn a_text_with_a_zero_character_fails_only_its_own_append() {
    let store = open().await;
    let (table, other) = (store.table(1).await, store.table(2).await);
    let zero = Entry { command_id: Some("\0".to_owned()), ..entry("x") };
    for bad in [entry("a\0b"), Entry { kind: "\0".to_owned(), ..entry("x") }, zero] {
        let (refused, fine) = tokio::join!(
            store.append(&table, Version::START, vec![entry("a"), bad]),
            store.append(&other, Version::START, vec![]),
        );
        assert_refused(refused, "store-zero-character");
        assert_eq!(fine.expect("another table"), Version::START);
    }
    assert_refused(store.create_guest("a\0b").await, "store-zero-character");
    assert_eq!(store.bodies(&table).await, [""; 0]);
}
