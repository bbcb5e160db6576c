//! Every crate is named after its folder and inherits its settings from the workspace.

use super::Problem;
use super::crates::Crate;
use super::manifest::says;
use crate::tree::Tree;

/// Section and key of each entry that must be `true`.
const FROM_WORKSPACE: &[(&str, &str)] = &[
    ("package", "version.workspace"),
    ("package", "edition.workspace"),
    ("package", "license.workspace"),
    ("lints", "workspace"),
];

/// Crates with their own lints; their manifests say why.
const OWN_LINTS: &[&str] = &["tab-wasm"];

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    Crate::all(tree).iter().flat_map(|it| check_crate(tree, it)).collect()
}

fn check_crate(tree: &Tree, it: &Crate) -> Vec<Problem> {
    let path = it.manifest();
    let manifest = tree.text(&path).unwrap_or_default();
    let name = format!("\"{}\"", it.name);
    let wanted = [("package", "name", name.as_str())].into_iter();
    let wanted = wanted.chain(FROM_WORKSPACE.iter().map(|(section, key)| (*section, *key, "true")));
    let wanted = wanted.filter(|(section, ..)| *section != "lints" || !OWN_LINTS.contains(&it.name.as_str()));
    let missing = wanted.filter(|(section, key, value)| !says(manifest, section, key, value));
    let problem = |(section, key, value)| Problem::in_file(&path, format!("lacks `{key} = {value}` under [{section}]"));
    missing.map(problem).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::test_support::assert_problems;

    const COMPLETE: &str = "\
[package]
name = \"nim\"
version.workspace = true
edition.workspace = true
license.workspace = true

[lints]
workspace = true
";

    fn problems(manifest: &str) -> Vec<Problem> {
        check(&Tree::from([("crates/nim/Cargo.toml", manifest)]))
    }

    #[test]
    fn a_complete_manifest_passes() {
        assert_problems(&problems(COMPLETE), &[]);
    }

    #[test]
    fn every_line_is_needed() {
        let headings = ["[package]", "[lints]"];
        for line in COMPLETE.lines().filter(|line| !line.is_empty() && !headings.contains(line)) {
            let section = if line == "workspace = true" { "lints" } else { "package" };
            let without: Vec<&str> = COMPLETE.lines().filter(|other| *other != line).collect();
            let expected = format!("crates/nim/Cargo.toml: lacks `{line}` under [{section}]");
            assert_problems(&problems(&without.join("\n")), &[&expected]);
        }
    }
}
