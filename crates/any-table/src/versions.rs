//! The versions of a table's log: what is asked since when, and what each viewer has seen.

use crate::AnyTable;
use foldhash::HashMap;
use game::{InputNumber, Seat, Seats, Viewer};
use protocol::PositionView;

/// Numbers the entries of a table's log. Most entries are inputs of the game and undos; others are about its players.
#[derive(Clone, Debug, Default)]
pub struct Versions {
    /// Number of entries.
    current: u32,
    /// The version of each input, by its number, including those taken back.
    inputs: Vec<u32>,
    /// For each seat the version at which its current decision was asked.
    decisions: Vec<Option<u32>>,
    /// Number of events at each version.
    marks: Vec<usize>,
    /// The last version at which events were taken back.
    rewound: u32,
    /// For each viewer how many events were counted so far, and how many of them it saw.
    seen: HashMap<Viewer, (usize, usize)>,
}

/// What an entry of the log says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    Act(Seat),
    Chance,
    Undo(Seat),
    /// Something about the players, which is no input of the game.
    Note,
}

impl Versions {
    /// For a table before its first entry.
    pub fn new(players: usize) -> Self {
        Self { decisions: vec![None; players], marks: vec![0], ..Self::default() }
    }

    /// The version of the last entry, which is the number of entries.
    pub fn current(&self) -> u32 {
        self.current
    }

    /// Counts an entry that was applied to the table, after which these seats have a decision to make. Returns the seats
    /// whose decision is a new one, or gone: a seat that has just acted, or was not asked before, is asked something new.
    pub fn count(&mut self, entry: Counted, table: &dyn AnyTable, asked: Seats) -> Seats {
        self.current += 1;
        self.marks.push(table.event_count());
        match entry {
            Counted::Act(_) | Counted::Chance => self.inputs.push(self.current),
            Counted::Undo(_) => self.rewind(),
            Counted::Note => {}
        }
        let actor = match entry {
            Counted::Act(seat) | Counted::Undo(seat) => Some(seat),
            Counted::Chance | Counted::Note => None,
        };
        let changed = Seat::all(self.decisions.len()).filter(|seat| self.asks_anew(*seat, actor, asked));
        let changed = changed.fold(Seats::NONE, Seats::with);
        for seat in changed.iter() {
            self.decisions[seat.index()] = asked.contains(seat).then_some(self.current);
        }
        changed
    }

    fn asks_anew(&self, seat: Seat, actor: Option<Seat>, asked: Seats) -> bool {
        let is_open = self.decision(seat).is_some();
        is_open != asked.contains(seat) || is_open && actor == Some(seat)
    }

    /// Events were taken back.
    fn rewind(&mut self) {
        self.rewound = self.current;
        self.seen.clear();
    }

    /// The number of the input at this version, if that entry is an input.
    pub fn input_of(&self, version: u32) -> Option<InputNumber> {
        self.inputs.binary_search(&version).ok().map(|number| InputNumber(number as u32))
    }

    /// The version of an input.
    pub fn version_of(&self, input: InputNumber) -> u32 {
        self.inputs[input.0 as usize]
    }

    /// The version at which the seat's current decision was asked, which is the decision's number.
    pub fn decision(&self, seat: Seat) -> Option<u32> {
        self.decisions[seat.index()]
    }

    /// Each seat's decision.
    pub fn decisions(&self) -> &[Option<u32>] {
        &self.decisions
    }

    /// The position as `viewer` sees it, with the events since that version; with all events if there is no such version
    /// or some were taken back since. Whether the viewer can undo, and clocks, are left for the caller to fill in.
    pub fn position(&mut self, table: &dyn AnyTable, viewer: Viewer, since: Option<u32>) -> PositionView {
        let first = self.first_event_after(since);
        let events_from = self.seen_before(table, viewer, first) as u32;
        let decisions = self.decisions.clone();
        PositionView { version: self.current, events_from, decisions, ..table.position(viewer, first) }
    }

    fn first_event_after(&self, version: Option<u32>) -> usize {
        let version = version.filter(|version| *version >= self.rewound);
        version.and_then(|version| self.marks.get(version as usize)).copied().unwrap_or(0)
    }

    /// Number of the first `events` events that the viewer saw.
    fn seen_before(&mut self, table: &dyn AnyTable, viewer: Viewer, events: usize) -> usize {
        let (counted, seen) = self.seen.get(&viewer).copied().filter(|(known, _)| *known <= events).unwrap_or_default();
        let seen = seen + table.seen_count(viewer, counted..events);
        self.seen.insert(viewer, (events, seen));
        seen
    }
}
