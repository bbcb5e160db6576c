//! Data files of tests. What can't be read fails the test.

use std::path::{Path, PathBuf};

/// The files of a folder whose names end so, in order.
pub(crate) fn with_extension(dir: &Path, extension: &str) -> Vec<PathBuf> {
    let entries = dir.read_dir().unwrap_or_else(|error| panic!("{}: {error}", dir.display()));
    let paths = entries.map(|entry| entry.unwrap_or_else(|error| panic!("{}: {error}", dir.display())).path());
    let mut found: Vec<PathBuf> = paths.filter(|path| path.extension().is_some_and(|end| end == extension)).collect();
    found.sort();
    found
}

pub(crate) fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
