//! Linear evaluations: weighted sums of a position's features.

use crate::net::{Inputs, Net};
use game::{Game, MAX_SEATS, PerSeat, Seat};

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

    /// Writes `seat`'s features, in the order of `FEATURES`.
    fn features(game: &Self::Game, seat: Seat, features: &mut [f32]);
}

/// The weights for one feature: its value in points at the end of the game, and its additional value at the start. In
/// between, the value is interpolated.
pub type Weight = [f32; 2];

/// Upper bound on the number of features.
const MAX_FEATURES: usize = 64;

/// The features of all seats.
type AllFeatures = [[f32; MAX_FEATURES]; MAX_SEATS];

/// Each seat's expected final points.
pub fn expected_points<A: FeatureSet>(weights: &[Weight], game: &A::Game) -> PerSeat<f32> {
    corrected_points::<A>(weights, None, game)
}

/// Each seat's expected final points, corrected by a network if there is one.
pub fn corrected_points<A: FeatureSet>(weights: &[Weight], net: Option<&Net>, game: &A::Game) -> PerSeat<f32> {
    let (remaining, players) = (A::remaining(game), game.players());
    let mut features: AllFeatures = [[0.0; MAX_FEATURES]; MAX_SEATS];
    let mut points = PerSeat::from_fn(players, |seat| {
        let features = &mut features[seat.index()][..A::FEATURES.len()];
        A::features(game, seat, features);
        let weighted = features.iter().zip(weights).map(|(feature, [end, start])| feature * (end + start * remaining));
        A::certain(game, seat) + weighted.sum::<f32>()
    });
    if let Some(net) = net {
        let of_seat = |seat: Seat| &features[seat.index()][..A::FEATURES.len()];
        let corrections = net.corrections(players, remaining, of_seat);
        Seat::all(players).for_each(|seat| points[seat] += corrections[seat]);
    }
    points
}

/// The position as a network sees it.
pub(crate) fn inputs<A: FeatureSet>(weights: &[Weight], game: &A::Game) -> Inputs {
    let features = Seat::all(game.players()).map(|seat| {
        let mut features = vec![0.0; A::FEATURES.len()];
        A::features(game, seat, &mut features);
        features
    });
    let points = expected_points::<A>(weights, game).values().copied().collect();
    Inputs { remaining: A::remaining(game), features: features.collect(), points }
}
