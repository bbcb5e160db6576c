//! The project's files, read once, so that checks are pure functions.

use crate::failure::Failure;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Folders that contain none of our sources.
const SKIPPED: &[&str] = &[".git", ".mypy_cache", ".pytest_cache", "target", "node_modules", "dist"];

/// Extensions of files that are read; for others, only the path is known.
const TEXTS: &[&str] = &["css", "ftl", "json", "md", "py", "pyi", "rs", "sh", "svelte", "toml", "ts", "txt"];

/// Files by path relative to the root, with `/` on every system.
#[derive(Debug, Default)]
pub(crate) struct Tree {
    files: BTreeMap<String, Option<String>>,
}

/// A text file in the project.
#[derive(Clone, Copy, Debug)]
pub(crate) struct File<'a> {
    pub(crate) path: &'a str,
    pub(crate) text: &'a str,
}

impl Tree {
    pub(crate) fn read(root: &Path) -> Result<Self, Failure> {
        let mut tree = Self::default();
        tree.read_folder(root, "")?;
        Ok(tree)
    }

    /// All text files, by path.
    pub(crate) fn files(&self) -> impl Iterator<Item = File<'_>> {
        self.files.iter().filter_map(|(path, text)| Some(File { path, text: text.as_deref()? }))
    }

    /// All text files below this folder.
    pub(crate) fn under<'a>(&'a self, folder: &'a str) -> impl Iterator<Item = File<'a>> {
        self.files().filter(move |file| is_under(file.path, folder))
    }

    pub(crate) fn text(&self, path: &str) -> Option<&str> {
        self.files.get(path)?.as_deref()
    }

    /// Whether a file or folder has this path.
    pub(crate) fn contains(&self, path: &str) -> bool {
        path.is_empty() || self.files.contains_key(path) || self.files.keys().any(|file| is_under(file, path))
    }

    fn read_folder(&mut self, folder: &Path, prefix: &str) -> Result<(), Failure> {
        for entry in fs::read_dir(folder).map_err(Failure::at(folder))? {
            let entry = entry.map_err(Failure::at(folder))?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let kind = entry.file_type().map_err(Failure::at(&entry.path()))?;
            if kind.is_dir() && !SKIPPED.contains(&name.as_str()) {
                self.read_folder(&entry.path(), &format!("{prefix}{name}/"))?;
            } else if kind.is_file() {
                self.files.insert(format!("{prefix}{name}"), read_text(&entry.path())?);
            }
        }
        Ok(())
    }
}

impl File<'_> {
    pub(crate) fn extension(&self) -> &str {
        extension(self.path)
    }

    /// The lines with their 1-based numbers.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(index, line)| (index + 1, line))
    }
}

fn read_text(path: &Path) -> Result<Option<String>, Failure> {
    let is_text = path.extension().is_some_and(|extension| TEXTS.iter().any(|text| extension == *text));
    if !is_text {
        return Ok(None);
    }
    fs::read_to_string(path).map(Some).map_err(Failure::at(path))
}

fn extension(path: &str) -> &str {
    let name = path.rsplit('/').next().unwrap_or(path);
    name.rsplit_once('.').map_or("", |(_, extension)| extension)
}

fn is_under(path: &str, folder: &str) -> bool {
    path.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/'))
}

/// Builds a made-up tree for a test.
#[cfg(test)]
impl FromIterator<(String, String)> for Tree {
    fn from_iter<I: IntoIterator<Item = (String, String)>>(files: I) -> Self {
        Self { files: files.into_iter().map(|(path, text)| (path, Some(text))).collect() }
    }
}

#[cfg(test)]
impl<const N: usize> From<[(&str, &str); N]> for Tree {
    fn from(files: [(&str, &str); N]) -> Self {
        files.into_iter().map(|(path, text)| (path.to_owned(), text.to_owned())).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::env;

    #[test]
    fn folders_are_read_and_skipped() {
        let root = env::temp_dir().join(format!("xtask-tree-{}", std::process::id()));
        for folder in ["crates/a", "target/debug"] {
            fs::create_dir_all(root.join(folder)).unwrap();
        }
        fs::write(root.join("crates/a/lib.rs"), "text").unwrap();
        fs::write(root.join("crates/a/board.png"), [0xff, 0xfe]).unwrap();
        fs::write(root.join("target/debug/made.rs"), "made").unwrap();

        let tree = Tree::read(&root);
        fs::remove_dir_all(&root).unwrap();
        let tree = tree.unwrap();
        let paths: Vec<&str> = tree.files().map(|file| file.path).collect();
        assert_eq!(paths, ["crates/a/lib.rs"]);
        assert_eq!(tree.text("crates/a/lib.rs"), Some("text"));
        assert!(tree.contains("crates/a/board.png") && tree.contains("crates/a"));
        assert!(!tree.contains("crates/b") && !tree.contains("target"));
    }

    #[test]
    fn a_folder_is_not_a_name_prefix() {
        let tree = Tree::from([("crates/game/lib.rs", ""), ("crates/games/lib.rs", "")]);
        assert_eq!(tree.under("crates/game").count(), 1);
        assert!(!tree.contains("crates/gam"));
    }
}
