//! Where the project lies.

use crate::failure::Failure;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// The project's folder: the nearest one, from the current folder upward, with a `Cargo.toml` that makes it a workspace.
pub(crate) fn root() -> Result<PathBuf, Failure> {
    let here = env::current_dir().map_err(Failure::at(Path::new(".")))?;
    let root = here.ancestors().find(|folder| is_workspace(folder));
    root.map(Path::to_owned).ok_or_else(|| Failure::new("Run this inside the project's folder."))
}

fn is_workspace(folder: &Path) -> bool {
    let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap_or_default();
    manifest.lines().any(|line| line.trim() == "[workspace]")
}
