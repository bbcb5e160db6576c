//! The versions of a table's log: when each decision came up, and which events each viewer has seen.

use crate::AnyTable;
use foldhash::HashMap;
use game::{InputNumber, Seat, Seats, Viewer};
use protocol::PositionView;

/// Numbers the entries of a table's log. Most entries are inputs of the game and undos; others are about its players.
#[derive(Clone, Debug, Default)]
pub struct Versions {
    /// Number of log entries.
    current: u32,
    /// The version of each input by input number, including undone ones.
    inputs: Vec<u32>,
    /// For each seat, the version at which its current decision came up.
    decisions: Vec<Option<u32>>,
    /// Number of events at each version.
    marks: Vec<usize>,
    /// The last version at which events were taken back.
    rewound: u32,
    /// For each viewer, the number of events counted so far, and how many of them the viewer saw.
    seen: HashMap<Viewer, (usize, usize)>,
}

/// The kind of a log entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    Act(Seat),
    Chance,
    Undo(Seat),
    /// An entry about players, not about the game.
    Note,
}

impl Versions {
    /// The versions of a table without entries.
    pub fn new(players: usize) -> Self {
        Self { decisions: vec![None; players], marks: vec![0], ..Self::default() }
    }

    /// The version of the last entry: the number of log entries.
    pub fn current(&self) -> u32 {
        self.current
    }

    /// Counts an applied entry, after which the seats `asked` have a decision to make. Returns the seats whose decision
    /// is new or closed: a seat that has just acted, or had no decision before, gets a new one.
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
        let changed = Seat::all(self.decisions.len()).filter(|seat| self.has_changed(*seat, actor, asked));
        let changed = changed.fold(Seats::NONE, Seats::with);
        for seat in changed.iter() {
            self.decisions[seat.index()] = asked.contains(seat).then_some(self.current);
        }
        changed
    }

    fn has_changed(&self, seat: Seat, actor: Option<Seat>, asked: Seats) -> bool {
        let is_open = self.decision(seat).is_some();
        is_open != asked.contains(seat) || is_open && actor == Some(seat)
    }

    /// Records that events were taken back.
    fn rewind(&mut self) {
        self.rewound = self.current;
        self.seen.clear();
    }

    /// The number of the input at `version`, if that entry is an input.
    pub fn input_of(&self, version: u32) -> Option<InputNumber> {
        self.inputs.binary_search(&version).ok().map(|number| InputNumber(number as u32))
    }

    /// The version of an input.
    pub fn version_of(&self, input: InputNumber) -> u32 {
        self.inputs[input.0 as usize]
    }

    /// The version at which the seat's current decision came up, which is also the decision's number.
    pub fn decision(&self, seat: Seat) -> Option<u32> {
        self.decisions[seat.index()]
    }

    /// Each seat's decision.
    pub fn decisions(&self) -> &[Option<u32>] {
        &self.decisions
    }

    /// The position as the viewer sees it, with the events after version `since`, or with all events if there is no
    /// such version or events have been taken back since then. The caller adds the clocks and whether the viewer can
    /// undo.
    pub fn position(&mut self, table: &dyn AnyTable, viewer: Viewer, since: Option<u32>) -> PositionView {
        let first = self.first_event_after(since);
        let events_from = self.seen_before(table, viewer, first) as u32;
        let decisions = self.decisions.clone();
        PositionView { version: self.current, events_from, decisions, ..table.position(viewer, first) }
    }

    /// The index of the first event after `version`; 0 if there is no such version or events have been taken back since
    /// then.
    fn first_event_after(&self, version: Option<u32>) -> usize {
        let version = version.filter(|version| *version >= self.rewound);
        version.and_then(|version| self.marks.get(version as usize)).copied().unwrap_or(0)
    }

    /// How many of the first `events` events the viewer saw.
    fn seen_before(&mut self, table: &dyn AnyTable, viewer: Viewer, events: usize) -> usize {
        let (counted, seen) = self.seen.get(&viewer).copied().filter(|(known, _)| *known <= events).unwrap_or_default();
        let seen = seen + table.seen_count(viewer, counted..events);
        self.seen.insert(viewer, (events, seen));
        seen
    }
}
