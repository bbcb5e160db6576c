//! Chess clocks: how much time each seat has left.

use super::rests::{Rest, Rests};
use game::{MAX_SEATS, Seat, Seats};
use protocol::{ClockRule, ClockState};
use store::Millis;

/// Byo-yomi: time for each decision once the time for the whole game is used up, so that a time-out costs only one move
/// with that kind of clock, too.
const OVERTIME: i64 = 10_000;

const DAY: i64 = 24 * 60 * 60 * 1000;

/// The clocks of a table: a pure function of its log.
///
/// A clock runs while its seat has a decision to make and no computer player plays for it, except in rests: on weekends
/// off and on the player's vacation. Only a new decision adds time, and an extension that all players agree to.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    rule: ClockRule,
    seats: [SeatClock; MAX_SEATS],
}

/// All times are in milliseconds.
#[derive(Clone, Debug, Default)]
struct SeatClock {
    running_since: Option<Millis>,
    /// Spent on the current decision; negative while less than an extension has been used.
    spent: i64,
    /// Spent on all decisions, including the current one. Never decreases.
    total: i64,
    /// The number of decisions that were made and not undone.
    answers: u32,
    /// Those decisions, oldest first.
    answered: Vec<Answered>,
    rests: Rests,
}

/// The state of a clock when its seat made a decision.
#[derive(Clone, Copy, Debug)]
struct Answered {
    at: Millis,
    spent: i64,
    total: i64,
}

impl Clocks {
    pub(crate) fn new(rule: ClockRule) -> Self {
        let weekends = match &rule {
            ClockRule::Days { weekends_off, .. } => weekends_off.as_deref(),
            _ => None,
        };
        let clock = SeatClock { rests: Rests::new(weekends), ..SeatClock::default() };
        Self { rule, seats: std::array::from_fn(|_| clock.clone()) }
    }

    /// Records that the seat has answered its decision; the next one starts from zero.
    pub(crate) fn answer(&mut self, seat: Seat, at: Millis) {
        if self.rule != ClockRule::None {
            self.seats[seat.index()].answer(at);
        }
    }

    /// Records that the seat has taken back its last answer. The time since then is also charged to the decision, as if
    /// the answer had never been given.
    pub(crate) fn undo(&mut self, seat: Seat, at: Millis) {
        let clock = &mut self.seats[seat.index()];
        clock.stop(at);
        if let Some(answered) = clock.answered.pop() {
            clock.reopen(answered, at);
        }
    }

    /// Records that the seat's decision was withdrawn before it was answered.
    pub(crate) fn withdraw(&mut self, seat: Seat, at: Millis) {
        let clock = &mut self.seats[seat.index()];
        clock.stop(at);
        clock.spent = 0;
    }

    pub(crate) fn set_running(&mut self, seat: Seat, running: bool, at: Millis) {
        let clock = &mut self.seats[seat.index()];
        if !running {
            clock.stop(at);
        } else if clock.running_since.is_none() {
            clock.running_since = Some(at);
        }
    }

    /// Whether the rule counts in days, so that a day can be added and vacations stop a clock.
    pub(crate) fn counts_days(&self) -> bool {
        matches!(self.rule, ClockRule::Days { .. })
    }

    /// Adds a day to the current decision of every seat whose clock is running: a later one has its own time.
    pub(crate) fn extend(&mut self) {
        for clock in self.seats.iter_mut().filter(|clock| clock.running_since.is_some()) {
            clock.spent -= DAY;
        }
    }

    /// The vacations of the seat's player that the log knows.
    pub(crate) fn vacations(&self, seat: Seat) -> &[Rest] {
        self.seats[seat.index()].rests.vacations()
    }

    /// Replaces the vacations of the seat's player. What was charged before stays charged.
    pub(crate) fn set_vacations(&mut self, seat: Seat, vacations: Vec<Rest>) {
        self.seats[seat.index()].rests.set_vacations(vacations);
    }

    /// Records that another person plays the seat from now on. The clock stays as it is, without the vacations.
    pub(crate) fn change_player(&mut self, seat: Seat, at: Millis) {
        self.seats[seat.index()].rests.change_player(at);
    }

    /// When the vacation ends that the seat's player is on now.
    pub(crate) fn vacation_until(&self, seat: Seat, now: Millis) -> Option<Millis> {
        self.seats[seat.index()].rests.vacation_until(now)
    }

    /// When a clock next begins or ceases to stand still.
    pub(crate) fn next_change(&self, now: Millis) -> Option<Millis> {
        self.seats.iter().filter_map(|clock| clock.rests.next_change(now)).min()
    }

    /// The earliest deadline among these seats, and its seat.
    pub(crate) fn deadline(&self, seats: Seats) -> Option<(Millis, Seat)> {
        let end = |seat: Seat| {
            let clock = &self.seats[seat.index()];
            Some((clock.rests.after(clock.running_since?, self.left(clock)?), seat))
        };
        seats.iter().filter_map(end).min()
    }

    /// The seat's clock as players see it; `None` if the table has no clocks.
    pub(crate) fn state(&self, seat: Seat, now: Millis) -> Option<ClockState> {
        let clock = &self.seats[seat.index()];
        let left = self.left(&clock.stopped(now))?.max(0);
        let from_now = |time: Millis| (time.0 - now.0).unsigned_abs();
        let rests_for = clock.rests.end(now).map(from_now);
        let is_asked = clock.running_since.is_some();
        let runs_out_in = is_asked.then(|| from_now(clock.rests.after(now, left)));
        let left = left.unsigned_abs();
        Some(ClockState {
            left,
            running: is_asked && rests_for.is_none(),
            rests_for,
            runs_out_in: runs_out_in.filter(|time| *time > left),
        })
    }

    /// Whether the seat would still have time for its last decision if it took back its answer now.
    pub(crate) fn has_time_to_undo(&self, seat: Seat, now: Millis) -> bool {
        let clock = &self.seats[seat.index()];
        let Some(answered) = clock.answered.last() else { return true };
        let mut undone = clock.stopped(now);
        undone.reopen(*answered, now);
        self.left(&undone).is_none_or(|left| left > 0)
    }

    fn left(&self, clock: &SeatClock) -> Option<i64> {
        Some(self.allowance(clock)? - clock.spent)
    }

    /// Total time for the current decision, spent or not.
    fn allowance(&self, clock: &SeatClock) -> Option<i64> {
        match self.rule {
            ClockRule::None => None,
            ClockRule::PerMove { seconds } => Some(i64::from(seconds) * 1000),
            ClockRule::Days { days, .. } => Some(i64::from(days) * DAY),
            ClockRule::PerGame { seconds, increment } => {
                let limit = i64::from(seconds) * 1000;
                let earned = i64::from(increment) * 1000 * i64::from(clock.answers);
                Some((limit + earned - (clock.total - clock.spent)).max(OVERTIME.min(limit)))
            }
        }
    }
}

impl SeatClock {
    /// Stops the clock and charges the elapsed time without rests. If the system clock was set back, nothing is charged.
    fn stop(&mut self, at: Millis) {
        if let Some(since) = self.running_since.take() {
            let passed = self.rests.work(since, at);
            self.spent += passed;
            self.total += passed;
        }
    }

    /// The same clock stopped at this time, without its history.
    fn stopped(&self, at: Millis) -> Self {
        let mut stopped = Self { answered: Vec::new(), rests: self.rests.clone(), ..*self };
        stopped.stop(at);
        stopped
    }

    fn answer(&mut self, at: Millis) {
        self.stop(at);
        self.answered.push(Answered { at, spent: self.spent, total: self.total });
        self.answers += 1;
        self.spent = 0;
    }

    fn reopen(&mut self, answered: Answered, at: Millis) {
        let since_then = self.rests.work(answered.at, at).max(self.total - answered.total);
        self.spent = answered.spent + since_then;
        self.total = answered.total + since_then;
        self.answers -= 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEAT: Seat = Seat::new(1);
    const A_DAY: ClockRule = ClockRule::Days { days: 1, weekends_off: None };

    /// A seat that answered one decision after 4 s and got another at 10 s.
    fn asked_twice(rule: ClockRule) -> Clocks {
        let mut clocks = Clocks::new(rule);
        clocks.set_running(SEAT, true, Millis(0));
        clocks.answer(SEAT, Millis(4_000));
        clocks.set_running(SEAT, true, Millis(10_000));
        clocks
    }

    fn deadline(clocks: &Clocks) -> Option<i64> {
        clocks.deadline(Seats::only(SEAT)).map(|(at, _)| at.0)
    }

    /// The state of a clock at a table without rests.
    fn state(left: u64, running: bool) -> ClockState {
        ClockState { left, running, rests_for: None, runs_out_in: None }
    }

    #[test]
    fn each_kind_of_clock_has_its_deadline() {
        assert_eq!(deadline(&asked_twice(ClockRule::None)), None);
        assert_eq!(deadline(&asked_twice(ClockRule::PerMove { seconds: 30 })), Some(40_000));
        assert_eq!(deadline(&asked_twice(ClockRule::PerGame { seconds: 30, increment: 0 })), Some(36_000));
        assert_eq!(deadline(&asked_twice(A_DAY)), Some(86_410_000));
    }

    #[test]
    fn each_decision_adds_the_increment_once() {
        let mut clocks = asked_twice(ClockRule::PerGame { seconds: 30, increment: 5 });
        assert_eq!(deadline(&clocks), Some(41_000));
        clocks.undo(SEAT, Millis(12_000));
        clocks.set_running(SEAT, true, Millis(12_000));
        assert_eq!(deadline(&clocks), Some(30_000), "an answer that was taken back adds nothing");
        clocks.answer(SEAT, Millis(13_000));
        clocks.set_running(SEAT, true, Millis(20_000));
        assert_eq!(deadline(&clocks), Some(42_000));
    }

    #[test]
    fn an_extension_lasts_for_the_current_decision() {
        let mut clocks = asked_twice(A_DAY);
        clocks.extend();
        assert_eq!(deadline(&clocks), Some(10_000 + 2 * DAY));
        clocks.set_running(SEAT, false, Millis(20_000));
        clocks.set_running(SEAT, true, Millis(50_000));
        assert_eq!(deadline(&clocks), Some(40_000 + 2 * DAY), "after an absence, too");
        clocks.answer(SEAT, Millis(60_000));
        clocks.set_running(SEAT, true, Millis(70_000));
        assert_eq!(deadline(&clocks), Some(70_000 + DAY));
        clocks.undo(SEAT, Millis(80_000));
        clocks.set_running(SEAT, true, Millis(80_000));
        assert_eq!(deadline(&clocks), Some(40_000 + 2 * DAY), "the extended decision is open again");
        let other = Seat::new(0);
        clocks.set_running(other, true, Millis(80_000));
        assert_eq!(clocks.deadline(Seats::only(other)), Some((Millis(80_000 + DAY), other)));
    }

    #[test]
    fn a_stopped_clock_resumes_where_it_was() {
        for rule in [ClockRule::PerMove { seconds: 30 }, ClockRule::PerGame { seconds: 34, increment: 0 }] {
            let mut clocks = asked_twice(rule);
            clocks.set_running(SEAT, false, Millis(15_000));
            clocks.set_running(SEAT, true, Millis(100_000));
            assert_eq!(deadline(&clocks), Some(125_000));
        }
    }

    #[test]
    fn an_undone_answer_was_never_given() {
        for rule in [ClockRule::PerMove { seconds: 30 }, ClockRule::PerGame { seconds: 30, increment: 0 }] {
            let mut clocks = asked_twice(rule);
            assert!(clocks.has_time_to_undo(SEAT, Millis(29_999)) && !clocks.has_time_to_undo(SEAT, Millis(30_000)));
            clocks.undo(SEAT, Millis(12_000));
            clocks.set_running(SEAT, true, Millis(12_000));
            assert_eq!(deadline(&clocks), Some(30_000));
        }
    }

    #[test]
    fn after_the_time_for_the_game_each_decision_gets_overtime() {
        let mut clocks = asked_twice(ClockRule::PerGame { seconds: 30, increment: 0 });
        clocks.answer(SEAT, Millis(60_000));
        clocks.set_running(SEAT, true, Millis(100_000));
        assert_eq!(deadline(&clocks), Some(100_000 + OVERTIME));
        let mut short = Clocks::new(ClockRule::PerGame { seconds: 2, increment: 0 });
        short.set_running(SEAT, true, Millis(0));
        assert_eq!(deadline(&short), Some(2_000), "never more than for the whole game");
    }

    #[test]
    fn time_that_goes_backwards_costs_nothing() {
        let rule = ClockRule::PerGame { seconds: 30, increment: 0 };
        let mut clocks = asked_twice(rule);
        let before = Millis(5_000);
        assert_eq!(clocks.state(SEAT, before), Some(state(26_000, true)));
        clocks.answer(SEAT, before);
        clocks.set_running(SEAT, true, before);
        assert_eq!(deadline(&clocks), Some(before.0 + 26_000));
        clocks.undo(SEAT, Millis(0));
        assert_eq!(clocks.state(SEAT, Millis(0)), Some(state(26_000, false)));
    }

    #[test]
    fn a_clock_stands_still_while_others_think() {
        let clocks = asked_twice(ClockRule::PerGame { seconds: 30, increment: 0 });
        let clock = |seat| clocks.state(seat, Millis(11_000)).expect("a clock");
        assert_eq!([clock(Seat::new(0)), clock(SEAT)], [state(30_000, false), state(25_000, true)]);
    }

    #[test]
    fn a_clock_stands_still_on_vacation() {
        let mut clocks = asked_twice(A_DAY);
        clocks.set_vacations(SEAT, vec![Rest { from: Millis(20_000), until: Millis(50_000) }]);
        assert_eq!(deadline(&clocks), Some(10_000 + DAY + 30_000));
        let left = DAY.unsigned_abs() - 10_000;
        let resting = ClockState { left, running: false, rests_for: Some(25_000), runs_out_in: Some(left + 25_000) };
        assert_eq!(clocks.state(SEAT, Millis(25_000)), Some(resting));
        assert_eq!(clocks.state(SEAT, Millis(60_000)), Some(state(left - 10_000, true)));
        let ahead = ClockState { runs_out_in: Some(left + 35_000), ..state(left + 5_000, true) };
        assert_eq!(clocks.state(SEAT, Millis(15_000)), Some(ahead));
        let waiting = ClockState { rests_for: None, ..state(DAY.unsigned_abs(), false) };
        assert_eq!(clocks.state(Seat::new(0), Millis(25_000)), Some(waiting));
        assert_eq!(clocks.next_change(Millis(0)), Some(Millis(20_000)));
    }

    #[test]
    fn a_vacation_that_the_table_hears_of_late_counts_from_its_beginning() {
        let vacation = vec![Rest { from: Millis(20_000), until: Millis(50_000) }];
        let (mut early, mut late) = (asked_twice(A_DAY), asked_twice(A_DAY));
        early.set_vacations(SEAT, vacation.clone());
        late.set_running(Seat::new(0), true, Millis(45_000));
        late.set_vacations(SEAT, vacation);
        assert_eq!(deadline(&early), deadline(&late));
    }

    #[test]
    fn the_rest_ends_when_the_seat_changes_hands() {
        let mut clocks = asked_twice(A_DAY);
        clocks.set_vacations(SEAT, vec![Rest { from: Millis(20_000), until: Millis(50_000) }]);
        clocks.change_player(SEAT, Millis(30_000));
        assert_eq!(deadline(&clocks), Some(10_000 + DAY + 10_000));
        assert_eq!((clocks.vacations(SEAT), clocks.vacation_until(SEAT, Millis(30_000))), (&[][..], None));
    }
}
