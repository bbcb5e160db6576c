//! A reference of the notation of actions, and of the names of parts, of every game.

use crate::Generated;
use catalog::{Listed, Visitor};
use game::{Action, Form, Game, GameOptions, OptionValues, Part, SplitMix, Turn, choose};
use std::collections::BTreeSet;
use std::fmt::Write;

/// Number of random games from which examples are taken, and of examples for each form.
const GAMES: u64 = 6;
const EXAMPLES: usize = 2;

const HEAD: &str = "\
# Notation and names of parts

Generated from the vocabulary of the games; `TAVOLA_BLESS=1 cargo test -p schema` writes it anew.

An action is named by its clicks, a list of names of parts, or in notation, the text that records use. Both are given here
as patterns: words in braces stand for a value, words in brackets may be missing. The values of a type are listed under its
name in the game's schema, at `$defs`; a number is written in digits. The examples come from random games.
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
        let slug = G::SLUG;
        let mut page = format!("\n## {slug}\n\nTypes: [schema/{slug}.json](schema/{slug}.json)\n");
        table(&mut page, "Actions", &G::Action::forms(), &seen.actions);
        table(&mut page, "Parts", &G::Part::forms(), &seen.parts);
        page
    }
}

fn table(page: &mut String, title: &str, forms: &[Form], seen: &BTreeSet<String>) {
    write!(page, "\n### {title}\n\n| pattern | meaning | values | examples |\n|---|---|---|---|\n").expect("a string");
    for form in forms {
        let values: Vec<String> = form.fields.iter().map(|(name, kind)| format!("{name}: {}", value(kind))).collect();
        let examples: Vec<String> =
            seen.iter().filter(|text| fits(form, forms, text)).take(EXAMPLES).map(|text| format!("`{text}`")).collect();
        let Form { pattern, meaning, .. } = form;
        writeln!(page, "| `{pattern}` | {meaning} | {} | {} |", values.join("; "), examples.join(", "))
            .expect("a string");
    }
}

/// A type as people write it: without spaces between its parts.
fn value(kind: &str) -> String {
    match kind {
        "u8" | "u16" | "NonZeroU8" => "number".to_owned(),
        kind => format!("`{}`", kind.replace(' ', "")),
    }
}

/// Whether this text is of this form: its first literal letters are the longest that fit.
fn fits(form: &Form, forms: &[Form], text: &str) -> bool {
    let start = |form: &Form| form.pattern.split(['{', '[']).next().unwrap_or_default().trim_end();
    let begins = |form: &Form| is_start(text, start(form));
    begins(form) && forms.iter().all(|other| !begins(other) || start(other).len() <= start(form).len())
}

fn is_start(text: &str, start: &str) -> bool {
    let ends_word = |rest: &str| rest.is_empty() || rest.starts_with(' ') || start.ends_with([':', '-', '=']);
    text.strip_prefix(start).is_some_and(ends_word)
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

/// The defaults, and each with one option changed.
fn all_options<G: Game>() -> Vec<G::Options> {
    let defaults = OptionValues::new().with_defaults(G::Options::SPECS);
    let changed = G::Options::SPECS.iter().flat_map(|spec| {
        let defaults = defaults.clone();
        spec.kind.allowed().into_iter().map(move |value| defaults.clone().with(spec.name, value))
    });
    changed.filter_map(|values| values.read().ok()).collect()
}
