//! A third-party package that is part of the program or the page.

use std::fs;
use std::path::Path;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Component {
    pub(super) name: String,
    pub(super) version: String,
    /// An SPDX expression.
    pub(super) license: String,
    /// `cargo` or `npm`.
    pub(super) kind: &'static str,
    /// The SHA-256 hash of the package, if it is known.
    pub(super) hash: Option<String>,
    pub(super) texts: Vec<String>,
}

impl Component {
    /// The package URL, which identifies the package across all ecosystems.
    pub(super) fn url(&self) -> String {
        format!("pkg:{}/{}@{}", self.kind, self.name.replace('@', "%40"), self.version)
    }
}

/// The contents of the license and notice files in a package's folder, sorted by file name.
pub(super) fn license_texts(folder: &Path) -> Vec<String> {
    let mut files: Vec<_> = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    files.retain(|file| file.file_name().and_then(|name| name.to_str()).is_some_and(is_license));
    files.sort();
    files.iter().filter_map(|file| fs::read_to_string(file).ok()).collect()
}

fn is_license(name: &str) -> bool {
    let name = name.to_ascii_uppercase();
    ["LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE"].iter().any(|start| name.starts_with(start))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn licenses_are_found_by_their_names() {
        assert!(["LICENSE", "LICENSE-MIT", "license.md", "COPYING", "NOTICE.txt"].iter().all(|name| is_license(name)));
        assert!(!["README.md", "Cargo.toml", "src"].iter().any(|name| is_license(name)));
    }
}
