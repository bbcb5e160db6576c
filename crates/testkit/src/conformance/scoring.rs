//! Events account for all points.

use super::Moment;
use crate::pages::know_rule;
use crate::verdict::Verdict;
use game::{Event, Game, Points};
use std::collections::HashSet;

/// Adds up the points from all events.
pub(super) struct Tally {
    totals: Vec<i16>,
    events: usize,
    /// Rule numbers that were found in the rules pages.
    rules: HashSet<&'static str>,
}

impl Tally {
    pub(super) fn new(players: usize) -> Self {
        Self { totals: vec![0; players], events: 0, rules: HashSet::new() }
    }

    /// Number of events counted so far.
    pub(super) fn events(&self) -> usize {
        self.events
    }

    /// Adds the points from this input's events; the totals must then equal the scores.
    pub(super) fn check<G: Game>(&mut self, moment: &Moment<G>) -> Verdict {
        self.events += moment.events.len();
        for points in moment.events.iter().filter_map(Event::points) {
            self.add::<G>(points)?;
        }
        let scores = moment.after.scores();
        ensure!(
            scores.as_slice() == self.totals,
            "the events give {:?} points, the scores are {scores:?}",
            self.totals
        );
        Ok(())
    }

    fn add<G: Game>(&mut self, points: Points) -> Verdict {
        let seat = points.seat.index();
        ensure!(seat < self.totals.len(), "points for a seat that doesn't exist: {points:?}");
        ensure!(!points.source.is_empty(), "points without a source: {points:?}");
        self.totals[seat] += points.amount;
        if self.rules.insert(points.rule) { know_rule::<G>(points.rule) } else { Ok(()) }
    }
}
