//! Measures appends per second, and the gain from group commit:
//! `cargo run -p store --release --example appends [DIRECTORY | postgres]`
//!
//! A hundred tables append concurrently, each waiting for the acknowledgment of its last append, for two seconds per
//! maximum batch size. The directory decides which disk is measured; `postgres` measures a temporary server, which
//! syncs.

use std::error::Error;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use store::{
    Entry, Millis, NewTable, Place, ServerSeed, Settings, Store, TableId, TableMeta, TableState, UserId, Version,
    Visibility,
};
use test_postgres::TestServer;
use tokio::task::JoinSet;

type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

const TABLES: usize = 100;
const DURATION: Duration = Duration::from_secs(2);
const BATCH_LIMITS: [usize; 5] = [1, 4, 16, 64, 1024];

#[tokio::main]
async fn main() -> Outcome<()> {
    let argument = std::env::args().nth(1);
    let server = argument.as_deref().filter(|it| *it == "postgres").map(|_| TestServer::start_durable());
    let parent = argument.map_or_else(std::env::temp_dir, PathBuf::from);
    println!("{TABLES} tables, {} s each", DURATION.as_secs());
    println!("{:>5} {:>10} {:>9} {:>9} {:>9} {:>9}", "limit", "appends/s", "commits/s", "a commit", "p50 ms", "p99 ms");
    for batch_limit in BATCH_LIMITS {
        match &server {
            Some(server) => {
                let database = server.create_database();
                measure(Place::postgres(&database.url())?, batch_limit).await?;
            }
            None => {
                let directory = tempfile::tempdir_in(&parent)?;
                measure(directory.path().into(), batch_limit).await?;
            }
        }
    }
    Ok(())
}

/// Measures and prints one line of the report.
async fn measure(place: Place, batch_limit: usize) -> Outcome<()> {
    let store = Store::open_with(place, Settings { batch_limit, ..Settings::default() }).await?;
    let tables = open_tables(&store).await?;
    let begin = Instant::now();
    let mut waits = play(&store, tables).await?;
    let seconds = begin.elapsed().as_secs_f64();
    let statistics = store.statistics().await?;
    store.close().await;

    waits.sort_unstable();
    let percentile = |percent: usize| waits.get(waits.len() * percent / 100).map_or(0.0, |it| it.as_secs_f64() * 1e3);
    let (appends, commits) = (statistics.appends as f64, statistics.commits as f64);
    let (p50, p99) = (percentile(50), percentile(99));
    let (per_second, commits_per_second, shared) = (appends / seconds, commits / seconds, appends / commits);
    println!("{batch_limit:>5} {per_second:>10.0} {commits_per_second:>9.0} {shared:>9.1} {p50:>9.2} {p99:>9.2}");
    Ok(())
}

async fn open_tables(store: &Store) -> Outcome<Vec<TableId>> {
    let host = store.create_guest("host").await?;
    let mut tables = Vec::new();
    for number in 0..TABLES {
        tables.push(open_table(store, host, number).await?);
    }
    Ok(tables)
}

/// How long each append took.
async fn play(store: &Store, tables: Vec<TableId>) -> Outcome<Vec<Duration>> {
    let mut players = JoinSet::new();
    for table in tables {
        players.spawn(append_for_a_while(store.clone(), table));
    }
    let mut waits = Vec::new();
    while let Some(player) = players.join_next().await {
        waits.extend(player??);
    }
    Ok(waits)
}

async fn open_table(store: &Store, host: UserId, number: usize) -> Outcome<TableId> {
    let id = TableId::parse(&format!("table-{number:06}")).ok_or("not an address")?;
    let meta = TableMeta {
        options: "{}".to_owned(),
        settings: "{}".to_owned(),
        host,
        visibility: Visibility::Public,
        state: TableState::Running,
        seats: Vec::new(),
    };
    let (server_seed, commitment) = (ServerSeed([0; 32]), String::new());
    store
        .create_table(&NewTable { id: id.clone(), game: "some-game".to_owned(), server_seed, commitment, meta })
        .await?;
    Ok(id)
}

async fn append_for_a_while(store: Store, table: TableId) -> Outcome<Vec<Duration>> {
    let (mut head, mut waits) = (Version::START, Vec::new());
    let end = Instant::now() + DURATION;
    while Instant::now() < end {
        let begin = Instant::now();
        head = store.append(&table, head, vec![entry()]).await?;
        waits.push(begin.elapsed());
    }
    Ok(waits)
}

/// As large as a typical move.
fn entry() -> Entry {
    Entry {
        kind: "input".to_owned(),
        seat: Some(1),
        body: "place purple 4 green 2".to_owned(),
        at: Millis::now(),
        command_id: Some("c0ffee00-1234".to_owned()),
    }
}
