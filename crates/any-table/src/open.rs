//! Opens tables: new, from a position, or from a record.

use crate::AnyTable;
use crate::erased::Erased;
use catalog::{Listed, Visitor};
use game::{Game, OptionSpec, OptionValues, OptionsError, Record, ReplayError, SplitMix, Table, fingerprint};
use protocol::RecordError;
use protocol::http::{GameInfo, OptionInfo};
use serde_json::Value;

/// Why a table could not be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenError {
    NoSuchGame,
    /// The game is known, but not with these rules.
    OtherRules,
    Options(OptionsError),
}

/// Opens a new table for the game with this name. Missing options take their defaults.
pub fn open_table(slug: &str, options: &OptionValues) -> Result<Box<dyn AnyTable>, OpenError> {
    catalog::visit(slug, Open(options)).unwrap_or(Err(OpenError::NoSuchGame))
}

/// The same with this version of the rules, or with the current one.
pub fn open_table_with(slug: &str, options: &OptionValues, rules: Option<u32>) -> Result<Box<dyn AnyTable>, OpenError> {
    let Some(rules) = rules else { return open_table(slug, options) };
    let unknown = if catalog::SLUGS.contains(&slug) { OpenError::OtherRules } else { OpenError::NoSuchGame };
    catalog::visit_rules(slug, rules, Open(options)).unwrap_or(Err(unknown))
}

/// Opens a new table for this game, which need not be in the catalog.
pub fn open_game<G: Listed>(options: &OptionValues) -> Result<Box<dyn AnyTable>, OpenError> {
    let options = options.with_defaults(specs::<G>()).read::<G::Options>().map_err(OpenError::Options)?;
    Ok(Box::new(Erased::<G>::new(&options)))
}

struct Open<'a>(&'a OptionValues);

impl Visitor for Open<'_> {
    type Output = Result<Box<dyn AnyTable>, OpenError>;

    fn visit<G: Listed>(self) -> Self::Output {
        open_game::<G>(self.0)
    }
}

/// Opens a table at a position described as in worked examples. `None` if there is no such game; the error says what
/// is wrong with the description.
pub fn open_position(slug: &str, position: Value) -> Option<Result<Box<dyn AnyTable>, String>> {
    struct Open(Value);

    impl Visitor for Open {
        type Output = Result<Box<dyn AnyTable>, String>;

        fn visit<G: Listed>(self) -> Self::Output {
            let position = serde_json::from_value(self.0).map_err(|error| error.to_string())?;
            Ok(table_starting_at(G::arrange(position)?))
        }
    }

    catalog::visit(slug, Open(position))
}

/// Opens the table for a record, checking every step and the result.
pub fn open_record(record: &Record) -> Result<Box<dyn AnyTable>, RecordError> {
    struct Open<'a>(&'a Record);

    impl Visitor for Open<'_> {
        type Output = Result<Box<dyn AnyTable>, ReplayError>;

        fn visit<G: Listed>(self) -> Self::Output {
            Ok(Box::new(Erased::<G>::of(&game::replay(self.0)?)))
        }
    }

    match catalog::visit(&record.game, Open(record)) {
        None => Err(RecordError::NoSuchGame { game: record.game.clone() }),
        Some(opened) => opened.map_err(RecordError::Wrong),
    }
}

/// Opens a table in a world imagined from a view, given as JSON: its viewer can't tell it from the true one, so previews
/// and hints for the viewer are the same there. `None` if there is no such game, or the view can't be read.
pub fn open_imagined(slug: &str, view: &str) -> Option<Box<dyn AnyTable>> {
    struct Open<'a>(&'a str);

    impl Visitor for Open<'_> {
        type Output = Option<Box<dyn AnyTable>>;

        fn visit<G: Listed>(self) -> Self::Output {
            let view: G::View = serde_json::from_str(self.0).ok()?;
            let mut rng = SplitMix::new(fingerprint(&view));
            Some(table_starting_at(G::imagine(&G::imaginer(&view), &mut rng)))
        }
    }

    catalog::visit(slug, Open(view)).flatten()
}

/// Opens a table that starts from this state, with no history.
pub fn table_starting_at<G: Listed>(game: G) -> Box<dyn AnyTable> {
    Box::new(Erased::at(Table::starting_at(game)))
}

/// The options of the game with this name.
fn option_specs(slug: &str) -> Option<&'static [OptionSpec]> {
    struct Specs;

    impl Visitor for Specs {
        type Output = &'static [OptionSpec];

        fn visit<G: Listed>(self) -> Self::Output {
            specs::<G>()
        }
    }

    catalog::visit(slug, Specs)
}

/// All games, with these bots to take a seat.
pub fn game_list(bots: &[String]) -> Vec<GameInfo> {
    let info = |slug: &&'static str| GameInfo {
        slug,
        options: option_specs(slug).unwrap_or_default().iter().map(OptionInfo::from).collect(),
        bots: bots.to_vec(),
    };
    catalog::SLUGS.iter().map(info).collect()
}

fn specs<G: Game>() -> &'static [OptionSpec] {
    <G::Options as game::GameOptions>::SPECS
}
