//! The interface to a table of any game, and the perspectives from which it can be replayed.

use catalog::AnyView;
use game::{Event, InputNumber, OptionValues, PerSeat, Record, Seat, Turn, Undone, Viewer};
use protocol::{
    ActionName, ChoicePreview, Choices, EventLine, Json, PositionView, Preview, Refusal, ReplayStep, Section, SheetLine,
};
use rand_core::Rng;
use std::ops::Range;

/// A running or finished game of any kind: a type-erased [`game::Table`].
///
/// Inputs are given in notation and checked; output is redacted for one viewer. Only [`AnyTable::record`] and
/// [`Perspective::Open`] reveal everything: they are for the server itself, and for everyone once the game is over.
pub trait AnyTable: Send + Sync {
    fn slug(&self) -> &'static str;

    fn rules_version(&self) -> u32;

    fn options(&self) -> OptionValues;

    fn players(&self) -> usize;

    fn turn(&self) -> Turn;

    /// Plays an action for `seat`. If refused, nothing changes.
    fn act(&mut self, seat: Seat, notation: &str) -> Result<(), Refusal>;

    /// Plays an action for `seat` and returns its notation. If refused, nothing changes.
    fn choose(&mut self, seat: Seat, action: &ActionName) -> Result<String, Refusal>;

    /// Applies a chance outcome. If refused, nothing changes.
    fn reveal(&mut self, notation: &str) -> Result<(), Refusal>;

    /// Undoes `seat`'s last action. If refused, nothing changes.
    fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        let undone = self.undoable(seat)?;
        self.take_back(seat, undone)
    }

    /// Whether [`AnyTable::undo`] would succeed now.
    fn can_undo(&self, seat: Seat) -> bool;

    /// What [`AnyTable::undo`] would take back, or why it would be refused.
    fn undoable(&self, seat: Seat) -> Result<Undone, Refusal>;

    /// Takes back exactly this action of `seat`, without checking whether that is allowed: see
    /// [`game::Table::take_back`].
    fn take_back(&mut self, seat: Seat, undone: Undone) -> Result<(), Refusal>;

    /// `seat`'s last action that has not been taken back.
    fn last_act(&self, seat: Seat) -> Option<InputNumber>;

    /// If the turn is [`Turn::Chance`]: the kind of draw, and the number of earlier draws of that kind.
    fn awaited_draw(&self) -> Option<(&'static str, u32)>;

    /// Samples a chance outcome, in notation. The turn must be [`Turn::Chance`].
    fn draw(&self, rng: &mut dyn Rng) -> String;

    /// The number of inputs so far, including hidden choices.
    fn steps(&self) -> usize;

    /// The same game after only its first `steps` inputs.
    fn after(&self, steps: usize) -> Box<dyn AnyTable>;

    /// The number of events so far, visible or not.
    fn event_count(&self) -> usize;

    /// The events from index `from` on that `viewer` saw, each with its index among all events.
    fn events(&self, viewer: Viewer, from: usize) -> Vec<(usize, EventLine)>;

    /// The events from index `from` on, from this perspective.
    fn happened(&self, perspective: Perspective, from: usize) -> Vec<EventLine>;

    /// Every step of the game, from this perspective.
    fn steps_seen_by(&self, perspective: Perspective) -> Vec<ReplayStep>;

    /// The number of events in this range that `viewer` saw.
    fn seen_count(&self, viewer: Viewer, events: Range<usize>) -> usize;

    fn view(&self, viewer: Viewer) -> Json;

    /// The view in the game's own type, for bots.
    fn typed_view(&self, viewer: Viewer) -> AnyView;

    /// The position in words.
    fn describe(&self, viewer: Viewer) -> Vec<Section>;

    /// The click paths available to `seat`; empty if it is not that seat's turn.
    fn choices(&self, seat: Seat) -> Choices;

    /// What this action would score, given what `seat` knows; fails if the action is illegal.
    fn preview(&self, seat: Seat, action: &ActionName) -> Result<Preview, Refusal>;

    /// What each of `seat`'s first `limit` choices would score, and whether there are more.
    fn previews(&self, seat: Seat, limit: usize) -> (Vec<ChoicePreview>, bool);

    fn scores(&self) -> PerSeat<i16>;

    fn ranks(&self) -> PerSeat<u8>;

    fn sheet(&self) -> Vec<SheetLine>;

    /// The complete record, without hidden choices while other seats are still choosing.
    fn record(&self, seats: Vec<String>) -> Record;

    /// The record, with `?` in place of everything hidden from `viewer`.
    fn record_seen_by(&self, viewer: Viewer, seats: Vec<String>) -> Record;

    /// The position as `viewer` sees it, with the events from index `first_event` on. Version, decisions, undo and
    /// clocks are left empty for a running table to fill in.
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

/// The perspective of a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Perspective {
    /// Only what this viewer knew at the time.
    Of(Viewer),
    /// Everything, including what was hidden at the time. Only for finished games.
    Open,
}

impl Perspective {
    /// The viewer whose position is shown. An open replay shows the spectator's, and adds every seat's view.
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
