//! Plays random sequences of everything that affects clocks against a reference that simply counts the time, hour by hour.

use super::play::Play;
use super::rests::Rest;
use super::table_entry::{Absence, TableEntry, TakenBack};
use any_table::open_table;
use game::{Seat, Seats, Viewer};
use jiff::Timestamp;
use jiff::civil::Weekday;
use jiff::tz::TimeZone;
use protocol::{ActionName, Choices, Click, ClockRule, ClockState};
use store::{LogEntry, Millis, Version};
use verifiable_chance::{Seed, VerifiableDraws};

const SEQUENCES: u64 = 10_000;
const OPERATIONS: usize = 20;
const PLAYERS: usize = 2;
const RULES: [ClockRule; 4] = [
    ClockRule::PerMove { seconds: 20 },
    ClockRule::PerGame { seconds: 40, increment: 0 },
    ClockRule::PerGame { seconds: 25, increment: 3 },
    ClockRule::Days { days: 1, weekends_off: None },
];
/// Time zones of weekends off.
const ZONES: [&str; 2] = ["Europe/Berlin", "America/New_York"];
/// When the games begin: on Tuesday, 2026-10-20, at 10:00:01 UTC. In the week after it, both zones put their clocks back.
const BEGIN: i64 = 1_792_490_401_000;
const HOUR: i64 = 3_600_000;
/// Overtime per decision, in milliseconds.
const OVERTIME: i64 = 10_000;

/// SplitMix64.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % bound
    }
}

#[derive(Clone, Copy, Debug)]
enum Operation {
    Wait(i64),
    Act(Seat),
    /// A computer player acts for a seat that it has taken over.
    Substitute(Seat),
    Undo(Seat),
    Leave(Seat),
    Return(Seat),
    /// All players agree to add a day.
    Extend,
    /// Opens the table again.
    Connect(Seat),
    /// Loses the connection, or reconnects automatically.
    Reconnect,
    /// The table is loaded from its log.
    Restart,
    /// The player announces a vacation: now, or in this number of hours, and how many hours it lasts. The table needn't
    /// hear of it at once.
    Announce(Seat, Option<i64>, i64),
    /// The player gives back the hours of vacations that begin tomorrow or later.
    GiveBack(Seat),
    /// Another person takes the seat.
    ChangeHands(Seat),
}

/// Whether clocks can only be right once the table has heard of all vacations.
fn needs_to_hear(operation: Operation) -> bool {
    !matches!(operation, Operation::Wait(_) | Operation::Announce(..) | Operation::GiveBack(_))
}

impl Operation {
    fn random(random: &mut Random) -> Self {
        let seat = Seat::new(random.below(PLAYERS as u64) as usize);
        match random.below(27) {
            0..5 => Operation::Wait(random.below(9_000) as i64),
            5 => Operation::Wait(random.below(90_000_000) as i64),
            6..11 => Operation::Act(seat),
            11 => Operation::Substitute(seat),
            12..14 => Operation::Undo(seat),
            14 => Operation::Leave(seat),
            15..17 => Operation::Return(seat),
            17 => Operation::Connect(seat),
            18 => Operation::Reconnect,
            19 => Operation::Extend,
            20 => Operation::Restart,
            21 => Operation::Wait(random.below(7 * 24 * HOUR as u64) as i64),
            22..25 => {
                let later = (random.below(2) > 0).then(|| random.below(90) as i64);
                Operation::Announce(seat, later, random.below(70) as i64)
            }
            25 => Operation::GiveBack(seat),
            _ => Operation::ChangeHands(seat),
        }
    }
}

/// The clock of one seat, advanced hour by hour while it runs.
#[derive(Clone, Debug, Default)]
struct Reference {
    is_asked: bool,
    is_away: bool,
    is_timed_out: bool,
    timeouts: u8,
    /// Whether any of its decisions was given another day.
    is_extended: bool,
    spent: i64,
    total: i64,
    /// The time that has passed outside of rests since the beginning.
    worked: i64,
    /// For each answered decision: that time, and the time spent on it and in total by then.
    answered: Vec<(i64, i64, i64)>,
    /// Vacations of the player: from and until.
    vacations: Vec<(i64, i64)>,
    /// Those of earlier players.
    earlier: Vec<(i64, i64)>,
}

impl Reference {
    fn runs(&self) -> bool {
        self.is_asked && !self.is_away && !self.is_timed_out
    }

    fn left(&self, rule: &ClockRule) -> i64 {
        let limit = match *rule {
            ClockRule::PerMove { seconds } => i64::from(seconds) * 1000,
            ClockRule::PerGame { seconds, increment } => {
                let (seconds, earned) = (i64::from(seconds), i64::from(increment) * self.answered.len() as i64);
                ((seconds + earned) * 1000 - self.total + self.spent).max(OVERTIME.min(seconds * 1000))
            }
            ClockRule::Days { days, .. } => i64::from(days) * 86_400_000,
            ClockRule::None => panic!("a rule with time"),
        };
        limit - self.spent
    }

    fn rests(&self, at: i64, zone: Option<&TimeZone>) -> bool {
        let is_off = |zone: &TimeZone| {
            let day = zone.to_datetime(Timestamp::from_millisecond(at).expect("a time")).weekday();
            matches!(day, Weekday::Saturday | Weekday::Sunday)
        };
        let mut vacations = self.vacations.iter().chain(&self.earlier);
        zone.is_some_and(is_off) || vacations.any(|(from, until)| (*from..*until).contains(&at))
    }

    /// Rests begin and end at full hours, or with an operation.
    fn wait(&mut self, from: i64, to: i64, zone: Option<&TimeZone>) {
        let mut at = from;
        while at < to {
            let next = next_hour(at).min(to);
            let time = if self.rests(at, zone) { 0 } else { next - at };
            self.worked += time;
            if self.runs() {
                self.spent += time;
                self.total += time;
            }
            at = next;
        }
    }

    /// When the time is up if nothing happens.
    fn deadline(&self, now: i64, rule: &ClockRule, zone: Option<&TimeZone>) -> i64 {
        let (mut at, mut left) = (now, self.left(rule));
        loop {
            let time = if self.rests(at, zone) { 0 } else { next_hour(at) - at };
            if left <= time {
                return at + left;
            }
            (at, left) = (next_hour(at), left - time);
        }
    }

    fn give_back(&mut self, now: i64) {
        let tomorrow = now - now.rem_euclid(24 * HOUR) + 24 * HOUR;
        self.vacations.retain(|(from, _)| *from < tomorrow);
        self.vacations.iter_mut().for_each(|(_, until)| *until = tomorrow.min(*until));
    }

    fn change_hands(&mut self, now: i64) {
        self.earlier.extend(self.vacations.drain(..).map(|(from, until)| (from, until.min(now))));
        self.come_back();
    }

    fn extend(&mut self) {
        self.is_extended |= self.runs();
        self.spent -= i64::from(self.runs()) * 86_400_000;
    }

    fn time_out(&mut self) {
        self.timeouts += 1;
        (self.is_timed_out, self.is_away) = (self.timeouts < 3, self.timeouts >= 3);
    }

    fn answer(&mut self) {
        self.timeouts *= u8::from(!self.runs());
        self.answered.push((self.worked, self.spent, self.total));
        (self.spent, self.is_timed_out) = (0, false);
    }

    /// The same clock if the last answer had not been given.
    fn undone(&self) -> Option<Self> {
        let mut undone = self.clone();
        let (then, spent, total) = undone.answered.pop()?;
        (undone.spent, undone.total) = (spent + self.worked - then, total + self.worked - then);
        Some(Self { is_timed_out: false, ..undone })
    }

    fn come_back(&mut self) {
        (self.is_away, self.timeouts) = (false, 0);
    }
}

struct Model {
    rule: ClockRule,
    zone: Option<TimeZone>,
    /// Whether the table has heard of all vacations.
    has_heard: bool,
    now: i64,
    play: Play,
    log: Vec<LogEntry>,
    clocks: Vec<Reference>,
}

fn next_hour(at: i64) -> i64 {
    at - at.rem_euclid(HOUR) + HOUR
}

fn new_play(rule: &ClockRule) -> Play {
    let table = open_table("mille-fiori", &game::OptionValues::new()).expect("a table");
    Play::new(table, VerifiableDraws::new(&Seed([7; 32]), ["x"]), rule.clone())
}

impl Model {
    fn new(rule: ClockRule) -> Self {
        let clocks = vec![Reference::default(); PLAYERS];
        let zone = match &rule {
            ClockRule::Days { weekends_off, .. } => weekends_off.as_ref(),
            _ => None,
        };
        let zone = zone.map(|zone| TimeZone::get(zone).expect("a zone"));
        let play = new_play(&rule);
        let mut model = Self { rule, zone, has_heard: true, now: BEGIN, play, log: Vec::new(), clocks };
        model.draw();
        model.update_asked_seats();
        model
    }

    fn clock(&mut self, seat: Seat) -> &mut Reference {
        &mut self.clocks[seat.index()]
    }

    fn log(&mut self, entry: &TableEntry) {
        let version = Version(i64::from(self.play.version()));
        self.log.push(LogEntry { version, entry: entry.entry(Millis(self.now), None) });
    }

    fn append(&mut self, entry: &TableEntry) {
        self.play.apply(entry, Millis(self.now)).expect("it is possible");
        self.log(entry);
    }

    fn draw(&mut self) {
        while let Some(chance) = self.play.draw() {
            self.append(&chance);
        }
    }

    fn update_asked_seats(&mut self) {
        let asked = self.play.asked();
        for (seat, clock) in Seat::all(PLAYERS).zip(&mut self.clocks) {
            if clock.is_asked && !asked.contains(seat) {
                (clock.spent, clock.is_timed_out) = (0, false);
            }
            clock.is_asked = asked.contains(seat);
        }
    }

    fn carry_out(&mut self, operation: Operation) {
        if needs_to_hear(operation) {
            self.hear();
        }
        match operation {
            Operation::Wait(time) => self.wait(time),
            Operation::Announce(seat, later, hours) => self.announce(seat, later, hours),
            Operation::GiveBack(seat) => {
                let now = self.now;
                self.clock(seat).give_back(now);
                self.has_heard = false;
            }
            Operation::ChangeHands(seat) => {
                self.append(&TableEntry::TakeSeat(seat));
                let now = self.now;
                self.clock(seat).change_hands(now);
            }
            Operation::Act(seat) if self.clock(seat).is_asked && !self.clock(seat).is_timed_out => self.act(seat, true),
            Operation::Substitute(seat) if self.clock(seat).is_asked && !self.clock(seat).runs() => {
                self.act(seat, false);
            }
            Operation::Undo(seat) => self.undo(seat),
            Operation::Leave(seat) => {
                self.append(&TableEntry::TakeOver(seat, Absence::Left));
                self.clock(seat).is_away = true;
            }
            Operation::Extend if self.play.clocks.counts_days() => {
                self.append(&TableEntry::Extend);
                self.clocks.iter_mut().for_each(Reference::extend);
            }
            Operation::Return(seat) | Operation::Connect(seat) if self.play.is_away(seat) => self.come_back(seat),
            Operation::Restart => {
                self.play = new_play(&self.rule);
                self.play.read(&self.log).expect("its own log");
            }
            _ => {}
        }
    }

    fn announce(&mut self, seat: Seat, later: Option<i64>, hours: i64) {
        if self.play.clocks.counts_days() {
            let from = later.map_or(self.now, |later| next_hour(self.now) + later * HOUR);
            self.clock(seat).vacations.push((from, next_hour(from) + hours * HOUR));
            self.has_heard = false;
        }
    }

    /// The table hears of the vacations that it doesn't know.
    fn hear(&mut self) {
        for seat in Seat::all(PLAYERS) {
            let rest = |(from, until): &(i64, i64)| Rest { from: Millis(*from), until: Millis(*until) };
            let vacations: Vec<Rest> = self.clock(seat).vacations.iter().map(rest).collect();
            if self.play.clocks.vacations(seat) != vacations {
                self.append(&TableEntry::Vacation(seat, vacations));
            }
        }
        self.has_heard = true;
    }

    fn wait(&mut self, time: i64) {
        let from = self.now;
        self.now += time;
        for seat in Seat::all(PLAYERS) {
            let clock = &mut self.clocks[seat.index()];
            clock.wait(from, self.now, self.zone.as_ref());
            if clock.runs() && clock.left(&self.rule) <= 0 {
                self.hear();
                self.append(&self.play.time_out(seat));
                self.clock(seat).time_out();
            }
        }
    }

    fn act(&mut self, seat: Seat, in_person: bool) {
        let clicks = first_way(&self.play.table.choices(seat));
        let input = self.play.act(seat, &ActionName::Clicks(clicks), Millis(self.now)).expect("a choice");
        self.log(&input);
        self.clock(seat).answer();
        if in_person && self.clock(seat).is_away {
            self.come_back(seat);
        }
        self.draw();
    }

    fn come_back(&mut self, seat: Seat) {
        self.append(&TableEntry::HandBack(seat));
        self.clock(seat).come_back();
    }

    fn undo(&mut self, seat: Seat) {
        if !self.acted_last(seat) || !self.play.clocks.has_time_to_undo(seat, Millis(self.now)) {
            return;
        }
        self.append(&TableEntry::Undo(seat, TakenBack::LastAction));
        let undone = self.clocks[seat.index()].undone().expect("an answer to take back");
        assert!(undone.left(&self.rule) > 0, "nobody takes back a move without time to make another");
        *self.clock(seat) = undone;
        if self.clock(seat).is_away {
            self.come_back(seat);
        }
    }

    /// Whether nothing has happened in the game since this seat acted. Other undos are slow to check.
    fn acted_last(&self, seat: Seat) -> bool {
        let is_move = |kind: &str| matches!(kind, "input" | "chance" | "undo");
        let last = self.log.iter().rev().map(|it| &it.entry).find(|entry| is_move(&entry.kind));
        last.is_some_and(|last| last.kind == "input" && last.seat == Some(seat.index() as u8))
    }

    fn states(&self) -> Vec<ClockState> {
        Seat::all(PLAYERS).map(|seat| self.play.clocks.state(seat, Millis(self.now)).expect("a clock")).collect()
    }

    fn check(&self) {
        for (seat, (state, clock)) in Seat::all(PLAYERS).zip(self.states().into_iter().zip(&self.clocks)) {
            let left = clock.left(&self.rule).max(0).unsigned_abs();
            let rests = clock.rests(self.now, self.zone.as_ref());
            let shown = (state.left, state.running, state.rests_for.is_some());
            assert!(shown == (left, clock.runs() && !rests, rests) || !self.has_heard, "{seat} {state:?} {clock:?}");
            assert_eq!(self.play.taken_over.contains(seat), clock.is_away, "{seat}");
            assert_eq!(self.play.timeouts(seat), clock.timeouts, "{seat}");
        }
    }

    /// Each deadline is the time at which the reference, left alone, would be used up.
    fn check_deadlines(&mut self) {
        self.hear();
        for (seat, clock) in Seat::all(PLAYERS).zip(&self.clocks).filter(|(_, clock)| clock.runs()) {
            let deadline = Millis(clock.deadline(self.now, &self.rule, self.zone.as_ref()));
            assert_eq!(self.play.clocks.deadline(Seats::only(seat)), Some((deadline, seat)), "{clock:?}");
            let state = self.play.clocks.state(seat, Millis(self.now)).expect("a clock");
            let runs_out_in = state.runs_out_in.unwrap_or(state.left);
            assert_eq!(runs_out_in, (deadline.0 - self.now).unsigned_abs(), "{clock:?}");
        }
    }

    /// Performs an operation, and checks that no clock has gained time without everybody's consent.
    fn step(&mut self, operation: Operation) {
        let (before, decisions) = (self.states(), self.play.decisions().to_vec());
        let had_heard = self.has_heard;
        self.carry_out(operation);
        self.update_asked_seats();
        self.check();
        for (seat, (before, after)) in before.into_iter().zip(self.states()).enumerate() {
            let has_undone = matches!(operation, Operation::Undo(actor) if actor.index() == seat);
            let is_new = decisions[seat] != self.play.decisions()[seat] && !has_undone;
            // An undo returns to a decision that may have been extended.
            let consented = matches!(operation, Operation::Extend) || has_undone && self.clocks[seat].is_extended;
            assert!(
                is_new || consented || !had_heard || after.left <= before.left,
                "{operation:?} gave seat {seat} time"
            );
        }
    }
}

fn first_way(choices: &Choices) -> Vec<String> {
    let (mut way, mut place) = (Vec::new(), choices.places.last());
    while let Some(Click(part, done, then)) = place.and_then(|place| place.first()) {
        way.push(choices.parts[usize::from(*part)].part.clone());
        place = then.filter(|_| !done).map(|then| &choices.places[usize::from(then)]);
    }
    way
}

fn rule(random: &mut Random) -> ClockRule {
    let number = random.below((RULES.len() + ZONES.len()) as u64) as usize;
    let with_weekends_off = |zone: &str| ClockRule::Days { days: 2, weekends_off: Some(zone.to_owned()) };
    RULES.get(number).cloned().unwrap_or_else(|| with_weekends_off(ZONES[number - RULES.len()]))
}

#[test]
fn no_leaving_returning_undoing_or_restarting_gains_time() {
    for number in 0..SEQUENCES {
        let mut random = Random(number);
        let mut model = Model::new(rule(&mut random));
        let operations: Vec<Operation> = (0..OPERATIONS).map(|_| Operation::random(&mut random)).collect();
        for operation in &operations {
            if model.play.is_over() {
                break;
            }
            model.step(*operation);
        }
        model.check_deadlines();
        assert_eq!(
            model.play.table.view(Viewer::Spectator).get(),
            reloaded(&model).table.view(Viewer::Spectator).get()
        );
    }
}

/// The game replayed from the log.
fn reloaded(model: &Model) -> Play {
    let mut play = new_play(&model.rule);
    play.read(&model.log).expect("its own log");
    play
}
