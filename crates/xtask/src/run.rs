//! `./x run`: builds the page and the program, and starts the server.

use crate::failure::Outcome;
use crate::page;
use crate::process::{self, cargo};
use std::path::Path;

pub(crate) fn run(root: &Path, arguments: &[String]) -> Outcome {
    page::build(root)?;
    // Names no package, so that it reuses the result of `cargo build --release`.
    let mut command = cargo(root, &["run", "--release", "--locked", "--", "serve"]);
    command.args(arguments);
    process::run(command)
}
