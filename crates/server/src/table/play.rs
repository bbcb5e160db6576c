//! A game in progress at a table: a pure function of the table's log.

use super::clock::Clocks;
use super::happening::{Happening, TakenBack};
use any_table::AnyTable;
use game::{InputNumber, Seat, Seats, Turn, Undone, Viewer};
use protocol::{ActionName, ApiError, ClockRule, Code};
use serde::Serialize;
use static_assertions::assert_not_impl_any;
use std::collections::HashMap;
use store::{LogEntry, Millis};
use verifiable_chance::VerifiableDraws;

assert_not_impl_any!(Play: Serialize);

/// A game in progress, who plays it, and what of the log is remembered for the way of a move.
pub(crate) struct Play {
    pub(crate) table: Box<dyn AnyTable>,
    chance: VerifiableDraws,
    pub(crate) clocks: Clocks,
    /// How many entries the log has.
    pub(crate) version: u32,
    /// The version of each input, by its number; those that were taken back are still in it.
    inputs: Vec<u32>,
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
    pub(crate) fn new(table: Box<dyn AnyTable>, chance: VerifiableDraws, clock: ClockRule) -> Self {
        let players = table.players();
        Self {
            table,
            chance,
            clocks: Clocks::new(clock),
            version: 0,
            inputs: Vec::new(),
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

    /// What was asked of the table has happened; or it can't be, and nothing has changed. Whether an undo is allowed is
    /// asked before, by [`Self::undo`], and not here.
    pub(crate) fn apply(&mut self, happening: &Happening, at: Millis) -> Result<(), ApiError> {
        match happening {
            Happening::Input(seat, notation) => self.table.act(*seat, notation).map_err(ApiError::illegal)?,
            Happening::Chance(outcome) => self.table.reveal(outcome).map_err(ApiError::illegal)?,
            Happening::Undo(seat, taken_back) => self.take_back(*seat, *taken_back)?,
            other => self.note(other, at),
        }
        self.count(happening, at);
        Ok(())
    }

    /// The seat does what is named so, which is returned as the log keeps it; or it can't, and nothing has changed.
    pub(crate) fn act(&mut self, seat: Seat, action: &ActionName, at: Millis) -> Result<Happening, ApiError> {
        let notation = self.table.choose(seat, action).map_err(ApiError::illegal)?;
        let input = Happening::Input(seat, notation);
        self.count(&input, at);
        Ok(input)
    }

    /// One entry more, and what the table has to remember of it.
    fn count(&mut self, happening: &Happening, at: Millis) {
        self.version += 1;
        self.marks.push(self.table.event_count());
        match happening {
            Happening::Input(..) | Happening::Chance(_) => self.inputs.push(self.version),
            Happening::Undo(..) => self.rewind(),
            _ => {}
        }
        self.ask(happening, at);
    }

    /// The undo of the last action of `seat`, for the log; or why it can't be taken back.
    pub(crate) fn undo(&self, seat: Seat) -> Result<Happening, ApiError> {
        let Undone { input, shown } = self.table.undoable(seat).map_err(ApiError::cannot_undo)?;
        Ok(Happening::Undo(seat, TakenBack::Entry { version: self.inputs[input.0 as usize], shown }))
    }

    fn take_back(&mut self, seat: Seat, taken_back: TakenBack) -> Result<(), ApiError> {
        let undone = match taken_back {
            TakenBack::Entry { version, shown } => self.input_of(version).map(|input| Undone { input, shown }),
            // If it had shown something was not written down: to be safe, it had.
            TakenBack::LastAction => self.table.last_act(seat).map(|input| Undone { input, shown: true }),
        };
        self.table.take_back(seat, undone.ok_or(Code::CannotUndo)?).map_err(ApiError::cannot_undo)
    }

    /// The input that the entry of this version brought, if it brought one.
    fn input_of(&self, version: u32) -> Option<InputNumber> {
        self.inputs.binary_search(&version).ok().map(|number| InputNumber(number as u32))
    }

    /// Events were taken back.
    fn rewind(&mut self) {
        self.rewound = self.version;
        self.seen.clear();
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
            Happening::Input(..) | Happening::Chance(_) | Happening::Undo(..) => {}
        }
    }

    /// Numbers the decisions: a seat that has just acted, or was not asked before, is asked something new.
    fn ask(&mut self, happening: &Happening, at: Millis) {
        let actor = match happening {
            Happening::Input(seat, _) | Happening::Undo(seat, _) => Some(*seat),
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
        fn happen(&mut self, happening: &Happening) {
            self.play.apply(happening, Millis(5)).expect("it is possible");
            self.log.push(entry(self.play.version, happening));
        }

        /// The first choice of whoever is asked, with the chance that comes before it; returns who it was.
        fn go_on(&mut self) -> Seat {
            while let Some(chance) = self.play.draw() {
                self.happen(&chance);
            }
            let seat = self.play.asked().first().expect("the game is not over");
            let clicks = first_way(&self.play.table.choices(seat));
            let input = self.play.act(seat, &ActionName::Clicks(clicks), Millis(5)).expect("a choice");
            self.log.push(entry(self.play.version, &input));
            seat
        }
    }

    fn entry(version: u32, happening: &Happening) -> LogEntry {
        LogEntry { version: Version(i64::from(version)), entry: happening.entry(Millis(5), None) }
    }

    fn first_way(choices: &Choices) -> Vec<String> {
        let (mut way, mut place) = (Vec::new(), choices.places.last());
        while let Some(Click(part, done, then)) = place.and_then(|place| place.first()) {
            way.push(choices.parts[usize::from(*part)].part.clone());
            place = then.filter(|_| !done).map(|then| &choices.places[usize::from(then)]);
        }
        way
    }

    /// A game in which this seat has just acted and learnt something by it, and its position before.
    fn somebody_has_learnt() -> (Logged, Seat, String) {
        let mut logged = Logged { play: new_play(), log: Vec::new() };
        loop {
            let before = position(&logged.play);
            let seat = logged.go_on();
            if matches!(logged.play.undo(seat), Err(refused) if refused.text.key == "undo-learned") {
                return (logged, seat, before);
            }
        }
    }

    fn position(play: &Play) -> String {
        let views: Vec<String> = Viewer::all(2).map(|viewer| play.table.view(viewer).get().to_owned()).collect();
        format!("{:?} {:?}", play.table.record(Vec::new()), views)
    }

    /// What this log leads to.
    fn read(log: &[LogEntry]) -> Result<Play, ApiError> {
        let mut play = new_play();
        play.read(log).map(|()| play)
    }

    #[test]
    fn an_undo_that_would_be_refused_today_is_read_back() {
        let (Logged { play, mut log }, seat, before) = somebody_has_learnt();
        let named = TakenBack::Entry { version: play.version, shown: false };
        for taken_back in [named, TakenBack::LastAction] {
            log.push(entry(play.version + 1, &Happening::Undo(seat, taken_back)));
            let again = read(&log).expect("it is in the log");
            assert_eq!(position(&again), before);
            assert_eq!(again.version, play.version + 1);
            assert_eq!(again.decision(seat), Some(again.version), "it is asked again");
            log.pop();
        }
    }

    #[test]
    fn an_undo_that_names_no_action_of_its_seat_is_not_guessed() {
        let (Logged { play, mut log }, seat, _) = somebody_has_learnt();
        let (own, other) = (play.version, Seat::all(2).find(|other| *other != seat).expect("two seats"));
        for (seat, version) in [(other, own), (seat, own + 1), (seat, own - 1), (seat, 1), (seat, 0)] {
            log.push(entry(own + 1, &Happening::Undo(seat, TakenBack::Entry { version, shown: false })));
            let refused = read(&log).err().map(|error| error.code);
            assert_eq!(refused, Some(Code::OtherRules), "{seat} takes back {version}");
            log.pop();
        }
    }

    /// The versions of entries that are no inputs are passed over.
    #[test]
    fn an_undo_names_the_entry_that_it_takes_back() {
        let mut logged = Logged { play: new_play(), log: Vec::new() };
        let seat = logged.go_on();
        let picked = logged.play.version;
        logged.happen(&Happening::Agree(seat));
        let undo = logged.play.undo(seat).expect("a pick can be withdrawn");
        assert_eq!(undo, Happening::Undo(seat, TakenBack::Entry { version: picked, shown: false }));
        logged.happen(&undo);
        logged.go_on();
        let undo = logged.play.undo(seat).expect("a pick can be withdrawn");
        assert_eq!(undo, Happening::Undo(seat, TakenBack::Entry { version: picked + 3, shown: false }));
        logged.happen(&undo);
        assert_eq!(position(&read(&logged.log).expect("a log")), position(&logged.play));
    }
}
