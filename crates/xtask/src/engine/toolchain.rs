//! Finds a compiler for the browser.

use super::debian;
use super::{TARGET, target_folder};
use crate::failure::Failure;
use crate::process::{output, run, succeeds};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Omits strings for developers, panic locations and debug output, which the browser doesn't show; and selects the
/// smaller of two implementations of SHA-256, since a game needs few hashes.
const SMALLER: &str = "-Zlocation-detail=none -Zfmt-debug=none --cfg sha2_backend_soft=\"compact\"";

/// Omits panic messages, too. The standard library has to be compiled with this option as well.
const SILENT: &str = "-Zunstable-options -Cpanic=immediate-abort";

const COMPILE_STD: [&str; 4] = ["-Z", "build-std=std,panic_abort", "-Z", "build-std-features=optimize_for_size"];

/// A compiler for the browser.
pub(super) enum Toolchain {
    /// The normal compiler, with the standard library for the browser. If its source is available, too, the engine gets
    /// smaller.
    Installed { has_source: bool },
    /// Debian's compiler, unpacked; it compiles the standard library itself.
    Debian { rustc: PathBuf, linker: PathBuf },
}

impl Toolchain {
    /// Prefers what is installed, then what rustup can add, then Debian's packages, unpacked under `target`.
    pub(super) fn find(root: &Path) -> Result<Self, Failure> {
        if is_installed() || is_added() {
            return Ok(Self::Installed { has_source: has_source() });
        }
        let rustc = debian::unpack(&target_folder(root).join("wasm-toolchain"))?;
        let linker = sysroot()?.join("lib/rustlib/x86_64-unknown-linux-gnu/bin/rust-lld");
        Ok(Self::Debian { rustc, linker })
    }

    pub(super) fn name(&self) -> &'static str {
        match self {
            Self::Installed { .. } => "the installed toolchain",
            Self::Debian { .. } => "Debian's compiler",
        }
    }

    /// Makes a cargo command for the browser use this compiler.
    pub(super) fn prepare(&self, command: &mut Command) {
        let compiles_std = !matches!(self, Self::Installed { has_source: false });
        let flags = if compiles_std { format!("{SMALLER} {SILENT}") } else { SMALLER.to_owned() };
        // The first variable allows unstable options.
        command.env("RUSTC_BOOTSTRAP", "1").env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flags);
        if compiles_std {
            command.args(COMPILE_STD);
        }
        if let Self::Debian { rustc, linker } = self {
            command.env("RUSTC", rustc).env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
        }
    }
}

/// Whether the standard library for the browser is installed.
fn is_installed() -> bool {
    let mut rustc = Command::new("rustc");
    rustc.args(["--print", "target-libdir", "--target", TARGET]);
    output(rustc).is_some_and(|folder| Path::new(&folder).is_dir())
}

/// Tries to add it with rustup. Returns whether that worked.
fn is_added() -> bool {
    let mut probe = Command::new("rustup");
    probe.arg("--version");
    if !succeeds(probe) {
        return false;
    }
    println!("   rustup target add {TARGET}");
    let mut add = Command::new("rustup");
    add.args(["target", "add", TARGET]).env("RUSTUP_MAX_RETRIES", "1");
    run(add).is_ok() && is_installed()
}

/// Whether the source of the standard library is installed; if it isn't, tries to add it with rustup.
fn has_source() -> bool {
    let mut add = Command::new("rustup");
    add.args(["component", "add", "rust-src"]).env("RUSTUP_MAX_RETRIES", "1");
    let is_there = || sysroot().is_ok_and(|root| root.join("lib/rustlib/src/rust/library/std").is_dir());
    is_there() || (succeeds(add) && is_there())
}

fn sysroot() -> Result<PathBuf, Failure> {
    let mut rustc = Command::new("rustc");
    rustc.args(["--print", "sysroot"]);
    output(rustc).map(PathBuf::from).ok_or_else(|| Failure::new("`rustc --print sysroot` failed."))
}
