//! What came out of thinking.

use game::SplitMix;
use std::time::Duration;

/// What came out of thinking about one decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Report<A> {
    /// The choice.
    pub action: A,
    /// What was thought of each action, the choice first, then in descending order.
    pub judged: Vec<Judged<A>>,
    pub iterations: u64,
    pub time: Duration,
    /// How many positions were remembered.
    pub nodes: usize,
    /// How many actions were remembered with them.
    pub edges: usize,
    /// How much memory both took.
    pub bytes: usize,
}

/// What was thought of one action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judged<A> {
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// The mean reward that it led to, from 0 to 1.
    pub value: f32,
}

impl<A: Copy + Ord> Report<A> {
    /// For a decision that needs no thought.
    pub(crate) fn forced(action: A) -> Self {
        Self::new(vec![Judged { action, visits: 0, value: 0.5 }])
    }

    /// The choice is the action tried most often; among equals the more valuable, then the first.
    /// There must be one.
    pub(crate) fn new(mut judged: Vec<Judged<A>>) -> Self {
        judged.sort_by(|a, b| {
            b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)).then_with(|| a.action.cmp(&b.action))
        });
        Self { action: judged[0].action, judged, iterations: 0, time: Duration::ZERO, nodes: 0, edges: 0, bytes: 0 }
    }

    /// The choice of somebody who sees values only through noise of this deviation. Actions that hardly
    /// any thought was given to are not in question.
    pub fn blurred(&self, deviation: f32, rng: &mut SplitMix) -> A {
        let most = self.judged.iter().map(|judged| judged.visits).max().unwrap_or(0);
        let serious = self.judged.iter().filter(|judged| judged.visits * 10 >= most);
        let seen = serious.map(|judged| (judged.action, judged.value + deviation * rng.normal()));
        seen.max_by(|a, b| a.1.total_cmp(&b.1)).map_or(self.action, |(action, _)| action)
    }
}
