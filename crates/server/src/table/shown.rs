//! What a table shows to whom.

use super::Task;
use super::play::Play;
use crate::replay::LookBack;
use game::{Extra, PerSeat, Record, Seat, Seats, Turn, Viewer};
use protocol::{Access, ApiError, Choices, Code, Phase, PositionView, SeatInfo, Sitter, TableInfo};
use std::collections::BTreeMap;
use store::{Millis, SeatRow, TableState, UserId, Visibility};
use verifiable_chance::Seed;

impl Task {
    pub(super) fn info(&self, user: Option<UserId>) -> TableInfo {
        let over = self.play.as_ref().is_some_and(Play::is_over);
        TableInfo {
            table: self.id.to_string(),
            version: self.play.as_ref().map_or(0, |play| play.version),
            game: self.row.game.clone(),
            rules: self.settings.rules,
            options: self.options.clone(),
            access: match self.row.meta.visibility {
                Visibility::Public => Access::Public,
                Visibility::Link => Access::Link,
            },
            clock: self.settings.clock,
            hints: self.settings.hints,
            phase: self.phase(),
            seats: self.seats().map(|seat| self.seat_info(seat, over)).collect(),
            yours: self.seats_of(user).iter().map(|seat| seat.index() as u8).collect(),
            host: user == Some(self.row.meta.host),
            commitment: self.row.commitment.clone(),
            seed: over.then(|| Seed(self.row.server_seed.0).to_hex()),
            rematch: self.play.as_ref().and_then(|play| play.rematch.clone()),
        }
    }

    fn seat_info(&self, seat: Seat, over: bool) -> SeatInfo {
        let row = self.seat_row(seat);
        let play = self.play.as_ref();
        SeatInfo {
            sitter: sitter(row),
            name: row.name.clone(),
            ready: is_ready(row),
            connected: matches!(&row.sitter, store::Sitter::User(user) if self.is_connected(*user)),
            taken_over: play.is_some_and(|play| play.taken_over.contains(seat)),
            resigned: play.is_some_and(|play| play.resigned.contains(seat)),
            agrees_to_abandon: play.is_some_and(|play| play.agreed.contains(seat)),
            nonce: row.nonce.clone().filter(|_| over),
        }
    }

    pub(super) fn phase(&self) -> Phase {
        match (&self.play, self.row.meta.state) {
            (Some(play), _) if play.abandoned => Phase::Abandoned,
            (Some(play), _) if play.is_over() => Phase::Over,
            (Some(_), _) => Phase::Running,
            (None, TableState::Abandoned) => Phase::Abandoned,
            (None, _) => Phase::Gathering,
        }
    }

    /// The game as `viewer` knows it, with what happened since that version.
    pub(super) fn position(&mut self, viewer: Viewer, since: Option<u32>) -> Option<PositionView> {
        let running = self.people_asked();
        let play = self.play.as_mut()?;
        let first = play.first_event_after(since);
        let events_from = play.seen_before(viewer, first) as u32;
        let clocks = play.clocks.states(play.table.players(), running, Millis::now());
        let undo = play.can_undo(viewer);
        let mut shown = play.table.position(viewer, first);
        if play.abandoned {
            (shown.turn, shown.choices) = (Turn::Over, Choices::default());
        }
        let ranks = last_ranked(shown.ranks, play.resigned);
        let decisions = play.decisions().to_vec();
        Some(PositionView { version: play.version, events_from, decisions, undo, ranks, clocks, ..shown })
    }

    /// The record as the visitor may know it: masked while the game runs, everything after it.
    pub(super) fn record(&self, user: Option<UserId>) -> Result<Record, ApiError> {
        let play = self.play.as_ref().ok_or(Code::NotRunning)?;
        let names = self.names();
        let own = self.seats_of(user).first().map_or(Viewer::Spectator, |seat| Viewer::Seat(*seat));
        let mut record = if play.is_over() { play.table.record(names) } else { play.table.record_seen_by(own, names) };
        record.extra.extend(self.extras(play));
        Ok(record)
    }

    fn names(&self) -> Vec<String> {
        self.row.meta.seats.iter().map(|seat| seat.name.clone()).collect()
    }

    /// What a record says about the table: rules, chance, and how the game ended early.
    fn extras(&self, play: &Play) -> BTreeMap<String, Extra> {
        let seats = |seats: Seats| Extra::List(seats.iter().map(|seat| Extra::Whole(seat.index() as i64)).collect());
        let mut extras = BTreeMap::from([
            ("rules".to_owned(), Extra::Whole(i64::from(self.settings.rules))),
            ("commitment".to_owned(), Extra::Text(self.row.commitment.clone())),
        ]);
        if play.is_over() {
            let nonces = self.row.meta.seats.iter().map(|seat| Extra::Text(seat.nonce.clone().unwrap_or_default()));
            extras.insert("seed".to_owned(), Extra::Text(Seed(self.row.server_seed.0).to_hex()));
            extras.insert("nonces".to_owned(), Extra::List(nonces.collect()));
        }
        let mut ended = BTreeMap::new();
        if !play.resigned.is_empty() {
            ended.insert("resigned".to_owned(), seats(play.resigned));
        }
        if play.abandoned {
            ended.insert("abandoned".to_owned(), seats(play.agreed));
        }
        if !ended.is_empty() {
            extras.insert("ended".to_owned(), Extra::Map(ended));
        }
        extras
    }

    /// The game to look back at. While it runs, only with the own eyes.
    pub(super) fn look_back(&self, user: Option<UserId>) -> Result<LookBack<'_>, ApiError> {
        let play = self.play.as_ref().ok_or(Code::NotRunning)?;
        let (own, names, over) = (self.seats_of(user), self.names(), play.is_over());
        Ok(LookBack { table: &*play.table, names, own, over, is_open: over })
    }

    /// The eyes that this visitor may look with: those of an own seat; after the game those of any.
    pub(super) fn viewer(&self, user: Option<UserId>, seat: Option<u8>) -> Result<Viewer, ApiError> {
        let Some(seat) = seat else { return Ok(Viewer::Spectator) };
        let seat = self.seat(seat)?;
        if self.may_see(user, seat) { Ok(Viewer::Seat(seat)) } else { Err(Code::NotYourSeat.into()) }
    }

    /// Whether this visitor may look with the eyes of this seat.
    pub(super) fn may_see(&self, user: Option<UserId>, seat: Seat) -> bool {
        self.owns(user, seat) || self.play.as_ref().is_some_and(Play::is_over)
    }
}

/// Whoever has resigned is ranked behind all others.
pub(super) fn last_ranked(ranks: PerSeat<u8>, resigned: Seats) -> PerSeat<u8> {
    let players = ranks.players();
    let stayed = players - resigned.len();
    let is_better = |other: Seat, seat: Seat| !resigned.contains(other) && ranks[other] < ranks[seat];
    PerSeat::from_fn(players, |seat| match resigned.contains(seat) {
        true => stayed as u8 + 1,
        false => Seat::all(players).filter(|other| is_better(*other, seat)).count() as u8 + 1,
    })
}

/// Who is on this seat, as everybody may know it.
pub(super) fn sitter(row: &SeatRow) -> Sitter {
    match &row.sitter {
        store::Sitter::Nobody => Sitter::Nobody,
        store::Sitter::User(_) => Sitter::Person,
        store::Sitter::Bot(bot) => Sitter::Bot { bot: bot.clone() },
    }
}

/// Computer players are always ready.
pub(super) fn is_ready(row: &SeatRow) -> bool {
    row.ready || matches!(row.sitter, store::Sitter::Bot(_))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_resigns_is_ranked_last() {
        let ranks = |given: [u8; 3], resigned: Seats| {
            last_ranked(PerSeat::from_fn(3, |seat| given[seat.index()]), resigned).as_slice().to_vec()
        };
        assert_eq!(ranks([1, 2, 2], Seats::NONE), [1, 2, 2]);
        assert_eq!(ranks([1, 2, 2], Seats::only(Seat::new(0))), [3, 1, 1]);
        assert_eq!(ranks([1, 2, 3], Seats::all(2)), [2, 2, 1]);
    }
}
