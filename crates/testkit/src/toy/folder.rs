//! Files for a test.

use std::path::{Path, PathBuf};

/// A folder that is empty at first and gone in the end. Each test gives it a name of its own.
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
        // What is left behind lies in the system's folder for such things.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
