//! Evaluations that add up weighted features of a position.

use game::{Game, PerSeat, Seat};

/// What of a game an evaluation looks at. It is shown imagined worlds, never the true state, but had better
/// look at what lies open in them: that is what it was fitted to.
pub trait Appraisal {
    type Game: Game;

    /// A name for each feature.
    const FEATURES: &'static [&'static str];

    /// How much of the game is still to come: 1 at the start, 0 at the end.
    fn remaining(game: &Self::Game) -> f32;

    /// The points that `seat` has, those included that nobody can take away any more.
    fn certain(game: &Self::Game, seat: Seat) -> f32;

    /// Writes the features of `seat`, one for each name.
    fn features(game: &Self::Game, seat: Seat, features: &mut [f32]);
}

/// The weights of one feature: the points that it is worth at the end, and those to add at the start.
pub type Weight = [f32; 2];

/// More features than any evaluation has.
const MOST_FEATURES: usize = 64;

/// The final points that each seat can expect.
pub fn expected_points<A: Appraisal>(weights: &[Weight], game: &A::Game) -> PerSeat<f32> {
    let remaining = A::remaining(game);
    PerSeat::from_fn(game.players(), |seat| {
        let mut features = [0.0; MOST_FEATURES];
        let features = &mut features[..A::FEATURES.len()];
        A::features(game, seat, features);
        let weighted = features.iter().zip(weights).map(|(feature, [end, start])| feature * (end + start * remaining));
        A::certain(game, seat) + weighted.sum::<f32>()
    })
}
