//! A database on a network where others may be listening.

use crate::support::{entry, new_table};
use store::{Place, Store, StoreError, Version};
use test_postgres::{AUTHORITY, TestServer};

/// Fails if any other connection is unencrypted.
const ALL_ENCRYPTED: &str = "DO $$ BEGIN
    IF EXISTS (SELECT FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
               WHERE datname = current_database() AND pid <> pg_backend_pid() AND NOT ssl)
    THEN RAISE 'somebody is connected in the open'; END IF;
END $$";

async fn open(address: String) -> Result<Store, StoreError> {
    Store::open(Place::postgres(&address).expect("an address")).await
}

#[tokio::test]
async fn network_traffic_is_encrypted() {
    let server = TestServer::start_encrypted();
    let database = server.create_database();
    let address = format!("{}?sslmode=verify-full&sslrootcert={AUTHORITY}", database.network_url());
    let store = open(address).await.expect("a server whom the authority vouches for");
    let table = new_table(1, store.create_guest("host").await.expect("a new guest"));
    store.create_table(&table).await.expect("a new table");
    assert_eq!(store.append(&table.id, Version::START, vec![entry("a")]).await.expect("appended"), Version(1));
    let _changes = store.changes().await.expect("heard");
    database.execute(ALL_ENCRYPTED);
    store.close().await;
}

/// Encryption is useless if the server could be anybody.
#[tokio::test]
async fn a_server_without_a_trusted_certificate_is_refused() {
    let server = TestServer::start_encrypted();
    let database = server.create_database();
    let refused = open(format!("{}?sslmode=verify-full", database.network_url())).await.expect_err("a stranger");
    assert!(matches!(refused, StoreError::Unreachable { .. }), "{refused:?}");
}
