//! Shows that a backup can be restored: restores it, opens it, and replays some of its tables.

use super::BackupError;
use super::rotation::remove_folder;
use crate::table;
use std::path::Path;
use store::{Settings, Store};

/// Number of tables that are replayed.
const SAMPLE: u32 = 20;

/// Restores the backup of `original` to the folder `scratch`, which is removed afterwards. Returns how many tables were
/// replayed.
pub(super) async fn verify(original: &Store, backup: &Path, scratch: &Path) -> Result<usize, BackupError> {
    let verified = restore_and_replay(original, backup, scratch).await;
    remove_folder(scratch).map_err(BackupError::Files)?;
    verified
}

async fn restore_and_replay(original: &Store, backup: &Path, scratch: &Path) -> Result<usize, BackupError> {
    Store::restore(backup, scratch).await.map_err(BackupError::Store)?;
    let settings = Settings { readers: 1, ..Settings::default() };
    let store = Store::open_with(scratch, settings).await.map_err(BackupError::Store)?;
    let replayed = replay_sample(original, &store).await;
    store.close().await;
    replayed
}

async fn replay_sample(original: &Store, copy: &Store) -> Result<usize, BackupError> {
    let sample = copy.sample_tables(SAMPLE).await.map_err(BackupError::Store)?;
    for id in &sample {
        if let Err(code) = table::check_replays(copy, id).await {
            // A table with unsupported rules, or one that was already damaged, says nothing about the copy.
            if table::check_replays(original, id).await.is_ok() {
                return Err(BackupError::Table(id.clone(), code));
            }
            tracing::warn!(table = id.as_str(), code = code.key(), "a table can't be continued");
        }
    }
    Ok(sample.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use store::StoreError;
    use tempfile::TempDir;

    #[tokio::test]
    async fn a_damaged_copy_is_no_backup() {
        let folder = TempDir::new().unwrap();
        let (data, copy, scratch) = ("data", "copy.db", "scratch");
        let [data, copy, scratch] = [data, copy, scratch].map(|name| folder.path().join(name));
        let store = Store::open(&data).await.unwrap();
        store.create_guest("Anna").await.unwrap();
        Store::backup(&data, &copy).await.unwrap();
        assert_eq!(verify(&store, &copy, &scratch).await.unwrap(), 0);
        let mut bytes = std::fs::read(&copy).unwrap();
        let middle = bytes.len() / 2;
        bytes[middle..middle + 4096].fill(0x5a);
        std::fs::write(&copy, bytes).unwrap();
        let refused = verify(&store, &copy, &scratch).await;
        assert!(matches!(refused, Err(BackupError::Store(StoreError::Corrupt(_)))), "{refused:?}");
        assert!(!scratch.exists());
    }
}
