//! Linear evaluations: weighted sums of a position's features.

use game::{Game, PerSeat, Seat};

/// The features that a linear evaluation uses. They are computed from imagined worlds, never from the true state, but
/// should use only public information, since the weights were fitted to that.
pub trait FeatureSet {
    type Game: Game;

    /// The name of each feature.
    const FEATURES: &'static [&'static str];

    /// The fraction of the game that remains: 1 at the start, 0 at the end.
    fn remaining(game: &Self::Game) -> f32;

    /// `seat`'s points, including those it is certain to score at the end.
    fn certain(game: &Self::Game, seat: Seat) -> f32;

    /// Writes `seat`'s features, in the order of `FEATURES`; if there is room for fewer, those for which there is.
    fn features(game: &Self::Game, seat: Seat, features: &mut [f32]);

    /// Whether nothing that `seat` can still do or draw changes its points. A net then adds nothing.
    fn is_settled(game: &Self::Game, seat: Seat) -> bool {
        let _ = (game, seat);
        false
    }

    /// What a net sees of a seat besides its features: the name of each group of numbers, and how many there are.
    const DETAILS: &'static [(&'static str, usize)] = &[];

    /// Writes `seat`'s details, in the order of `DETAILS`.
    fn details(game: &Self::Game, seat: Seat, details: &mut [f32]) {
        let _ = (game, seat, details);
    }
}

/// The weights for one feature: its value in points at the end of the game, and its additional value at the start. In
/// between, the value is interpolated.
pub type Weight = [f32; 2];

/// Upper bound on the number of features.
const MAX_FEATURES: usize = 64;

/// Each seat's expected final points.
pub fn expected_points<A: FeatureSet>(weights: &[Weight], game: &A::Game) -> PerSeat<f32> {
    let remaining = A::remaining(game);
    PerSeat::from_fn(game.players(), |seat| {
        let mut features = [0.0; MAX_FEATURES];
        let features = &mut features[..weights.len()];
        A::features(game, seat, features);
        A::certain(game, seat) + weighted_sum(features, weights, remaining)
    })
}

/// The points that these features are worth at this point in the game.
pub(crate) fn weighted_sum(features: &[f32], weights: &[Weight], remaining: f32) -> f32 {
    features.iter().zip(weights).map(|(feature, [end, start])| feature * (end + start * remaining)).sum()
}
