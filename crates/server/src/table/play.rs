//! A game in progress at a table: a pure function of the table's log.

use super::clock::Clocks;
use super::seat_offers::{SeatOffer, SeatTaken};
use super::table_entry::{Absence, TableEntry, TakenBack};
use any_table::{AnyTable, Counted, Versions};
use catalog::AnyView;
use game::{MAX_SEATS, Seat, Seats, Turn, Undone, Viewer};
use protocol::{ActionName, ApiError, ClockRule, Code, PositionView};
use serde::Serialize;
use static_assertions::assert_not_impl_any;
use std::collections::HashMap;
use store::{LogEntry, Millis};
use verifiable_chance::VerifiableDraws;

assert_not_impl_any!(Play: Serialize);

/// Number of time-outs in a row after which a computer player takes over the seat.
const MAX_TIMEOUTS: u8 = 3;

/// A game in progress, its players, and an index of its log.
pub(crate) struct Play {
    pub(crate) table: Box<dyn AnyTable>,
    chance: VerifiableDraws,
    pub(crate) clocks: Clocks,
    versions: Versions,
    /// Seats played by a computer player until their players return.
    pub(crate) taken_over: Seats,
    /// Seats whose time for the current decision is up: a computer player makes this one decision.
    pub(crate) timed_out: Seats,
    /// For each seat, its current number of time-outs in a row.
    timeouts: [u8; MAX_SEATS],
    pub(crate) resigned: Seats,
    pub(crate) agreed: Seats,
    pub(crate) abandoned: bool,
    /// Seats that agree to add a day to all running clocks.
    pub(crate) extending: Seats,
    /// For each seat, whether another person is to take it.
    pub(crate) offers: [SeatOffer; MAX_SEATS],
    /// Seats that another person has taken, in order.
    pub(crate) taken: Vec<SeatTaken>,
    /// A moderator has closed the table: nothing happens, and nothing hidden is revealed, until it is restored.
    pub(crate) closed: bool,
    pub(crate) rematch: Option<String>,
    /// For each seat, the version of its last action or undo.
    last_own: [u32; MAX_SEATS],
    /// The version of the last chance outcome.
    last_chance: u32,
    /// Executed commands, and the version after each.
    commands: HashMap<String, u32>,
}

impl Play {
    pub(crate) fn new(table: Box<dyn AnyTable>, chance: VerifiableDraws, clock: ClockRule) -> Self {
        let players = table.players();
        Self {
            table,
            chance,
            clocks: Clocks::new(clock),
            versions: Versions::new(players),
            taken_over: Seats::NONE,
            timed_out: Seats::NONE,
            timeouts: [0; MAX_SEATS],
            resigned: Seats::NONE,
            agreed: Seats::NONE,
            abandoned: false,
            extending: Seats::NONE,
            offers: Default::default(),
            taken: Vec::new(),
            closed: false,
            rematch: None,
            last_own: [0; MAX_SEATS],
            last_chance: 0,
            commands: HashMap::new(),
        }
    }

    /// Replays these entries. Fails with `other-rules` if one is impossible.
    pub(crate) fn read(&mut self, log: &[LogEntry]) -> Result<(), ApiError> {
        for LogEntry { entry, .. } in log {
            let table_entry = TableEntry::read(entry).ok_or(Code::OtherRules)?;
            self.apply(&table_entry, entry.at).map_err(|_| Code::OtherRules)?;
            if let Some(command) = &entry.command_id {
                self.remember(command.clone());
            }
        }
        Ok(())
    }

    /// Applies an entry; if that is impossible, nothing changes. Does not check whether an undo is allowed: see
    /// [`Self::undo`].
    pub(crate) fn apply(&mut self, table_entry: &TableEntry, at: Millis) -> Result<(), ApiError> {
        match table_entry {
            TableEntry::Input(seat, notation) => self.table.act(*seat, notation).map_err(ApiError::illegal)?,
            TableEntry::Chance(outcome) => self.table.reveal(outcome).map_err(ApiError::illegal)?,
            TableEntry::Undo(seat, taken_back) => self.take_back(*seat, *taken_back)?,
            other => self.note(other, at),
        }
        self.count(table_entry, at);
        Ok(())
    }

    /// Plays the action and returns its log entry; if it is illegal, nothing changes.
    pub(crate) fn act(&mut self, seat: Seat, action: &ActionName, at: Millis) -> Result<TableEntry, ApiError> {
        let notation = self.table.choose(seat, action).map_err(ApiError::illegal)?;
        let input = TableEntry::Input(seat, notation);
        self.count(&input, at);
        Ok(input)
    }

    /// Counts an applied entry, and sets the clocks of the seats that get a new decision.
    fn count(&mut self, table_entry: &TableEntry, at: Millis) {
        let counted = match table_entry {
            TableEntry::Input(seat, _) => Counted::Act(*seat),
            TableEntry::Chance(_) => Counted::Chance,
            TableEntry::Undo(seat, _) => Counted::Undo(*seat),
            _ => Counted::Note,
        };
        if let Counted::Act(seat) = counted
            && self.plays_in_person(seat)
        {
            self.timeouts[seat.index()] = 0;
        }
        let asked = self.asked();
        let changed = self.versions.count(counted, &*self.table, asked);
        match counted {
            Counted::Act(seat) | Counted::Undo(seat) => self.last_own[seat.index()] = self.version(),
            Counted::Chance => self.last_chance = self.version(),
            Counted::Note => {}
        }
        for seat in Seat::all(self.table.players()) {
            if changed.contains(seat) {
                self.timed_out = self.timed_out.without(seat);
                self.set_clock(seat, table_entry, at);
            }
            self.clocks.set_running(seat, asked.contains(seat) && self.plays_in_person(seat), at);
        }
    }

    /// The version of the seat's last action or undo; 0 if there is none.
    pub(crate) fn last_own(&self, seat: Seat) -> u32 {
        self.last_own[seat.index()]
    }

    /// The version of the last chance outcome; 0 if there is none.
    pub(crate) fn last_chance(&self) -> u32 {
        self.last_chance
    }

    /// Number of log entries.
    pub(crate) fn version(&self) -> u32 {
        self.versions.current()
    }

    /// The log entry that undoes the seat's last action; fails if the action can't be taken back.
    pub(crate) fn undo(&self, seat: Seat, now: Millis) -> Result<TableEntry, ApiError> {
        if !self.clocks.has_time_to_undo(seat, now) {
            return Err(Code::TimeIsUp.into());
        }
        let Undone { input, shown } = self.table.undoable(seat).map_err(ApiError::cannot_undo)?;
        Ok(TableEntry::Undo(seat, TakenBack::Entry { version: self.versions.version_of(input), shown }))
    }

    fn take_back(&mut self, seat: Seat, taken_back: TakenBack) -> Result<(), ApiError> {
        let undone = match taken_back {
            TakenBack::Entry { version, shown } => self.versions.input_of(version).map(|input| Undone { input, shown }),
            // Old logs don't say whether it revealed something; assume it did.
            TakenBack::LastAction => self.table.last_act(seat).map(|input| Undone { input, shown: true }),
        };
        self.table.take_back(seat, undone.ok_or(Code::CannotUndo)?).map_err(ApiError::cannot_undo)
    }

    /// Applies an entry about players, not about the game.
    fn note(&mut self, table_entry: &TableEntry, at: Millis) {
        match table_entry {
            TableEntry::TakeOver(seat, absence) => {
                self.taken_over = self.taken_over.with(*seat);
                let timed_out = u8::from(*absence == Absence::Clock);
                self.timeouts[seat.index()] = self.timeouts(*seat).saturating_add(timed_out);
            }
            TableEntry::TimeOut(seat) => {
                self.timed_out = self.timed_out.with(*seat);
                self.timeouts[seat.index()] = self.timeouts(*seat).saturating_add(1);
            }
            TableEntry::HandBack(seat) => {
                if self.taken_over.contains(*seat) {
                    self.offers[seat.index()] = SeatOffer::default();
                }
                self.taken_over = self.taken_over.without(*seat);
                self.timeouts[seat.index()] = 0;
            }
            TableEntry::Resign(seat) => {
                self.resigned = self.resigned.with(*seat);
                self.offers[seat.index()] = SeatOffer::default();
            }
            TableEntry::Agree(seat) => self.agreed = self.agreed.with(*seat),
            TableEntry::Disagree(seat) => self.agreed = self.agreed.without(*seat),
            TableEntry::Abandon => self.abandoned = true,
            TableEntry::AgreeToExtend(seat) => self.extending = self.extending.with(*seat),
            TableEntry::DisagreeToExtend(seat) => self.extending = self.extending.without(*seat),
            TableEntry::Extend => self.extend(),
            TableEntry::AgreeToOffer(seat, whose) => self.offers[whose.index()].agree(*seat),
            TableEntry::DisagreeToOffer(seat, whose) => self.offers[whose.index()].disagree(*seat, *whose),
            TableEntry::Offer(seat) => self.offers[seat.index()].opened = Some(self.version() + 1),
            TableEntry::TakeSeat(seat) => self.take_seat(*seat, at),
            TableEntry::Vacation(seat, rests) => self.clocks.set_vacations(*seat, rests.clone()),
            TableEntry::Close => self.closed = true,
            TableEntry::Restore => self.closed = false,
            TableEntry::Rematch(table) => self.rematch = Some(table.clone()),
            TableEntry::Input(..) | TableEntry::Chance(_) | TableEntry::Undo(..) => {}
        }
    }

    /// Another person plays the seat from now on: nothing that the former player has agreed to or failed to do counts.
    fn take_seat(&mut self, seat: Seat, at: Millis) {
        for seats in [&mut self.taken_over, &mut self.resigned, &mut self.agreed, &mut self.extending] {
            *seats = seats.without(seat);
        }
        self.timeouts[seat.index()] = 0;
        self.clocks.change_player(seat, at);
        self.offers[seat.index()] = SeatOffer::default();
        self.offers.iter_mut().for_each(|offer| offer.forget(seat));
        self.taken.push(SeatTaken { seat, version: self.version() + 1, at });
    }

    /// Whether the seat's player has left or resigned, so that a computer player plays the seat.
    pub(crate) fn is_gone(&self, seat: Seat) -> bool {
        self.taken_over.contains(seat) || self.resigned.contains(seat)
    }

    fn extend(&mut self) {
        self.extending = Seats::NONE;
        self.clocks.extend();
    }

    /// Updates the seat's clock for the entry that changed its decision.
    fn set_clock(&mut self, seat: Seat, table_entry: &TableEntry, at: Millis) {
        match table_entry {
            TableEntry::Input(actor, _) if *actor == seat => self.clocks.answer(seat, at),
            TableEntry::Undo(actor, _) if *actor == seat => self.clocks.undo(seat, at),
            _ => self.clocks.withdraw(seat, at),
        }
    }

    /// Whether the player of this seat decides, rather than a computer player.
    pub(crate) fn plays_in_person(&self, seat: Seat) -> bool {
        ![self.taken_over, self.timed_out, self.resigned].iter().any(|seats| seats.contains(seat))
    }

    /// The seat's current number of time-outs in a row.
    pub(crate) fn timeouts(&self, seat: Seat) -> u8 {
        self.timeouts[seat.index()]
    }

    /// Whether a computer player has taken over the seat or its time-outs are being counted, so that the player can
    /// return.
    pub(crate) fn is_away(&self, seat: Seat) -> bool {
        self.taken_over.contains(seat) || self.timeouts(seat) > 0
    }

    /// The entry for a seat whose time is up: a computer player makes this decision, or takes the seat over after
    /// repeated time-outs.
    pub(crate) fn time_out(&self, seat: Seat) -> TableEntry {
        match self.timeouts(seat) + 1 < MAX_TIMEOUTS {
            true => TableEntry::TimeOut(seat),
            false => TableEntry::TakeOver(seat, Absence::Clock),
        }
    }

    /// Seats that have a decision to make; none once the game is stopped.
    pub(crate) fn asked(&self) -> Seats {
        if self.is_stopped() { Seats::NONE } else { self.table.turn().seats() }
    }

    /// Whether the players or a moderator have stopped the game.
    pub(crate) fn is_stopped(&self) -> bool {
        self.abandoned || self.closed
    }

    /// Whether players can keep playing.
    pub(crate) fn is_running(&self) -> bool {
        !self.closed && !self.is_over()
    }

    /// Whether an undo by the viewer's seat would be accepted now.
    pub(crate) fn can_undo(&self, viewer: Viewer, now: Millis) -> bool {
        match viewer {
            Viewer::Seat(seat) => {
                let may = self.is_running() && !self.resigned.contains(seat);
                may && self.clocks.has_time_to_undo(seat, now) && self.table.can_undo(seat)
            }
            Viewer::Spectator => false,
        }
    }

    /// Whether the game has ended, so that everything may be revealed.
    pub(crate) fn is_over(&self) -> bool {
        self.abandoned || self.table.turn() == Turn::Over
    }

    /// What the seat knows.
    pub(crate) fn view_of(&self, seat: Seat) -> AnyView {
        self.table.typed_view(Viewer::Seat(seat))
    }

    pub(crate) fn decision(&self, seat: Seat) -> Option<u32> {
        self.versions.decision(seat)
    }

    #[cfg(test)]
    pub(crate) fn decisions(&self) -> &[Option<u32>] {
        self.versions.decisions()
    }

    /// The chance outcome due now, if any.
    pub(crate) fn draw(&self) -> Option<TableEntry> {
        if self.is_stopped() { None } else { self.chance.draw(self.table.as_ref()).map(TableEntry::Chance) }
    }

    pub(crate) fn remember(&mut self, command: String) {
        self.commands.insert(command, self.version());
    }

    /// The version after this command, if it was executed.
    pub(crate) fn done(&self, command: &str) -> Option<u32> {
        self.commands.get(command).copied()
    }

    /// The position as the viewer sees it, with the events after version `since`.
    pub(crate) fn position(&mut self, viewer: Viewer, since: Option<u32>) -> PositionView {
        self.versions.position(&*self.table, viewer, since)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use any_table::open_table;
    use protocol::{Choices, Click};
    use store::Version;
    use verifiable_chance::Seed;

    fn new_play() -> Play {
        let table = open_table("mille-fiori", &game::OptionValues::new()).expect("a table");
        Play::new(table, VerifiableDraws::new(&Seed([3; 32]), ["x"]), ClockRule::None)
    }

    /// A game in progress and its log.
    struct Logged {
        play: Play,
        log: Vec<LogEntry>,
    }

    impl Logged {
        fn append(&mut self, table_entry: &TableEntry) {
            self.play.apply(table_entry, Millis(5)).expect("it is possible");
            self.log.push(entry(self.play.version(), table_entry));
        }

        /// Plays the first choice of a seat to act, after any chance outcomes; returns the seat.
        fn go_on(&mut self) -> Seat {
            while let Some(chance) = self.play.draw() {
                self.append(&chance);
            }
            let seat = self.play.asked().first().expect("the game is not over");
            let clicks = first_way(&self.play.table.choices(seat));
            let input = self.play.act(seat, &ActionName::Clicks(clicks), Millis(5)).expect("a choice");
            self.log.push(entry(self.play.version(), &input));
            seat
        }
    }

    fn entry(version: u32, table_entry: &TableEntry) -> LogEntry {
        LogEntry { version: Version(i64::from(version)), entry: table_entry.entry(Millis(5), None) }
    }

    fn first_way(choices: &Choices) -> Vec<String> {
        let (mut way, mut place) = (Vec::new(), choices.places.last());
        while let Some(Click(part, done, then)) = place.and_then(|place| place.first()) {
            way.push(choices.parts[usize::from(*part)].part.clone());
            place = then.filter(|_| !done).map(|then| &choices.places[usize::from(then)]);
        }
        way
    }

    /// A game in which this seat has just acted and learned something from it, and the position before.
    fn a_revealing_action() -> (Logged, Seat, String) {
        let mut logged = Logged { play: new_play(), log: Vec::new() };
        loop {
            let before = position(&logged.play);
            let seat = logged.go_on();
            if matches!(logged.play.undo(seat, Millis(5)), Err(refused) if refused.text.key == "undo-learned") {
                return (logged, seat, before);
            }
        }
    }

    fn position(play: &Play) -> String {
        let views: Vec<String> = Viewer::all(2).map(|viewer| play.table.view(viewer).get().to_owned()).collect();
        format!("{:?} {:?}", play.table.record(Vec::new()), views)
    }

    /// The game replayed from this log.
    fn read(log: &[LogEntry]) -> Result<Play, ApiError> {
        let mut play = new_play();
        play.read(log).map(|()| play)
    }

    #[test]
    fn an_undo_that_would_be_refused_today_is_replayed() {
        let (Logged { play, mut log }, seat, before) = a_revealing_action();
        let named = TakenBack::Entry { version: play.version(), shown: false };
        for taken_back in [named, TakenBack::LastAction] {
            log.push(entry(play.version() + 1, &TableEntry::Undo(seat, taken_back)));
            let again = read(&log).expect("it is in the log");
            assert_eq!(position(&again), before);
            assert_eq!(again.version(), play.version() + 1);
            assert_eq!(again.decision(seat), Some(again.version()), "it is asked again");
            log.pop();
        }
    }

    #[test]
    fn an_undo_that_names_no_action_of_its_seat_is_not_guessed() {
        let (Logged { play, mut log }, seat, _) = a_revealing_action();
        let (own, other) = (play.version(), Seat::all(2).find(|other| *other != seat).expect("two seats"));
        for (seat, version) in [(other, own), (seat, own + 1), (seat, own - 1), (seat, 1), (seat, 0)] {
            log.push(entry(own + 1, &TableEntry::Undo(seat, TakenBack::Entry { version, shown: false })));
            let refused = read(&log).err().map(|error| error.code);
            assert_eq!(refused, Some(Code::OtherRules), "{seat} takes back {version}");
            log.pop();
        }
    }

    /// Entries that aren't inputs are skipped.
    #[test]
    fn an_undo_names_the_entry_that_it_takes_back() {
        let mut logged = Logged { play: new_play(), log: Vec::new() };
        let seat = logged.go_on();
        let picked = logged.play.version();
        logged.append(&TableEntry::Agree(seat));
        let undo = logged.play.undo(seat, Millis(5)).expect("a pick can be withdrawn");
        assert_eq!(undo, TableEntry::Undo(seat, TakenBack::Entry { version: picked, shown: false }));
        logged.append(&undo);
        logged.go_on();
        let undo = logged.play.undo(seat, Millis(5)).expect("a pick can be withdrawn");
        assert_eq!(undo, TableEntry::Undo(seat, TakenBack::Entry { version: picked + 3, shown: false }));
        logged.append(&undo);
        assert_eq!(position(&read(&logged.log).expect("a log")), position(&logged.play));
    }
}
