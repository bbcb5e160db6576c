//! The Python package: `./x python`, its tests and its figures.

use crate::failure::{Failure, Outcome};
use crate::process::{self, cargo, output, succeeds};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The oldest supported Python version. An extension built for it works with all later versions.
const OLDEST: (u32, u32) = (3, 11);

/// The purpose of an installation of the package.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Purpose {
    /// Built with all optimizations; installed with the packages that ours depends on.
    Use,
    /// The same, with the packages that its benchmarks use.
    Measuring,
    /// Built quickly and linted, with the packages that its tests and examples use.
    Testing,
}

/// Fails if there is no Python that is new enough; the message says how to install it.
pub(crate) fn require() -> Outcome {
    find_python().map(drop)
}

/// `./x python`: builds the package and installs it into a virtual environment.
pub(crate) fn run(root: &Path, _: &[String]) -> Outcome {
    install(root, Purpose::Use)?;
    let program = venv(root).join("bin/python");
    println!("\nInstalled. To use it: {}", program.strip_prefix(root).unwrap_or(&program).display());
    Ok(())
}

/// Checks the package: format and lints of its Rust code, types, stubs and tests.
pub(crate) fn check(root: &Path) -> Outcome {
    process::run(cargo(root, &["fmt", "--check", "--manifest-path", MANIFEST]))?;
    install(root, Purpose::Testing)?;
    process::run(python(root, &["-m", "mypy"]))?;
    process::run(python(root, &["-m", "mypy.stubtest", "--mypy-config-file", "pyproject.toml", "tavola._tavola"]))?;
    process::run(python(root, &["-m", "pytest", "--quiet", "python/tests"]))
}

/// Measures the speed of the package.
pub(crate) fn measure(root: &Path) -> Outcome {
    install(root, Purpose::Measuring)?;
    process::run(python(root, &["python/benchmarks/speed.py"]))
}

const MANIFEST: &str = "crates/python/Cargo.toml";

fn install(root: &Path, purpose: Purpose) -> Outcome {
    let venv = venv(root);
    if !succeeds(python(root, &["-c", "import sys"])) {
        let program = find_python()?;
        process::run(command(root, &program, &["-m", "venv", "--clear", &venv.to_string_lossy()]))?;
    }
    install_packages(root, "python/requirements.txt")?;
    if purpose != Purpose::Use {
        install_packages(root, "python/requirements-test.txt")?;
    }
    let profile = if purpose == Purpose::Testing { "checked" } else { "release" };
    let mut build = python(root, &["-m", "maturin", "develop", "--profile", profile, "--quiet", "--skip-install"]);
    build.env("VIRTUAL_ENV", &venv).env_remove("CONDA_PREFIX");
    if purpose == Purpose::Testing {
        lint(&mut build);
    }
    process::run(in_own_target(root, build))?;
    link(root)
}

/// Makes a build lint our crate with clippy while compiling it, with warnings as errors. `cargo clippy` would check all
/// dependencies separately, which takes a minute.
fn lint(build: &mut Command) {
    build.env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver");
    // This is how `cargo clippy -- -D warnings` passes its arguments on.
    build.env("CLIPPY_ARGS", "-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__");
}

/// Installs the packages that the file `list` names, unless they are already installed.
fn install_packages(root: &Path, list: &str) -> Outcome {
    let path = root.join(list);
    let wanted = fs::read_to_string(&path).map_err(Failure::at(&path))?;
    let stamp = venv(root).join(path.file_name().unwrap_or_default());
    if fs::read_to_string(&stamp).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    let pip =
        ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-compile", "--no-deps", "-r", list];
    process::run(python(root, &pip))?;
    fs::write(&stamp, wanted).map_err(Failure::at(&stamp))
}

/// Makes the environment import the package from the sources, where the build puts its native part.
fn link(root: &Path) -> Outcome {
    let ask = "import sysconfig; print(sysconfig.get_path('purelib'))";
    let folder = output(python(root, &["-c", ask])).ok_or_else(|| Failure::new("the virtual environment is broken"))?;
    let file = Path::new(&folder).join("tavola.pth");
    fs::write(&file, format!("{}\n", root.join("python").display())).map_err(Failure::at(&file))
}

/// Finds a Python that is new enough: `python3`, or the program named by `PYTHON`.
fn find_python() -> Result<String, Failure> {
    let program = env::var("PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let mut ask = Command::new(&program);
    ask.args(["-c", "import sys, venv; print(*sys.version_info[:2])"]);
    match output(ask).as_deref().and_then(version) {
        Some(found) if found >= OLDEST => Ok(program),
        _ => Err(Failure::new(format!(
            "`{program}` is not Python {}.{} or newer with the module venv. Install it, for example from your system's \
             packages (`apt install python3-venv`), or name another program in PYTHON.",
            OLDEST.0, OLDEST.1
        ))),
    }
}

/// Parses a version such as `3 11`.
fn version(text: &str) -> Option<(u32, u32)> {
    let (major, minor) = text.split_once(' ')?;
    Some((major.parse().ok()?, minor.parse().ok()?))
}

fn venv(root: &Path) -> PathBuf {
    root.join("target/python/venv")
}

/// The virtual environment's Python, run in the project's root.
fn python(root: &Path, arguments: &[&str]) -> Command {
    let mut command = command(root, &venv(root).join("bin/python").to_string_lossy(), arguments);
    command.env("TAVOLA_PROGRAM", root.join("target/debug/tavola")).env("PYTHONDONTWRITEBYTECODE", "1");
    command
}

fn command(root: &Path, program: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(root);
    command
}

/// The crate is built separately from the workspace, whose features and profiles differ.
fn in_own_target(root: &Path, mut command: Command) -> Command {
    command.env("CARGO_TARGET_DIR", root.join("target/python"));
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_compared_as_numbers() {
        assert!(version("3 9").is_some_and(|found| found < OLDEST));
        assert!(version("3 11").is_some_and(|found| found >= OLDEST));
        assert_eq!(version("Python 3.11"), None);
    }
}
