//! A separate store for every test, and things to put into it.

use sqlx::{Connection, PgConnection, SqliteConnection};
use std::ops::Deref;
use std::path::PathBuf;
use store::{
    Entry, Millis, NewTable, Place, SeatRow, ServerSeed, Settings, Sitter, Store, StoreError, TableId, TableMeta,
    TableRow, TableState, UserId, Visibility,
};
use tempfile::TempDir;
use test_postgres::TestDatabase;

/// A store whose database is deleted with it.
pub(crate) struct TestStore {
    pub(crate) store: Store,
    home: Home,
}

/// The location of a store.
pub(crate) enum Home {
    Directory(TempDir),
    Database(TestDatabase),
}

/// A connection with an open transaction.
#[expect(dead_code, reason = "they are held, not used")]
pub(crate) enum Busy {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

impl Deref for TestStore {
    type Target = Store;

    fn deref(&self) -> &Store {
        &self.store
    }
}

impl TestStore {
    pub(crate) async fn open(home: Home, settings: Settings) -> Self {
        let store = Store::open_with(place(&home.address()), settings).await.expect("a new store");
        TestStore { store, home }
    }

    pub(crate) fn place(&self) -> Place {
        place(&self.address())
    }

    /// The argument for [`place`], also in another process.
    pub(crate) fn address(&self) -> String {
        self.home.address()
    }

    /// The database file.
    pub(crate) fn file(&self) -> PathBuf {
        PathBuf::from(self.address()).join(Store::FILE)
    }

    /// Executes SQL that the store never would.
    pub(crate) async fn execute(&self, sql: &'static str) {
        let script = sqlx::raw_sql(sql);
        match &self.home {
            Home::Directory(_) => {
                let address = format!("sqlite:{}", self.file().display());
                let mut connection = SqliteConnection::connect(&address).await.expect("the database is there");
                script.execute(&mut connection).await.expect("good SQL");
            }
            Home::Database(database) => {
                let mut connection = PgConnection::connect(&database.url()).await.expect("the database is there");
                script.execute(&mut connection).await.expect("good SQL");
            }
        }
    }

    /// A transaction that blocks other writers until it is dropped.
    pub(crate) async fn keep_busy(&self) -> Busy {
        match &self.home {
            Home::Directory(_) => {
                let address = format!("sqlite:{}", self.file().display());
                let mut connection = SqliteConnection::connect(&address).await.expect("the database is there");
                sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut connection).await.expect("nobody else writes");
                Busy::Sqlite(connection)
            }
            Home::Database(database) => {
                let mut connection = PgConnection::connect(&database.url()).await.expect("the database is there");
                sqlx::raw_sql("BEGIN; LOCK TABLE health").execute(&mut connection).await.expect("nobody else writes");
                Busy::Postgres(connection)
            }
        }
    }

    /// Keeps the database from growing.
    pub(crate) async fn fill_up(&self) {
        match &self.home {
            Home::Directory(_) => {
                let bytes = self.statistics().await.expect("figures").bytes;
                self.limit_size(bytes).await.expect("limited");
            }
            Home::Database(_) => self.execute(FILL_UP).await,
        }
    }

    pub(crate) async fn make_room(&self) {
        match &self.home {
            Home::Directory(_) => self.limit_size(u64::MAX).await.expect("unlimited"),
            Home::Database(_) => self.execute(MAKE_ROOM).await,
        }
    }

    /// The same store, as if the process had been restarted.
    pub(crate) async fn reopen(self) -> Self {
        self.store.close().await;
        let store = Store::open(self.place()).await.expect("the store opens again");
        TestStore { store, home: self.home }
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

    /// The bodies of the log, in order.
    pub(crate) async fn bodies(&self, table: &TableId) -> Vec<String> {
        let log = self.load_log(table, store::Version::START).await.expect("a log");
        log.into_iter().map(|logged| logged.entry.body).collect()
    }
}

impl Home {
    fn address(&self) -> String {
        match self {
            Home::Directory(directory) => directory.path().to_str().expect("readable names").to_owned(),
            Home::Database(database) => database.url(),
        }
    }
}

pub(crate) fn place(address: &str) -> Place {
    Place::postgres(address).unwrap_or_else(|_| PathBuf::from(address).into())
}

/// PostgreSQL has no size limit to lower; this makes it fail as with a full disk.
const FILL_UP: &str = "
    CREATE FUNCTION be_full() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN RAISE EXCEPTION USING ERRCODE = ''disk_full''; END';
    CREATE TRIGGER full_log BEFORE INSERT ON log EXECUTE FUNCTION be_full();
    CREATE TRIGGER full_health BEFORE UPDATE ON health EXECUTE FUNCTION be_full();
    CREATE TRIGGER full_tables BEFORE INSERT ON tables EXECUTE FUNCTION be_full();";

const MAKE_ROOM: &str = "DROP FUNCTION be_full CASCADE";

pub(crate) fn table_id(number: usize) -> TableId {
    TableId::parse(&format!("table-{number:06}")).expect("an address")
}

/// A public table waiting to start; its host has seat 0.
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

pub(crate) fn free_seat() -> SeatRow {
    SeatRow { sitter: Sitter::Nobody, name: String::new(), ready: false, nonce: None }
}

pub(crate) fn entry(body: impl Into<String>) -> Entry {
    Entry { kind: "input".to_owned(), seat: Some(0), body: body.into(), at: Millis(1), command_id: None }
}

pub(crate) fn ids(tables: &[TableRow]) -> Vec<&str> {
    tables.iter().map(|table| table.id.as_str()).collect()
}

/// Asserts that this is the error, by its key.
pub(crate) fn assert_refused<T: std::fmt::Debug>(result: Result<T, StoreError>, key: &str) {
    match result {
        Err(error) => assert_eq!(error.key(), key, "{error:?}"),
        Ok(value) => panic!("{value:?} instead of {key}"),
    }
}
