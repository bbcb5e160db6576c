//! Tests whether facts are true as often as they are imagined.

use super::facts::{Facts, count};
use super::{Total, WORLDS};
use crate::verdict::Verdict;
use std::collections::BTreeMap;

/// Allowed deviation of a frequency, in standard deviations. Large, because thousands of frequencies are tested.
const TOLERANCE: f64 = 6.0;
/// Number of facts named in a failure.
const EXAMPLES: usize = 5;

/// Measures how much more often facts are true than imagined.
///
/// To the viewer, the true world is exchangeable with the imagined ones: among the worlds that have a fact, each is
/// equally likely to be the true one. So the difference averages 0 for each fact over all games, and also over all
/// facts shared by the same number of worlds.
#[derive(Default)]
pub(super) struct Calibration {
    by_fact: BTreeMap<String, Total>,
    /// Indexed by the number of worlds that have the fact, including the true one.
    by_spread: [Total; WORLDS + 2],
    /// False facts that all imagined worlds had in common.
    surprises: Vec<String>,
}

impl Calibration {
    pub(super) fn add(&mut self, truth: &Facts, imagined: &[Facts]) {
        let mut by_spread = [0.0; WORLDS + 2];
        for (fact, [is_true, count]) in count(&[std::slice::from_ref(truth), imagined]) {
            let excess = f64::from(is_true) - f64::from(count) / WORLDS as f64;
            if excess != 0.0 {
                by_spread[(is_true + count) as usize] += excess;
                self.by_fact.entry(fact.to_owned()).or_default().add(excess);
            }
            if excess == -1.0 && self.surprises.len() < EXAMPLES {
                self.surprises.push(fact.to_owned());
            }
        }
        self.by_spread.iter_mut().zip(by_spread).for_each(|(total, excess)| total.add(excess));
    }

    pub(super) fn verdict(&self) -> Verdict {
        let wrong = self.by_fact.iter().filter_map(|(fact, excess)| Some(format!("`{fact}` ({})", fault(excess)?)));
        let wrong: Vec<String> = wrong.take(EXAMPLES).collect();
        ensure!(wrong.is_empty(), "imagined with the wrong probability: {}", wrong.join(", "));
        for (spread, excess) in self.by_spread.iter().enumerate() {
            if let Some(fault) = fault(excess) {
                let (all, untrue) = (WORLDS + 1, &self.surprises);
                return Err(format!(
                    "facts in {spread} of {all} worlds: {fault}; always imagined, but untrue: {untrue:?}"
                ));
            }
        }
        Ok(())
    }
}

fn fault(excess: &Total) -> Option<&'static str> {
    match excess.deviations() {
        off if off >= TOLERANCE => Some("imagined too rarely"),
        off if off <= -TOLERANCE => Some("imagined too often"),
        _ => None,
    }
}
