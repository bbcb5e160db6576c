//! The crates that the program is made of, as cargo lists them.

use super::component::{Component, license_texts};
use crate::failure::Failure;
use crate::process::{cargo, output};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{env, fs};

/// Build scripts are not part of the program; macros are, because their output is.
const TREE: &[&str] =
    &["tree", "--locked", "--package", "cli", "--edges", "normal", "--prefix", "none", "--format", "{p}\t{l}"];

pub(super) fn of_program(root: &Path) -> Result<Vec<Component>, Failure> {
    let tree = output(cargo(root, TREE)).ok_or_else(|| Failure::new("`cargo tree` failed"))?;
    let lock =
        fs::read_to_string(root.join("Cargo.lock")).map_err(|error| Failure::new(format!("Cargo.lock: {error}")))?;
    let (hashes, sources) = (checksums(&lock), sources());
    let packages: BTreeSet<(&str, &str, &str)> = tree.lines().filter_map(package).collect();
    let component = |(name, version, license): (&str, &str, &str)| Component {
        name: name.to_owned(),
        version: version.to_owned(),
        // An older way to write `OR`.
        license: license.replace('/', " OR "),
        kind: "cargo",
        hash: hashes.get(&(name, version)).map(|hash| (*hash).to_owned()),
        texts: sources.iter().flat_map(|folder| license_texts(&folder.join(format!("{name}-{version}")))).collect(),
    };
    Ok(packages.into_iter().map(component).collect())
}

/// Name, version and license in the line `serde v1.0.2 (proc-macro)\tMIT OR Apache-2.0`; `None` for our own crates,
/// which have a path, and for repetitions.
fn package(line: &str) -> Option<(&str, &str, &str)> {
    let (package, license) = line.split_once('\t')?;
    let mut words = package.split(' ');
    let (name, version) = (words.next()?, words.next()?.strip_prefix('v')?);
    let is_ours = words.any(|word| word.starts_with("(/"));
    (!is_ours).then_some((name, version, license.trim_end_matches(" (*)")))
}

/// The hashes in `Cargo.lock`, by name and version.
fn checksums(lock: &str) -> BTreeMap<(&str, &str), &str> {
    lock.split("[[package]]")
        .filter_map(|block| {
            let field = |name: &str| {
                block.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(" = \"")?.strip_suffix('"'))
            };
            Some(((field("name")?, field("version")?), field("checksum")?))
        })
        .collect()
}

/// The folders with the sources of downloaded crates.
fn sources() -> Vec<PathBuf> {
    let home = env::var_os("HOME").map(PathBuf::from).unwrap_or_default();
    let cargo_home = env::var_os("CARGO_HOME").map_or_else(|| home.join(".cargo"), PathBuf::from);
    fs::read_dir(cargo_home.join("registry/src")).into_iter().flatten().flatten().map(|entry| entry.path()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packages_of_others_are_read_from_the_tree() {
        assert_eq!(package("serde v1.0.2\tMIT OR Apache-2.0"), Some(("serde", "1.0.2", "MIT OR Apache-2.0")));
        assert_eq!(package("quote v1.0.1 (proc-macro)\tMIT (*)"), Some(("quote", "1.0.1", "MIT")));
        assert_eq!(package("game v0.1.0 (/home/ada/tavola/crates/game)\tMIT"), None);
        assert_eq!(package(""), None);
    }

    #[test]
    fn hashes_are_read_from_the_lock_file() {
        let lock = "version = 4\n\n[[package]]\nname = \"game\"\nversion = \"0.1.0\"\n\n[[package]]\nname = \"serde\"\n\
                    version = \"1.0.2\"\nsource = \"registry\"\nchecksum = \"abc\"\ndependencies = [\n \"x\",\n]\n";
        assert_eq!(checksums(lock), BTreeMap::from([(("serde", "1.0.2"), "abc")]));
    }
}
