//! How much of a game's result was the luck of the draw.
//!
//! A draw's *swing* is the value of the position after it minus the mean value over draws that were equally possible.
//! Alternatives are sampled exactly as the actual outcome was, and all of them are valued in the same way, so the
//! expected swing is 0 at every draw, whatever was played before and however good the values are. Subtracting swings
//! from results therefore changes no expectation; the better the values, the less the differences scatter.

use crate::budget::Budget;
use crate::forecast::Forecast;
use crate::greedy::greedy_choice;
use crate::guide::Guide;
use crate::search::{Effort, search};
use crate::settings::SearchSettings;
use game::{Game, PerSeat, Seat, SplitMix, Turn, Viewer};
use rand_core::Rng;
use std::sync::atomic::AtomicBool;

/// Maximum number of decisions played after a draw before the position is valued.
const MAX_DECISIONS: usize = 200;

/// The amount of work for one draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LuckEffort {
    /// Number of alternative outcomes.
    pub alternatives: u32,
    /// Number of times that play continues from the actual outcome.
    pub plays: u32,
    /// Search iterations per decision while play continues; with 0, all seats play greedily.
    pub iterations: u64,
}

/// Values draws with the game's guide. It sees the true state, so it must not be used to play.
pub struct LuckMeter<'a, U> {
    pub guide: &'a U,
    pub settings: SearchSettings,
    pub effort: LuckEffort,
    pub rng: SplitMix,
}

impl<U> LuckMeter<'_, U> {
    /// The swing of the draw that led from `before` to `after`: how many more points than expected it was worth to each
    /// seat, relative to the mean of all seats.
    pub fn swing<G: Game>(&mut self, before: &G, after: &G) -> PerSeat<f32>
    where
        U: Guide<G>,
    {
        let kind = before.chance_kind();
        let actual = Forecast::mean(before.players(), (0..self.effort.plays.max(1)).map(|_| self.value(after, kind)));
        let others = (0..self.effort.alternatives.max(1)).map(|_| {
            let mut other = before.clone();
            let chance = other.draw(&mut self.rng);
            other.reveal(chance, &mut ());
            self.value(&other, kind)
        });
        let expected = Forecast::mean(before.players(), others).with_mean_points(actual.mean_points());
        PerSeat::from_fn(before.players(), |seat: Seat| actual.points[seat] - expected.points[seat])
    }

    /// Plays on until the pieces drawn have been used – a new round begins or a draw of this kind is due – and
    /// forecasts the result.
    fn value<G: Game>(&mut self, start: &G, kind: &str) -> Forecast
    where
        U: Guide<G>,
    {
        let (mut world, mut legal, mut round, mut decisions) = (start.clone(), Vec::new(), None, 0);
        loop {
            match world.turn() {
                Turn::Over => return Forecast::of_result(&world),
                Turn::Chance if decisions > 0 && (world.chance_kind() == kind || round != Some(world.round())) => {
                    return self.guide.forecast(&world);
                }
                Turn::Chance => {
                    let chance = world.draw(&mut self.rng);
                    world.reveal(chance, &mut ());
                }
                _ if decisions >= MAX_DECISIONS => return self.guide.forecast(&world),
                turn => {
                    let seat = turn.seats().first().expect("a decision has a seat");
                    round.get_or_insert(world.round());
                    let action = self.choose(&world, seat, &mut legal);
                    world.play(seat, action, &mut ());
                    decisions += 1;
                }
            }
        }
    }

    fn choose<G: Game>(&mut self, world: &G, seat: Seat, legal: &mut Vec<G::Action>) -> G::Action
    where
        U: Guide<G>,
    {
        legal.clear();
        world.legal_actions(seat, legal);
        match (&legal[..], self.effort.iterations) {
            ([only], _) => *only,
            (_, 0) => greedy_choice(self.guide, world, seat, legal),
            (_, iterations) => {
                let (budget, view) = (Budget::Iterations(iterations), world.view(Viewer::Seat(seat)));
                let effort = Effort { budget, threads: 1, settings: self.settings };
                let (seed, never) = (self.rng.next_u64(), AtomicBool::new(false));
                search::<G, U>(&view, seat, self.guide, &effort, seed, &never).action
            }
        }
    }
}
