//! Callers on any task, and tasks that are canceled in the middle of a call.

use super::open;
use crate::support::{TestStore, entry, new_table, table_id};
use std::path::Path;
use std::time::Duration;
use store::{Millis, PasswordHash, Revision, Store, StoreError, TableId, UserId, Version};

fn assert_send(_: impl Send) {}

/// A compile-time test: a server moves these calls between threads.
#[tokio::test]
async fn calls_can_be_made_from_any_task() {
    let store = open().await;
    let (id, user, table, hash) = (table_id(1), UserId(0), new_table(1, UserId(0)), PasswordHash(String::new()));
    assert_send(store.create_table(&table));
    assert_send(store.update_table(&id, Revision(1), &table.meta));
    assert_send(store.load_table(&id));
    assert_send(store.list_open_tables(None, 1));
    assert_send(store.list_tables_of(user, 1));
    assert_send(store.tables_to_wake(Millis(0)..Millis(1)));
    assert_send(store.purge(Millis(0)));
    assert_send(store.append(&id, Version::START, vec![]));
    assert_send(store.load_log(&id, Version::START));
    assert_send(store.add_chat(&id, user, ""));
    assert_send(store.load_chat(&id, None, 1));
    assert_send(store.create_guest(""));
    assert_send(store.register(user, "", &hash));
    assert_send(store.set_name(user, ""));
    assert_send(store.set_password_hash(user, &hash));
    assert_send(store.revoke_sessions(user));
    assert_send(store.delete_user(user));
    assert_send(store.export_user(user));
    assert_send(store.find_account(""));
    assert_send(store.secret(""));
    assert_send(Store::backup(Path::new(""), Path::new("")));
    assert_send(store.statistics());
    assert_send(store.check_health(Duration::ZERO));
    assert_send(store.close());
}

/// A canceled call must not break the store.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn canceled_calls_are_all_or_nothing() {
    let store = open().await;
    let table = store.table(1).await;
    let mut head = Version::START;
    for round in 0..50 {
        let (clone, table) = (store.store.clone(), table.clone());
        let entries = vec![entry(format!("{round} a")), entry(format!("{round} b"))];
        let call = tokio::spawn(async move {
            let _ = clone.append(&table, head, entries).await;
            let _ = clone.create_guest("leaving").await;
            let _ = clone.add_chat(&table, UserId(0), "nobody says this").await;
        });
        tokio::time::sleep(Duration::from_micros(100 * round)).await;
        call.abort();
        let _ = call.await;
        head = settled(&store, &table_id(1), head).await;
    }
    let bodies = store.bodies(&table).await;
    assert!(bodies.chunks(2).all(|pair| pair[0].replace('a', "b") == pair[1]), "{bodies:?}");
}

/// The end of the log once the canceled append has been written, or not.
async fn settled(store: &TestStore, table: &TableId, before: Version) -> Version {
    match store.append(table, before, vec![]).await {
        Ok(head) | Err(StoreError::Conflict { head }) => head,
        Err(other) => panic!("{other:?}"),
    }
}
