//! A table of any game behind one face, and with whose eyes it can be looked at.

use catalog::AnyView;
use game::{Event, InputNumber, OptionValues, PerSeat, Record, Seat, Turn, Undone, Viewer};
use protocol::{ActionName, Choices, EventLine, Json, PositionView, Preview, Refusal, ReplayStep, Section, SheetLine};
use rand_core::Rng;
use std::ops::Range;

/// A running or finished game of any kind: [`game::Table`] without its type.
///
/// Inputs come as notation and are checked; what goes out is meant for one viewer and is redacted for it.
/// Only [`AnyTable::record`] and [`Perspective::Open`] tell everything: they are for the keeper of the table, and for all after
/// the end.
pub trait AnyTable: Send + Sync {
    fn slug(&self) -> &'static str;

    fn rules_version(&self) -> u32;

    fn options(&self) -> OptionValues;

    fn players(&self) -> usize;

    fn turn(&self) -> Turn;

    /// Does it for `seat`, or says why not and changes nothing.
    fn act(&mut self, seat: Seat, notation: &str) -> Result<(), Refusal>;

    /// Does what is named so for `seat`, and returns its notation; or says why not and changes nothing.
    fn choose(&mut self, seat: Seat, action: &ActionName) -> Result<String, Refusal>;

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
    fn happened(&self, perspective: Perspective, from: usize) -> Vec<EventLine>;

    /// Every step of the game, as these eyes saw it.
    fn steps_seen_by(&self, perspective: Perspective) -> Vec<ReplayStep>;

    /// How many of the events in this range `viewer` saw.
    fn seen_count(&self, viewer: Viewer, events: Range<usize>) -> usize;

    fn view(&self, viewer: Viewer) -> Json;

    /// The view in the game's own type, for computer players.
    fn typed_view(&self, viewer: Viewer) -> AnyView;

    /// The position in words.
    fn describe(&self, viewer: Viewer) -> Vec<Section>;

    /// What `seat` may do, as ways of clicks; nothing if it is not asked.
    fn choices(&self, seat: Seat) -> Choices;

    /// What this action of `seat` would bring, from what the seat knows; or why it can't be done.
    fn preview(&self, seat: Seat, action: &ActionName) -> Result<Preview, Refusal>;

    fn scores(&self) -> PerSeat<i16>;

    fn ranks(&self) -> PerSeat<u8>;

    fn sheet(&self) -> Vec<SheetLine>;

    /// The whole record, with nothing masked; hidden choices that wait for others are not in it.
    fn record(&self, seats: Vec<String>) -> Record;

    /// The record with `?` for what `viewer` may not know.
    fn record_seen_by(&self, viewer: Viewer, seats: Vec<String>) -> Record;

    /// The position as `viewer` knows it, without numbers and clocks of a table in play; with what the viewer saw from
    /// the `first_event`-th event on.
    fn position(&self, viewer: Viewer, first_event: usize) -> PositionView {
        PositionView {
            version: 0,
            viewer,
            events_from: 0,
            events: self.events(viewer, first_event).into_iter().map(|(_, line)| line).collect(),
            view: self.view(viewer),
            turn: self.turn(),
            decisions: vec![None; self.players()],
            choices: match viewer {
                Viewer::Seat(seat) => self.choices(seat),
                Viewer::Spectator => Choices::default(),
            },
            undo: false,
            scores: self.scores(),
            ranks: self.ranks(),
            views: Vec::new(),
            clocks: Vec::new(),
        }
    }
}

/// With whose eyes a game is looked back at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Perspective {
    /// Only what this viewer knew at the time.
    Of(Viewer),
    /// Everything, also what was hidden at the time. For a game that is over.
    Open,
}

impl Perspective {
    /// Who sees the position with these eyes; in an open game it is shown as to a spectator, and with it all hands.
    pub fn viewer(self) -> Viewer {
        match self {
            Perspective::Of(viewer) => viewer,
            Perspective::Open => Viewer::Spectator,
        }
    }

    pub(crate) fn see<E: Event>(self, event: &E) -> Option<E> {
        match self {
            Perspective::Of(viewer) => event.seen_by(viewer),
            Perspective::Open => Some(event.clone()),
        }
    }
}
