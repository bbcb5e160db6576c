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
const FORESEEN: usize = 16;

/// How often the viewer doubts wrongly something of which it could be certain before the last input.
///
/// There are good reasons to doubt. But what at most a quarter of the imagined worlds have is true once in
/// three times at most: the true world is then one of at most three in nine. So two right doubts
/// stand against each wrong one, or something was forgotten.
#[derive(Default)]
pub(super) struct Recall {
    doubts: Total,
    wrong_doubts: BTreeMap<String, usize>,
}

impl Recall {
    /// `imagined` are the viewer's worlds after the input.
    pub(super) fn add<G: Game>(&mut self, occasion: &mut Occasion<G>, truth: &Facts, imagined: &[Facts]) {
        let foreseen = foresee(occasion);
        let (mut wrong, mut right) = (0.0, 0.0);
        for (fact, [certain, still]) in count(&[&foreseen, imagined]) {
            let was_certain = certain as usize == foreseen.len() && foreseen.len() >= FORESEEN / 2;
            let is_doubted = still as usize * 4 <= imagined.len();
            if was_certain && is_doubted && truth.contains(fact) {
                wrong += 1.0;
                *self.wrong_doubts.entry(fact.to_owned()).or_default() += 1;
            } else if was_certain && is_doubted {
                right += 1.0;
            }
        }
        if wrong + right > 0.0 {
            self.doubts.add((wrong - right / 2.0) / (wrong + right));
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

/// Worlds imagined before the input, after it: after an action that looks the same to the viewer, where
/// there is one, or after any outcome of chance.
fn foresee<G: Game>(occasion: &mut Occasion<G>) -> Vec<Facts> {
    let imaginer = G::imaginer(&occasion.before.view(occasion.eyes()));
    let mut worlds = Vec::new();
    for _ in 0..FORESEEN {
        let mut world = G::imagine(&imaginer, &mut occasion.rng);
        if let Some(input) = similar_input(&world, occasion) {
            apply(&mut world, &input, &mut ());
            worlds.push(facts(&world, occasion.viewer));
        }
    }
    worlds
}

fn similar_input<G: Game>(world: &G, occasion: &mut Occasion<G>) -> Option<Input<G>> {
    let (Input::Act(seat, action), eyes) = (&occasion.input, occasion.eyes()) else {
        return random_input(world, Policy::Random, &mut occasion.rng);
    };
    let observed = occasion.before.observed(*seat, *action, eyes);
    let mut alike = world.legal(*seat);
    alike.retain(|other| world.observed(*seat, *other, eyes) == observed);
    (!alike.is_empty()).then(|| Input::Act(*seat, choose(&mut occasion.rng, &alike)))
}
