//! `./x package`: a tarball with the program, the files in `deploy/`, the licenses of all dependencies, and a list of
//! the dependencies (SBOM).
//!
//! The list is written here rather than by another tool: cargo and the page's packages provide everything it needs, and
//! it must contain the packages of both.

mod component;
mod rust_packages;
mod sbom;
mod web_packages;

use crate::failure::{Failure, Outcome};
use crate::page;
use crate::process::{self, cargo};
use component::Component;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

const FILES: &[&str] = &["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE", "deploy", "docs"];

pub(crate) fn run(root: &Path, _: &[String]) -> Outcome {
    page::build(root)?;
    process::run(cargo(root, &["build", "--release", "--locked"]))?;
    let target = root.join(env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()));
    let name = format!("tavola-{}-{}-{}", env!("CARGO_PKG_VERSION"), env::consts::ARCH, env::consts::OS);
    let folder = fill(root, &target, &name)?;
    let archive = target.join("package").join(format!("{name}.tar.gz"));
    let mut tar = Command::new("tar");
    tar.args(["--owner=0", "--group=0", "-czf"]).arg(&archive).arg("-C").arg(target.join("package")).arg(&name);
    process::run(tar)?;
    let size = fs::metadata(&archive).map_or(0, |metadata| metadata.len());
    println!("{}: {:.1} MB, unpacked in {}", archive.display(), size as f64 / 1e6, folder.display());
    Ok(())
}

/// Fills a new folder with everything to be packaged.
fn fill(root: &Path, target: &Path, name: &str) -> Result<PathBuf, Failure> {
    let folder = target.join("package").join(name);
    // It may not exist yet.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("bin")).map_err(|error| failure(&folder, &error))?;
    let mut copy = Command::new("cp");
    copy.arg("-R").args(FILES.iter().map(|file| root.join(file))).arg(&folder);
    process::run(copy)?;
    let program = folder.join("bin/tavola");
    fs::copy(target.join("release/tavola"), &program).map_err(|error| failure(&program, &error))?;
    let components = [rust_packages::of_program(root)?, web_packages::of_page(root)?].concat();
    write(&folder.join("THIRD-PARTY-LICENSES.txt"), &licenses(&components))?;
    write(&folder.join("sbom.cdx.json"), &sbom::cyclone_dx(env!("CARGO_PKG_VERSION"), &components))?;
    println!("{} packages of others, {} without a license file", components.len(), without_text(&components));
    Ok(folder)
}

fn write(path: &Path, content: &str) -> Outcome {
    fs::write(path, content).map_err(|error| failure(path, &error))
}

fn failure(path: &Path, error: &std::io::Error) -> Failure {
    Failure::new(format!("{}: {error}", path.display()))
}

fn without_text(components: &[Component]) -> usize {
    components.iter().filter(|component| component.texts.is_empty()).count()
}

/// The licenses of all components, with their texts.
fn licenses(components: &[Component]) -> String {
    let mut all = String::from("Tavola contains these packages, under the licenses that follow their names.\n");
    for Component { name, version, license, texts, .. } in components {
        write!(all, "\n{}\n{name} {version}: {license}\n", "=".repeat(80)).expect("writing to a string can't fail");
        for text in texts {
            write!(all, "\n{}\n", text.trim_end()).expect("writing to a string can't fail");
        }
    }
    all
}
