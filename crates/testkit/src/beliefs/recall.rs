//! Tests whether viewers remember what they knew.

use super::facts::{Facts, count, facts};
use super::{Occasion, Total};
use crate::play::{Policy, apply, random_input};
use crate::verdict::Verdict;
use game::{Game, GameExt, Input, choose};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// Allowed excess of wrong doubts, in standard deviations. Only one number is tested here, not thousands.
const TOLERANCE: f64 = 4.0;
/// Number of worlds used to establish what is certain before an input.
const FORESEEN: usize = 16;

/// Counts wrong doubts: true facts that were certain before an input and are doubted after it.
///
/// A doubt can be right, because the input may have changed things. A fact is doubted if at most a quarter of the
/// imagined worlds have it: with the true world, at most three of nine. If the beliefs are right, at most one doubt
/// in three is wrong; more than that means something was forgotten.
#[derive(Default)]
pub(super) struct Recall {
    doubts: Total,
    wrong_doubts: BTreeMap<String, usize>,
}

impl Recall {
    /// `imagined` are the worlds imagined after the input.
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
        ensure!(!has_forgotten, "something known was forgotten, perhaps {worst:?}");
        Ok(())
    }
}

/// Imagines worlds before the input and, in each, plays an action that looks the same to the viewer, if there is one,
/// or a random chance outcome.
fn foresee<G: Game>(occasion: &mut Occasion<G>) -> Vec<Facts> {
    let imaginer = G::imaginer(&occasion.before.view(occasion.viewer()));
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
    let (Input::Act(seat, action), viewer) = (&occasion.input, occasion.viewer()) else {
        return random_input(world, Policy::Random, &mut occasion.rng);
    };
    let observed = occasion.before.observed(*seat, *action, viewer);
    let mut alike = world.legal(*seat);
    alike.retain(|other| world.observed(*seat, *other, viewer) == observed);
    (!alike.is_empty()).then(|| Input::Act(*seat, choose(&mut occasion.rng, &alike)))
}
