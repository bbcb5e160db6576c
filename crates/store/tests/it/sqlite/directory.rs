//! What is in the directory, and what may be in the way.

use super::open;
use crate::support::assert_refused;
use std::fs;
use store::{Store, StoreError};
use tempfile::TempDir;

#[tokio::test]
async fn the_directory_is_created_for_its_owner_alone() {
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
async fn a_directory_that_can_not_be_is_named() {
    let directory = TempDir::new().expect("a temporary directory");
    let file = directory.path().join("file");
    fs::write(&file, "in the way").expect("written");
    let error = Store::open(&file.join("data")).await.expect_err("a file is in the way");
    assert!(matches!(&error, StoreError::Unwritable { path } if *path == file.join("data")), "{error:?}");
    assert!(error.to_string().contains("file/data"), "{error}");
}

#[tokio::test]
async fn a_database_that_can_not_be_opened_names_its_directory() {
    let directory = TempDir::new().expect("a temporary directory");
    fs::create_dir(directory.path().join(Store::FILE)).expect("created");
    let error = Store::open(directory.path()).await.expect_err("a directory is in the way");
    assert!(matches!(&error, StoreError::Unwritable { path } if path == directory.path()), "{error:?}");
}

#[tokio::test]
async fn what_is_no_database_is_refused_and_left_alone() {
    let directory = TempDir::new().expect("a temporary directory");
    let file = directory.path().join(Store::FILE);
    let novel = "It was a dark and stormy night. ".repeat(100);
    fs::write(&file, &novel).expect("written");
    assert_refused(Store::open(directory.path()).await, "store-corrupt");
    assert_eq!(fs::read_to_string(&file).expect("still there"), novel);
}

/// Not in the free space of the files either, where everybody who finds them could read on.
#[tokio::test]
async fn a_deleted_name_is_overwritten() {
    const NAME: &str = "Bartholomew-Featherstonehaugh";
    let store = open().await;
    let user = store.guest(NAME).await;
    let store = store.reopen().await;
    let file = store.file();
    let contains_part_of_name = || {
        let bytes = std::fs::read(&file).expect("the database");
        NAME.as_bytes().windows(6).any(|part| bytes.windows(6).any(|window| window == part))
    };
    assert!(contains_part_of_name());
    store.delete_user(user).await.expect("deleted");
    let _store = store.reopen().await;
    assert!(!contains_part_of_name());
}
