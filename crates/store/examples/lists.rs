//! Measures how long the lists take with 50,000 tables:
//! `cargo run -p store --release --example lists [DIRECTORY | postgres]`
//!
//! The directory decides which disk is measured; `postgres` measures a temporary server. Every list is read 20 times;
//! the median and the worst time are printed.

use sqlx::{Connection, Executor, PgConnection, SqliteConnection};
use std::error::Error;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use store::{Millis, Place, Store, StoreError, TableId, UserId, Version};
use test_postgres::TestServer;

type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

const ROUNDS: usize = 20;
/// Any user; all have about the same number of tables.
const USER: UserId = UserId(77);

#[tokio::main]
async fn main() -> Outcome<()> {
    match std::env::args().nth(1).as_deref() {
        Some("postgres") => {
            let server = TestServer::start_durable();
            let database = server.create_database();
            let place = Place::postgres(&database.url())?;
            create(&place).await?;
            fill_postgres(&database.url()).await?;
            measure(place).await
        }
        parent => {
            let parent = parent.map_or_else(std::env::temp_dir, PathBuf::from);
            let directory = tempfile::tempdir_in(parent)?;
            create(&directory.path().into()).await?;
            fill_sqlite(directory.path()).await?;
            measure(directory.path().into()).await
        }
    }
}

/// An empty database, with a key that serves as the seed of all tables.
async fn create(place: &Place) -> Outcome<()> {
    let store = Store::open(place).await?;
    store.secret("seed").await?;
    store.close().await;
    Ok(())
}

async fn measure(place: Place) -> Outcome<()> {
    let begin = Instant::now();
    let store = &Store::open(place).await?;
    println!("{:<28} {:>9} {:>9}", "50,000 tables", "median ms", "worst ms");
    line("open the store", vec![begin.elapsed()]);
    list("lobby", async || store.list_open_tables(None, 20).await.map(drop)).await?;
    let middle = TableId::parse("table-1025000").ok_or("an address")?;
    list("lobby, a later page", async || store.list_open_tables(Some(&middle), 20).await.map(drop)).await?;
    list("tables of a user", async || store.list_tables_of(USER, 50).await.map(drop)).await?;
    list("finished tables of a user", async || store.list_finished_tables_of(USER, 1001).await.map(drop)).await?;
    list("tables of a host, counted", async || store.count_tables_of_host(USER).await.map(drop)).await?;
    list("tables to wake", async || store.tables_to_wake(Millis(0)..Millis(1000)).await.map(drop)).await?;
    list("records of a user", async || store.list_records(USER, 50).await.map(drop)).await?;
    list("export of a user", async || store.export_user(USER).await.map(drop)).await?;
    list("log of a table", async || store.load_log(&middle, Version::START).await.map(drop)).await?;
    list("chat of a table", async || store.load_chat(&middle, None, 50).await.map(drop)).await?;
    list("statistics", async || store.statistics().await.map(drop)).await?;
    list("health", async || store.check_health(Duration::from_secs(2)).await).await?;
    list("tables to purge: none", async || store.purge(Millis(0)).await.map(drop)).await?;
    store.close().await;
    Ok(())
}

async fn list(name: &str, read: impl AsyncFn() -> Result<(), StoreError>) -> Outcome<()> {
    let mut times = Vec::new();
    for _ in 0..ROUNDS {
        let begin = Instant::now();
        read().await?;
        times.push(begin.elapsed());
    }
    line(name, times);
    Ok(())
}

fn line(name: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let millis = |time: Option<&Duration>| time.map_or(0.0, |time| time.as_secs_f64() * 1e3);
    println!("{name:<28} {:>9.2} {:>9.2}", millis(times.get(times.len() / 2)), millis(times.last()));
}

async fn fill_sqlite(directory: &Path) -> Outcome<()> {
    let address = format!("sqlite:{}", directory.join(Store::FILE).display());
    let mut connection = SqliteConnection::connect(&address).await?;
    connection.execute("PRAGMA synchronous = OFF").await?;
    let numbers = "CREATE TEMP TABLE numbers AS
        WITH RECURSIVE numbers (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n < 49999)
        SELECT n FROM numbers";
    connection.execute(numbers).await?;
    connection.execute(sqlx::raw_sql(FILL)).await?;
    Ok(connection.close().await?)
}

async fn fill_postgres(url: &str) -> Outcome<()> {
    let mut connection = PgConnection::connect(url).await?;
    connection.execute("CREATE TEMP TABLE numbers AS SELECT generate_series(0, 49999) AS n").await?;
    connection.execute(sqlx::raw_sql(FILL)).await?;
    connection.execute("VACUUM ANALYZE").await?;
    Ok(connection.close().await?)
}

/// 5,000 users, each with ten hosted tables and twenty seats. Half of the tables are running, 500 are open.
const FILL: &str = "
    INSERT INTO users (id, name, session_epoch, created) SELECT n, 'user', 0, n FROM numbers WHERE n < 5000;
    INSERT INTO tables (id, revision, game, options, settings, host, visibility, state, server_seed, commitment,
                        created, updated, free_seats)
    SELECT 'table-' || (1000000 + n), 1, 'game', '{\"players\": 2, \"edition\": \"revised\"}', '{\"clock\": {}}',
           n % 5000, 'public',
           CASE WHEN n % 100 = 77 THEN 'open' WHEN n % 100 < 50 THEN 'running' ELSE 'finished' END,
           (SELECT value FROM secrets), '0123456789012345678901234567890123456789', n, n,
           CASE WHEN n % 100 = 77 THEN 1 ELSE 0 END
    FROM numbers;
    INSERT INTO seats (table_id, seat, user_id, name, ready)
    SELECT id, seat, (created + seat * 7) % 5000, 'name', TRUE
    FROM tables, (SELECT 0 AS seat UNION SELECT 1) AS seats;
    INSERT INTO wakeups (table_id, at) SELECT id, created FROM tables WHERE state = 'running';
    INSERT INTO log (table_id, version, kind, seat, body, at)
    SELECT id, n + 1, 'input', n % 2, 'place purple 4 green 2', created
    FROM tables, (SELECT n FROM numbers WHERE n < 20) AS versions;
    INSERT INTO chat (table_id, seq, user_id, at, text) SELECT id, 1, host, created, 'hello' FROM tables;
    INSERT INTO records (id, user_id, game, body, created)
    SELECT 'record-' || (1000000 + n), n % 5000, 'game', 'body', n FROM numbers;";
