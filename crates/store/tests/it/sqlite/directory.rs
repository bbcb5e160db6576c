//! The directory's files, and things that may be in the way.

use super::open;
use crate::support::assert_refused;
use std::fs;
use store::{Store, StoreError};
use tempfile::TempDir;

#[tokio::test]
async fn the_directory_is_created_for_its_owner_only() {
    let directory = TempDir::new().expect("a temporary directory");
    let inner = directory.path().join("not/there/yet");
    Store::open(&inner).await.expect("a new store").close().await;
    assert!(inner.join(Store::FILE).exists());
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(fs::metadata(&inner).expect("it is there").permissions().mode() & 0o777, 0o700);
    }
}

#[tokio::test]
async fn an_impossible_directory_is_named() {
    let directory = TempDir::new().expect("a temporary directory");
    let file = directory.path().join("file");
    fs::write(&file, "in the way").expect("written");
    let error = Store::open(&file.join("data")).await.expect_err("a file is in the way");
    assert!(matches!(&error, StoreError::Unwritable { path } if *path == file.join("data")), "{error:?}");
    assert!(error.to_string().contains("file/data"), "{error}");
}

#[tokio::test]
async fn the_error_for_an_unusable_database_names_its_directory() {
    let directory = TempDir::new().expect("a temporary directory");
    fs::create_dir(directory.path().join(Store::FILE)).expect("created");
    let error = Store::open(directory.path()).await.expect_err("a directory is in the way");
    assert!(matches!(&error, StoreError::Unwritable { path } if path == directory.path()), "{error:?}");
}

#[tokio::test]
async fn files_that_are_not_databases_are_refused_and_left_alone() {
    let directory = TempDir::new().expect("a temporary directory");
    let file = directory.path().join(Store::FILE);
    let novel = "It was a dark and stormy night. ".repeat(100);
    fs::write(&file, &novel).expect("written");
    assert_refused(Store::open(directory.path()).await, "store-corrupt");
    assert_eq!(fs::read_to_string(&file).expect("still there"), novel);
}

/// They contain keys and password hashes, and the directory may have been created by somebody else.
#[cfg(unix)]
#[tokio::test]
async fn no_file_is_readable_by_others_whatever_the_directory_allows() {
    use std::os::unix::fs::PermissionsExt;
    let directory = TempDir::new().expect("a temporary directory");
    fs::set_permissions(directory.path(), fs::Permissions::from_mode(0o755)).expect("it is ours");
    for round in ["new", "opened again"] {
        let store = Store::open(directory.path()).await.expect("a store");
        store.create_guest("ada").await.expect("a new guest");
        let files: Vec<_> =
            fs::read_dir(directory.path()).expect("readable").map(|file| file.expect("a file")).collect();
        assert!(files.len() >= 4, "database, write-ahead log and its index, lock: {files:?}");
        for file in files {
            let mode = file.metadata().expect("it is there").permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "{round}: {file:?}");
            // As an older version would have left it.
            fs::set_permissions(file.path(), fs::Permissions::from_mode(0o644)).expect("it is ours");
        }
        // As if the process had ended without closing the store.
        drop(store);
    }
}

#[tokio::test]
async fn a_directory_can_be_used_by_one_server_at_a_time() {
    let store = open().await;
    let error = Store::open(store.place()).await.expect_err("the directory is in use");
    assert!(matches!(&error, StoreError::InUse { path } if path.display().to_string() == store.address()), "{error:?}");
    assert!(error.to_string().contains("Another server is using"), "{error}");
    store.guest("who is here goes on").await;
    store.close().await;
    Store::open(store.place()).await.expect("it is free again").close().await;
}
