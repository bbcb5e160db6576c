//! A search's result.

use game::SplitMix;
use std::collections::BTreeMap;
use std::time::Duration;

/// The result of searching one decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Report<A> {
    /// The action to play.
    pub action: A,
    /// Statistics for each action, most visits first; the first is `action`.
    pub stats: Vec<ActionStats<A>>,
    pub iterations: u64,
    pub time: Duration,
    /// Positions in the tree.
    pub nodes: usize,
    /// Actions in the tree.
    pub edges: usize,
    /// Memory used by both.
    pub bytes: usize,
}

/// A search's findings about one action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ActionStats<A> {
    pub action: A,
    /// Number of times it was tried.
    pub visits: u32,
    /// Mean reward, from 0 to 1.
    pub value: f32,
}

impl<A: Copy + Ord> Report<A> {
    /// The report for a decision with a single legal action.
    pub(crate) fn forced(action: A) -> Self {
        Self::new(vec![ActionStats { action, visits: 0, value: 0.5 }])
    }

    /// Selects the action with the most visits; ties go to the higher value, then to the lowest action. `stats` must not
    /// be empty.
    pub(crate) fn new(mut stats: Vec<ActionStats<A>>) -> Self {
        stats.sort_by(|a, b| {
            b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)).then_with(|| a.action.cmp(&b.action))
        });
        Self { action: stats[0].action, stats, iterations: 0, time: Duration::ZERO, nodes: 0, edges: 0, bytes: 0 }
    }

    /// A weaker player's choice: the better a choice, the more likely it is (softmax). In an even game, a difference of
    /// `temperature` between two values makes one choice e times as likely as the other; in a game that is all but
    /// decided, where values hardly differ, a smaller difference does. Actions with the same `choice`
    /// ([`Guide::choice`](crate::Guide::choice)) count as one, which is carried out in the best way. Considers only
    /// actions with at least a tenth of the most visits.
    pub fn choose_softly(&self, temperature: f32, choice: impl Fn(&A) -> u64, rng: &mut SplitMix) -> A {
        let most = self.stats.iter().map(|stats| stats.visits).max().unwrap_or(0);
        let mut best: BTreeMap<u64, &ActionStats<A>> = BTreeMap::new();
        for stats in self.stats.iter().filter(|stats| stats.visits * 10 >= most) {
            let known = best.entry(choice(&stats.action)).or_insert(stats);
            if stats.value > known.value {
                *known = stats;
            }
        }
        // With this noise, the highest value is a sample of the softmax.
        let seen = best.values().map(|stats| (stats.action, even(stats.value) + temperature * gumbel(rng)));
        seen.max_by(|a, b| a.1.total_cmp(&b.1)).map_or(self.action, |(action, _)| action)
    }
}

/// The value that a difference as large would lead to in an even game: rewards are flat where the game is decided, the
/// log-odds are not.
fn even(value: f32) -> f32 {
    let value = value.clamp(1e-4, 1.0 - 1e-4);
    (value / (1.0 - value)).ln() / 4.0
}

/// A random number from the standard Gumbel distribution.
fn gumbel(rng: &mut SplitMix) -> f32 {
    let unit = rng.unit().clamp(f32::EPSILON, 1.0 - f32::EPSILON);
    -(-unit.ln()).ln()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(values: &[f32]) -> Report<usize> {
        let stats = values.iter().enumerate().map(|(action, value)| ActionStats { action, visits: 1, value: *value });
        Report::new(stats.collect())
    }

    /// How often each action is chosen, out of 10,000 times.
    fn frequencies(report: &Report<usize>, temperature: f32, choice: impl Fn(&usize) -> u64 + Copy) -> Vec<u32> {
        let (mut rng, mut chosen) = (SplitMix::new(1), vec![0; report.stats.len()]);
        (0..10_000).for_each(|_| chosen[report.choose_softly(temperature, choice, &mut rng)] += 1);
        chosen
    }

    /// e to 1 is 7,311 of 10,000.
    #[test]
    fn a_difference_of_the_temperature_is_odds_of_e() {
        let chosen = frequencies(&report(&[0.4, 0.5]), 0.1, |action| *action as u64);
        assert!((7_100..7_500).contains(&chosen[1]), "{chosen:?}");
    }

    /// People who are far behind know as well as others what is a bad move.
    #[test]
    fn decided_games_are_played_with_the_same_care() {
        let even = frequencies(&report(&[0.5, 0.4]), 0.02, |action| *action as u64);
        let behind = frequencies(&report(&[0.1, 0.06]), 0.02, |action| *action as u64);
        assert!(even[0] > 9_800 && behind[0] > 9_800, "{even:?} {behind:?}");
    }

    /// Four ways to do the worse thing don't make it more likely, and only the best of them is used.
    #[test]
    fn variants_of_a_choice_count_as_one() {
        let chosen = frequencies(&report(&[0.5, 0.39, 0.4, 0.38, 0.37]), 0.1, |action| u64::from(*action > 0));
        assert!((7_100..7_500).contains(&chosen[0]), "{chosen:?}");
        assert_eq!(chosen[0] + chosen[2], 10_000);
    }
}
