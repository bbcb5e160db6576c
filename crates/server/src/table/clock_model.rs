//! Plays random sequences of everything that affects clocks against a reference that simply counts seconds.

use super::play::Play;
use super::table_entry::{Absence, TableEntry, TakenBack};
use any_table::open_table;
use game::{Seat, Viewer};
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
    ClockRule::Days { days: 1 },
];
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
    /// Opens the table again.
    Connect(Seat),
    /// Loses the connection, or reconnects automatically.
    Reconnect,
    /// The table is loaded from its log.
    Restart,
}

impl Operation {
    fn random(random: &mut Random) -> Self {
        let seat = Seat::new(random.below(PLAYERS as u64) as usize);
        match random.below(20) {
            0..5 => Operation::Wait(random.below(9_000) as i64),
            5 => Operation::Wait(random.below(90_000_000) as i64),
            6..11 => Operation::Act(seat),
            11 => Operation::Substitute(seat),
            12..14 => Operation::Undo(seat),
            14 => Operation::Leave(seat),
            15..17 => Operation::Return(seat),
            17 => Operation::Connect(seat),
            18 => Operation::Reconnect,
            _ => Operation::Restart,
        }
    }
}

/// The clock of one seat, advanced second by second while it runs.
#[derive(Clone, Debug, Default)]
struct Reference {
    is_asked: bool,
    is_away: bool,
    is_timed_out: bool,
    timeouts: u8,
    spent: i64,
    total: i64,
    /// For each answered decision: when it was answered, and the time spent on it and in total by then.
    answered: Vec<(i64, i64, i64)>,
}

impl Reference {
    fn runs(&self) -> bool {
        self.is_asked && !self.is_away && !self.is_timed_out
    }

    fn left(&self, rule: ClockRule) -> i64 {
        let limit = match rule {
            ClockRule::PerMove { seconds } => i64::from(seconds) * 1000,
            ClockRule::PerGame { seconds, increment } => {
                let (seconds, earned) = (i64::from(seconds), i64::from(increment) * self.answered.len() as i64);
                ((seconds + earned) * 1000 - self.total + self.spent).max(OVERTIME.min(seconds * 1000))
            }
            ClockRule::Days { days } => i64::from(days) * 86_400_000,
            ClockRule::None => panic!("a rule with time"),
        };
        limit - self.spent
    }

    fn wait(&mut self, time: i64) {
        if self.runs() {
            self.spent += time;
            self.total += time;
        }
    }

    fn time_out(&mut self) {
        self.timeouts += 1;
        (self.is_timed_out, self.is_away) = (self.timeouts < 3, self.timeouts >= 3);
    }

    fn answer(&mut self, now: i64) {
        self.timeouts *= u8::from(!self.runs());
        self.answered.push((now, self.spent, self.total));
        (self.spent, self.is_timed_out) = (0, false);
    }

    /// The same clock if the last answer had not been given.
    fn undone(&self, now: i64) -> Option<Self> {
        let mut undone = self.clone();
        let (then, spent, total) = undone.answered.pop()?;
        (undone.spent, undone.total) = (spent + now - then, total + now - then);
        Some(Self { is_timed_out: false, ..undone })
    }

    fn come_back(&mut self) {
        (self.is_away, self.timeouts) = (false, 0);
    }
}

struct Model {
    rule: ClockRule,
    now: i64,
    play: Play,
    log: Vec<LogEntry>,
    clocks: Vec<Reference>,
}

fn new_play(rule: ClockRule) -> Play {
    let table = open_table("mille-fiori", &game::OptionValues::new()).expect("a table");
    Play::new(table, VerifiableDraws::new(&Seed([7; 32]), ["x"]), rule)
}

impl Model {
    fn new(rule: ClockRule) -> Self {
        let clocks = vec![Reference::default(); PLAYERS];
        let mut model = Self { rule, now: 1_000, play: new_play(rule), log: Vec::new(), clocks };
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
        match operation {
            Operation::Wait(time) => self.wait(time),
            Operation::Act(seat) if self.clock(seat).is_asked && !self.clock(seat).is_timed_out => self.act(seat, true),
            Operation::Substitute(seat) if self.clock(seat).is_asked && !self.clock(seat).runs() => {
                self.act(seat, false);
            }
            Operation::Undo(seat) => self.undo(seat),
            Operation::Leave(seat) => {
                self.append(&TableEntry::TakeOver(seat, Absence::Left));
                self.clock(seat).is_away = true;
            }
            Operation::Return(seat) | Operation::Connect(seat) if self.play.is_away(seat) => self.come_back(seat),
            Operation::Restart => {
                self.play = new_play(self.rule);
                self.play.read(&self.log).expect("its own log");
            }
            _ => {}
        }
    }

    fn wait(&mut self, time: i64) {
        self.now += time;
        for seat in Seat::all(PLAYERS) {
            self.clock(seat).wait(time);
            let is_over = self.clocks[seat.index()].runs() && self.clocks[seat.index()].left(self.rule) <= 0;
            if is_over {
                self.append(&self.play.time_out(seat));
                self.clock(seat).time_out();
            }
        }
    }

    fn act(&mut self, seat: Seat, in_person: bool) {
        let clicks = first_way(&self.play.table.choices(seat));
        let input = self.play.act(seat, &ActionName::Clicks(clicks), Millis(self.now)).expect("a choice");
        self.log(&input);
        let now = self.now;
        self.clock(seat).answer(now);
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
        let undone = self.clocks[seat.index()].undone(self.now).expect("an answer to take back");
        assert!(undone.left(self.rule) > 0, "nobody takes back a move without time to make another");
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
            let left = clock.left(self.rule).max(0).unsigned_abs();
            assert_eq!(state, ClockState { left, running: clock.runs() }, "{seat} {clock:?}");
            assert_eq!(self.play.taken_over.contains(seat), clock.is_away, "{seat}");
            assert_eq!(self.play.timeouts(seat), clock.timeouts, "{seat}");
        }
    }

    /// Performs an operation, and checks that no clock has gained time.
    fn step(&mut self, operation: Operation) {
        let (before, decisions) = (self.states(), self.play.decisions().to_vec());
        self.carry_out(operation);
        self.update_asked_seats();
        self.check();
        for (seat, (before, after)) in before.into_iter().zip(self.states()).enumerate() {
            let has_undone = matches!(operation, Operation::Undo(actor) if actor.index() == seat);
            let is_new = decisions[seat] != self.play.decisions()[seat] && !has_undone;
            assert!(is_new || after.left <= before.left, "{operation:?} gave seat {seat} time");
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

#[test]
fn no_leaving_returning_undoing_or_restarting_gains_time() {
    for number in 0..SEQUENCES {
        let mut random = Random(number);
        let mut model = Model::new(RULES[random.below(RULES.len() as u64) as usize]);
        let operations: Vec<Operation> = (0..OPERATIONS).map(|_| Operation::random(&mut random)).collect();
        for operation in &operations {
            if model.play.is_over() {
                break;
            }
            model.step(*operation);
        }
        assert_eq!(
            model.play.table.view(Viewer::Spectator).get(),
            reloaded(&model).table.view(Viewer::Spectator).get()
        );
    }
}

/// The game replayed from the log.
fn reloaded(model: &Model) -> Play {
    let mut play = new_play(model.rule);
    play.read(&model.log).expect("its own log");
    play
}
