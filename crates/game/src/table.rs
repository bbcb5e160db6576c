//! A game in progress, with its history.

use crate::undo::{UndoRefused, Undone, discloses, learns};
use crate::{
    Actor, Event, Game, GameExt, GameOptions, Log, OptionValues, Outcome, PerSeat, Record, Refused, ScoreSheet, Seat,
    Step, Turn, Viewer,
};
use rand_core::Rng;

/// A running or finished game: its inputs, and the state and events that result from them.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    /// The game before the first input.
    start: G,
    game: G,
    /// The game before the last input that was not a hidden choice: the state that an undo restores.
    before: G,
    entries: Vec<Entry<G>>,
    /// The number of the next input.
    next: InputNumber,
    events: Vec<G::Event>,
    /// Entries before this index can't be undone: a later action, since taken back, revealed them.
    shown: usize,
}

/// One input to a game: an action or a chance outcome.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input<G: Game> {
    Act(Seat, G::Action),
    Chance(G::Chance),
}

/// The 0-based number of an input, in the order received. Inputs that were taken back keep their numbers, so a number
/// always means the same input.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct InputNumber(pub u32);

#[derive(Clone, Debug)]
struct Entry<G: Game> {
    number: InputNumber,
    input: Input<G>,
    /// Whether the input was a hidden choice ([`Turn::Commit`]).
    commitment: bool,
    /// The number of events before the input.
    events_before: usize,
}

impl<G: Game> Table<G> {
    pub fn new(options: &G::Options) -> Self {
        Self::starting_at(G::new(options))
    }

    /// Creates a table that starts from any state, such as an arranged position. Records can't represent such a
    /// start.
    pub fn starting_at(start: G) -> Self {
        Self {
            game: start.clone(),
            before: start.clone(),
            start,
            entries: Vec::new(),
            next: InputNumber::default(),
            events: Vec::new(),
            shown: 0,
        }
    }

    /// The game before the first input.
    pub fn start(&self) -> &G {
        &self.start
    }

    pub fn game(&self) -> &G {
        &self.game
    }

    pub fn inputs(&self) -> impl ExactSizeIterator<Item = &Input<G>> {
        self.entries.iter().map(|entry| &entry.input)
    }

    /// All events, unredacted: must not be shown to viewers.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// The events from index `from` on, as seen by `viewer`.
    pub fn events_seen_by(&self, viewer: Viewer, from: usize) -> Vec<G::Event> {
        self.events[from.min(self.events.len())..].iter().filter_map(|event| event.seen_by(viewer)).collect()
    }

    pub fn sheet(&self) -> ScoreSheet {
        ScoreSheet::new(self.game.players(), &self.events)
    }

    /// Plays an action for `seat`. If refused, nothing changes.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Refused<G::Refusal>> {
        self.game.allows(seat, &action)?;
        let commitment = matches!(self.game.turn(), Turn::Commit(_));
        self.take(Input::Act(seat, action), commitment);
        if commitment && !matches!(self.game.turn(), Turn::Commit(_)) {
            self.sort_last_commitments();
        }
        Ok(())
    }

    /// Applies a chance outcome. If refused, nothing changes.
    pub fn reveal(&mut self, chance: G::Chance) -> Result<(), Refused<G::Refusal>> {
        self.game.allows_chance(&chance)?;
        self.take(Input::Chance(chance), false);
        Ok(())
    }

    /// Draws all chance outcomes up to the next decision.
    pub fn draw_chance<R: Rng + ?Sized>(&mut self, rng: &mut R) {
        while self.game.turn() == Turn::Chance {
            let chance = self.game.draw(rng);
            self.take(Input::Chance(chance), false);
        }
    }

    /// Takes back `seat`'s last action. If refused, nothing changes.
    ///
    /// Possible if the seat learned nothing from the action, and since then there was no chance outcome and no input
    /// by another seat except hidden choices, which have to be made again. A hidden choice can be withdrawn on its
    /// own until the last one is in.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoRefused> {
        let undone = self.undoable(seat)?;
        self.take_back(seat, undone)
    }

    /// Whether [`Self::undo`] would succeed now.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.index_to_undo(seat).is_ok()
    }

    /// What [`Self::undo`] would take back, or why it would be refused.
    pub fn undoable(&self, seat: Seat) -> Result<Undone, UndoRefused> {
        let index = self.index_to_undo(seat)?;
        let Entry { number, input, .. } = &self.entries[index];
        let Input::Act(_, action) = input else { unreachable!("only actions are undone") };
        let shown = !self.is_open_commitment(index) && discloses(&self.before, seat, *action);
        Ok(Undone { input: *number, shown })
    }

    /// Takes back exactly this action of `seat`: a hidden choice alone while others are still choosing, any other
    /// action along with everything after it.
    ///
    /// For reading a stored log: does not check again whether the undo was allowed. Fails, changing nothing, only if
    /// the seat has no such action or it has already been taken back.
    pub fn take_back(&mut self, seat: Seat, undone: Undone) -> Result<(), UndoRefused> {
        let is_meant = |entry: &Entry<G>| entry.number == undone.input && entry.is_act_of(seat);
        let index = self.entries.iter().rposition(is_meant).ok_or(UndoRefused::NothingDone)?;
        let withdrawn = self.is_open_commitment(index);
        let mut kept = std::mem::take(&mut self.entries);
        if withdrawn {
            kept.remove(index);
        } else {
            kept.truncate(index);
            self.shown = if undone.shown { index } else { self.shown.min(index) };
        }
        self.rebuild(kept);
        Ok(())
    }

    /// `seat`'s last action that has not been taken back.
    pub fn last_act(&self, seat: Seat) -> Option<InputNumber> {
        self.entries.iter().rfind(|entry| entry.is_act_of(seat)).map(|entry| entry.number)
    }

    /// The index of the input that [`Self::undo`] would take back.
    fn index_to_undo(&self, seat: Seat) -> Result<usize, UndoRefused> {
        let last = self.entries.iter().rposition(|entry| entry.is_act_of(seat)).ok_or(UndoRefused::NothingDone)?;
        if self.is_open_commitment(last) {
            return Ok(last);
        }
        let entry = &self.entries[last];
        let Input::Act(_, action) = entry.input else { unreachable!("found as an action above") };
        if entry.commitment {
            return Err(UndoRefused::Committed);
        }
        if (last + 1..self.entries.len()).any(|later| !self.is_open_commitment(later)) {
            return Err(UndoRefused::TooLate);
        }
        if last < self.shown {
            return Err(UndoRefused::Shown);
        }
        if learns(&self.before, seat, action) {
            return Err(UndoRefused::Learned);
        }
        Ok(last)
    }

    /// Whether this input is a hidden choice and other seats are still choosing.
    fn is_open_commitment(&self, index: usize) -> bool {
        matches!(self.game.turn(), Turn::Commit(_)) && self.entries[index..].iter().all(|entry| entry.commitment)
    }

    /// The record of this game, without hidden choices while other seats are still choosing.
    pub fn record(&self, seats: Vec<String>) -> Record {
        let closed = (0..self.entries.len()).take_while(|index| !self.is_open_commitment(*index)).count();
        let steps = self.entries[..closed].iter().map(|entry| entry.input.step()).collect();
        let over = self.game.turn() == Turn::Over;
        Record { seats, steps, result: over.then(|| Outcome::of(&self.game)), ..Record::new(G::SLUG, self.options()) }
    }

    pub fn options(&self) -> OptionValues {
        self.game.options().to_values()
    }

    pub fn scores(&self) -> PerSeat<i16> {
        self.game.scores()
    }

    /// Applies a new input.
    fn take(&mut self, input: Input<G>, commitment: bool) {
        self.push(self.next, input, commitment);
        self.next.0 += 1;
    }

    fn push(&mut self, number: InputNumber, input: Input<G>, commitment: bool) {
        if !commitment {
            self.before.clone_from(&self.game);
        }
        let events_before = self.events.len();
        input.clone().apply(&mut self.game, &mut self.events);
        self.entries.push(Entry { number, input, commitment, events_before });
    }

    /// Sorts the last simultaneous choices into seat order, as records list them; [`Game`] guarantees that their order
    /// does not matter.
    fn sort_last_commitments(&mut self) {
        let first = self.entries.iter().rposition(|entry| !entry.commitment).map_or(0, |last_other| last_other + 1);
        self.entries[first..].sort_by_key(|entry| match entry.input {
            Input::Act(seat, _) => seat,
            Input::Chance(_) => unreachable!("chance makes no commitments"),
        });
    }

    /// Replays exactly these entries from the start.
    fn rebuild(&mut self, entries: Vec<Entry<G>>) {
        self.game = self.start.clone();
        self.entries.clear();
        self.events.clear();
        for Entry { number, input, .. } in entries {
            let commitment = matches!(self.game.turn(), Turn::Commit(_));
            self.push(number, input, commitment);
        }
    }

    /// The number of events before `seat`'s last action: where "since your last turn" begins.
    pub fn events_before_last_act(&self, seat: Seat) -> usize {
        self.entries.iter().rfind(|entry| entry.is_act_of(seat)).map_or(0, |entry| entry.events_before)
    }
}

impl<G: Game> Entry<G> {
    fn is_act_of(&self, seat: Seat) -> bool {
        matches!(self.input, Input::Act(by, _) if by == seat)
    }
}

impl<G: Game> Input<G> {
    /// Converts the input to a step of a record.
    pub fn step(&self) -> Step {
        match self {
            Input::Act(seat, action) => Step { actor: Actor::Seat(*seat), notation: action.to_string() },
            Input::Chance(chance) => Step { actor: Actor::Chance, notation: chance.to_string() },
        }
    }

    fn apply(self, game: &mut G, log: &mut impl Log<G::Event>) {
        match self {
            Input::Act(seat, action) => game.play(seat, action, log),
            Input::Chance(chance) => game.reveal(chance, log),
        }
    }
}
