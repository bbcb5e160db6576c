//! Databases of older versions, set up with the files in `migrations/postgres`, which never change.

use crate::sqlite::formats::check;
use sqlx::{AssertSqlSafe, Connection, PgConnection};
use store::{Millis, Place, Store, TableId};
use test_postgres::TestDatabase;

/// The migrations, in order.
fn migrations() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations/postgres");
    let files = std::fs::read_dir(folder).expect("the migrations").map(|entry| entry.expect("a file").path());
    let mut files: Vec<_> = files.collect();
    files.sort();
    files.iter().map(|file| std::fs::read_to_string(file).expect("a migration")).collect()
}

/// The same data as in the files of `sqlite`, as far as the first format can store it.
const DATA: &str = "
    INSERT INTO secrets (name, value) VALUES
        ('sessions', DECODE('0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f20', 'hex'));
    INSERT INTO users (id, name, account_key, password_hash, session_epoch, created, deleted) VALUES
        (1, 'Anna', 'anna', 'hash', 2, 1700000000000, NULL),
        (2, 'Bruno', NULL, NULL, 0, 1700000001000, NULL),
        (3, '', NULL, NULL, 1, 1700000002000, 1700000003000);
    INSERT INTO tables (id, revision, game, options, settings, host, visibility, state, server_seed, commitment, created,
                        updated) VALUES
        ('a-running-table', 4, 'mille-fiori', '{\"players\":2}', '{\"clock\":{\"kind\":\"none\"},\"rules\":1}', 1, 'link',
         'running', DECODE(REPEAT('05', 32), 'hex'), 'promised', 1700000010000, 1700000020000);
    INSERT INTO seats (table_id, seat, user_id, bot, name, ready, nonce) VALUES
        ('a-running-table', 0, 1, NULL, 'Anna', TRUE, '00000000000000000000000000000000'),
        ('a-running-table', 1, NULL, 'random', 'random', FALSE, NULL);
    INSERT INTO log (table_id, version, kind, seat, body, at, command_id) VALUES
        ('a-running-table', 1, 'chance', NULL, 'start 0', 1700000020000, NULL),
        ('a-running-table', 2, 'input', 0, 'pick harbor-1', 1700000021000, '1:c1');
    INSERT INTO chat (table_id, seq, user_id, at, text) VALUES ('a-running-table', 1, 1, 1700000022000, 'Hello!');";

/// Since format 3, programs note when a table needs a server.
const WAKEUP: &str = "INSERT INTO wakeups (table_id, at) VALUES ('a-running-table', 1700000090000);";
const FIRST_WITH_WAKEUPS: usize = 3;

/// Since format 5, they note what the names of accounts look like.
const ACCOUNT_NAME: &str = "INSERT INTO account_names (look, user_id) VALUES ('anna', 1);";
const FIRST_WITH_ACCOUNT_NAMES: usize = 5;

/// Sets up the database as a program with this format would have left it.
async fn left_behind(database: &TestDatabase, migrations: &[String]) {
    let format = migrations.len();
    let mut sql = migrations.concat() + DATA;
    if format >= FIRST_WITH_WAKEUPS {
        sql += WAKEUP;
    }
    if format >= FIRST_WITH_ACCOUNT_NAMES {
        sql += ACCOUNT_NAME;
    }
    sql += &format!("CREATE TABLE format (version BIGINT NOT NULL); INSERT INTO format (version) VALUES ({format});");
    let mut connection = PgConnection::connect(&database.url()).await.expect("a database");
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await.expect("good SQL");
}

#[tokio::test]
async fn databases_of_every_older_format_still_work() {
    let migrations = migrations();
    for format in 1..=migrations.len() {
        let database = TestDatabase::create();
        left_behind(&database, &migrations[..format]).await;
        let store =
            Store::open(Place::postgres(&database.url()).expect("an address")).await.expect("brought up to date");
        check(&store).await;
        let at = if format < FIRST_WITH_WAKEUPS { 0 } else { 1_700_000_090_000 };
        let due = store.tables_to_wake(Millis(at)..Millis(at + 1)).await.expect("a list");
        assert_eq!(due, [TableId::parse("a-running-table").expect("a name")], "format {format}");
        store.close().await;
    }
}
