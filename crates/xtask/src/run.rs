//! `./x run`: builds page and program, and starts the server.

use crate::failure::Outcome;
use crate::page;
use crate::process::{self, cargo};
use std::path::Path;

pub(crate) fn run(root: &Path, arguments: &[String]) -> Outcome {
    page::build(root)?;
    // Without naming a package, so that it is the very build of `cargo build --release`.
    let mut command = cargo(root, &["run", "--release", "--locked", "--", "serve"]);
    command.args(arguments);
    process::run(command)
}
