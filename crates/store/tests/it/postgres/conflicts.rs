//! Two stores write to one database.

use super::open;
use crate::support::entry;
use store::{PasswordHash, Store, StoreError, Version};

/// Each reads before it writes, and the other may write in between.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_stores_may_write_to_one_database_at_once() {
    let here = open().await;
    let there = Store::open(here.place()).await.expect("opened twice");
    let (one, two) = tokio::join!(
        tokio::spawn(register_many(here.store.clone(), "here")),
        tokio::spawn(register_many(there.clone(), "there")),
    );
    one.and(two).expect("nobody was refused");
    there.close().await;
}

async fn register_many(store: Store, prefix: &'static str) {
    for number in 0..40 {
        let name = format!("{prefix} {number}");
        let guest = store.create_guest(&name).await.expect("a new guest");
        store.register(guest, &name, &PasswordHash("h".to_owned())).await.expect("registered");
    }
}

/// A store's cached end of a log is stale once another has written.
#[tokio::test]
async fn two_stores_agree_on_the_end_of_a_log() {
    let here = open().await;
    let there = Store::open(here.place()).await.expect("opened twice");
    let (table, quiet) = (here.table(1).await, here.table(2).await);
    here.append(&table, Version(0), vec![entry("here")]).await.expect("appended");
    there.append(&table, Version(1), vec![entry("there")]).await.expect("appended");

    let stale = here.append(&table, Version(1), vec![entry("stale")]);
    let (stale, other) = tokio::join!(stale, here.append(&quiet, Version(0), vec![entry("other")]));
    assert!(matches!(stale, Err(StoreError::Conflict { head: Version(2) })), "{stale:?}");
    assert_eq!(other.expect("one conflict is not the others' fault"), Version(1));

    there.append(&table, Version(2), vec![entry("there again")]).await.expect("appended");
    assert_eq!(here.append(&table, Version(3), vec![entry("here again")]).await.expect("it looks again"), Version(4));
    assert_eq!(here.bodies(&table).await, ["here", "there", "there again", "here again"]);
    there.close().await;
}
