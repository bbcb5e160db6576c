//! Backups that the server makes, and restore drills: the game goes on where the backup left off.

use crate::support::{Person, TestServer, config, play, two_apart, two_in_a_game};
use serde_json::Value;
use server::{BackupPlan, Config, Server};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;
use store::{Place, Store};
use tempfile::TempDir;
use test_postgres::TestDatabase;

/// Far longer than any test takes.
const SELDOM: Duration = Duration::from_secs(3600);

fn plan(directory: &Path, every: Duration, keep: u32) -> Option<BackupPlan> {
    Some(BackupPlan { directory: directory.to_owned(), every, keep })
}

/// The backups in this folder, oldest first.
fn backups(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.file_name().unwrap().to_str().unwrap().starts_with("tavola-"));
    files.sort();
    files
}

async fn until(mut holds: impl FnMut() -> bool) {
    for _ in 0..400 {
        if holds() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("it did not happen in time");
}

async fn until_metric(person: &Person, line: &str) {
    for _ in 0..400 {
        if person.get("/metrics").await.body.lines().any(|found| found == line) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("{line} did not happen in time");
}

/// The same people find the same position, and play to the end.
async fn go_on(address: SocketAddr, table: &str, people: &[Person; 2], version: &Value) {
    let people = people.each_ref().map(|person| Person { address, ..person.clone() });
    let mut sockets = [people[0].connect(table).await, people[1].connect(table).await];
    for socket in &mut sockets {
        socket.until(|socket| socket.position().is_some()).await;
        assert_eq!(&socket.position().unwrap()["version"], version);
    }
    play(&mut sockets, 5_000).await;
    assert!(sockets[0].is_over());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_from_a_backup() {
    let folder = TempDir::new().unwrap();
    let server = TestServer::spawn().await;
    let (table, people, mut sockets) = two_in_a_game(&server).await;
    play(&mut sockets, 15).await;
    let version = sockets[0].position().unwrap()["version"].clone();
    drop(sockets);
    // The first backup is due at once, since there is none.
    let data = server.stop().await;
    let copies = folder.path().join("copies");
    let config_of = |data: &Path| Config { backups: plan(&copies, SELDOM, 3), ..config(data) };
    let server = Server::start(config_of(data.path())).await.unwrap();
    let anna = Person { address: server.address(), ..people[0].clone() };
    until_metric(&anna, "tavola_backups_total 1").await;
    server.stop().await;
    drop(data);

    let restored = folder.path().join("restored");
    Store::restore(&backups(&copies)[0], &restored).await.unwrap();
    let server = Server::start(config_of(&restored)).await.unwrap();
    go_on(server.address(), &table, &people, &version).await;
    assert_eq!(backups(&copies).len(), 1, "the next one is not due yet");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_newest_backups_are_kept() {
    let folder = TempDir::new().unwrap();
    let own_file = folder.path().join("tavola-monday.db");
    std::fs::write(&own_file, "the operator's own").unwrap();
    let old: Vec<PathBuf> = (1..=3).map(|day| folder.path().join(format!("tavola-2020010{day}-000000.db"))).collect();
    for file in &old {
        std::fs::write(file, "an old backup").unwrap();
    }
    let server =
        TestServer::spawn_with(|config| config.backups = plan(folder.path(), Duration::from_millis(10), 2)).await;
    until(|| !old[2].exists()).await;
    server.stop().await;
    let left = backups(folder.path());
    assert!(left.contains(&own_file) && left.len() <= 4, "{left:?}");
    assert!(!old.iter().any(|file| file.exists()));
}

/// Each failure is counted; a copy that could not be verified does not count as a backup.
#[tokio::test(flavor = "multi_thread")]
async fn a_backup_that_fails_is_reported() {
    let folder = TempDir::new().unwrap();
    let in_the_way = folder.path().join("file");
    std::fs::write(&in_the_way, "").unwrap();
    let server = TestServer::spawn_with(|config| config.backups = plan(&in_the_way, SELDOM, 2)).await;
    let anna = Person::guest(&server, "Anna").await;
    until_metric(&anna, "tavola_backup_failures_total 1").await;
}

/// As docs/operations.md describes it, with PostgreSQL's own programs.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_from_a_dump() {
    let database = TestDatabase::create();
    let config_at =
        |database: &TestDatabase| Config { data: Place::postgres(&database.url()).unwrap(), ..config(Path::new("")) };
    let server = Server::start(config_at(&database)).await.unwrap();
    let (table, people, mut sockets) = two_apart([server.address(); 2]).await;
    play(&mut sockets, 15).await;
    let version = sockets[0].position().unwrap()["version"].clone();
    let dump = database.dump();
    play(&mut sockets, 3).await;
    server.stop().await;
    drop(database);

    let restored = TestDatabase::create();
    restored.restore(&dump);
    let server = Server::start(config_at(&restored)).await.unwrap();
    go_on(server.address(), &table, &people, &version).await;
    server.stop().await;
}
