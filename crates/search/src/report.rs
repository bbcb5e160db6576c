//! A search's result.

use crate::sorting::sort_by;
use game::SplitMix;
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
        sort_by(&mut stats, |a, b| {
            b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)).then_with(|| a.action.cmp(&b.action))
        });
        Self { action: stats[0].action, stats, iterations: 0, time: Duration::ZERO, nodes: 0, edges: 0, bytes: 0 }
    }

    /// A weaker player's choice: adds Gaussian noise with this standard deviation to the values and takes the
    /// highest. Considers only actions with at least a tenth of the most visits.
    pub fn choose_with_noise(&self, deviation: f32, rng: &mut SplitMix) -> A {
        let most = self.stats.iter().map(|stats| stats.visits).max().unwrap_or(0);
        let serious = self.stats.iter().filter(|stats| stats.visits * 10 >= most);
        let seen = serious.map(|stats| (stats.action, stats.value + deviation * rng.normal()));
        seen.max_by(|a, b| a.1.total_cmp(&b.1)).map_or(self.action, |(action, _)| action)
    }
}
