//! The database stops and restarts.

use super::open;
use crate::support::{assert_refused, entry, new_table};
use std::error::Error;
use std::time::Duration;
use store::{Change, Place, Store, StoreError, TableId, Version};
use test_postgres::TestServer;
use tokio::time::timeout;

async fn open_on(server: &TestServer) -> (test_postgres::TestDatabase, Store, TableId) {
    let database = server.create_database();
    let store = Store::open(Place::postgres(&database.url()).expect("an address")).await.expect("a new store");
    let host = store.create_guest("host").await.expect("a new guest");
    let table = new_table(1, host);
    store.create_table(&table).await.expect("a new table");
    (database, store, table.id)
}

#[tokio::test]
async fn after_a_crash_all_acknowledged_entries_are_there_and_appends_work() {
    let server = TestServer::start();
    let (_database, store, table) = open_on(&server).await;
    let mut changes = store.changes().await.expect("listening");
    for round in 0..3 {
        store.append(&table, Version(round), vec![entry("x")]).await.expect("appended");
        server.crash();
        let lost = store.append(&table, Version(round + 1), vec![entry("lost")]).await;
        assert_refused(lost, "store-unavailable");
        let error = store.load_table(&table).await.expect_err("nobody is there");
        let cause = error.source().expect("a cause").to_string();
        assert!(matches!(error, StoreError::Unavailable(_)) && !cause.contains("pool"), "{cause}");
        server.restart();
        let log = store.load_log(&table, Version::START).await.expect("readers come back by themselves");
        assert_eq!(log.len() as i64, round + 1);
        assert_eq!(
            store.append(&table, Version(round + 1), vec![]).await.expect("so does the writer"),
            Version(round + 1)
        );
        wait_for_missed(&mut changes).await;
    }
}

async fn wait_for_missed(changes: &mut store::Changes) {
    let missed = async { while changes.next().await.expect("the store is open") != Change::Missed {} };
    timeout(Duration::from_secs(20), missed).await.expect("the listener comes back");
}

#[tokio::test]
async fn a_missing_database_is_named() {
    let server = TestServer::start();
    let database = server.create_database();
    let url = database.url();
    let nowhere = url.replace("/test_", "/nowhere_");
    let error = Store::open(Place::postgres(&nowhere).expect("an address")).await.expect_err("no such database");
    assert!(matches!(error, StoreError::Unreachable { .. }), "{error:?}");
    assert!(error.to_string().contains("nowhere_"), "{error}");
    server.crash();
    let gone = Store::open(Place::postgres(&url).expect("an address")).await.expect_err("nobody is there");
    let (said, name) = (gone.to_string(), url.rsplit('/').next().expect("a name"));
    assert!(matches!(gone, StoreError::Unreachable { .. }), "{gone:?}");
    assert!(said.contains(name) && said.contains("Check that it is running"), "{said}");
    // The socket is gone; over a network, the connection would be refused.
    assert!(said.contains("No such file") && !said.contains("pool"), "{said}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn stores_that_start_at_once_agree_on_the_format() {
    let database = test_postgres::TestDatabase::create();
    let mut starting = tokio::task::JoinSet::new();
    for _ in 0..5 {
        let place = Place::postgres(&database.url()).expect("an address");
        starting.spawn(async move { Store::open(place).await.expect("a new store") });
    }
    let stores = starting.join_all().await;
    let guest = stores[0].create_guest("ada").await.expect("a new guest");
    assert_eq!(stores[4].user(guest).await.expect("the same database").name, "ada");
}

#[tokio::test]
async fn postgres_has_its_own_backup() {
    let store = open().await;
    assert_refused(Store::backup(store.place(), std::path::Path::new("copy.db")).await, "store-has-its-own-backup");
}
