//! The Python package: `./x python`, its tests and its figures.

use crate::failure::{Failure, Outcome};
use crate::process::{self, cargo, output, succeeds};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The oldest supported Python version. An extension built for it works with all later versions.
const OLDEST: (u32, u32) = (3, 11);

/// The packages to install besides our own.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Packages {
    /// Those that our package needs.
    Required,
    /// Also those that its tests and examples use.
    ForTests,
}

/// Fails if there is no Python that is new enough; the message says how to install it.
pub(crate) fn require() -> Outcome {
    find_python().map(drop)
}

/// `./x python`: builds the package and installs it into a virtual environment.
pub(crate) fn run(root: &Path, _: &[String]) -> Outcome {
    install(root, Packages::Required)?;
    let program = venv(root).join("bin/python");
    println!("\nInstalled. To use it: {}", program.strip_prefix(root).unwrap_or(&program).display());
    Ok(())
}

/// Checks the package: format and lints of its Rust code, types, stubs and tests.
pub(crate) fn check(root: &Path) -> Outcome {
    for arguments in [
        &["fmt", "--check", "--manifest-path", MANIFEST][..],
        &["clippy", "--locked", "--manifest-path", MANIFEST, "--", "-D", "warnings"],
    ] {
        process::run(in_own_target(root, cargo(root, arguments)))?;
    }
    install(root, Packages::ForTests)?;
    process::run(python(root, &["-m", "mypy"]))?;
    process::run(python(root, &["-m", "mypy.stubtest", "--mypy-config-file", "pyproject.toml", "tavola._tavola"]))?;
    process::run(python(root, &["-m", "pytest", "--quiet", "python/tests"]))
}

/// Measures the package's figures.
pub(crate) fn measure(root: &Path) -> Outcome {
    install(root, Packages::ForTests)?;
    process::run(python(root, &["python/benchmarks/speed.py"]))
}

const MANIFEST: &str = "crates/python/Cargo.toml";

fn install(root: &Path, packages: Packages) -> Outcome {
    let venv = venv(root);
    if !succeeds(python(root, &["-c", "import sys"])) {
        let program = find_python()?;
        process::run(command(root, &program, &["-m", "venv", "--clear", &venv.to_string_lossy()]))?;
    }
    install_packages(root, "python/requirements.txt")?;
    if packages == Packages::ForTests {
        install_packages(root, "python/requirements-test.txt")?;
    }
    let mut build = python(root, &["-m", "maturin", "develop", "--release", "--quiet", "--skip-install"]);
    build.env("VIRTUAL_ENV", &venv).env_remove("CONDA_PREFIX");
    process::run(in_own_target(root, build))?;
    link(root)
}

/// Installs the packages listed in this file, unless they are already installed.
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

/// The crate is built apart from the workspace, whose features and profiles differ.
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
