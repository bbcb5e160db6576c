//! Debian's packages of a compiler for the browser. They are unpacked rather than installed, so root isn't needed.

use crate::failure::{Failure, Outcome};
use crate::process::{output, run, succeeds};
use std::ffi::OsStr;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The compiler and the source of its standard library; they depend on the other packages.
const WANTED: [&str; 2] = ["rustc-web", "rust-web-src"];

/// Prefixes of the packages to unpack: those above, and dependencies that a system without this compiler doesn't have.
const UNPACKED: [&str; 4] = ["rustc-web", "rust-web-src", "libstd-rust-web", "libllvm"];

/// Unpacks the compiler into this folder, unless it is already there, and returns the program to call.
pub(super) fn unpack(folder: &Path) -> Result<PathBuf, Failure> {
    let rustc = folder.join("rustc");
    if works(&rustc) {
        return Ok(rustc);
    }
    if !succeeds(command("apt-get", ["--version"])) || !succeeds(command("dpkg", ["--version"])) {
        return Err(Failure::new("No compiler for WebAssembly: neither rustup nor Debian's packages can be used."));
    }
    println!("   Debian's compiler for WebAssembly, unpacked in {}", folder.display());
    let apt = Apt::new(folder)?;
    apt.update()?;
    apt.download(&apt.packages()?)?;
    for package in files(&apt.packages_folder(), "deb")? {
        run(command("dpkg", [OsStr::new("-x"), package.as_os_str(), folder.join("root").as_os_str()]))?;
    }
    write_wrapper(folder, &rustc)?;
    match works(&rustc) {
        true => Ok(rustc),
        false => Err(Failure::new("Debian's compiler for WebAssembly was unpacked but does not run.")),
    }
}

/// Debian's package manager with its own package lists: the system's may be outdated, and they belong to root.
struct Apt<'a> {
    folder: &'a Path,
}

impl<'a> Apt<'a> {
    fn new(folder: &'a Path) -> Result<Self, Failure> {
        for needed in ["lists/partial", "cache/archives/partial", "packages"] {
            let needed = folder.join(needed);
            fs::create_dir_all(&needed).map_err(Failure::at(&needed))?;
        }
        Ok(Self { folder })
    }

    fn packages_folder(&self) -> PathBuf {
        self.folder.join("packages")
    }

    fn command(&self, program: &str, arguments: &[&str]) -> Command {
        let mut command = command(program, arguments);
        let place = |name: &str, folder: &str| format!("Dir::{name}={}", self.folder.join(folder).display());
        command.args(["-o", &place("State::lists", "lists"), "-o", &place("Cache", "cache")]);
        // Otherwise, it would switch to another user, who can't write here.
        command.args(["-o", "APT::Sandbox::User="]).current_dir(self.packages_folder());
        command
    }

    fn update(&self) -> Outcome {
        run(self.command("apt-get", &["--quiet", "--quiet", "update"]))
    }

    /// The full names of the packages to unpack, with version numbers, which change.
    fn packages(&self) -> Result<Vec<String>, Failure> {
        let depends = ["depends", "--recurse", "--no-recommends", "--no-suggests", "--no-conflicts", "--no-breaks"];
        let mut depends = self.command("apt-cache", &depends);
        depends.args(["--no-replaces", "--no-enhances"]).args(WANTED);
        let listed = output(depends).ok_or_else(|| Failure::new("Debian offers no compiler for WebAssembly."))?;
        Ok(chosen(&listed))
    }

    fn download(&self, packages: &[String]) -> Outcome {
        let mut download = self.command("apt-get", &["--quiet", "download"]);
        download.args(packages);
        run(download)
    }
}

/// The packages to unpack, from the output of `apt-cache depends --recurse`, in which each package starts a line.
fn chosen(listed: &str) -> Vec<String> {
    let names = listed.lines().filter(|line| UNPACKED.iter().any(|unpacked| line.starts_with(unpacked)));
    names.map(str::to_owned).collect()
}

/// Writes a script that runs the compiler with the unpacked libraries.
fn write_wrapper(folder: &Path, wrapper: &Path) -> Outcome {
    let root = folder.join("root/usr");
    let mut libraries = vec![root.join("lib/x86_64-linux-gnu")];
    libraries.extend(files(&root.join("lib"), "")?.into_iter().filter(|it| is_llvm(it)).map(|it| it.join("lib")));
    let libraries: Vec<String> = libraries.iter().map(|it| it.display().to_string()).collect();
    let rustc = root.join("bin/rustc");
    let script = format!("#!/bin/sh\nLD_LIBRARY_PATH='{}' exec '{}' \"$@\"\n", libraries.join(":"), rustc.display());
    fs::write(wrapper, script).map_err(Failure::at(wrapper))?;
    fs::set_permissions(wrapper, fs::Permissions::from_mode(0o755)).map_err(Failure::at(wrapper))
}

fn is_llvm(folder: &Path) -> bool {
    folder.file_name().is_some_and(|name| name.to_string_lossy().starts_with("llvm-"))
}

fn works(rustc: &Path) -> bool {
    succeeds(command(rustc, ["--version"]))
}

/// The files in this folder whose names end with `ending`.
fn files(folder: &Path, ending: &str) -> Result<Vec<PathBuf>, Failure> {
    let entries = fs::read_dir(folder).map_err(Failure::at(folder))?;
    let paths = entries.filter_map(|entry| entry.ok()).map(|entry| entry.path());
    Ok(paths.filter(|path| path.to_string_lossy().ends_with(ending)).collect())
}

fn command<A: AsRef<OsStr>>(program: impl AsRef<OsStr>, arguments: impl IntoIterator<Item = A>) -> Command {
    let mut command = Command::new(program);
    command.args(arguments);
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_versions_in_names_do_not_matter() {
        let listed = "rustc-web\n  Depends: libc6\n  Depends: libstd-rust-web-dev\nrust-web-src\nlibc6\n\
                      libstd-rust-web-dev\n  Depends: libstd-rust-web-1.96\nlibstd-rust-web-1.96\nlibllvm22\n<libc-dev>\n";
        let expected = ["rustc-web", "rust-web-src", "libstd-rust-web-dev", "libstd-rust-web-1.96", "libllvm22"];
        assert_eq!(chosen(listed), expected);
    }
}
