//! Search parameters.

/// A search's parameters.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchSettings {
    /// PUCT's exploration constant: the weight of the prior relative to the mean reward so far.
    pub exploration: f32,
    /// First-play urgency: an untried action counts as its node's mean reward minus this.
    pub fpu_reduction: f32,
    /// Progressive widening: the number of actions considered at the first visit …
    pub width: f32,
    /// … plus this factor times the square root of the visits.
    pub widening: f32,
    /// Maximum number of positions in the tree, over all threads.
    pub max_nodes: usize,
}

impl SearchSettings {
    /// Number of actions considered at a position after this many visits. Grows only when the visits have doubled,
    /// because computing priors is expensive.
    #[inline]
    pub(crate) fn width_after(&self, visits: u32) -> usize {
        let counted = 1_u32 << visits.max(1).ilog2();
        (self.width + self.widening * (counted as f32).sqrt()) as usize
    }
}

impl Default for SearchSettings {
    fn default() -> Self {
        Self { exploration: 0.4, fpu_reduction: 0.05, width: 3.0, widening: 1.5, max_nodes: 1 << 20 }
    }
}
