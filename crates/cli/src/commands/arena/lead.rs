//! Leads, with or without the luck of the draw.
//!
//! A bot's result in a deal is its mean lead over the games in which the deal was played. Deals are independent of each
//! other; the games of one deal are not. If luck was estimated, the swings of the draws, times a coefficient per kind
//! of draw, are subtracted from each result (a control variate). Swings have mean 0 whatever was played before them.
//! The coefficients are fitted to *earlier* deals only, so that they, too, are independent of the deal they are applied
//! to: the adjusted results have the same mean as the plain ones.

use super::interval::Interval;
use super::one_game::GameResult;
use super::regression::Regression;
use super::sequence::{Moments, always_valid};
use serde::Serialize;
use std::collections::BTreeSet;

/// A bot's lead over the mean of the other bots' seats, in points.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(super) struct Lead {
    pub(super) mean: f64,
    /// For a number of deals that was chosen beforehand.
    pub(super) interval: Interval,
    /// Valid at every number of deals.
    pub(super) always_valid: Interval,
    /// Number of games after which the lead would have had the same standard error if luck weren't subtracted, on deals
    /// played in all seatings …
    pub(super) paired_games: f64,
    /// … and with each game on a deal of its own.
    pub(super) plain_games: f64,
}

/// A bot's results, deal by deal.
pub(super) struct Course {
    bot: usize,
    kinds: Vec<String>,
    regression: Regression,
    adjusted: Moments,
    plain: Moments,
    games: Moments,
}

/// The kinds of draws in these games.
pub(super) fn kinds(games: &[GameResult]) -> Vec<String> {
    let kinds: BTreeSet<&String> = games.iter().flat_map(|game| game.luck.keys()).collect();
    kinds.into_iter().cloned().collect()
}

impl Course {
    /// The results of this bot before the first deal.
    pub(super) fn new(bot: usize, kinds: Vec<String>) -> Self {
        let regression = Regression::new(kinds.len());
        Self {
            bot,
            kinds,
            regression,
            adjusted: Moments::default(),
            plain: Moments::default(),
            games: Moments::default(),
        }
    }

    /// Adds all games of one deal. Games without this bot, or without others, are ignored.
    pub(super) fn add(&mut self, deal: &[GameResult]) {
        let leads: Vec<(f64, Vec<f64>)> = deal.iter().filter_map(|game| self.lead(game)).collect();
        if leads.is_empty() {
            return;
        }
        leads.iter().for_each(|(lead, _)| self.games.add(*lead));
        let count = leads.len() as f64;
        let lead = leads.iter().map(|(lead, _)| lead).sum::<f64>() / count;
        let of_kind = |kind: usize| leads.iter().map(|(_, luck)| luck[kind]).sum::<f64>() / count;
        let luck: Vec<f64> = (0..self.kinds.len()).map(of_kind).collect();
        self.adjusted.add(lead - self.regression.predict(&luck));
        self.plain.add(lead);
        self.regression.add(&luck, lead);
    }

    /// The result so far; `None` before the second deal.
    pub(super) fn result(&self, error_rate: f64) -> Option<Lead> {
        let deals = self.adjusted.count();
        if deals < 2.0 {
            return None;
        }
        let (mean, error) = (self.adjusted.mean(), self.adjusted.error());
        let needed = |moments: &Moments, each: f64| each * moments.variance() / error.powi(2).max(f64::MIN_POSITIVE);
        Some(Lead {
            mean,
            interval: Interval::around(mean, error, deals),
            always_valid: always_valid(&self.adjusted, error_rate),
            paired_games: needed(&self.plain, self.games.count() / deals),
            plain_games: needed(&self.games, 1.0),
        })
    }

    /// The bot's mean lead over the other bots' seats, and its lead in luck for each kind of draw.
    fn lead(&self, game: &GameResult) -> Option<(f64, Vec<f64>)> {
        let own = game.seats.iter().filter(|bot| **bot == self.bot).count();
        let others = game.seats.len() - own;
        if own == 0 || others == 0 {
            return None;
        }
        let weight = |bot: usize| if bot == self.bot { 1.0 / own as f64 } else { -1.0 / others as f64 };
        let weighed = |values: &mut dyn Iterator<Item = f64>| {
            game.seats.iter().zip(values).map(|(bot, value)| weight(*bot) * value).sum::<f64>()
        };
        let lead = weighed(&mut game.scores.iter().map(|score| f64::from(*score)));
        let luck = self.kinds.iter().map(|kind| match game.luck.get(kind) {
            Some(swings) => weighed(&mut swings.iter().map(|swing| f64::from(*swing))),
            None => 0.0,
        });
        Some((lead, luck.collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::SplitMix;
    use std::collections::BTreeMap;

    /// A match in which bot 0 leads by 3 points plus luck and a little noise. Luck is estimated at twice its size.
    fn played(deals: u64, seed: u64) -> Vec<GameResult> {
        let game = |number: u64| {
            let mut rng = SplitMix::stream(seed, number);
            let (luck, noise) = (10.0 * rng.normal(), 3.0 * rng.normal());
            let lead = (3.0 + luck + noise).round();
            let luck = BTreeMap::from([("deal".to_owned(), vec![luck, -luck])]);
            let scores = vec![100 + lead as i16, 100];
            GameResult { game: number, seats: vec![0, 1], scores, ranks: vec![1, 2], forfeits: Vec::new(), luck }
        };
        (0..deals).map(game).collect()
    }

    fn lead(games: &[GameResult], bot: usize) -> Lead {
        let mut course = Course::new(bot, kinds(games));
        games.chunks(1).for_each(|deal| course.add(deal));
        course.result(0.05).unwrap()
    }

    #[test]
    fn luck_is_subtracted() {
        let found = lead(&played(400, 1), 0);
        assert!((found.mean - 3.0).abs() < 0.6, "{found:?}");
        assert!(found.interval.0 < found.mean && found.mean < found.interval.1);
        assert!(found.always_valid.0 < found.interval.0 && found.interval.1 < found.always_valid.1);
        assert!(found.plain_games > 2_000.0, "a variance of 109 instead of 9: {found:?}");
    }

    #[test]
    fn the_other_bot_has_the_opposite_lead() {
        let games = played(50, 2);
        let (a, b) = (lead(&games, 0), lead(&games, 1));
        assert!((a.mean + b.mean).abs() < 1e-9 && (a.plain_games - b.plain_games).abs() < 1e-6);
    }

    /// The coefficient is fitted, so the mean over many short matches shows whether that shifts results.
    #[test]
    fn short_matches_are_unbiased() {
        let means = (0..1_000).map(|seed| lead(&played(6, 100 + seed), 0).mean);
        let mut moments = Moments::default();
        means.for_each(|mean| moments.add(mean));
        assert!((moments.mean() - 3.0).abs() < 4.0 * moments.error(), "{} ± {}", moments.mean(), moments.error());
    }

    #[test]
    fn unrelated_swings_are_not_subtracted() {
        let mut games = played(200, 3);
        let swings: Vec<_> = games.iter().map(|game| game.luck.clone()).collect();
        games.iter_mut().zip(swings.into_iter().cycle().skip(1)).for_each(|(game, luck)| game.luck = luck);
        let found = lead(&games, 0);
        assert!((150.0..250.0).contains(&found.plain_games), "{found:?}");
    }

    #[test]
    fn a_bot_that_plays_itself_has_no_lead() {
        let mut games = played(10, 4);
        games.iter_mut().for_each(|game| game.seats = vec![0, 0]);
        let mut course = Course::new(0, kinds(&games));
        games.chunks(1).for_each(|deal| course.add(deal));
        assert_eq!(course.result(0.05), None);
    }
}
