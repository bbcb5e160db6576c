//! A table of the visitor with computer players.

mod commands;
mod connections;
mod saved;
mod shown;

use crate::engine::TABLE_KEY;
use crate::messages::Output;
use any_table::{AnyTable, Counted, OpenError, Versions, open_table, open_table_with};
use bots::{Interrupt, Opponent, SUBSTITUTE};
use connections::Connections;
use game::{Seat, Seats, Turn, Undone, Viewer};
use protocol::http::{CreateTable, SeatPlan};
use protocol::{ActionName, ApiError, ClockRule, Code};
use saved::{Entry, Logged, Saved, SavedSeat};
use serde::Serialize;
use static_assertions::assert_not_impl_any;
use verifiable_chance::{Seed, VerifiableDraws};

assert_not_impl_any!(Table: Serialize);

/// A table and the state that follows from its log.
pub(crate) struct Table {
    saved: Saved,
    seed: Seed,
    /// Makes the draws once everybody is ready.
    chance: Option<VerifiableDraws>,
    table: Box<dyn AnyTable>,
    versions: Versions,
    resigned: Seats,
    /// Seats that agree to end the game without a result.
    agreed: Seats,
    is_called_off: bool,
    is_discarded: bool,
    connections: Connections,
}

/// Why a stored table can't be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TableError {
    /// It follows a different version of the rules, or its log can't be read.
    OtherRules,
}

impl Table {
    /// Opens a table. Only the visitor and bots can sit there, and there are no clocks.
    pub(crate) fn create(body: &CreateTable, table: String, seed: Seed, created: i64) -> Result<Self, ApiError> {
        let opened = open_table(&body.game, &body.options).map_err(|error| match error {
            OpenError::NoSuchGame => ApiError::new(Code::NoSuchGame),
            OpenError::OtherRules => Code::OtherRules.into(),
            OpenError::Options(error) => error.into(),
        })?;
        let is_own = |plan: &SeatPlan| matches!(plan, SeatPlan::Mine { .. });
        if body.seats.len() != opened.players() || !body.seats.iter().any(is_own) {
            return Err(Code::BadSeats.into());
        }
        if body.clock != ClockRule::None {
            return Err(Code::Unavailable.into());
        }
        let saved = Saved {
            table,
            game: body.game.clone(),
            options: opened.options(),
            rules: opened.rules_version(),
            created,
            seats: body.seats.iter().map(planned).collect::<Result<_, _>>()?,
            seed: seed.to_hex(),
            rematch: None,
            log: Vec::new(),
        };
        Ok(Self::new(saved, seed, opened))
    }

    fn new(saved: Saved, seed: Seed, table: Box<dyn AnyTable>) -> Self {
        let mut new = Self {
            versions: Versions::new(table.players()),
            saved,
            seed,
            chance: None,
            table,
            resigned: Seats::NONE,
            agreed: Seats::NONE,
            is_called_off: false,
            is_discarded: false,
            connections: Connections::default(),
        };
        new.begin();
        new
    }

    /// The table that was stored.
    pub(crate) fn restore(stored: &str) -> Result<Self, TableError> {
        let mut saved: Saved = serde_json::from_str(stored).map_err(|_| TableError::OtherRules)?;
        let seed = Seed::from_hex(&saved.seed).ok_or(TableError::OtherRules)?;
        let opened = open_table_with(&saved.game, &saved.options, Some(saved.rules));
        let opened = opened.map_err(|_| TableError::OtherRules)?;
        if saved.seats.len() != opened.players() {
            return Err(TableError::OtherRules);
        }
        let log = std::mem::take(&mut saved.log);
        let mut table = Self::new(saved, seed, opened);
        for logged in log {
            table.apply(&logged.0).map_err(|_| TableError::OtherRules)?;
            table.saved.log.push(logged);
        }
        Ok(table)
    }

    pub(crate) fn store(&self, outputs: &mut Vec<Output>) {
        let value = serde_json::to_string(&self.saved).expect("a table has string keys");
        outputs.push(Output::Store { key: format!("{TABLE_KEY}{}", self.saved.table), value: Some(value) });
    }

    /// A table with the same seats, if the game is over and there is none yet.
    pub(crate) fn again(&self, table: String, seed: Seed) -> Option<Self> {
        if !self.is_over() || self.saved.rematch.is_some() {
            return None;
        }
        let opened = open_table(&self.saved.game, &self.saved.options).ok()?;
        let seats = self.saved.seats.iter().cloned().map(|seat| SavedSeat { nonce: None, ..seat }).collect();
        let saved = Saved { table, seed: seed.to_hex(), seats, rematch: None, log: Vec::new(), ..self.saved.clone() };
        Some(Self::new(saved, seed, opened))
    }

    pub(crate) fn set_rematch(&mut self, table: String, outputs: &mut Vec<Output>) {
        self.saved.rematch = Some(table);
        self.store(outputs);
        self.show_table(outputs);
    }

    pub(crate) fn created(&self) -> i64 {
        self.saved.created
    }

    /// Whether the visitor has left before the start.
    pub(crate) fn is_discarded(&self) -> bool {
        self.is_discarded
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.saved.seats.len())
    }

    fn saved_seat(&self, seat: Seat) -> &SavedSeat {
        &self.saved.seats[seat.index()]
    }

    fn own_seats(&self) -> Vec<Seat> {
        self.seats().filter(|seat| self.saved_seat(*seat).bot.is_none()).collect()
    }

    fn is_ready(&self, seat: Seat) -> bool {
        self.saved_seat(seat).bot.is_some() || self.saved_seat(seat).nonce.is_some()
    }

    /// Lets chance begin once everybody is ready.
    fn begin(&mut self) {
        if self.chance.is_none() && self.seats().all(|seat| self.is_ready(seat)) {
            let nonces = self.saved.seats.iter().filter_map(|seat| seat.nonce.as_deref());
            self.chance = Some(VerifiableDraws::new(&self.seed, nonces));
        }
    }

    fn is_over(&self) -> bool {
        self.is_called_off || self.table.turn() == Turn::Over
    }

    fn is_running(&self) -> bool {
        self.chance.is_some() && !self.is_over()
    }

    /// Seats that have a decision to make.
    fn asked(&self) -> Seats {
        if self.is_running() { self.table.turn().seats() } else { Seats::NONE }
    }

    /// The bot that plays this seat now.
    fn bot_of(&self, seat: Seat) -> Option<&str> {
        let bot = self.saved_seat(seat).bot.as_deref();
        bot.or_else(|| self.resigned.contains(seat).then_some(SUBSTITUTE))
    }

    fn asked_bot(&self) -> Option<(Seat, Opponent)> {
        let bots = self.asked().iter().filter_map(|seat| Some((seat, Opponent::parse(self.bot_of(seat)?)?)));
        bots.into_iter().next()
    }

    /// Whether a bot has to move while somebody watches.
    pub(crate) fn awaits_bot(&self) -> bool {
        !self.connections.is_empty() && self.asked_bot().is_some()
    }

    /// Makes the next move of a bot.
    pub(crate) fn play_bot(&mut self, seed: u64, clock: impl Interrupt, outputs: &mut Vec<Output>) {
        let Some((seat, bot)) = self.asked_bot() else { return };
        let action = self.table.typed_view(Viewer::Seat(seat)).decide(bot, seat, seed, &clock);
        self.act(seat, &ActionName::Notation(action), None).expect("a bot's decision is legal");
        self.after_input(outputs);
    }

    /// Plays an action, with the chance that follows. If it is illegal, nothing has changed.
    fn act(&mut self, seat: Seat, action: &ActionName, command: Option<String>) -> Result<(), ApiError> {
        let notation = self.table.choose(seat, action).map_err(ApiError::illegal)?;
        self.count(Counted::Act(seat));
        self.saved.log.push(Logged(Entry::Act(seat, notation), command));
        self.draw();
        Ok(())
    }

    /// Appends an entry, with the chance that follows. If it is impossible, nothing has changed.
    fn append(&mut self, entry: Entry, command: Option<String>) -> Result<(), ApiError> {
        self.apply(&entry)?;
        self.saved.log.push(Logged(entry, command));
        self.draw();
        Ok(())
    }

    /// Draws what chance owes.
    fn draw(&mut self) {
        while let Some(outcome) = self.chance.filter(|_| !self.is_over()).and_then(|it| it.draw(&*self.table)) {
            let entry = Entry::Chance(outcome);
            self.apply(&entry).expect("a drawn outcome is possible");
            self.saved.log.push(Logged(entry, None));
        }
    }

    /// Applies an entry of the log. If it is impossible, nothing has changed.
    fn apply(&mut self, entry: &Entry) -> Result<(), ApiError> {
        let counted = match entry {
            Entry::Act(seat, notation) => {
                self.table.act(*seat, notation).map_err(ApiError::illegal)?;
                Counted::Act(*seat)
            }
            Entry::Chance(outcome) => {
                self.table.reveal(outcome).map_err(ApiError::illegal)?;
                Counted::Chance
            }
            Entry::Undo { seat, version, shown } => {
                let input = self.versions.input_of(*version).ok_or(Code::CannotUndo)?;
                let undone = Undone { input, shown: *shown };
                self.table.take_back(*seat, undone).map_err(ApiError::cannot_undo)?;
                Counted::Undo(*seat)
            }
            Entry::Resign(seat) => {
                self.resigned = self.resigned.with(*seat);
                Counted::Note
            }
            Entry::CallOff => {
                self.is_called_off = true;
                Counted::Note
            }
        };
        self.count(counted);
        Ok(())
    }

    fn count(&mut self, counted: Counted) {
        let asked = self.asked();
        self.versions.count(counted, &*self.table, asked);
    }
}

fn planned(plan: &SeatPlan) -> Result<SavedSeat, ApiError> {
    let (name, bot) = match plan {
        SeatPlan::Open => return Err(Code::Unavailable.into()),
        SeatPlan::Mine { name } => (name.clone().unwrap_or_default(), None),
        SeatPlan::Bot { bot } if Opponent::parse(bot).is_some() => (bot.clone(), Some(bot.clone())),
        SeatPlan::Bot { .. } => return Err(Code::NoSuchBot.into()),
    };
    Ok(SavedSeat { name, bot, nonce: None })
}
