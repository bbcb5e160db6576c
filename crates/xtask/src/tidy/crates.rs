//! The workspace's crates.

use crate::tree::Tree;

/// A folder `crates/NAME` with a manifest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Crate {
    pub(super) name: String,
    /// Whether it has a `rules` folder.
    pub(super) is_game: bool,
}

impl Crate {
    /// All crates, by name.
    pub(super) fn all(tree: &Tree) -> Vec<Crate> {
        let names = tree.files().filter_map(|file| name_of_manifest(file.path));
        names
            .map(|name| Crate { name: name.to_owned(), is_game: tree.contains(&format!("crates/{name}/rules")) })
            .collect()
    }

    pub(super) fn games(tree: &Tree) -> Vec<Crate> {
        Self::all(tree).into_iter().filter(|it| it.is_game).collect()
    }

    pub(super) fn folder(&self) -> String {
        format!("crates/{}", self.name)
    }

    pub(super) fn manifest(&self) -> String {
        self.path("Cargo.toml")
    }

    /// The path to a file or folder in the crate.
    pub(super) fn path(&self, inside: &str) -> String {
        format!("crates/{}/{inside}", self.name)
    }
}

fn name_of_manifest(path: &str) -> Option<&str> {
    let name = path.strip_prefix("crates/")?.strip_suffix("/Cargo.toml")?;
    (!name.contains('/')).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crate_with_rules_is_a_game() {
        let tree = Tree::from([
            ("crates/chess/Cargo.toml", ""),
            ("crates/chess/rules/en.md", ""),
            ("crates/search/Cargo.toml", ""),
            ("crates/search/template/Cargo.toml", ""),
        ]);
        let expected =
            [("chess", true), ("search", false)].map(|(name, is_game)| Crate { name: name.to_owned(), is_game });
        assert_eq!(Crate::all(&tree), expected);
        assert_eq!(Crate::games(&tree), expected[..1]);
    }
}
