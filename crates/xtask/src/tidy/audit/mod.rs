//! No package in `Cargo.lock` has a known vulnerability: all are compared with the snapshot `advisories.toml`.

mod snapshot;
mod tables;
mod version;

use super::Problem;
use crate::tree::Tree;
use snapshot::{Advisory, Snapshot};
use tables::{Table, tables};
use version::Version;

const LOCK: &str = "Cargo.lock";
const SNAPSHOT: &str = "advisories.toml";

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let Some(lock) = tree.text(LOCK) else { return Vec::new() };
    let Some(text) = tree.text(SNAPSHOT) else { return vec![Problem::in_file(SNAPSHOT, "is missing")] };
    let snapshot = match Snapshot::read(text) {
        Ok(snapshot) => snapshot,
        Err((line, message)) => return vec![Problem::in_line(SNAPSHOT, line, message)],
    };
    let packages: Vec<Package> = tables(lock).iter().filter_map(Package::read).collect();
    let mut problems: Vec<Problem> = packages.iter().flat_map(|package| check_package(package, &snapshot)).collect();
    problems.extend(useless_allowances(&snapshot, &packages));
    problems
}

/// A package that somebody else made.
struct Package {
    name: String,
    version: String,
    line: usize,
}

impl Package {
    /// Our own packages have no source.
    fn read(table: &Table) -> Option<Self> {
        table.text("source").filter(|_| table.name == "package")?;
        let (name, version) = (table.text("name")?.to_owned(), table.text("version")?.to_owned());
        Some(Self { name, version, line: table.line })
    }

    fn has(&self, advisory: &Advisory) -> bool {
        advisory.package == self.name && Version::parse(&self.version).is_none_or(|version| advisory.affects(&version))
    }
}

fn check_package(package: &Package, snapshot: &Snapshot) -> Vec<Problem> {
    let Package { name, version, line } = package;
    if !snapshot.knows(name) {
        let message = format!("`{name}` was not looked up in the database of advisories: see docs/security.md");
        return vec![Problem::in_line(LOCK, *line, message)];
    }
    let found = snapshot.advisories.iter().filter(|advisory| package.has(advisory) && !snapshot.allows(&advisory.id));
    let message = |it: &Advisory| format!("{name} {version} has {}: {}; {}", it.id, it.about, it.remedy());
    found.map(|advisory| Problem::in_line(LOCK, *line, message(advisory))).collect()
}

/// What is allowed must be needed, or nobody notices when it is not any more.
fn useless_allowances(snapshot: &Snapshot, packages: &[Package]) -> Vec<Problem> {
    let is_needed = |id: &str| {
        let mut advisories = snapshot.advisories.iter().filter(|advisory| advisory.id == id);
        advisories.any(|advisory| packages.iter().any(|package| package.has(advisory)))
    };
    let useless = snapshot.allowed.iter().filter(|(id, _)| !is_needed(id));
    useless.map(|(id, line)| Problem::in_line(SNAPSHOT, *line, format!("{id} need not be allowed"))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::test_support::assert_problems;

    const KNOWN: &str = "\
[snapshot]
date = \"2026-01-31\"
clean = [
    \"tame\",
]

[[advisory]]
id = \"RUSTSEC-2025-0001\"
package = \"wild\"
date = \"2025-01-01\"
about = \"it bites\"
fixed = [\">=1.2.3\", \"^0.9.8\"]
unaffected = [\"<0.5.0\"]
";

    fn lock(name: &str, version: &str) -> String {
        format!("version = 4\n\n[[package]]\nname = \"{name}\"\nversion = \"{version}\"\nsource = \"registry\"\n")
    }

    fn problems(lock: &str, snapshot: &str) -> Vec<Problem> {
        check(&Tree::from([(LOCK, lock), (SNAPSHOT, snapshot)]))
    }

    #[test]
    fn fixed_and_unaffected_versions_pass() {
        for version in ["1.2.3", "2.0.0", "0.9.8", "0.4.9", "1.2.4+build"] {
            assert_problems(&problems(&lock("wild", version), KNOWN), &[]);
        }
        assert_problems(&problems(&lock("tame", "0.1.0"), KNOWN), &[]);
        assert_problems(&check(&Tree::from([("README.md", "")])), &[]);
    }

    #[test]
    fn affected_versions_are_found() {
        for version in ["1.2.2", "0.9.7", "0.5.0", "0.10.0", "1.2.3-rc.1", "unreadable"] {
            let expected = format!(
                "Cargo.lock:3: wild {version} has RUSTSEC-2025-0001: it bites; fixed in >=1.2.3 or ^0.9.8, \
                 unaffected <0.5.0"
            );
            assert_problems(&problems(&lock("wild", version), KNOWN), &[&expected]);
        }
    }

    #[test]
    fn a_package_that_nobody_looked_up_is_found() {
        let expected = "Cargo.lock:3: `new` was not looked up in the database of advisories: see docs/security.md";
        assert_problems(&problems(&lock("new", "1.0.0"), KNOWN), &[expected]);
        let own = "[[package]]\nname = \"new\"\nversion = \"1.0.0\"\n";
        assert_problems(&problems(own, KNOWN), &[]);
    }

    #[test]
    fn an_advisory_is_allowed_with_a_reason_and_while_it_is_needed() {
        let allowed = format!("{KNOWN}\n[[allowed]]\nid = \"RUSTSEC-2025-0001\"\nreason = \"we keep it caged\"\n");
        assert_problems(&problems(&lock("wild", "1.0.0"), &allowed), &[]);
        let expected = "advisories.toml:15: RUSTSEC-2025-0001 need not be allowed";
        assert_problems(&problems(&lock("wild", "1.2.3"), &allowed), &[expected]);
        let unreasoned = allowed.replace("we keep it caged", "");
        assert_problems(&problems("", &unreasoned), &["advisories.toml:15: lacks `reason`"]);
    }

    #[test]
    fn a_missing_or_unreadable_snapshot_is_found() {
        assert_problems(&check(&Tree::from([(LOCK, "")])), &["advisories.toml: is missing"]);
        for (from, to, expected) in [
            ("2026-01-31", "last week", "advisories.toml:1: `last week` is no date"),
            (">=1.2.3", ">=1.2", "advisories.toml:7: `>=1.2` is no requirement"),
            ("it bites", "", "advisories.toml:7: lacks `about`"),
            ("[[advisory]]", "[[advise]]", "advisories.toml:7: `advise` is not known here"),
        ] {
            assert_problems(&problems("", &KNOWN.replace(from, to)), &[expected]);
        }
    }
}
