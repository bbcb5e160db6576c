//! A game in progress at a table: a pure function of the table's log.

use super::clock::Clocks;
use super::happening::Happening;
use any_table::AnyTable;
use game::{Seat, Seats, Turn, Viewer};
use protocol::{ApiError, ClockRule, Code};
use serde::Serialize;
use static_assertions::assert_not_impl_any;
use std::collections::HashMap;
use store::{LogEntry, Millis};
use verifiable_chance::Chance;

assert_not_impl_any!(Play: Serialize);

/// A game in progress, who plays it, and what of the log is remembered for the way of a move.
pub(crate) struct Play {
    pub(crate) table: Box<dyn AnyTable>,
    chance: Chance,
    pub(crate) clocks: Clocks,
    /// How many entries the log has.
    pub(crate) version: u32,
    /// For each seat the version at which it was asked what it is asked now.
    decisions: Vec<Option<u32>>,
    pub(crate) taken_over: Seats,
    pub(crate) resigned: Seats,
    pub(crate) agreed: Seats,
    pub(crate) abandoned: bool,
    pub(crate) rematch: Option<String>,
    /// The commands that were carried out, and the version they led to.
    commands: HashMap<String, u32>,
    /// How many events there were at each version.
    marks: Vec<usize>,
    /// The last version at which events were taken back.
    rewound: u32,
    /// For each viewer up to which event its events were counted, and how many it saw.
    seen: HashMap<Viewer, (usize, usize)>,
}

impl Play {
    pub(crate) fn new(table: Box<dyn AnyTable>, chance: Chance, clock: ClockRule) -> Self {
        let players = table.players();
        Self {
            table,
            chance,
            clocks: Clocks::new(clock),
            version: 0,
            decisions: vec![None; players],
            taken_over: Seats::NONE,
            resigned: Seats::NONE,
            agreed: Seats::NONE,
            abandoned: false,
            rematch: None,
            commands: HashMap::new(),
            marks: vec![0],
            rewound: 0,
            seen: HashMap::new(),
        }
    }

    /// Goes on with what the log says. An entry that can't be is an error, since rules versions are kept apart.
    pub(crate) fn read(&mut self, log: &[LogEntry]) -> Result<(), ApiError> {
        for LogEntry { entry, .. } in log {
            let happening = Happening::read(entry).ok_or(Code::OtherRules)?;
            self.apply(&happening, entry.at).map_err(|_| Code::OtherRules)?;
            if let Some(command) = &entry.command_id {
                self.remember(command.clone());
            }
        }
        Ok(())
    }

    /// What was asked of the table has happened; or it can't be, and nothing has changed.
    pub(crate) fn apply(&mut self, happening: &Happening, at: Millis) -> Result<(), ApiError> {
        match happening {
            Happening::Input(seat, action) => self.table.act(*seat, action).map_err(ApiError::illegal)?,
            Happening::Chance(outcome) => self.table.reveal(outcome).map_err(ApiError::illegal)?,
            Happening::Undo(seat) => self.table.undo(*seat).map_err(ApiError::cannot_undo)?,
            other => self.note(other, at),
        }
        self.version += 1;
        self.marks.push(self.table.event_count());
        if matches!(happening, Happening::Undo(_)) {
            self.rewound = self.version;
            self.seen.clear();
        }
        self.ask(happening, at);
        Ok(())
    }

    /// What happened to the people and not in the game.
    fn note(&mut self, happening: &Happening, at: Millis) {
        match happening {
            Happening::TakeOver(seat, _) => self.taken_over = self.taken_over.with(*seat),
            Happening::HandBack(seat) => {
                self.taken_over = self.taken_over.without(*seat);
                self.clocks.welcome_back(*seat, at);
            }
            Happening::Resign(seat) => self.resigned = self.resigned.with(*seat),
            Happening::Agree(seat) => self.agreed = self.agreed.with(*seat),
            Happening::Disagree(seat) => self.agreed = self.agreed.without(*seat),
            Happening::Abandon => self.abandoned = true,
            Happening::Rematch(table) => self.rematch = Some(table.clone()),
            Happening::Input(..) | Happening::Chance(_) | Happening::Undo(_) => {}
        }
    }

    /// Numbers the decisions: a seat that has just acted, or was not asked before, is asked something new.
    fn ask(&mut self, happening: &Happening, at: Millis) {
        let actor = match happening {
            Happening::Input(seat, _) | Happening::Undo(seat) => Some(*seat),
            _ => None,
        };
        let asked = self.asked();
        for seat in Seat::all(self.decisions.len()) {
            let decision = &mut self.decisions[seat.index()];
            let stays = decision.is_some() == asked.contains(seat) && (decision.is_none() || actor != Some(seat));
            if !stays {
                *decision = asked.contains(seat).then_some(self.version);
                self.clocks.turn(seat, asked.contains(seat), at);
            }
        }
    }

    /// Who is asked now; nobody once the game is abandoned.
    pub(crate) fn asked(&self) -> Seats {
        if self.abandoned { Seats::NONE } else { self.table.turn().seats() }
    }

    /// Whether the viewer's seat could take back its last action now.
    pub(crate) fn can_undo(&self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => !self.is_over() && !self.resigned.contains(seat) && self.table.can_undo(seat),
            Viewer::Spectator => false,
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.abandoned || self.table.turn() == Turn::Over
    }

    pub(crate) fn decision(&self, seat: Seat) -> Option<u32> {
        self.decisions[seat.index()]
    }

    pub(crate) fn decisions(&self) -> &[Option<u32>] {
        &self.decisions
    }

    /// The outcome of chance that must come next, if one must.
    pub(crate) fn draw(&self) -> Option<Happening> {
        if self.abandoned { None } else { self.chance.draw(self.table.as_ref()).map(Happening::Chance) }
    }

    pub(crate) fn remember(&mut self, command: String) {
        self.commands.insert(command, self.version);
    }

    /// The version that this command led to, if it was carried out.
    pub(crate) fn done(&self, command: &str) -> Option<u32> {
        self.commands.get(command).copied()
    }

    /// The first event that somebody who was told everything up to this version does not know. Everything, if
    /// there is no such version or events were taken back since.
    pub(crate) fn first_event_after(&self, version: Option<u32>) -> usize {
        let version = version.filter(|version| *version >= self.rewound);
        version.and_then(|version| self.marks.get(version as usize)).copied().unwrap_or(0)
    }

    /// How many of the first `events` events the viewer saw.
    pub(crate) fn seen_before(&mut self, viewer: Viewer, events: usize) -> usize {
        let (counted, seen) = self.seen.get(&viewer).copied().filter(|(known, _)| *known <= events).unwrap_or_default();
        let seen = seen + self.table.seen_count(viewer, counted..events);
        self.seen.insert(viewer, (events, seen));
        seen
    }
}
