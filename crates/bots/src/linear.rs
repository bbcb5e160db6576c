//! Evaluations that add up weighted features of a position.

use game::{Game, PerSeat, Seat};

/// What of a game an evaluation looks at.
pub trait Appraisal {
    type Game: Game;

    /// A name for each feature.
    const FEATURES: &'static [&'static str];

    /// How much of the game is still to come: 1 at the start, 0 at the end.
    fn remaining(view: &<Self::Game as Game>::View) -> f32;

    /// The points that `seat` has, those included that nobody can take away any more.
    fn certain(view: &<Self::Game as Game>::View, seat: Seat) -> f32;

    /// Writes the features of `seat`, one for each name.
    fn features(view: &<Self::Game as Game>::View, seat: Seat, features: &mut [f32]);
}

/// The weights of one feature: the points that it is worth at the end, and those to add at the start.
pub type Weight = [f32; 2];

/// More features than any evaluation has.
const MOST_FEATURES: usize = 64;

/// The final points that each seat can expect.
pub fn expected_points<A: Appraisal>(
    weights: &[Weight],
    view: &<A::Game as Game>::View,
    players: usize,
) -> PerSeat<f32> {
    let remaining = A::remaining(view);
    PerSeat::from_fn(players, |seat| {
        let mut features = [0.0; MOST_FEATURES];
        let features = &mut features[..A::FEATURES.len()];
        A::features(view, seat, features);
        let weighted = features.iter().zip(weights).map(|(feature, [end, start])| feature * (end + start * remaining));
        A::certain(view, seat) + weighted.sum::<f32>()
    })
}
