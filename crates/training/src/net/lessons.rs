//! What a net learns from recorded games.

use crate::played::Played;
use crate::replay::{center, replay, result};
use bots::{FeatureSet, Fitted, expected_points, net_inputs};
use game::{Game, Seat, SplitMix, below};

/// One position out of this many is a lesson: those of a game are much alike.
const ONE_IN: u32 = 3;

/// A position, and what the linear evaluation misses in it: the points to be added, relative to the mean of all seats.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Lesson {
    /// Of each seat.
    pub(crate) inputs: Vec<Vec<f32>>,
    pub(crate) remaining: f32,
    pub(crate) missing: Vec<f32>,
}

/// A position on the way.
struct Moment {
    remaining: f32,
    /// Of each seat, relative to their mean.
    expected: Vec<f32>,
    /// Of each seat; `None` if the position is no lesson.
    inputs: Option<Vec<Vec<f32>>>,
}

/// The lessons of a game. `None` if it wasn't played by these rules.
pub(crate) fn lessons<G: Game, K: Fitted<G>>(
    options: &G::Options,
    guide: &K,
    played: &Played,
    inputs: usize,
    lambda: f32,
) -> Option<Vec<Lesson>> {
    let (mut moments, mut rng) = (Vec::new(), SplitMix::stream(played.seed, 2));
    let end = replay(options, guide, played, |game: &G| {
        let chosen = below(&mut rng, ONE_IN) == 0;
        moments.push(Moment::new(game, guide, chosen.then_some(inputs)));
    })?;
    Some(from_moments(moments, result(&end), lambda))
}

impl Lesson {
    /// Divides each input by its unit.
    pub(crate) fn divide(&mut self, units: &[u8]) {
        for inputs in &mut self.inputs {
            inputs.iter_mut().zip(units).for_each(|(input, unit)| *input /= f32::from(*unit));
        }
    }
}

impl Moment {
    fn new<G: Game, K: Fitted<G>>(game: &G, guide: &K, inputs: Option<usize>) -> Self {
        let features = guide.weights().len();
        let mut expected: Vec<f32> = expected_points::<K::Features>(guide.weights(), game).values().copied().collect();
        center(&mut expected);
        let of_seat = |seat, count| {
            let mut inputs = vec![0.0; count];
            net_inputs::<K::Features>(game, seat, features, &mut inputs);
            inputs
        };
        let inputs = inputs.map(|count| Seat::all(game.players()).map(|seat| of_seat(seat, count)).collect());
        Self { remaining: K::Features::remaining(game), expected, inputs }
    }
}

/// Compares each position with a mix of the result and the values at the start of each part of the game after it: with
/// λ of the result if one more part follows, with λ² if two follow. Within a part there is no draw worth forgetting.
fn from_moments(moments: Vec<Moment>, result: Vec<f32>, lambda: f32) -> Vec<Lesson> {
    let (mut target, mut next) = (result.clone(), result);
    let (mut part, mut lessons) = (0.0, Vec::new());
    for Moment { remaining, expected, inputs } in moments.into_iter().rev() {
        if remaining != part {
            part = remaining;
            target.iter_mut().zip(&next).for_each(|(target, next)| *target = lambda * *target + (1.0 - lambda) * next);
        }
        if let Some(inputs) = inputs {
            let missing = target.iter().zip(&expected).map(|(target, expected)| target - expected).collect();
            lessons.push(Lesson { inputs, remaining, missing });
        }
        next = expected;
    }
    lessons
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn later_parts_count_less() {
        let moment = |remaining, lead: f32| Moment { remaining, expected: vec![lead, -lead], inputs: Some(Vec::new()) };
        let moments = vec![moment(1.0, 1.0), moment(1.0, 2.0), moment(0.5, 4.0), moment(0.5, 5.0)];
        let lessons = from_moments(moments, vec![8.0, -8.0], 0.75);
        let missing: Vec<f32> = lessons.iter().map(|lesson| lesson.missing[0]).collect();
        assert_eq!(missing, [3.0, 4.0, 5.0, 6.0]);
        assert!(lessons.iter().all(|lesson| lesson.missing[0] == -lesson.missing[1]));
    }
}
