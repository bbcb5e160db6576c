//! The npm packages that the page is made of.

use super::component::{Component, license_texts};
use crate::failure::Failure;
use crate::process::output;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Packages needed only for building, parts of which nevertheless end up in the page.
const BUILT_IN: &[&str] = &["svelte", "esm-env", "clsx"];

pub(super) fn of_page(root: &Path) -> Result<Vec<Component>, Failure> {
    let modules = root.join("web/node_modules");
    let mut npm = Command::new("npm");
    npm.args(["ls", "--all", "--omit=dev", "--parseable"]).current_dir(root.join("web"));
    let list = output(npm).ok_or_else(|| Failure::new("`npm ls` failed"))?;
    let installed = list.lines().filter_map(|path| path.split_once("/node_modules/")).map(|(_, name)| name);
    let mut names: Vec<&str> = installed.chain(BUILT_IN.iter().copied()).collect();
    names.sort_unstable();
    names.dedup();
    names.into_iter().map(|name| component(&modules.join(name), name)).collect()
}

fn component(folder: &Path, name: &str) -> Result<Component, Failure> {
    let manifest = folder.join("package.json");
    let text =
        fs::read_to_string(&manifest).map_err(|error| Failure::new(format!("{}: {error}", manifest.display())))?;
    let missing = |what: &str| Failure::new(format!("{} names no {what}", manifest.display()));
    Ok(Component {
        name: name.to_owned(),
        version: field(&text, "version").ok_or_else(|| missing("version"))?.to_owned(),
        license: field(&text, "license").ok_or_else(|| missing("license"))?.to_owned(),
        kind: "npm",
        hash: None,
        texts: license_texts(folder),
    })
}

/// The value of the first field with this name, which in these files is the package's own.
fn field<'a>(manifest: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = manifest.split_once(&format!("\"{name}\":"))?;
    rest.split('"').nth(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_read_from_a_manifest() {
        let manifest = "{\n  \"name\": \"clsx\",\n  \"version\":\"2.1.1\",\n  \"license\": \"MIT\"\n}";
        assert_eq!((field(manifest, "version"), field(manifest, "license")), (Some("2.1.1"), Some("MIT")));
        assert_eq!(field(manifest, "author"), None);
    }
}
