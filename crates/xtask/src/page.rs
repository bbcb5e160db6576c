//! The web page in `web/`: packages, checks and build.

use crate::engine;
use crate::failure::{Failure, Outcome};
use crate::process::{self, succeeds};
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::SystemTime;

/// Installs the page's packages if they are missing or older than the lock file, and builds the page, without its
/// engine if that can't be compiled here.
pub(crate) fn build(root: &Path) -> Outcome {
    install(root)?;
    let has_engine = engine::build_if_possible(root)?;
    process::run(npm(root, &["run", "--silent", "build"]))?;
    if !has_engine {
        println!("\n{}\n", engine::MISSING);
    }
    Ok(())
}

/// Checks the page's formatting, lints, types, unit tests and build. Fails if its engine can't be compiled.
pub(crate) fn check(root: &Path) -> Outcome {
    install(root)?;
    engine::build(root)?;
    // The slowest first, so that both lanes end at about the same time.
    let scripts = ["lint", "check", "test", "format:check", "build"];
    process::run_in_pairs(scripts.map(|script| npm(root, &["run", "--silent", script])).into())
}

/// Runs the browser tests against the program built for the tests.
pub(crate) fn test_in_browser(root: &Path) -> Outcome {
    process::run(npm(root, &["run", "--silent", "test:browser"]))
}

/// Measures the page's figures against the program's release build.
pub(crate) fn measure(root: &Path) -> Outcome {
    install(root)?;
    engine::build(root)?;
    process::run(npm(root, &["run", "--silent", "build"]))?;
    let mut command = npm(root, &["run", "--silent", "measure"]);
    command.env("TAVOLA_PROFILE", "release");
    process::run(command)
}

fn install(root: &Path) -> Outcome {
    if !succeeds(npm(root, &["--version"])) {
        return Err(Failure::new(
            "npm is missing. Install Node.js 20.19 or newer, for example from your system's packages.",
        ));
    }
    let installed = changed(&root.join("web/node_modules/.package-lock.json"));
    if installed.is_some() && installed >= changed(&root.join("web/package-lock.json")) {
        return Ok(());
    }
    // Not `npm ci`, which rejects a lock file that lacks the builds for other systems.
    process::run(npm(root, &["install", "--no-save", "--no-audit", "--no-fund"]))
}

fn npm(root: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new("npm");
    command.args(arguments).current_dir(root.join("web"));
    command
}

fn changed(file: &Path) -> Option<SystemTime> {
    fs::metadata(file).and_then(|metadata| metadata.modified()).ok()
}
