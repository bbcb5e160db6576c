//! Temporary files for a test.

use std::path::{Path, PathBuf};

/// A temporary folder, removed when dropped. Each test must use a different name.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("tavola-testkit-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a folder for temporary files");
        Self(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    pub(crate) fn write(&self, name: &str, content: &str) {
        std::fs::write(self.0.join(name), content).expect("a temporary file");
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Best effort: it is in the system's temporary folder.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
