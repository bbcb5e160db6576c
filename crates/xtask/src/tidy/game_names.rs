//! Crates that serve all games must not name any of them.

use super::Problem;
use super::crates::Crate;
use crate::slug::Slug;
use crate::tree::{File, Tree};

const GAME_AGNOSTIC: &[&str] = &["crates/game", "crates/search"];

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let names: Vec<String> = Crate::games(tree).iter().flat_map(|game| spellings(&game.name)).collect();
    GAME_AGNOSTIC.iter().flat_map(|folder| tree.under(folder)).flat_map(|file| check_file(file, &names)).collect()
}

fn check_file(file: File, names: &[String]) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (number, line) in file.lines() {
        for name in names.iter().filter(|name| mentions(line, name)) {
            problems.push(Problem::in_line(file.path, number, format!("names the game `{name}`")));
        }
    }
    problems
}

fn spellings(name: &str) -> Vec<String> {
    let Ok(slug) = name.parse::<Slug>() else {
        return vec![name.to_owned()];
    };
    let mut spellings = vec![slug.kebab().to_owned(), slug.snake(), slug.camel(), slug.title()];
    spellings.dedup();
    spellings
}

/// Whether the line contains the name as a whole word: `nim` is not in `minimum`.
fn mentions(line: &str, name: &str) -> bool {
    line.match_indices(name).any(|(start, _)| {
        let before = line[..start].chars().next_back();
        let after = line[start + name.len()..].chars().next();
        !before.is_some_and(char::is_alphabetic) && !after.is_some_and(char::is_lowercase)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::test_support::assert_problems;

    fn check_line(game: &str, line: &str) -> usize {
        let rules = format!("crates/{game}/rules/en.md");
        let manifest = format!("crates/{game}/Cargo.toml");
        let tree = Tree::from([
            (rules.as_str(), ""),
            (manifest.as_str(), ""),
            ("crates/search/src/lib.rs", line),
            ("crates/cli/src/main.rs", line),
        ]);
        check(&tree).len()
    }

    #[test]
    fn every_spelling_is_found() {
        for line in ["// go-fish", "use go_fish::rules;", "struct GoFishPlayer;", "as in Go Fish"] {
            assert_eq!(check_line("go-fish", line), 1, "{line}");
        }
    }

    #[test]
    fn parts_of_other_words_are_not() {
        for line in ["minimum", "animal", "Nimble"] {
            assert_eq!(check_line("nim", line), 0, "{line}");
        }
        assert_eq!(check_line("nim", "nim_tree"), 1);
    }

    #[test]
    fn the_location_is_reported() {
        let tree = Tree::from([
            ("crates/nim/Cargo.toml", ""),
            ("crates/nim/rules/en.md", ""),
            ("crates/game/text/en.ftl", "a = b\n# as in Nim\n"),
        ]);
        assert_problems(&check(&tree), &["crates/game/text/en.ftl:2: names the game `Nim`"]);
    }
}
