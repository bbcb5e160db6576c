//! Points: the events account for every one of them.

use super::Moment;
use crate::pages::know_rule;
use crate::verdict::Verdict;
use game::{Event, Game, Points};
use std::collections::HashSet;

/// The points of all events since the start.
pub(super) struct Tally {
    totals: Vec<i16>,
    events: usize,
    /// Rules found in the rules pages.
    rules: HashSet<&'static str>,
}

impl Tally {
    pub(super) fn new(players: usize) -> Self {
        Self { totals: vec![0; players], events: 0, rules: HashSet::new() }
    }

    /// How many events were counted.
    pub(super) fn events(&self) -> usize {
        self.events
    }

    /// Counts the events of this input: the totals are the scores then.
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
        ensure!(seat < self.totals.len(), "points for a seat that is not there: {points:?}");
        ensure!(!points.source.is_empty(), "points without a source: {points:?}");
        self.totals[seat] += points.amount;
        if self.rules.insert(points.rule) { know_rule::<G>(points.rule) } else { Ok(()) }
    }
}
