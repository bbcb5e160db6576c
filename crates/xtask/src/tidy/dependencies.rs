//! Allowed dependencies: the architecture as a table.

use super::Problem;
use super::crates::Crate;
use super::manifest::{Dependency, dependencies};
use crate::tree::Tree;

/// The dependencies a crate may have.
struct Allowed {
    name: &'static str,
    always: Uses,
    /// Additional dependencies for its tests.
    in_tests: &'static [&'static str],
}

enum Uses {
    These(&'static [&'static str]),
    /// These crates and every game.
    GamesAnd(&'static [&'static str]),
    /// These crates of ours, and any third-party crate except test tools.
    OfOurs(&'static [&'static str]),
    /// Any crate except test tools.
    Anything,
}

const TABLE: &[Allowed] = &[
    Allowed { name: "vocabulary", always: Uses::These(&["proc-macro2", "quote", "syn"]), in_tests: &["game", "serde"] },
    Allowed {
        name: "game",
        always: Uses::These(&["arrayvec", "rand_core", "serde", "static_assertions", "ts-rs", "utoipa", "vocabulary"]),
        in_tests: &["proptest", "serde_json"],
    },
    Allowed { name: "search", always: Uses::These(&["game", "rand_core"]), in_tests: &["rand_chacha", "testkit"] },
    Allowed {
        name: "testkit",
        always: Uses::These(&["game", "rand_chacha", "rand_core", "serde", "serde_json"]),
        in_tests: &[],
    },
    Allowed { name: "catalog", always: Uses::GamesAnd(&["bots", "game", "tensors"]), in_tests: &[] },
    Allowed { name: "localizer", always: Uses::These(&["fluent-bundle", "game", "unic-langid"]), in_tests: &[] },
    Allowed { name: "tensors", always: Uses::GamesAnd(&["game"]), in_tests: &["testkit"] },
    Allowed {
        name: "environments",
        always: Uses::These(&["bots", "catalog", "game", "protocol", "rand_chacha", "rand_core", "search", "tensors"]),
        in_tests: &[],
    },
    Allowed {
        name: "python",
        always: Uses::OfOurs(&[
            "bots",
            "catalog",
            "environments",
            "game",
            "insight",
            "localizer",
            "protocol",
            "search",
        ]),
        in_tests: &[],
    },
    Allowed {
        name: "bots",
        always: Uses::GamesAnd(&["game", "rand_core", "search"]),
        in_tests: &["rand_chacha", "testkit"],
    },
    Allowed {
        name: "training",
        always: Uses::These(&["bots", "game", "rand_core", "search"]),
        in_tests: &["liguria", "mille-fiori", "summer-pavilion"],
    },
    Allowed { name: "outbound", always: Uses::OfOurs(&[]), in_tests: &[] },
    Allowed {
        name: "store",
        always: Uses::These(&[
            "getrandom",
            "serde",
            "sqlx",
            "static_assertions",
            "tokio",
            "unicode-normalization",
            "unicode-security",
            "utoipa",
        ]),
        in_tests: &["serde_json", "tempfile", "test-postgres"],
    },
    Allowed {
        name: "protocol",
        always: Uses::These(&["game", "serde", "serde_json", "ts-rs", "utoipa"]),
        in_tests: &[],
    },
    Allowed {
        name: "any-table",
        always: Uses::These(&["catalog", "foldhash", "game", "protocol", "rand_core", "serde_json"]),
        in_tests: &["verifiable-chance"],
    },
    Allowed {
        name: "verifiable-chance",
        always: Uses::These(&[
            "any-table",
            "game",
            "protocol",
            "rand_chacha",
            "rand_core",
            "serde",
            "sha2",
            "static_assertions",
        ]),
        in_tests: &[],
    },
    Allowed {
        name: "insight",
        always: Uses::These(&["any-table", "bots", "catalog", "game", "protocol", "search", "serde", "serde_json"]),
        in_tests: &["liguria", "mille-fiori", "serde_json", "summer-pavilion"],
    },
    Allowed {
        name: "server",
        always: Uses::OfOurs(&[
            "any-table",
            "bots",
            "catalog",
            "game",
            "insight",
            "localizer",
            "notices",
            "outbound",
            "protocol",
            "search",
            "store",
            "verifiable-chance",
        ]),
        in_tests: &["proptest", "tensors", "test-postgres", "testkit"],
    },
    Allowed {
        name: "tab",
        always: Uses::These(&[
            "any-table",
            "bots",
            "catalog",
            "game",
            "insight",
            "protocol",
            "rand_chacha",
            "rand_core",
            "serde",
            "serde_json",
            "static_assertions",
            "ts-rs",
            "verifiable-chance",
        ]),
        in_tests: &["sha2", "summer-pavilion"],
    },
    Allowed { name: "tab-wasm", always: Uses::These(&["tab"]), in_tests: &[] },
    Allowed {
        name: "schema",
        always: Uses::These(&["catalog", "game", "protocol", "serde_json", "server", "tab", "ts-rs", "utoipa"]),
        in_tests: &["serde", "testkit"],
    },
    Allowed { name: "notices", always: Uses::OfOurs(&["outbound"]), in_tests: &[] },
    Allowed { name: "cli", always: Uses::Anything, in_tests: TEST_TOOLS },
    Allowed { name: "test-postgres", always: Uses::These(&[]), in_tests: &[] },
    Allowed { name: "xtask", always: Uses::These(&["test-postgres"]), in_tests: &[] },
];

/// The dependencies allowed for games: no other game, no bots, no files, no network.
const GAME: Allowed = Allowed {
    name: "a game",
    always: Uses::These(&["arrayvec", "game", "rand_core", "serde", "ts-rs", "utoipa"]),
    in_tests: TEST_TOOLS,
};

const TEST_TOOLS: &[&str] = &["proptest", "test-postgres", "testkit"];

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let crates = Crate::all(tree);
    crates.iter().flat_map(|it| check_crate(tree, it, &crates)).collect()
}

fn check_crate(tree: &Tree, it: &Crate, crates: &[Crate]) -> Vec<Problem> {
    let path = it.manifest();
    let Some(allowed) = allowed_for(it) else {
        return vec![Problem::in_file(&path, UNKNOWN)];
    };
    let found = dependencies(tree.text(&path).unwrap_or_default());
    let forbidden = found.iter().filter(|dependency| !allowed.allows(dependency, crates));
    forbidden.map(|dependency| Problem::in_line(&path, dependency.line, allowed.refusal(dependency))).collect()
}

const UNKNOWN: &str = "this crate is missing in the table of allowed dependencies, crates/xtask/src/tidy/dependencies.rs \
                       (a game is recognized by its folder rules/)";

fn allowed_for(it: &Crate) -> Option<&'static Allowed> {
    if it.is_game { Some(&GAME) } else { TABLE.iter().find(|allowed| allowed.name == it.name) }
}

impl Allowed {
    fn allows(&self, dependency: &Dependency, crates: &[Crate]) -> bool {
        let name = dependency.name;
        let is_ours = crates.iter().any(|it| it.name == name);
        let is_game = crates.iter().any(|it| it.name == name && it.is_game);
        let is_test_tool = TEST_TOOLS.contains(&name);
        let always = match self.always {
            Uses::These(names) => names.contains(&name),
            Uses::GamesAnd(names) => names.contains(&name) || is_game,
            Uses::OfOurs(names) => names.contains(&name) || !is_ours && !is_test_tool,
            Uses::Anything => !is_test_tool,
        };
        always || dependency.tests_only && self.in_tests.contains(&name)
    }

    fn refusal(&self, dependency: &Dependency) -> String {
        let Dependency { name, tests_only, .. } = dependency;
        let place = if *tests_only { "even in tests" } else { "outside tests" };
        format!("{} must not use `{name}` {place} (see crates/xtask/src/tidy/dependencies.rs)", self.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::test_support::assert_problems;

    const TABLE_IS: &str = "(see crates/xtask/src/tidy/dependencies.rs)";

    #[test]
    fn games_keep_to_themselves() {
        let tree = Tree::from([
            ("crates/chess/rules/en.md", ""),
            (
                "crates/chess/Cargo.toml",
                "[dependencies]\ngame.workspace = true\nserde_json.workspace = true\nnim.workspace = true\n\
                 [dev-dependencies]\ntestkit.workspace = true\nsearch.workspace = true\n",
            ),
            ("crates/nim/rules/en.md", ""),
            ("crates/nim/Cargo.toml", "[dependencies]\ntestkit.workspace = true\n"),
        ]);
        assert_problems(
            &check(&tree),
            &[
                &format!("crates/chess/Cargo.toml:3: a game must not use `serde_json` outside tests {TABLE_IS}"),
                &format!("crates/chess/Cargo.toml:4: a game must not use `nim` outside tests {TABLE_IS}"),
                &format!("crates/chess/Cargo.toml:7: a game must not use `search` even in tests {TABLE_IS}"),
                &format!("crates/nim/Cargo.toml:2: a game must not use `testkit` outside tests {TABLE_IS}"),
            ],
        );
    }

    #[test]
    fn the_catalog_uses_every_game() {
        let tree = Tree::from([
            ("crates/catalog/Cargo.toml", "[dependencies]\ngame.workspace = true\nnim.workspace = true\n"),
            ("crates/nim/rules/en.md", ""),
            ("crates/nim/Cargo.toml", ""),
        ]);
        assert_problems(&check(&tree), &[]);
    }

    #[test]
    fn the_program_uses_no_test_tools() {
        let tree = Tree::from([("crates/cli/Cargo.toml", "[dependencies]\nclap = \"4\"\ntestkit.workspace = true\n")]);
        let expected = format!("crates/cli/Cargo.toml:3: cli must not use `testkit` outside tests {TABLE_IS}");
        assert_problems(&check(&tree), &[&expected]);
    }

    #[test]
    fn the_server_uses_games_only_through_the_catalog() {
        let tree = Tree::from([
            ("crates/server/Cargo.toml", "[dependencies]\naxum = \"1\"\ncatalog = \"1\"\nnim.workspace = true\n"),
            ("crates/catalog/Cargo.toml", ""),
            ("crates/nim/rules/en.md", ""),
            ("crates/nim/Cargo.toml", ""),
        ]);
        let expected = format!("crates/server/Cargo.toml:4: server must not use `nim` outside tests {TABLE_IS}");
        assert_problems(&check(&tree), &[&expected]);
    }

    #[test]
    fn an_unknown_crate_must_be_added_to_the_table() {
        let tree = Tree::from([("crates/attic/Cargo.toml", "")]);
        assert_problems(&check(&tree), &[&format!("crates/attic/Cargo.toml: {UNKNOWN}")]);
    }
}
