//! Finds the project's root.

use crate::failure::Failure;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// The nearest folder, starting with the current one and going up, whose `Cargo.toml` defines a workspace.
pub(crate) fn root() -> Result<PathBuf, Failure> {
    let here = env::current_dir().map_err(Failure::at(Path::new(".")))?;
    let root = here.ancestors().find(|folder| is_workspace(folder));
    root.map(Path::to_owned).ok_or_else(|| Failure::new("Run this inside the project's folder."))
}

fn is_workspace(folder: &Path) -> bool {
    let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap_or_default();
    manifest.lines().any(|line| line.trim() == "[workspace]")
}
