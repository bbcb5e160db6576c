//! A table of any game behind one face: notation in, JSON out.

use crate::erased::Erased;
use crate::{ActionName, Choices, EventLine, Eyes, Json, Preview, Refusal, ReplayStep, Section, SheetLine};
use catalog::Visitor;
use game::{
    Game, InputNumber, OptionSpec, OptionValues, OptionsError, PerSeat, Record, Seat, Table, Turn, Undone, Viewer,
};
use rand_core::Rng;
use serde_json::Value;
use std::any::Any;
use std::ops::Range;

/// A running or finished game of any kind: [`game::Table`] without its type.
///
/// Inputs come as notation and are checked; what goes out is meant for one viewer and is redacted for it.
/// Only [`AnyTable::record`] and [`Eyes::Open`] tell everything: they are for the keeper of the table, and for all after
/// the end.
pub trait AnyTable: Send + Sync {
    fn slug(&self) -> &'static str;

    fn rules_version(&self) -> u32;

    fn options(&self) -> OptionValues;

    fn players(&self) -> usize;

    fn turn(&self) -> Turn;

    /// Does it for `seat`, or says why not and changes nothing.
    fn act(&mut self, seat: Seat, notation: &str) -> Result<(), Refusal>;

    /// Takes this outcome of chance, or says why it can't be and changes nothing.
    fn reveal(&mut self, notation: &str) -> Result<(), Refusal>;

    /// Takes back the last action of `seat`, or says why that can't be and changes nothing.
    fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        let undone = self.undoable(seat)?;
        self.take_back(seat, undone)
    }

    /// Whether [`AnyTable::undo`] would succeed now.
    fn can_undo(&self, seat: Seat) -> bool;

    /// What [`AnyTable::undo`] would take back, or why that can't be.
    fn undoable(&self, seat: Seat) -> Result<Undone, Refusal>;

    /// Takes back exactly this action of `seat`, without asking whether it is allowed: see [`Table::take_back`].
    fn take_back(&mut self, seat: Seat, undone: Undone) -> Result<(), Refusal>;

    /// The last action of `seat` that stands.
    fn last_act(&self, seat: Seat) -> Option<InputNumber>;

    /// Which draw the turn awaits, if it awaits chance: its kind, and how many of that kind came before.
    fn awaited_draw(&self) -> Option<(&'static str, u32)>;

    /// An outcome of the chance that the turn awaits, in notation. The turn must be [`Turn::Chance`].
    fn draw(&self, rng: &mut dyn Rng) -> String;

    /// How many inputs the game has had, hidden choices included.
    fn steps(&self) -> usize;

    /// The same game after its first `steps` inputs.
    fn after(&self, steps: usize) -> Box<dyn AnyTable>;

    /// How many events there were, seen by `viewer` or not.
    fn event_count(&self) -> usize;

    /// What `viewer` saw happen from the `from`-th event on, each with its number among all events.
    fn events(&self, viewer: Viewer, from: usize) -> Vec<(usize, EventLine)>;

    /// What these eyes saw happen from the `from`-th event on.
    fn happened(&self, eyes: Eyes, from: usize) -> Vec<EventLine>;

    /// Every step of the game, as these eyes saw it.
    fn steps_seen_by(&self, eyes: Eyes) -> Vec<ReplayStep>;

    /// How many of the events in this range `viewer` saw.
    fn seen_count(&self, viewer: Viewer, events: Range<usize>) -> usize;

    fn view(&self, viewer: Viewer) -> Json;

    /// The view of this game's own type, for a computer player of that type.
    fn typed_view(&self, viewer: Viewer) -> Box<dyn Any + Send>;

    /// The position in words.
    fn describe(&self, viewer: Viewer) -> Vec<Section>;

    /// What `seat` may do, as ways of clicks; nothing if it is not asked.
    fn choices(&self, seat: Seat) -> Choices;

    /// The notation of an action that was named so; or why these clicks are no choice of `seat`.
    fn notation(&self, seat: Seat, name: ActionName) -> Result<String, Refusal>;

    /// What this action of `seat` would bring, from what the seat knows; or why it can't be done.
    fn preview(&self, seat: Seat, notation: &str) -> Result<Preview, Refusal>;

    fn scores(&self) -> PerSeat<i16>;

    fn ranks(&self) -> PerSeat<u8>;

    fn sheet(&self) -> Vec<SheetLine>;

    /// The whole record, with nothing masked; hidden choices that wait for others are not in it.
    fn record(&self, seats: Vec<String>) -> Record;

    /// The record with `?` for what `viewer` may not know.
    fn record_seen_by(&self, viewer: Viewer, seats: Vec<String>) -> Record;
}

/// Why no table could be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenError {
    NoSuchGame,
    Options(OptionsError),
}

/// A new table of the game of this name. Options that are not given take their defaults.
pub fn open_table(slug: &str, options: &OptionValues) -> Result<Box<dyn AnyTable>, OpenError> {
    struct Open<'a>(&'a OptionValues);

    impl Visitor for Open<'_> {
        type Output = Result<Box<dyn AnyTable>, OptionsError>;

        fn visit<G: Game>(self) -> Self::Output {
            let options = self.0.with_defaults(specs::<G>()).read::<G::Options>()?;
            Ok(Box::new(Erased::<G>::new(&options)))
        }
    }

    match catalog::visit(slug, Open(options)) {
        None => Err(OpenError::NoSuchGame),
        Some(opened) => opened.map_err(OpenError::Options),
    }
}

/// A table of the game of this name that begins in a position, as worked examples describe one; or what is wrong with
/// the description. `None` if there is no such game.
pub fn open_position(slug: &str, position: Value) -> Option<Result<Box<dyn AnyTable>, String>> {
    struct Open(Value);

    impl Visitor for Open {
        type Output = Result<Box<dyn AnyTable>, String>;

        fn visit<G: Game>(self) -> Self::Output {
            let position = serde_json::from_value(self.0).map_err(|error| error.to_string())?;
            Ok(Box::new(Erased::at(Table::starting_at(G::arrange(position)?))))
        }
    }

    catalog::visit(slug, Open(position))
}

/// The options of the game of this name.
pub fn option_specs(slug: &str) -> Option<&'static [OptionSpec]> {
    struct Specs;

    impl Visitor for Specs {
        type Output = &'static [OptionSpec];

        fn visit<G: Game>(self) -> Self::Output {
            specs::<G>()
        }
    }

    catalog::visit(slug, Specs)
}

fn specs<G: Game>() -> &'static [OptionSpec] {
    <G::Options as game::GameOptions>::SPECS
}
