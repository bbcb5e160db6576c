//! Worked examples: a position, an action, and its effects. Tests run them, and lessons show them.

mod expectation;

use crate::files::{read, with_extension};
use crate::fluent::Messages;
use crate::pages::know_rule;
use crate::verdict::{Verdict, fail_unless_empty};
use expectation::Attempt;
use game::{Example, Game, parse_exactly};
use serde_json::Value;
use std::collections::{BTreeSet, HashSet};
use std::path::{Path, PathBuf};

/// Runs the worked examples in the `*.json` files in `dir`, each of which holds a list, and returns the number of
/// examples. Panics if one fails, if there are none, or if the files don't match [`Game::EXAMPLES`].
pub fn examples<G: Game>(dir: &Path) -> usize {
    fail_unless_empty("chapters", &unlisted::<G>(dir));
    run_files::<G>(dir)
}

/// Files missing from [`Game::EXAMPLES`], chapters without a file, and chapters without a title.
fn unlisted<G: Game>(dir: &Path) -> Vec<String> {
    let name = |path: &PathBuf| path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let there: BTreeSet<String> = with_extension(dir, "json").iter().map(name).collect();
    let listed: BTreeSet<String> = G::EXAMPLES.iter().map(|chapter| chapter.name.to_owned()).collect();
    let differing =
        there.symmetric_difference(&listed).map(|name| format!("`{name}` is either not listed or has no file"));
    let titled =
        |title: &str| [G::WORDS.en, G::WORDS.de].iter().all(|words| Messages::read(words).get(title).is_some());
    let untitled = G::EXAMPLES.iter().filter(|chapter| !titled(chapter.title));
    differing.chain(untitled.map(|chapter| format!("message `{}` is missing in a language", chapter.title))).collect()
}

fn run_files<G: Game>(dir: &Path) -> usize {
    let mut ids = HashSet::new();
    let mut faults = Vec::new();
    for path in with_extension(dir, "json") {
        let list: Vec<Value> =
            serde_json::from_str(&read(&path)).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        for (index, value) in list.into_iter().enumerate() {
            let id = value["id"].as_str().map_or(format!("number {}", index + 1), str::to_owned);
            let verdict = run::<G>(value);
            faults.extend(verdict.err().map(|fault| format!("{}, {id}: {fault}", path.display())));
            if !ids.insert(id.clone()) {
                faults.push(format!("{}: there is another example `{id}`", path.display()));
            }
        }
    }
    fail_unless_empty("examples", &faults);
    assert!(!ids.is_empty(), "no examples in {}", dir.display());
    ids.len()
}

fn run<G: Game>(value: Value) -> Verdict {
    let example: Example<G::Position, Value> = serde_json::from_value(value).map_err(|error| error.to_string())?;
    presentable::<G, _>(&example)?;
    expectation::is_whole(&example.expect)?;
    let game = G::arrange(example.position)?;
    ensure!(example.seat.index() < game.players(), "there is no seat {}", example.seat);
    let action = parse_exactly::<G::Action>(&example.action).map_err(|error| format!("the action: {error:?}"))?;
    Attempt { game, seat: example.seat, action }.check(&example.expect)
}

/// The example has text in both languages and cites existing rules.
fn presentable<G: Game, P>(example: &Example<P, Value>) -> Verdict {
    let is_slug = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    ensure!(!example.id.is_empty() && example.id.chars().all(is_slug), "`{}` is not a slug", example.id);
    let words = [&example.title.en, &example.title.de, &example.story.en, &example.story.de];
    ensure!(words.iter().all(|text| !text.trim().is_empty()), "title or story is empty in a language");
    ensure!(!example.rules.is_empty(), "it cites no rule");
    example.rules.iter().try_for_each(|rule| know_rule::<G>(rule))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::{Flaw, Folder, Toy};
    use serde_json::json;

    /// A correct example, with changes.
    fn example(changes: Value) -> Value {
        let mut example = json!({
            "id": "a-shown-card", "rules": ["T-3"],
            "title": {"en": "A shown card", "de": "Eine gezeigte Karte"},
            "story": {"en": "It counts.", "de": "Sie zählt."},
            "position": {"cards": [4, 2], "winner": 0}, "seat": 0, "action": "show",
            "expect": {
                "points": [4, 0], "breakdown": [[0, 4, "cards"]], "events": [{"showed": {"card": 4}}],
                "never": ["drew"], "next": []
            }
        });
        let fields = changes.as_object().cloned().unwrap_or_default();
        fields.into_iter().for_each(|(name, value)| example[name] = value);
        example
    }

    fn found(name: &str, list: &[Value]) -> Option<String> {
        let folder = Folder::new(name);
        folder.write("toy.json", &json!(list).to_string());
        Flaw::None.found_by(|| assert_eq!(run_files::<Toy>(folder.path()), list.len()))
    }

    #[test]
    fn correct_examples_pass() {
        let next = json!({"points": [0, 0], "next": ["keep", "show", "swap"], "never": ["showed"]});
        let refused = json!({"refused": "refused-not-now"});
        let list = [
            example(json!({})),
            example(json!({"id": "peek", "action": "peek", "expect": next})),
            example(json!({"id": "no-bid", "action": "bid 1", "expect": refused})),
            example(json!({"id": "other-seat", "seat": 1, "expect": {"refused": "refused-not-your-turn"}})),
        ];
        assert_eq!(found("right-examples", &list), None);
    }

    #[test]
    fn wrong_examples_fail() {
        let wrong = [
            (json!({"expect": {"points": [3, 0]}}), "points [4, 0], not [3, 0]"),
            (json!({"expect": {"points": [4, 0], "breakdown": [[0, 4, "coins"]]}}), "points come from"),
            (json!({"expect": {"points": [4, 0], "events": [{"showed": {"card": 3}}]}}), "no event"),
            (json!({"expect": {"points": [4, 0], "never": ["showed"]}}), "an event `showed` among"),
            (json!({"expect": {"points": [4, 0], "next": ["bid 0"]}}), "the next legal actions are []"),
            (json!({"expect": {"refused": "refused-not-now"}}), "was expected"),
            (json!({"expect": {"points": [4, 0], "refused": "refused-not-now"}}), "excludes all other"),
            (json!({"expect": {"never": ["drew"]}}), "neither `points` nor `refused`"),
            (json!({"expect": {"points": [4, 0], "point": 1}}), "unknown field `point`"),
            (json!({"action": "bid 0"}), "refused: Rule(NotNow)"),
            (json!({"action": "show all"}), "Surplus"),
            (json!({"seat": 3}), "there is no seat 3"),
            (json!({"rules": ["T-9"]}), "rule `T-9` is not in"),
            (json!({"rules": []}), "it cites no rule"),
            (json!({"story": {"en": "It counts.", "de": " "}}), "is empty in a language"),
            (json!({"position": {"cards": [4, 4, 4], "winner": 0}}), "no card 4"),
            (json!({"more": 1}), "unknown field `more`"),
        ];
        for (changes, message) in wrong {
            let found = found("wrong-examples", &[example(changes.clone())]).unwrap_or_default();
            assert!(found.contains(message), "{changes}: {found}");
        }
    }

    #[test]
    fn ids_are_unique_and_examples_exist() {
        let twice = found("doubled-examples", &[example(json!({})), example(json!({}))]);
        assert!(twice.is_some_and(|fault| fault.contains("there is another example `a-shown-card`")));
        assert!(found("no-examples", &[]).is_some_and(|fault| fault.contains("no examples")));
    }
}
