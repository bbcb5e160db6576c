//! A search's result.

use crate::softly::softly;
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

    /// A weaker player's choice: the better a choice, the more likely it is ([`softly`]). Actions with the same `choice`
    /// ([`Guide::choice`](crate::Guide::choice)) count as one, which is carried out in the best way. Considers only
    /// actions with at least a tenth as many visits as the most visited one.
    pub fn choose_softly(&self, temperature: f32, choice: impl Fn(&A) -> u64, rng: &mut SplitMix) -> A {
        let most = self.stats.iter().map(|stats| stats.visits).max().unwrap_or(0);
        let serious: Vec<&ActionStats<A>> = self.stats.iter().filter(|stats| stats.visits * 10 >= most).collect();
        let ways: Vec<(u64, f32)> = serious.iter().map(|stats| (choice(&stats.action), stats.value)).collect();
        softly(&ways, temperature, rng).map_or(self.action, |place| serious[place].action)
    }
}
