//! `./x run`: builds page and program, and starts the server.

use crate::failure::Outcome;
use crate::page;
use crate::process::{self, cargo};
use std::path::Path;

pub(crate) fn run(root: &Path, arguments: &[String]) -> Outcome {
    page::build(root)?;
    let mut command =
        cargo(root, &["run", "--release", "--locked", "--package", "cli", "--bin", "tavola", "--", "serve"]);
    command.args(arguments);
    process::run(command)
}
