//! The programs that the tests need. Those that aren't installed are unpacked from Debian's packages into a folder.

use crate::failure::{Failure, Outcome};
use crate::process::{self, succeeds};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

pub(super) struct Tools {
    pub(super) caddy: PathBuf,
    pub(super) nginx: PathBuf,
    pub(super) promtool: PathBuf,
}

/// Each program, and the package that contains it.
const PROGRAMS: [(&str, &str); 3] = [("caddy", "caddy"), ("nginx", "nginx"), ("promtool", "prometheus")];
const FOLDERS: [&str; 2] = ["usr/bin", "usr/sbin"];

impl Tools {
    /// Unpacking needs no privileges and installs nothing.
    pub(super) fn find_or_download(folder: &Path) -> Result<Self, Failure> {
        for (program, package) in PROGRAMS {
            if find(folder, program).is_none() {
                download(folder, package)?;
            }
        }
        let found = |program: &str| {
            find(folder, program)
                .ok_or_else(|| Failure::new(format!("{program} is missing: install it, and try again")))
        };
        Ok(Self { caddy: found("caddy")?, nginx: found("nginx")?, promtool: found("promtool")? })
    }
}

/// The program in this folder or on the path.
fn find(folder: &Path, program: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let installed = env::split_paths(&path).chain(["/usr/sbin".into()]);
    FOLDERS.iter().map(|name| folder.join(name)).chain(installed).map(|it| it.join(program)).find(|it| it.is_file())
}

fn download(folder: &Path, package: &str) -> Outcome {
    let mut probe = Command::new("apt-get");
    probe.arg("--version");
    if !succeeds(probe) {
        return Err(Failure::new(format!("{package} is missing: install it, for example from your system's packages")));
    }
    fs::create_dir_all(folder).map_err(|error| Failure::new(format!("{}: {error}", folder.display())))?;
    let mut apt = Command::new("apt-get");
    apt.args(["download", "--quiet", package]).current_dir(folder);
    process::run(apt)?;
    for file in fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()) {
        if file.extension().is_some_and(|extension| extension == "deb") {
            let mut unpack = Command::new("dpkg");
            unpack.arg("-x").arg(&file).arg(folder);
            process::run(unpack)?;
        }
    }
    Ok(())
}
