//! A minimal parser for `Cargo.toml`: sections and their entries.

/// A `key = value` line in a manifest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry<'a> {
    pub(super) section: &'a str,
    pub(super) key: &'a str,
    pub(super) value: &'a str,
    /// 1-based.
    pub(super) line: usize,
}

/// A crate's dependency.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Dependency<'a> {
    pub(super) name: &'a str,
    /// Whether it is a dev-dependency.
    pub(super) tests_only: bool,
    pub(super) line: usize,
}

pub(super) fn entries(manifest: &str) -> Vec<Entry<'_>> {
    let mut section = "";
    let mut entries = Vec::new();
    for (index, line) in manifest.lines().enumerate() {
        let line = line.trim();
        if let Some(name) = line.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
            section = name.0;
        } else if let Some((key, value)) = line.split_once('=').filter(|_| !line.starts_with('#')) {
            entries.push(Entry { section, key: key.trim(), value: value.trim(), line: index + 1 });
        }
    }
    entries
}

/// Whether the manifest has `key = value` in this section.
pub(super) fn says(manifest: &str, section: &str, key: &str, value: &str) -> bool {
    entries(manifest).iter().any(|entry| (entry.section, entry.key, entry.value) == (section, key, value))
}

/// All dependencies, including platform-specific and build dependencies.
pub(super) fn dependencies(manifest: &str) -> Vec<Dependency<'_>> {
    let mut found: Vec<Dependency> = entries(manifest).iter().filter_map(dependency).collect();
    found.dedup_by_key(|dependency| (dependency.name, dependency.tests_only));
    found
}

fn dependency<'a>(entry: &Entry<'a>) -> Option<Dependency<'a>> {
    let (_, table) = entry.section.rsplit_once("dependencies")?;
    let name = match table.strip_prefix('.') {
        Some(name) => name,
        None => renamed(entry.value).unwrap_or_else(|| entry.key.split('.').next().unwrap_or(entry.key)),
    };
    Some(Dependency { name, tests_only: entry.section.contains("dev-dependencies"), line: entry.line })
}

/// The crate's actual name in `{ package = "name", … }`.
fn renamed(value: &str) -> Option<&str> {
    let (_, rest) = value.split_once("package")?;
    rest.split('"').nth(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_have_their_section() {
        let manifest = "[package]\nname = \"a\"\n# x = 1\n\n[lints]\nworkspace = true\n";
        let expected = [
            Entry { section: "package", key: "name", value: "\"a\"", line: 2 },
            Entry { section: "lints", key: "workspace", value: "true", line: 6 },
        ];
        assert_eq!(entries(manifest), expected);
        assert!(says(manifest, "lints", "workspace", "true"));
        assert!(!says(manifest, "package", "workspace", "true"));
    }

    #[test]
    fn dependencies_are_found_in_every_form() {
        let manifest = "\
[dependencies]
game.workspace = true
serde = { version = \"1\" }
io = { package = \"tokio\", version = \"1\" }
[dependencies.clap]
version = \"4\"
features = []
[target.'cfg(unix)'.dependencies]
libc = \"1\"
[build-dependencies]
cc = \"1\"
[dev-dependencies]
testkit.workspace = true
[features]
ts = []
";
        let found: Vec<(&str, bool)> = dependencies(manifest).iter().map(|it| (it.name, it.tests_only)).collect();
        let normal = ["game", "serde", "tokio", "clap", "libc", "cc"].map(|name| (name, false));
        assert_eq!(found[..6], normal);
        assert_eq!(found[6..], [("testkit", true)]);
    }
}
