//! Actions and outcomes from all over the game, to be tried where they don't belong.

use super::Moment;
use super::notation;
use super::vocabulary::Vocabulary;
use crate::garble::garble;
use crate::play::all_random_games;
use game::{Game, GameExt, Input, below, choose};
use rand_core::Rng;
use std::collections::HashSet;

/// Number of actions or outcomes tried per position: some seen elsewhere, and some garbled.
const SEEN: usize = 12;
const GARBLED: usize = 6;
/// Maximum number of outcomes kept.
const MAX_OUTCOMES: usize = 400;

pub(super) struct Pool<G: Game> {
    actions: Vec<G::Action>,
    known: HashSet<G::Action>,
    outcomes: Vec<G::Chance>,
}

impl<G: Game> Pool<G> {
    /// Collects actions and outcomes from one random and one eager game in every configuration.
    pub(super) fn gather() -> Self {
        let mut pool = Self { actions: Vec::new(), known: HashSet::new(), outcomes: Vec::new() };
        for mut game in all_random_games::<G>(1) {
            let mut before = game.table.game().clone();
            while let Some(input) = game.step() {
                let (after, events) = (game.table.game(), &[][..]);
                pool.add(&Moment { before: &before, input: &input, after, events });
                before = after.clone();
            }
        }
        pool
    }

    /// Adds the legal actions or the outcome of this moment.
    pub(super) fn add(&mut self, moment: &Moment<G>) {
        match moment.input {
            Input::Act(seat, _) => {
                let legal = moment.before.legal(*seat);
                self.actions.extend(legal.into_iter().filter(|action| self.known.insert(*action)));
            }
            Input::Chance(chance) if self.outcomes.len() < MAX_OUTCOMES => self.outcomes.push(chance.clone()),
            Input::Chance(_) => {}
        }
    }

    /// Actions that were legal somewhere, and garbled ones that still parse.
    pub(super) fn strange_actions<R: Rng>(
        &self,
        vocabulary: &mut Vocabulary,
        rng: &mut R,
    ) -> Result<Vec<G::Action>, String> {
        let mut strange: Vec<G::Action> = (0..SEEN).map(|_| choose(rng, &self.actions)).collect();
        for _ in 0..GARBLED {
            let [one, other] =
                [choose(rng, &self.actions), choose(rng, &self.actions)].map(|action| action.to_string());
            strange.extend(notation::read::<G::Action>(&garble(&one, &[&other], rng), vocabulary)?);
        }
        Ok(strange)
    }

    /// Outcomes that were drawn somewhere, and garbled ones that still parse.
    pub(super) fn strange_outcomes<R: Rng>(
        &self,
        vocabulary: &mut Vocabulary,
        rng: &mut R,
    ) -> Result<Vec<G::Chance>, String> {
        let any = |rng: &mut R| &self.outcomes[below(rng, self.outcomes.len() as u32) as usize];
        let mut strange: Vec<G::Chance> = (0..SEEN).map(|_| any(rng).clone()).collect();
        for _ in 0..GARBLED {
            let [one, other] = [any(rng).to_string(), any(rng).to_string()];
            strange.extend(notation::read(&garble(&one, &[&other], rng), vocabulary)?);
        }
        Ok(strange)
    }
}
