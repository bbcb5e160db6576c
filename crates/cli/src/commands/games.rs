//! `tavola games`: lists the games and their options.

use super::{print, print_json};
use crate::args::GamesArgs;
use crate::error::Error;
use crate::grid::{Align, Grid};
use crate::lang::Lang;
use crate::localizer::Localizer;
use catalog::{Listed, Visitor};
use game::{GameOptions, OptionKind, OptionSpec, OptionValue, Text};
use serde::Serialize;
use std::io::Write;

pub(crate) fn run(args: &GamesArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Error> {
    let games: Vec<Entry> = catalog::SLUGS.iter().filter_map(|slug| catalog::visit(slug, Describe(lang))).collect();
    if args.json {
        return print_json(out, &games);
    }
    let localizer = Localizer::new(lang, None);
    let entries: Vec<String> = games.iter().map(|game| in_words(&localizer, game)).collect();
    print(out, &entries.join("\n"))
}

/// A game and its options.
#[derive(Serialize)]
struct Entry {
    game: &'static str,
    name: String,
    rules_version: u32,
    options: Vec<OptionEntry>,
}

#[derive(Serialize)]
struct OptionEntry {
    name: &'static str,
    kind: &'static str,
    allowed: Vec<OptionValue>,
    default: OptionValue,
}

impl From<&OptionSpec> for OptionEntry {
    fn from(spec: &OptionSpec) -> Self {
        let kind = match spec.kind {
            OptionKind::Number { .. } => "number",
            OptionKind::Choice(_) => "choice",
            OptionKind::Flag { .. } => "flag",
        };
        OptionEntry { name: spec.name, kind, allowed: spec.kind.allowed(), default: spec.kind.default() }
    }
}

struct Describe(Lang);

impl Visitor for Describe {
    type Output = Entry;

    fn visit<G: Listed>(self) -> Entry {
        let options = G::Options::SPECS.iter().map(OptionEntry::from).collect();
        let name = Localizer::new(self.0, Some(G::WORDS)).message("game-name");
        Entry { game: G::SLUG, name, rules_version: G::RULES_VERSION, options }
    }
}

fn in_words(localizer: &Localizer, game: &Entry) -> String {
    let title =
        localizer.localize(&Text::new("cli-games-title").with("game", game.game).with("name", game.name.as_str()));
    let mut grid = Grid::new([Align::Left; 3]);
    grid.row(["cli-games-option", "cli-games-values", "cli-games-default"].map(|key| localizer.message(key)));
    for option in &game.options {
        let allowed: Vec<String> = option.allowed.iter().map(ToString::to_string).collect();
        grid.row([option.name.to_owned(), allowed.join(", "), option.default.to_string()]);
    }
    format!("{title}\n{grid}")
}
