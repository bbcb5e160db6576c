//! A backup is a complete store.

use super::formats::{FORMATS, left_behind};
use super::open;
use crate::support::{assert_refused, entry};
use sqlx::{Connection, Row, SqliteConnection};
use std::path::{Path, PathBuf};
use store::{Store, TableId, Version};
use tempfile::TempDir;

fn file_in(directory: &TempDir) -> PathBuf {
    directory.path().join(Store::FILE)
}

#[tokio::test]
async fn a_backup_can_be_opened_and_is_equal() {
    let store = open().await;
    let table = store.table(1).await;
    store.append(&table, Version::START, vec![entry("a"), entry("b")]).await.expect("appended");
    let row = store.load_table(&table).await.expect("the table");
    store.add_chat(&table, row.meta.host, "hello").await.expect("said");
    let secret = store.secret("cookies").await.expect("a key");

    let directory = TempDir::new().expect("a temporary directory");
    Store::backup(store.place(), &file_in(&directory)).await.expect("copied");
    store.append(&table, Version(2), vec![entry("after the backup")]).await.expect("appended");

    let copy = Store::open(directory.path()).await.expect("the copy opens");
    assert_eq!(copy.load_table(&table).await.expect("the table"), row);
    assert_eq!(
        copy.load_log(&table, Version::START).await.expect("a log"),
        store.load_log(&table, Version::START).await.expect("a log")[..2]
    );
    let chats = (copy.load_chat(&table, None, 10).await, store.load_chat(&table, None, 10).await);
    assert_eq!(chats.0.expect("a chat"), chats.1.expect("a chat"));
    assert_eq!(copy.user(row.meta.host).await.expect("a user"), store.user(row.meta.host).await.expect("a user"));
    assert_eq!(copy.secret("cookies").await.expect("the key"), secret);
    assert_eq!(copy.append(&table, Version(2), vec![entry("apart")]).await.expect("appended"), Version(3));
}

/// Two tables are appended to alternately; in a snapshot, the first has at most one more entry.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_is_a_snapshot() {
    let store = open().await;
    let tables = [store.table(1).await, store.table(2).await];
    let playing = tokio::spawn(play_in_turn(store.store.clone(), tables.clone()));
    for _ in 0..5 {
        let directory = TempDir::new().expect("a temporary directory");
        Store::backup(store.place(), &file_in(&directory)).await.expect("copied");
        let copy = Store::open(directory.path()).await.expect("the copy opens");
        let [first, second] = [length(&copy, &tables[0]).await, length(&copy, &tables[1]).await];
        assert!(first == second || first == second + 1, "{first} and {second}");
        copy.close().await;
    }
    playing.abort();
}

async fn play_in_turn(store: Store, tables: [TableId; 2]) {
    for version in 0.. {
        for table in &tables {
            store.append(table, Version(version), vec![entry("x")]).await.expect("appended");
        }
    }
}

async fn length(store: &Store, table: &TableId) -> usize {
    store.load_log(table, Version::START).await.expect("a log").len()
}

#[tokio::test]
async fn an_existing_backup_is_not_overwritten() {
    let store = open().await;
    let directory = TempDir::new().expect("a temporary directory");
    std::fs::write(file_in(&directory), "precious").expect("written");
    assert_refused(Store::backup(store.place(), &file_in(&directory)).await, "store-exists");
    assert_eq!(std::fs::read_to_string(file_in(&directory)).expect("still there"), "precious");
}

#[tokio::test]
async fn a_failed_backup_leaves_nothing_behind() {
    let store = open().await;
    let directory = TempDir::new().expect("a temporary directory");
    assert_refused(Store::backup(store.place(), &directory.path().join("not/there.db")).await, "store-unwritable");
    assert_eq!(std::fs::read_dir(directory.path()).expect("readable").count(), 0);
    store.guest("life goes on").await;
}

/// It contains keys and password hashes.
#[cfg(unix)]
#[tokio::test]
async fn a_backup_is_readable_only_by_its_owner() {
    use std::os::unix::fs::PermissionsExt;
    let store = open().await;
    let directory = TempDir::new().expect("a temporary directory");
    Store::backup(store.place(), &file_in(&directory)).await.expect("copied");
    let mode = std::fs::metadata(file_in(&directory)).expect("the copy").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}

/// Every file in the directory with its content.
fn content(directory: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let read = |file: std::io::Result<std::fs::DirEntry>| file.map(|file| file.path()).expect("a file");
    let mut files: Vec<PathBuf> = std::fs::read_dir(directory).expect("a directory").map(read).collect();
    files.sort();
    files.into_iter().map(|file| (file.clone(), std::fs::read(file).expect("readable"))).collect()
}

/// In any format: the server that will use it may be just as old.
#[tokio::test]
async fn a_backup_changes_nothing_and_keeps_the_format() {
    for (format, sql) in (1_i64..).zip(FORMATS) {
        let (source, target) = (TempDir::new().expect("a directory"), TempDir::new().expect("a directory"));
        left_behind(source.path(), sql).await;
        let before = content(source.path());
        Store::backup(source.path(), &file_in(&target)).await.expect("copied");
        assert!(content(source.path()) == before, "format {format}");
        let mut copy =
            SqliteConnection::connect(&format!("sqlite:{}", file_in(&target).display())).await.expect("a copy");
        let row = sqlx::query("SELECT version FROM format").fetch_one(&mut copy).await.expect("a format");
        assert_eq!(row.get::<i64, _>("version"), format);
        copy.close().await.expect("closed");
        Store::open(target.path()).await.expect("it is brought up to date").close().await;
    }
}

/// Entries that a killed server left in the write-ahead log belong to the copy.
#[tokio::test]
async fn a_backup_after_a_crash_is_complete_and_changes_nothing() {
    let (crashed, target) = (TempDir::new().expect("a directory"), TempDir::new().expect("a directory"));
    let store = open().await;
    let guest = store.guest("written last").await;
    for file in std::fs::read_dir(store.address()).expect("a directory").map(|file| file.expect("a file")) {
        std::fs::copy(file.path(), crashed.path().join(file.file_name())).expect("copied");
    }
    let before = content(crashed.path());
    Store::backup(crashed.path(), &file_in(&target)).await.expect("copied");
    let is_content = |(file, _): &&(PathBuf, Vec<u8>)| !file.to_string_lossy().ends_with("-shm");
    let after = content(crashed.path());
    assert!(before.iter().filter(is_content).eq(after.iter().filter(is_content)), "all but the index of the log");
    let copy = Store::open(target.path()).await.expect("the copy opens");
    assert_eq!(copy.user(guest).await.expect("the guest").name, "written last");
}

#[tokio::test]
async fn foreign_databases_are_not_copied() {
    let (source, target) = (TempDir::new().expect("a directory"), TempDir::new().expect("a directory"));
    left_behind(source.path(), "CREATE TABLE somebody_elses (x INTEGER)").await;
    assert_refused(Store::backup(source.path(), &file_in(&target)).await, "store-corrupt");
    assert_eq!(std::fs::read_dir(target.path()).expect("readable").count(), 0);
}
