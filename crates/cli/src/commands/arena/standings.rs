//! The bots' standings in a match.

use super::interval::Interval;
use super::lead::{Course, Lead, kinds};
use super::one_game::GameResult;
use super::rating::Wins;
use serde::Serialize;

/// The error rate of all intervals.
const ERROR_RATE: f64 = 0.05;

/// One bot's results.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(super) struct Standing {
    pub(super) name: String,
    /// Number of games the bot played in.
    pub(super) games: usize,
    /// The fraction of these games won by any of its seats; a tied win is split.
    pub(super) win_share: f64,
    pub(super) interval: Interval,
    /// Averaged over all its seats.
    pub(super) mean_score: f64,
    /// Lead over the best other seat, averaged over all its seats.
    pub(super) mean_margin: f64,
    pub(super) rating: f64,
    /// `None` with fewer than two whole deals, or if the bot had no opponents.
    pub(super) lead: Option<Lead>,
    /// The win share expected if all bots were equally strong.
    #[serde(skip)]
    pub(super) fair_share: f64,
}

/// Each bot's standing after these games, of which there must be at least one. A deal is `per_deal` games.
pub(super) fn standings(names: &[String], games: &[GameResult], per_deal: usize) -> Vec<Standing> {
    let ratings = wins(names.len(), games).with_prior().ratings();
    let named = (0..names.len()).zip(names).zip(ratings);
    named
        .map(|((bot, name), rating)| {
            let lead = lead(bot, games, per_deal);
            Standing { lead, ..Tally::of(bot, games).standing(name.clone(), rating) }
        })
        .collect()
}

/// The bot's lead over all whole deals.
fn lead(bot: usize, games: &[GameResult], per_deal: usize) -> Option<Lead> {
    let mut course = Course::new(bot, kinds(games));
    games.chunks_exact(per_deal).for_each(|deal| course.add(deal));
    course.result(ERROR_RATE)
}

/// Each seat's share of the win.
pub(super) fn shares(ranks: &[u8]) -> impl Iterator<Item = f64> {
    let winners = ranks.iter().filter(|rank| **rank == 1).count() as f64;
    ranks.iter().map(move |rank| if *rank == 1 { 1.0 / winners } else { 0.0 })
}

/// Pairwise results over all games, for every pair of seats with different bots.
fn wins(bots: usize, games: &[GameResult]) -> Wins {
    let mut wins = Wins::new(bots);
    for game in games {
        for (a, rank) in game.seats.iter().zip(&game.ranks) {
            for (b, other) in game.seats.iter().zip(&game.ranks).filter(|(b, _)| *b != a) {
                wins.add(
                    *a,
                    *b,
                    if rank < other {
                        1.0
                    } else if rank == other {
                        0.5
                    } else {
                        0.0
                    },
                );
            }
        }
    }
    wins
}

/// One bot's totals.
#[derive(Default)]
struct Tally {
    games: usize,
    seats: f64,
    wins: f64,
    fair_wins: f64,
    score: f64,
    margin: f64,
}

impl Tally {
    fn of(bot: usize, games: &[GameResult]) -> Self {
        let mut tally = Self::default();
        games.iter().filter(|game| game.seats.contains(&bot)).for_each(|game| tally.add(bot, game));
        tally
    }

    fn add(&mut self, bot: usize, game: &GameResult) {
        self.games += 1;
        let mut shares = shares(&game.ranks);
        for seat in 0..game.seats.len() {
            let share = shares.next().unwrap_or_default();
            if game.seats[seat] == bot {
                self.seats += 1.0;
                self.wins += share;
                self.fair_wins += 1.0 / game.seats.len() as f64;
                self.score += f64::from(game.scores[seat]);
                self.margin += margin(&game.scores, seat);
            }
        }
    }

    /// A bot with no games gets zeros and the interval from 0 to 1.
    fn standing(self, name: String, rating: f64) -> Standing {
        let (games, seats) = (self.games.max(1) as f64, self.seats.max(1.0));
        Standing {
            name,
            games: self.games,
            win_share: self.wins / games,
            interval: if self.games == 0 { Interval(0.0, 1.0) } else { Interval::of(self.wins, games) },
            mean_score: self.score / seats,
            mean_margin: self.margin / seats,
            rating,
            lead: None,
            fair_share: self.fair_wins / games,
        }
    }
}

fn margin(scores: &[i16], seat: usize) -> f64 {
    let others = scores.iter().enumerate().filter(|(other, _)| *other != seat).map(|(_, score)| f64::from(*score));
    f64::from(scores[seat]) - others.fold(f64::NEG_INFINITY, f64::max)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    fn played(seats: &[usize], scores: &[i16], ranks: &[u8]) -> GameResult {
        GameResult {
            game: 0,
            seats: seats.to_vec(),
            scores: scores.to_vec(),
            ranks: ranks.to_vec(),
            forfeits: Vec::new(),
            luck: BTreeMap::new(),
        }
    }

    fn names(count: usize) -> Vec<String> {
        (0..count).map(|bot| format!("bot {bot}")).collect()
    }

    #[test]
    fn copies_share_wins_and_average_their_scores() {
        let games = [played(&[0, 1, 1], &[10, 30, 20], &[3, 1, 2]), played(&[1, 1, 0], &[5, 5, 5], &[1, 1, 1])];
        let found = standings(&names(2), &games, 1);
        assert_eq!((found[0].games, found[1].games), (2, 2));
        assert!((found[0].win_share - 1.0 / 6.0).abs() < 1e-12 && (found[1].win_share - 5.0 / 6.0).abs() < 1e-12);
        assert_eq!((found[0].mean_score, found[0].mean_margin), (7.5, -10.0));
        assert_eq!((found[1].mean_score, found[1].mean_margin), (15.0, 0.0));
        assert!((found[0].fair_share - 1.0 / 3.0).abs() < 1e-12 && (found[1].fair_share - 2.0 / 3.0).abs() < 1e-12);
        assert!(found[0].rating < 0.0 && (found[0].rating + found[1].rating).abs() < 1e-9);
    }

    #[test]
    fn a_bot_is_rated_only_on_its_own_games() {
        let games = [played(&[0, 1], &[2, 1], &[1, 2]), played(&[1, 2], &[2, 1], &[1, 2])];
        let found = standings(&names(3), &games, 1);
        assert_eq!(found.iter().map(|bot| bot.games).collect::<Vec<_>>(), [1, 2, 1]);
        assert_eq!(found.iter().map(|bot| bot.win_share).collect::<Vec<_>>(), [1.0, 0.5, 0.0]);
    }

    #[test]
    fn a_bot_that_plays_itself_has_the_mean_rating() {
        let found = standings(&names(1), &[played(&[0, 0], &[30, 20], &[1, 2])], 1);
        assert_eq!((found[0].win_share, found[0].mean_score, found[0].mean_margin), (1.0, 25.0, 0.0));
        assert_eq!(found[0].rating, 0.0);
    }
}
