//! The numbers that shape a search.

/// The numbers that shape a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// How strongly promising actions are preferred to those that did well so far.
    pub exploration: f32,
    /// An action not tried yet is expected to do worse than its position by this much.
    pub reluctance: f32,
    /// So many actions are considered at a first visit …
    pub width: f32,
    /// … and more by this factor of the square root of the visits.
    pub widening: f32,
    /// The most positions that are remembered, over all threads.
    pub nodes: usize,
}

impl Settings {
    /// How many actions are considered at a position that was visited so often. It grows only when the
    /// visits have doubled, as asking the guide is not free.
    #[inline]
    pub(crate) fn width_after(&self, visits: u32) -> usize {
        let counted = 1_u32 << visits.max(1).ilog2();
        (self.width + self.widening * (counted as f32).sqrt()) as usize
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self { exploration: 0.4, reluctance: 0.05, width: 3.0, widening: 1.5, nodes: 1 << 20 }
    }
}
