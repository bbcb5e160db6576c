//! Stops a match between two bots once it is clear which is better.

use super::interval::Interval;
use super::lead::{Course, kinds};
use super::one_game::GameResult;
use crate::error::Error;
use serde::Serialize;
use std::collections::BTreeMap;

/// The outcome of a match with `--until`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(super) struct Verdict {
    pub(super) confidence: f64,
    /// The better bot's name; `None` if the games were not enough.
    pub(super) better: Option<String>,
    /// The first bot's lead.
    pub(super) interval: Interval,
}

/// Follows a match deal by deal, in order, whatever the order in which its games end.
pub(super) struct Until {
    error_rate: f64,
    per_deal: u64,
    /// `None` before the first deal, which determines the kinds of draws.
    course: Option<Course>,
    /// Number of games in all deals seen so far.
    seen: u64,
    is_decided: bool,
}

/// Why no more games are played.
pub(super) enum Stop {
    Decided,
    Failed(Error),
}

impl Stop {
    /// A verdict is not an error.
    pub(super) fn allow(result: Result<(), Stop>) -> Result<(), Error> {
        match result {
            Err(Stop::Failed(error)) => Err(error),
            Ok(()) | Err(Stop::Decided) => Ok(()),
        }
    }
}

impl Until {
    pub(super) fn new(confidence: f64, per_deal: u64) -> Self {
        Self { error_rate: 1.0 - confidence, per_deal, course: None, seen: 0, is_decided: false }
    }

    /// Whether the match is decided by these games. Looks at whole deals only, and at none after a gap.
    pub(super) fn is_decided(&mut self, games: &BTreeMap<u64, GameResult>) -> bool {
        while !self.is_decided {
            let deal = games.range(self.seen..self.seen + self.per_deal).map(|(_, game)| game.clone());
            let deal: Vec<GameResult> = deal.collect();
            if (deal.len() as u64) < self.per_deal {
                break;
            }
            let course = self.course.get_or_insert_with(|| Course::new(0, kinds(&deal)));
            course.add(&deal);
            self.seen += self.per_deal;
            let result = course.result(self.error_rate);
            self.is_decided = result.is_some_and(|result| !result.always_valid.contains(0.0));
        }
        self.is_decided
    }

    /// Only games with a number below this one count.
    pub(super) fn games_counted(&self) -> u64 {
        if self.is_decided { self.seen } else { u64::MAX }
    }
}

/// The outcome after these games between two bots.
pub(super) fn verdict(confidence: f64, names: &[String], games: &[GameResult], per_deal: usize) -> Verdict {
    let mut course = Course::new(0, kinds(&games[..per_deal.min(games.len())]));
    games.chunks_exact(per_deal).for_each(|deal| course.add(deal));
    let unknown = Interval(f64::NEG_INFINITY, f64::INFINITY);
    let interval = course.result(1.0 - confidence).map_or(unknown, |result| result.always_valid);
    let better = match interval {
        Interval(low, _) if low > 0.0 => Some(0),
        Interval(_, high) if high < 0.0 => Some(1),
        _ => None,
    };
    Verdict { confidence, better: better.map(|bot: usize| names[bot].clone()), interval }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bot 0 wins every game by about five points.
    fn game(number: u64) -> GameResult {
        let lead = 4 + (number / 2 % 3) as i16;
        let (seats, scores) =
            if number.is_multiple_of(2) { (vec![0, 1], vec![lead, 0]) } else { (vec![1, 0], vec![0, lead]) };
        GameResult { game: number, seats, scores, ranks: vec![1, 2], forfeits: Vec::new(), luck: BTreeMap::new() }
    }

    #[test]
    fn games_after_a_gap_do_not_count() {
        let mut games: BTreeMap<u64, GameResult> =
            (0..200).filter(|number| *number != 7).map(|it| (it, game(it))).collect();
        let mut until = Until::new(0.95, 2);
        assert!(!until.is_decided(&games));
        games.insert(7, game(7));
        assert!(until.is_decided(&games));
        assert_eq!(until.games_counted(), 40, "as soon as there are 20 deals");
    }

    #[test]
    fn the_verdict_names_the_better_bot() {
        let names = ["strong".to_owned(), "weak".to_owned()];
        let games: Vec<GameResult> = (0..40).map(game).collect();
        assert_eq!(verdict(0.95, &names, &games, 2).better.as_deref(), Some("strong"));
        assert_eq!(verdict(0.95, &names, &games[..39], 2).better, None);
    }
}
