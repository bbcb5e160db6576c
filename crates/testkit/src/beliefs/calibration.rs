//! Whether facts are true as often as they are imagined.

use super::facts::{Facts, count};
use super::{Total, WORLDS};
use crate::verdict::Verdict;
use std::collections::BTreeMap;

/// By so many standard deviations a frequency may be off: thousands are tested.
const TOLERANCE: f64 = 6.0;
/// So many facts are named.
const EXAMPLES: usize = 5;

/// By how much facts are more often true than imagined.
///
/// To the viewer the truth is one world among those it imagines: of all worlds that have a fact, the true
/// one is any with the same likelihood. So it is for each fact over all games, and also for all facts
/// together that equally many worlds have.
#[derive(Default)]
pub(super) struct Calibration {
    by_fact: BTreeMap<String, Total>,
    /// By the number of worlds, the true one included, that have a fact.
    by_spread: [Total; WORLDS + 2],
    /// Facts that all imagined worlds had, and were not true.
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
        let wrong = self.by_fact.iter().filter_map(|(fact, excess)| Some(format!("`{fact}` {}", fault(excess)?)));
        let wrong: Vec<String> = wrong.take(EXAMPLES).collect();
        ensure!(wrong.is_empty(), "not imagined as likely as it is: {}", wrong.join(", "));
        for (spread, excess) in self.by_spread.iter().enumerate() {
            if let Some(fault) = fault(excess) {
                let (all, untrue) = (WORLDS + 1, &self.surprises);
                return Err(format!(
                    "what {spread} of {all} worlds have {fault}; always imagined, but untrue: {untrue:?}"
                ));
            }
        }
        Ok(())
    }
}

fn fault(excess: &Total) -> Option<&'static str> {
    match excess.deviations() {
        off if off >= TOLERANCE => Some("is imagined too seldom"),
        off if off <= -TOLERANCE => Some("is imagined too often"),
        _ => None,
    }
}
