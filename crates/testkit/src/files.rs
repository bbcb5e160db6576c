//! Test data files. A file that can't be read fails the test.

use crate::verdict::Verdict;
use std::path::{Path, PathBuf};

/// Whether the test should write its files instead of comparing them.
pub(crate) fn bless() -> bool {
    std::env::var_os("TAVOLA_BLESS").is_some_and(|value| value == "1")
}

/// The files in a folder with this extension, sorted.
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

/// Writes the file, creating its folder if necessary.
pub(crate) fn write(path: &Path, text: &str) -> Verdict {
    let folder = path.parent().unwrap_or(Path::new("."));
    let written = std::fs::create_dir_all(folder).and_then(|()| std::fs::write(path, text));
    written.map_err(|error| error.to_string())
}
