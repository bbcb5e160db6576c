//! A store of one's own for every test, and things to put into it.

use std::ops::Deref;
use store::{
    Entry, Millis, NewTable, SeatRow, ServerSeed, Settings, Sitter, Store, StoreError, TableId, TableMeta, TableRow,
    TableState, UserId, Visibility,
};
use tempfile::TempDir;

/// A store in a directory that goes away with it.
pub(crate) struct TestStore {
    pub(crate) store: Store,
    pub(crate) directory: TempDir,
}

impl Deref for TestStore {
    type Target = Store;

    fn deref(&self) -> &Store {
        &self.store
    }
}

impl TestStore {
    pub(crate) async fn open() -> Self {
        Self::open_with(Settings::default()).await
    }

    pub(crate) async fn open_with(settings: Settings) -> Self {
        let directory = TempDir::new().expect("a temporary directory");
        let store = Store::open_with(directory.path(), settings).await.expect("a new store");
        TestStore { store, directory }
    }

    /// The same store after the end of the process, so to say.
    pub(crate) async fn reopen(self) -> Self {
        self.store.close().await;
        let store = Store::open(self.directory.path()).await.expect("the store opens again");
        TestStore { store, directory: self.directory }
    }

    pub(crate) async fn guest(&self, name: &str) -> UserId {
        self.create_guest(name).await.expect("a new guest")
    }

    /// A running table with one seat.
    pub(crate) async fn table(&self, number: usize) -> TableId {
        let host = self.guest("host").await;
        let mut table = new_table(number, host);
        table.meta.state = TableState::Running;
        self.create_table(&table).await.expect("a new table");
        table.id
    }

    pub(crate) async fn change(&self, id: &TableId, change: impl FnOnce(&mut TableMeta)) -> TableRow {
        let TableRow { mut meta, revision, .. } = self.load_table(id).await.expect("the table is there");
        change(&mut meta);
        self.update_table(id, revision, &meta).await.expect("nobody else changes it");
        self.load_table(id).await.expect("the table is there")
    }

    /// What the log says, in order.
    pub(crate) async fn bodies(&self, table: &TableId) -> Vec<String> {
        let log = self.load_log(table, store::Version::START).await.expect("a log");
        log.into_iter().map(|logged| logged.entry.body).collect()
    }
}

pub(crate) fn table_id(number: usize) -> TableId {
    TableId::parse(&format!("table-{number:06}")).expect("an address")
}

/// A public table that waits for its host, who has seat 0, to begin.
pub(crate) fn new_table(number: usize, host: UserId) -> NewTable {
    NewTable {
        id: table_id(number),
        game: "some-game".to_owned(),
        server_seed: ServerSeed([number as u8; 32]),
        commitment: format!("hash of {number}"),
        meta: TableMeta {
            options: r#"{"players":1}"#.to_owned(),
            settings: "{}".to_owned(),
            host,
            visibility: Visibility::Public,
            state: TableState::Open,
            seats: vec![seat_of(host, "host")],
        },
    }
}

pub(crate) fn seat_of(user: UserId, name: &str) -> SeatRow {
    SeatRow { sitter: Sitter::User(user), name: name.to_owned(), ready: false, nonce: None }
}

pub(crate) fn entry(body: impl Into<String>) -> Entry {
    Entry { kind: "input".to_owned(), seat: Some(0), body: body.into(), at: Millis(1), command_id: None }
}

pub(crate) fn ids(tables: &[TableRow]) -> Vec<&str> {
    tables.iter().map(|table| table.id.as_str()).collect()
}

/// Asserts which error it is, by its key.
pub(crate) fn assert_refused<T: std::fmt::Debug>(result: Result<T, StoreError>, key: &str) {
    match result {
        Err(error) => assert_eq!(error.key(), key, "{error:?}"),
        Ok(value) => panic!("{value:?} instead of {key}"),
    }
}
