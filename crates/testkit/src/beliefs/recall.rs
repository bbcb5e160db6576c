//! Whether what was known stays known.

use super::facts::{Facts, count, facts};
use super::{Occasion, Total};
use crate::play::{Policy, apply, random_input};
use crate::verdict::Verdict;
use game::{Game, GameExt, Input, choose};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// By so many standard deviations wrong doubts may prevail: one number is tested here, not thousands.
const TOLERANCE: f64 = 4.0;
/// So many worlds tell what is certain before an input.
const WORLDS: usize = 16;

/// How often the viewer doubts something, of which it could be certain before the last input, wrongly
/// rather than rightly.
///
/// Who comes to doubt for good reasons is right more often than not.
#[derive(Default)]
pub(super) struct Recall {
    doubts: Total,
    wrong_doubts: BTreeMap<String, usize>,
}

impl Recall {
    /// `imagined` are the viewer's worlds after the input. What most of them lack is doubted.
    pub(super) fn add<G: Game>(&mut self, occasion: &mut Occasion<G>, truth: &Facts, imagined: &[Facts]) {
        let (mut wrong, mut right) = (0, 0);
        for (fact, [certain, still]) in count(&[&foresee(occasion), imagined]) {
            let doubted = certain as usize == WORLDS && still as usize * 4 <= imagined.len();
            if doubted && truth.contains(fact) {
                wrong += 1;
                *self.wrong_doubts.entry(fact.to_owned()).or_default() += 1;
            } else if doubted {
                right += 1;
            }
        }
        if wrong + right > 0 {
            self.doubts.add(f64::from(wrong - right) / f64::from(wrong + right));
        }
    }

    pub(super) fn verdict(&self) -> Verdict {
        let mut facts: Vec<(&String, &usize)> = self.wrong_doubts.iter().collect();
        facts.sort_by_key(|(_, count)| Reverse(**count));
        let worst: Vec<&String> = facts.iter().take(5).map(|(fact, _)| *fact).collect();
        let has_forgotten = self.doubts.deviations() >= TOLERANCE;
        ensure!(!has_forgotten, "what was certain is forgotten; perhaps {worst:?}");
        Ok(())
    }
}

/// Worlds imagined before the input, after it: after just that action if the viewer does it, else after
/// anything that may happen.
fn foresee<G: Game>(occasion: &mut Occasion<G>) -> Vec<Facts> {
    let imaginer = G::imaginer(&occasion.before.view(occasion.eyes()));
    let mut foresee = || {
        let mut world = G::imagine(&imaginer, &mut occasion.rng);
        let input = match &occasion.input {
            Input::Act(seat, _) if *seat != occasion.viewer => {
                Some(Input::Act(*seat, choose(&mut occasion.rng, &world.legal(*seat))))
            }
            Input::Act(..) => Some(occasion.input.clone()),
            Input::Chance(_) => random_input(&world, Policy::Random, &mut occasion.rng),
        };
        input.iter().for_each(|input| apply(&mut world, input, &mut ()));
        facts(&world, occasion.viewer)
    };
    (0..WORLDS).map(|_| foresee()).collect()
}
