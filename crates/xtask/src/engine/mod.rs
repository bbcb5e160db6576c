//! The page's engine: the crate `tab-wasm`, compiled for the browser.

mod debian;
mod toolchain;

use crate::failure::{Failure, Outcome};
use crate::process::{self, cargo};
use std::fs;
use std::path::{Path, PathBuf};
use toolchain::Toolchain;

/// The compilation target for browsers.
const TARGET: &str = "wasm32-unknown-unknown";

const COMPILE: &[&str] =
    &["rustc", "--locked", "--profile", "tab", "--package", "tab-wasm", "--lib", "--crate-type", "cdylib"];

/// Compiles the engine. Returns false if there is no toolchain for it: the page then has no offline play.
pub(crate) fn build_if_possible(root: &Path) -> Result<bool, Failure> {
    match Toolchain::find(root) {
        Ok(toolchain) => compile(root, &toolchain).map(|()| true),
        Err(_) => remove(&place(root)).map(|()| false),
    }
}

/// Compiles the engine. Fails if there is no toolchain for it.
pub(crate) fn build(root: &Path) -> Outcome {
    compile(root, &Toolchain::find(root)?)
}

/// Printed at the end of a build without the engine.
pub(crate) const MISSING: &str = "The page is built WITHOUT offline play: no compiler for WebAssembly was found. \
    `rustup target add wasm32-unknown-unknown` adds one.";

fn compile(root: &Path, toolchain: &Toolchain) -> Outcome {
    println!("   the engine of the page, with {}", toolchain.name());
    let mut command = cargo(root, COMPILE);
    command.args(["--quiet", "--target", TARGET]);
    toolchain.prepare(&mut command);
    process::run(command)?;
    let compiled = target_folder(root).join(TARGET).join("tab/tab_wasm.wasm");
    copy_if_changed(&compiled, &place(root))
}

/// The path where the page's build finds the engine.
fn place(root: &Path) -> PathBuf {
    root.join("target/engine/engine.wasm")
}

pub(crate) fn target_folder(root: &Path) -> PathBuf {
    root.join(std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
}

/// Leaves an unchanged file alone, so that a newer modification time doesn't cause a rebuild.
fn copy_if_changed(from: &Path, to: &Path) -> Outcome {
    let content = fs::read(from).map_err(Failure::at(from))?;
    if fs::read(to).is_ok_and(|known| known == content) {
        return Ok(());
    }
    let folder = to.parent().expect("a file is in a folder");
    fs::create_dir_all(folder).map_err(Failure::at(folder))?;
    fs::write(to, content).map_err(Failure::at(to))
}

fn remove(file: &Path) -> Outcome {
    match file.exists() {
        true => fs::remove_file(file).map_err(Failure::at(file)),
        false => Ok(()),
    }
}
