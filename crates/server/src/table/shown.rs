//! What each user and viewer sees of a table.

use super::TableTask;
use super::play::Play;
use any_table::LookBack;
use game::{Extra, Record, Seat, Seats, Turn, Viewer, last_ranked};
use protocol::{
    Access, ApiError, Choices, ClockRule, ClockState, Code, Phase, PositionView, SeatInfo, Sitter, TableInfo,
};
use std::collections::BTreeMap;
use store::{SeatRow, TableState, UserId, Visibility};
use verifiable_chance::{Seed, disclosure};

impl TableTask {
    pub(super) fn info(&self, user: Option<UserId>) -> TableInfo {
        let play = self.play_for(user);
        let over = play.is_some_and(Play::is_over);
        TableInfo {
            table: self.id.to_string(),
            version: self.version_for(user),
            game: self.row.game.clone(),
            rules: self.setup.rules,
            options: self.options.clone(),
            access: match self.row.meta.visibility {
                Visibility::Public => Access::Public,
                Visibility::Link => Access::Link,
                Visibility::Friends => Access::Friends,
            },
            spectators: self.setup.spectators,
            spectator_delay: self.setup.spectator_delay,
            clock: self.setup.clock.clone(),
            hints: self.setup.hints,
            chat: self.setup.chat,
            phase: self.phase_for(user),
            seats: self.seats().map(|seat| self.seat_info(seat, user, over)).collect(),
            former: self.former_players(play),
            yours: self.seats_of(user).iter().map(|seat| seat.index() as u8).collect(),
            host: user == Some(self.row.meta.host),
            removed: if user == Some(self.row.meta.host) { self.removed_players() } else { 0 },
            commitment: self.row.commitment.clone(),
            seed: over.then(|| Seed(self.row.server_seed.0).to_hex()),
            rematch: play.and_then(|play| play.rematch.clone()),
        }
    }

    fn seat_info(&self, seat: Seat, user: Option<UserId>, over: bool) -> SeatInfo {
        let (row, play) = (&*self.row_for(user, seat), self.play_for(user));
        let is_connected = |player: &UserId| self.is_delayed(user) || self.is_connected(*player);
        SeatInfo {
            sitter: self.sitter(row),
            name: row.name.clone(),
            host: row.sitter == store::Sitter::User(self.row.meta.host),
            ready: is_ready(row),
            connected: matches!(&row.sitter, store::Sitter::User(player) if is_connected(player)),
            taken_over: play.is_some_and(|play| play.taken_over.contains(seat)),
            timeouts: play.map_or(0, |play| play.timeouts(seat)),
            resigned: play.is_some_and(|play| play.resigned.contains(seat)),
            vacation_until: self.vacation_until(seat, user),
            agrees_to_abandon: play.is_some_and(|play| play.agreed.contains(seat)),
            agrees_to_extend: play.is_some_and(|play| play.extending.contains(seat)),
            offer: self.shown_offer(seat, user),
            nonce: row.nonce.clone().filter(|_| over),
        }
    }

    /// The public part of a seat's row.
    pub(super) fn sitter(&self, row: &SeatRow) -> Sitter {
        match &row.sitter {
            store::Sitter::Nobody => Sitter::Nobody,
            store::Sitter::User(user) => {
                let run_by = self.row.bot_owners.get(user).cloned();
                let is_account = self.row.account_names.get(user) == Some(&row.name);
                Sitter::Person { guest: run_by.is_none() && !is_account, run_by }
            }
            store::Sitter::Bot(bot) => Sitter::Bot { bot: bot.clone() },
        }
    }

    pub(super) fn phase(&self) -> Phase {
        self.phase_of(self.play.as_ref())
    }

    /// The phase as the user may know it.
    pub(super) fn phase_for(&self, user: Option<UserId>) -> Phase {
        match self.play_for(user) {
            None if self.is_delayed(user) => Phase::Gathering,
            play => self.phase_of(play),
        }
    }

    fn phase_of(&self, play: Option<&Play>) -> Phase {
        match (play, self.row.meta.state) {
            (Some(play), _) if play.is_stopped() => Phase::Abandoned,
            (Some(play), _) if play.is_over() => Phase::Over,
            (Some(_), _) => Phase::Running,
            (None, TableState::Abandoned) => Phase::Abandoned,
            (None, _) => Phase::Gathering,
        }
    }

    /// The game as `viewer` sees it, or as a spectator with a delay does, with the events after version `since`.
    pub(super) fn position(&mut self, viewer: Viewer, since: Option<u32>, is_delayed: bool) -> Option<PositionView> {
        let clocks = self.clocks(is_delayed);
        let now = self.app.now();
        let play = if is_delayed { self.past_play()? } else { self.play.as_mut()? };
        let undo = play.can_undo(viewer, now);
        let mut shown = play.position(viewer, since);
        if play.is_stopped() {
            (shown.turn, shown.choices) = (Turn::Over, Choices::default());
        }
        let ranks = last_ranked(shown.ranks, play.resigned);
        Some(PositionView { undo, ranks, clocks, ..shown })
    }

    /// The clocks of all seats whose players may still play; empty at a table without a clock.
    fn clocks(&self, is_delayed: bool) -> Vec<Option<ClockState>> {
        let (play, now) =
            if is_delayed { (self.play_for(None), self.horizon()) } else { (self.play.as_ref(), self.app.now()) };
        let Some(play) = play.filter(|_| self.setup.clock != ClockRule::None) else {
            return Vec::new();
        };
        let has_player =
            |seat: Seat| matches!(self.seat_row(seat).sitter, store::Sitter::User(_)) && !play.resigned.contains(seat);
        self.seats().map(|seat| play.clocks.state(seat, now).filter(|_| has_player(seat))).collect()
    }

    /// The record: masked for the user while the game is running, complete afterwards.
    pub(super) fn record(&self, user: Option<UserId>) -> Result<Record, ApiError> {
        let play = self.play_for(user).ok_or(Code::NotRunning)?;
        let names = self.names(user);
        let own = self.seats_of(user).first().map_or(Viewer::Spectator, |seat| Viewer::Seat(*seat));
        let mut record = if play.is_over() { play.table.record(names) } else { play.table.record_seen_by(own, names) };
        record.extra.extend(self.extras(play));
        Ok(record)
    }

    fn names(&self, user: Option<UserId>) -> Vec<String> {
        self.seats().map(|seat| self.name_in_records(&self.row_for(user, seat))).collect()
    }

    /// In a record, only the name can say that a player is a bot, and who runs it.
    fn name_in_records(&self, row: &SeatRow) -> String {
        match self.sitter(row) {
            Sitter::Person { run_by: Some(owner), .. } => format!("{} [bot: {owner}]", row.name),
            _ => row.name.clone(),
        }
    }

    /// The table's metadata in a record: rules, chance, and how the game ended if it ended early.
    fn extras(&self, play: &Play) -> BTreeMap<String, Extra> {
        let seats = |seats: Seats| Extra::List(seats.iter().map(|seat| Extra::Whole(seat.index() as i64)).collect());
        let nonces = self.row.meta.seats.iter().map(|seat| seat.nonce.as_deref().unwrap_or_default());
        let mut extras = disclosure(&Seed(self.row.server_seed.0), nonces, play.is_over());
        extras.insert("rules".to_owned(), Extra::Whole(i64::from(self.setup.rules)));
        let mut ended = BTreeMap::new();
        if !play.resigned.is_empty() {
            ended.insert("resigned".to_owned(), seats(play.resigned));
        }
        if play.abandoned {
            ended.insert("abandoned".to_owned(), seats(play.agreed));
        }
        extras.extend(self.former_in_records(play).map(|former| ("former".to_owned(), former)));
        if !ended.is_empty() {
            extras.insert("ended".to_owned(), Extra::Map(ended));
        }
        extras
    }

    /// The game for replay; while it is running, only from the user's own seats.
    pub(super) fn look_back(&self, user: Option<UserId>) -> Result<LookBack<'_>, ApiError> {
        let play = self.play_for(user).ok_or(Code::NotRunning)?;
        let (own, names, over) = (self.seats_of(user), self.names(user), play.is_over());
        Ok(LookBack { table: &*play.table, names, own, over, is_open: over })
    }

    /// The viewer at this seat; `not-your-seat` unless the user holds it or the game is over.
    pub(super) fn viewer(&self, user: Option<UserId>, seat: Option<u8>) -> Result<Viewer, ApiError> {
        let Some(seat) = seat else { return Ok(Viewer::Spectator) };
        let seat = self.seat(seat)?;
        if self.may_see(user, seat) { Ok(Viewer::Seat(seat)) } else { Err(Code::NotYourSeat.into()) }
    }

    /// Whether the user may see this seat's view.
    pub(super) fn may_see(&self, user: Option<UserId>, seat: Seat) -> bool {
        self.owns(user, seat) || self.play_for(user).is_some_and(Play::is_over)
    }
}

/// Computer players are always ready.
pub(super) fn is_ready(row: &SeatRow) -> bool {
    row.ready || matches!(row.sitter, store::Sitter::Bot(_))
}
