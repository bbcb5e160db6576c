//! The values of hands and boards that a search has met before.

use ::summer_pavilion::{Star, Step, SummerPavilion};
use game::{Game, Seat, Turn, fingerprint};
use std::sync::atomic::{AtomicU64, Ordering};

/// The number of values that are remembered.
const LENGTH: usize = 1 << 12;

/// What a search remembers: positions that it evaluates, and those that follow from an action, which are evaluated without
/// a net.
#[derive(Debug)]
pub(super) struct Memory {
    pub(super) leaves: Memo,
    pub(super) priors: Memo,
}

impl Memory {
    pub(super) fn new() -> Self {
        Self { leaves: Memo::new(), priors: Memo::new() }
    }
}

/// Remembers what players' hands and boards are worth: in phase 1 the same ones recur throughout a search, and to
/// recognize them takes much less time than to compute their features.
#[derive(Debug)]
pub(super) struct Memo {
    /// The upper half of each position's key, then the value. Threads share them; each is read and written as a whole.
    entries: Box<[AtomicU64]>,
}

impl Memo {
    fn new() -> Self {
        Self { entries: (0..LENGTH).map(|_| AtomicU64::new(0)).collect() }
    }

    /// The seat's expected final points in this position, with the weights for this fraction of the game, from which
    /// `points` computes them if they are not known.
    pub(super) fn points(
        &self,
        game: &SummerPavilion,
        seat: Seat,
        remaining: f32,
        points: impl FnOnce() -> f32,
    ) -> f32 {
        let key = key(game, seat, remaining);
        let entry = &self.entries[key as usize % LENGTH];
        let known = entry.load(Ordering::Relaxed);
        if known >> 32 == key >> 32 {
            return f32::from_bits(known as u32);
        }
        let points = points();
        entry.store(key >> 32 << 32 | u64::from(points.to_bits()), Ordering::Relaxed);
        points
    }
}

/// A hash of everything that the value for `seat` depends on.
fn key(game: &SummerPavilion, seat: Seat, remaining: f32) -> u64 {
    let (player, acts) = (game.player(seat), game.turn() == Turn::Choose(seat));
    let due = if let Step::ChooseBonus(due) = game.step() { due } else { 0 };
    let moment = (game.round(), remaining.to_bits(), due);
    let standing = (acts, game.has_passed(seat), game.token_holder() == Some(seat));
    let hues = Star::ALL.map(|star| player.board.hues(star));
    fingerprint(&(moment, standing, player.score, player.hand, player.board.covered(), hues))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::summer_pavilion::{SummerPavilionFeatures, SummerPavilionGuide, learned};
    use crate::{Fitted, expected_points};
    use ::summer_pavilion::Options;
    use game::{GameOptions, OptionValues, SplitMix};
    use search::{Guide, Policy};

    /// Plays games and compares every position, also in the worlds that a search imagines.
    #[test]
    fn remembered_values_are_those_computed_anew() {
        let options = OptionValues::new().with_defaults(Options::SPECS).read().expect("the default options");
        let guide = SummerPavilionGuide::with(&learned::TWO);
        for seed in 0..4 {
            let (mut game, mut rng, mut actions) = (SummerPavilion::new(&options), SplitMix::new(seed), Vec::new());
            while game.turn() != Turn::Over {
                let Some(seat) = game.turn().seats().first() else {
                    let chance = game.draw(&mut rng);
                    game.reveal(chance, &mut ());
                    continue;
                };
                let points = expected_points::<SummerPavilionFeatures>(&learned::TWO, &game);
                assert_eq!(guide.forecast(&game).points, points);
                assert_eq!(guide.forecast(&game).points, points);
                let action = Policy::Eager.choose(&game, seat, &mut actions, &mut rng);
                game.play(seat, action, &mut ());
            }
        }
    }
}
