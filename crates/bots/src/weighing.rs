//! From points to choices.

use rand_core::Rng;

/// Turns what actions promise in points into weights: so many points more make e times the weight.
pub(crate) fn soften(points: &mut [f32], temperature: f32) {
    let best = points.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    for point in points {
        *point = ((*point - best) / temperature).exp().max(1e-4);
    }
}

/// The action with the most points, each with up to `whim` points more at random. There must be one.
pub(crate) fn best_with_whims<A: Copy, R: Rng + ?Sized>(
    actions: &[A],
    whim: f32,
    rng: &mut R,
    points: impl Fn(A) -> f32,
) -> A {
    let mut best = (f32::NEG_INFINITY, actions[0]);
    for action in actions {
        let points = points(*action) + whim * (rng.next_u32() >> 8) as f32 / (1 << 24) as f32;
        if points > best.0 {
            best = (points, *action);
        }
    }
    best.1
}
