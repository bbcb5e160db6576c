//! How much time each seat has.

use game::{MAX_SEATS, Seat, Seats};
use protocol::{ClockRule, ClockState};
use store::Millis;

/// Who comes back after the time for the whole game has run out gets this much.
const GRACE: i64 = 60_000;

/// The clocks of a table: a pure function of its log.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    rule: ClockRule,
    /// Since when each seat has been asked.
    asked: [Option<Millis>; MAX_SEATS],
    /// What earlier decisions of each seat took.
    used: [i64; MAX_SEATS],
}

impl Clocks {
    pub(crate) fn new(rule: ClockRule) -> Self {
        Self { rule, asked: [None; MAX_SEATS], used: [0; MAX_SEATS] }
    }

    /// From now on `seat` is asked something new, or nothing any more.
    pub(crate) fn turn(&mut self, seat: Seat, asked: bool, at: Millis) {
        let index = seat.index();
        if let Some(since) = self.asked[index].take() {
            self.used[index] += (at.0 - since.0).max(0);
        }
        self.asked[index] = asked.then_some(at);
    }

    /// The person in this seat has come back.
    pub(crate) fn welcome_back(&mut self, seat: Seat, at: Millis) {
        let index = seat.index();
        if let Some(limit) = self.limit() {
            self.used[index] = self.used[index].min((limit - GRACE).max(0));
        }
        self.asked[index] = self.asked[index].map(|_| at);
    }

    /// The first moment at which one of these seats has no time left, and which.
    pub(crate) fn deadline(&self, seats: Seats) -> Option<(Millis, Seat)> {
        let limit = self.limit()?;
        let ends = |seat: Seat| Some((Millis(self.asked[seat.index()]?.0 + limit - self.counted(seat)), seat));
        seats.iter().filter_map(ends).min()
    }

    /// What the players are shown; nothing without a clock.
    pub(crate) fn states(&self, players: usize, running: Seats, now: Millis) -> Vec<ClockState> {
        let Some(limit) = self.limit() else { return Vec::new() };
        let state = |seat: Seat| {
            let since = self.asked[seat.index()].filter(|_| running.contains(seat));
            let left = limit - self.counted(seat) - since.map_or(0, |since| (now.0 - since.0).max(0));
            ClockState { left: left.max(0).unsigned_abs(), running: since.is_some() }
        };
        Seat::all(players).map(state).collect()
    }

    fn limit(&self) -> Option<i64> {
        match self.rule {
            ClockRule::None => None,
            ClockRule::PerMove { seconds } | ClockRule::PerGame { seconds } => Some(i64::from(seconds) * 1000),
            ClockRule::Days { days } => Some(i64::from(days) * 24 * 60 * 60 * 1000),
        }
    }

    /// What earlier decisions cost.
    fn counted(&self, seat: Seat) -> i64 {
        if matches!(self.rule, ClockRule::PerGame { .. }) { self.used[seat.index()] } else { 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEAT: Seat = Seat::new(1);

    fn asked_twice(rule: ClockRule) -> Clocks {
        let mut clocks = Clocks::new(rule);
        clocks.turn(SEAT, true, Millis(0));
        clocks.turn(SEAT, false, Millis(4_000));
        clocks.turn(SEAT, true, Millis(10_000));
        clocks
    }

    fn deadline(clocks: &Clocks) -> Option<i64> {
        clocks.deadline(Seats::only(SEAT)).map(|(at, _)| at.0)
    }

    #[test]
    fn each_kind_of_clock_has_its_deadline() {
        assert_eq!(deadline(&asked_twice(ClockRule::None)), None);
        assert_eq!(deadline(&asked_twice(ClockRule::PerMove { seconds: 30 })), Some(40_000));
        assert_eq!(deadline(&asked_twice(ClockRule::PerGame { seconds: 30 })), Some(36_000));
        assert_eq!(deadline(&asked_twice(ClockRule::Days { days: 1 })), Some(86_410_000));
    }

    #[test]
    fn who_comes_back_has_time_again() {
        let mut clocks = asked_twice(ClockRule::PerGame { seconds: 90 });
        clocks.turn(SEAT, true, Millis(200_000));
        clocks.welcome_back(SEAT, Millis(300_000));
        assert_eq!(deadline(&clocks), Some(360_000));
    }

    /// The clock of the machine may be put back: nobody loses time by that, nor has more than there is.
    #[test]
    fn time_that_goes_backwards_costs_nothing() {
        let rule = ClockRule::PerGame { seconds: 30 };
        let mut clocks = asked_twice(rule);
        let before = Millis(5_000);
        assert_eq!(clocks.states(2, Seats::all(2), before)[1], ClockState { left: 26_000, running: true });
        clocks.turn(SEAT, true, before);
        assert_eq!(deadline(&clocks), Some(before.0 + 26_000));
    }

    #[test]
    fn a_clock_stands_still_while_others_think() {
        let clocks = asked_twice(ClockRule::PerGame { seconds: 30 });
        let [waiting, running] = clocks.states(2, Seats::all(2), Millis(11_000))[..] else { panic!("two clocks") };
        assert_eq!(waiting, ClockState { left: 30_000, running: false });
        assert_eq!(running, ClockState { left: 25_000, running: true });
    }
}
