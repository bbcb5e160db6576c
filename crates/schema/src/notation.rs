//! A reference for every game's notation and part names.

use crate::Generated;
use catalog::{Listed, Visitor};
use game::{Action, Form, FormField, Game, GameOptions, OptionValues, Part, SplitMix, Turn, Values, choose};
use std::collections::BTreeSet;
use std::fmt::Write;

/// Number of random games from which examples are taken, and of examples for each form.
const GAMES: u64 = 6;
const EXAMPLES: usize = 2;

const HEAD: &str = "\
# Notation and part names

Generated from the vocabulary of the games by `TAVOLA_BLESS=1 cargo test -p schema`.

An action is named by its clicks, a list of part names, or in notation, the text used in records. Both are given here as
patterns: words in braces stand for a value, and words in brackets may be omitted. A number is written in digits; the values
of every other type are listed below the patterns of its game. The examples come from random games.
";

/// `docs/notation.md`.
pub(crate) fn file() -> Generated {
    let games = catalog::SLUGS.iter().filter_map(|slug| catalog::visit(slug, Reference));
    Generated { path: "docs/notation.md".to_owned(), content: HEAD.to_owned() + &games.collect::<String>() }
}

struct Reference;

impl Visitor for Reference {
    type Output = String;

    fn visit<G: Listed>(self) -> String {
        let seen = Seen::collect::<G>();
        let (actions, parts) = (G::Action::forms(), G::Part::forms());
        let mut page = format!("\n## {}\n", G::SLUG);
        write_patterns(&mut page, "Actions", &actions, &seen.actions);
        write_patterns(&mut page, "Parts", &parts, &seen.parts);
        write_values(&mut page, &actions, &parts);
        page
    }
}

fn write_patterns(page: &mut String, title: &str, forms: &[Form], seen: &BTreeSet<String>) {
    write!(page, "\n### {title}\n\n| pattern | meaning | values | examples |\n|---|---|---|---|\n").expect("a string");
    for Form { pattern, meaning, fields, fits } in forms {
        let values: Vec<String> = fields.iter().map(|field| format!("{}: {}", field.name, type_of(field))).collect();
        let examples: Vec<String> =
            seen.iter().filter(|text| fits(text)).take(EXAMPLES).map(|text| format!("`{text}`")).collect();
        writeln!(page, "| `{pattern}` | {meaning} | {} | {} |", values.join("; "), examples.join(", "))
            .expect("a string");
    }
}

fn type_of(field: &FormField) -> String {
    match (field.values)() {
        Values::Number => "number".to_owned(),
        _ => format!("`{}`", field.kind),
    }
}

/// The values of every type, in the order in which the types appear. A type that is written differently in notation and
/// in names is listed twice.
fn write_values(page: &mut String, actions: &[Form], parts: &[Form]) {
    page.push_str("\n### Values\n\n| type | values |\n|---|---|\n");
    let mut listed: Vec<(&str, Values)> = Vec::new();
    for (forms, place) in [(actions, "notation"), (parts, "part names")] {
        for field in forms.iter().flat_map(|form| &form.fields) {
            let (kind, values) = (field.kind, (field.values)());
            if values == Values::Number || listed.contains(&(kind, values.clone())) {
                continue;
            }
            let is_other = listed.iter().any(|(known, _)| *known == kind);
            let note = if is_other { format!(" in {place}") } else { String::new() };
            writeln!(page, "| `{kind}`{note} | {} |", words(&values)).expect("a string");
            listed.push((kind, values));
        }
    }
}

fn words(values: &Values) -> String {
    match values {
        Values::Number => "a number".to_owned(),
        Values::One(words) => list(words),
        Values::Several(words) => format!("a word for each, in this order: {}", list(words)),
        Values::Letters(letters) => {
            format!("one word with a letter for each, in this order: {}; `-` for none", list(letters))
        }
    }
}

/// The words, or their range if they are consecutive numbers.
fn list(words: &[String]) -> String {
    let numbers: Option<Vec<usize>> = words.iter().map(|word| word.parse().ok()).collect();
    match numbers.as_deref() {
        Some([first, .., last]) if last - first + 1 == words.len() => format!("`{first}` to `{last}`"),
        _ => words.iter().map(|word| format!("`{word}`")).collect::<Vec<_>>().join(", "),
    }
}

/// What was possible in random games.
#[derive(Default)]
struct Seen {
    actions: BTreeSet<String>,
    parts: BTreeSet<String>,
}

impl Seen {
    fn collect<G: Game>() -> Self {
        let mut seen = Self::default();
        for options in all_options::<G>() {
            (0..GAMES).for_each(|seed| seen.play(&mut G::new(&options), seed));
        }
        seen
    }

    fn play<G: Game>(&mut self, game: &mut G, seed: u64) {
        let mut rng = SplitMix::new(seed);
        while game.turn() != Turn::Over {
            let Some(seat) = game.turn().seats().first() else {
                let chance = game.draw(&mut rng);
                game.reveal(chance, &mut ());
                continue;
            };
            let mut actions = Vec::new();
            game.legal_actions(seat, &mut actions);
            for action in &actions {
                self.actions.insert(action.to_string());
                self.parts.extend(game.parts(action).iter().map(ToString::to_string));
            }
            game.play(seat, choose(&mut rng, &actions), &mut ());
        }
    }
}

/// The default options, and variants with one option changed.
fn all_options<G: Game>() -> Vec<G::Options> {
    let defaults = OptionValues::new().with_defaults(G::Options::SPECS);
    let changed = G::Options::SPECS.iter().flat_map(|spec| {
        let defaults = defaults.clone();
        spec.kind.allowed().into_iter().map(move |value| defaults.clone().with(spec.name, value))
    });
    changed.filter_map(|values| values.read().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    struct CheckForms;

    impl Visitor for CheckForms {
        type Output = ();

        fn visit<G: Listed>(self) {
            let seen = Seen::collect::<G>();
            for (forms, texts) in [(G::Action::forms(), seen.actions), (G::Part::forms(), seen.parts)] {
                for text in texts {
                    let fitting: Vec<&Form> = forms.iter().filter(|form| (form.fits)(&text)).collect();
                    let [form] = fitting[..] else { panic!("{text} has {} forms", fitting.len()) };
                    check_values(form, &text);
                }
            }
        }
    }

    /// Checks that the value of a form's only field is listed, if there is a list.
    fn check_values(form: &Form, text: &str) {
        let (start, _) = form.pattern.split_once('{').unwrap_or((form.pattern, ""));
        let rest = text.strip_prefix(start.trim_end()).unwrap_or_else(|| panic!("{text} is not a {}", form.pattern));
        if let [field] = form.fields[..]
            && let Values::One(values) = (field.values)()
        {
            assert!(values.iter().any(|value| value == rest.trim_start()), "{text}: not in {values:?}");
        }
    }

    #[test]
    fn every_text_has_one_form_and_listed_values() {
        for slug in catalog::SLUGS {
            catalog::visit(slug, CheckForms).expect("a listed game");
        }
    }

    #[test]
    fn consecutive_numbers_are_a_range() {
        let words = |words: &[&str]| list(&words.iter().map(ToString::to_string).collect::<Vec<_>>());
        assert_eq!(words(&["3", "4", "5"]), "`3` to `5`");
        assert_eq!((words(&["0", "2"]), words(&["0", "center"])), ("`0`, `2`".to_owned(), "`0`, `center`".to_owned()));
    }
}
