//! Turns expected points into priors and choices.

use rand_core::Rng;
use search::exp;

/// Turns the actions' expected points into priors (softmax): a difference of `temperature` points corresponds to a
/// factor of e.
pub(crate) fn soften(points: &mut [f32], temperature: f32) {
    let best = points.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    for point in points {
        *point = exp((*point - best) / temperature).max(1e-4);
    }
}

/// The action with the most points after adding up to `noise` random points to each. `actions` must not be empty.
pub(crate) fn best_with_noise<A: Copy, R: Rng + ?Sized>(
    actions: &[A],
    noise: f32,
    rng: &mut R,
    points: impl Fn(A) -> f32,
) -> A {
    let mut best = (f32::NEG_INFINITY, actions[0]);
    for action in actions {
        let points = points(*action) + noise * (rng.next_u32() >> 8) as f32 / (1 << 24) as f32;
        if points > best.0 {
            best = (points, *action);
        }
    }
    best.1
}
