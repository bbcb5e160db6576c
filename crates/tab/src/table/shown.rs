//! What a table shows.

use super::Table;
use super::saved::SavedSeat;
use any_table::LookBack;
use game::{Extra, Record, Seat, Seats, Turn, Viewer, last_ranked};
use protocol::http::{SeatSummary, TableSummary};
use protocol::{
    Access, ApiError, ChatMode, Choices, ClockRule, Code, Phase, PositionView, SeatInfo, Sitter, Spectators, TableInfo,
};
use std::collections::BTreeMap;
use verifiable_chance::disclosure;

impl Table {
    pub(crate) fn info(&self) -> TableInfo {
        let over = self.is_over();
        TableInfo {
            table: self.saved.table.clone(),
            version: self.versions.current(),
            game: self.saved.game.clone(),
            rules: self.saved.rules,
            options: self.saved.options.clone(),
            access: Access::Link,
            spectators: Spectators::Anyone,
            spectator_delay: 0,
            clock: ClockRule::None,
            // Hints are unfair to nobody here.
            hints: true,
            chat: ChatMode::Free,
            phase: self.phase(),
            seats: self.seats().map(|seat| self.seat_info(seat)).collect(),
            yours: numbers(self.own_seats()),
            former: Vec::new(),
            host: true,
            removed: 0,
            commitment: self.seed.commitment(),
            seed: over.then(|| self.seed.to_hex()),
            rematch: self.saved.rematch.clone(),
        }
    }

    fn seat_info(&self, seat: Seat) -> SeatInfo {
        let saved = self.saved_seat(seat);
        SeatInfo {
            sitter: sitter(saved),
            name: saved.name.clone(),
            host: saved.bot.is_none(),
            ready: self.is_ready(seat),
            connected: saved.bot.is_none() && !self.connections.is_empty(),
            taken_over: false,
            timeouts: 0,
            resigned: self.resigned.contains(seat),
            vacation_until: None,
            agrees_to_abandon: self.agreed.contains(seat),
            agrees_to_extend: false,
            offer: None,
            nonce: saved.nonce.clone().filter(|_| self.is_over()),
        }
    }

    fn phase(&self) -> Phase {
        match self.chance {
            None => Phase::Gathering,
            Some(_) if self.is_called_off => Phase::Abandoned,
            Some(_) if self.is_over() => Phase::Over,
            Some(_) => Phase::Running,
        }
    }

    pub(crate) fn summary(&self) -> TableSummary {
        let (own, asked) = (self.own_seats(), self.asked());
        let seat = |saved: &SavedSeat| SeatSummary { sitter: sitter(saved), name: saved.name.clone() };
        TableSummary {
            table: self.saved.table.clone(),
            game: self.saved.game.clone(),
            options: self.saved.options.clone(),
            phase: self.phase(),
            host: own.first().map_or_else(String::new, |seat| self.saved_seat(*seat).name.clone()),
            host_guest: false,
            seats: self.saved.seats.iter().map(seat).collect(),
            offered: Vec::new(),
            turn: numbers(asked.iter()),
            your_turn: own.iter().any(|seat| asked.contains(*seat) && !self.resigned.contains(*seat)),
            yours: numbers(own),
            scores: match self.chance {
                Some(_) => self.table.scores().as_slice().to_vec(),
                None => Vec::new(),
            },
            // The log has no times.
            ended: None,
        }
    }

    /// The game as `viewer` knows it, with the events after version `since`.
    pub(super) fn position(&mut self, viewer: Viewer, since: Option<u32>) -> PositionView {
        let mut shown = self.versions.position(&*self.table, viewer, since);
        if self.is_called_off {
            (shown.turn, shown.choices) = (Turn::Over, Choices::default());
        }
        let ranks = last_ranked(shown.ranks, self.resigned);
        PositionView { undo: self.can_undo(viewer), ranks, ..shown }
    }

    fn can_undo(&self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.is_running() && !self.resigned.contains(seat) && self.table.can_undo(seat),
            Viewer::Spectator => false,
        }
    }

    /// The record: as the visitor knows it while the game is running, complete afterwards.
    pub(crate) fn record(&self) -> Record {
        let names = self.names();
        let own = self.own_seats().first().map_or(Viewer::Spectator, |seat| Viewer::Seat(*seat));
        let mut record = match self.is_over() {
            true => self.table.record(names),
            false => self.table.record_seen_by(own, names),
        };
        record.extra.extend(self.extras());
        record
    }

    fn names(&self) -> Vec<String> {
        self.saved.seats.iter().map(|seat| seat.name.clone()).collect()
    }

    /// The table's metadata in a record: rules, chance, and how the game ended if it ended early.
    fn extras(&self) -> BTreeMap<String, Extra> {
        let list = |seats: Seats| Extra::List(seats.iter().map(|seat| Extra::Whole(seat.index() as i64)).collect());
        let nonces = self.saved.seats.iter().map(|seat| seat.nonce.as_deref().unwrap_or_default());
        let mut extras = disclosure(&self.seed, nonces, self.is_over());
        extras.insert("rules".to_owned(), Extra::Whole(self.saved.rules.into()));
        let resigned = (!self.resigned.is_empty()).then(|| ("resigned".to_owned(), list(self.resigned)));
        let called_off = self.is_called_off.then(|| ("abandoned".to_owned(), list(self.agreed)));
        let ended: BTreeMap<_, _> = resigned.into_iter().chain(called_off).collect();
        if !ended.is_empty() {
            extras.insert("ended".to_owned(), Extra::Map(ended));
        }
        extras
    }

    pub(crate) fn look_back(&self) -> Result<LookBack<'_>, ApiError> {
        self.chance.ok_or(Code::NotRunning)?;
        let (own, names, over) = (self.own_seats(), self.names(), self.is_over());
        Ok(LookBack { table: &*self.table, names, own, over, is_open: over })
    }
}

/// The visitor is never marked as a guest: nobody else here could have the same name.
fn sitter(saved: &SavedSeat) -> Sitter {
    saved.bot.clone().map_or(Sitter::Person { guest: false, run_by: None }, |bot| Sitter::Bot { bot })
}

fn numbers(seats: impl IntoIterator<Item = Seat>) -> Vec<u8> {
    seats.into_iter().map(|seat| seat.index() as u8).collect()
}
