//! A weaker player's choice.

use crate::exp::{exp, ln};
use game::SplitMix;

/// Samples one of these ways to act, each with its choice and its value from 0 to 1 (softmax). `None` if there are none.
///
/// In an even game, a difference of `temperature` between two values makes one choice e times as likely as the other; in
/// a game that is all but decided, where values hardly differ, a smaller difference is enough. Ways with the same
/// choice count as one, and only the best of them is taken.
pub(crate) fn softly(ways: &[(u64, f32)], temperature: f32, rng: &mut SplitMix) -> Option<usize> {
    let places = best_ways(ways);
    let values: Vec<f32> = places.iter().map(|place| even(ways[*place].1)).collect();
    let best = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let weights: Vec<f32> = values.iter().map(|value| exp((value - best) / temperature)).collect();
    let mut left = rng.unit() * weights.iter().sum::<f32>();
    let sampled = weights.iter().position(|weight| {
        left -= weight;
        left < 0.0
    });
    // Rounding may leave nothing to sample.
    sampled.or(values.iter().position(|value| *value == best)).map(|index| places[index])
}

/// The best way to make each choice; the first if several are equally good.
fn best_ways(ways: &[(u64, f32)]) -> Vec<usize> {
    let mut best: Vec<usize> = Vec::new();
    for (place, (choice, value)) in ways.iter().enumerate() {
        match best.iter_mut().find(|known| ways[**known].0 == *choice) {
            Some(known) if *value > ways[*known].1 => *known = place,
            Some(_) => {}
            None => best.push(place),
        }
    }
    best
}

/// Rescales a value so that differences mean the same as in an even game: where the game is decided, values are flat,
/// but log-odds are not.
fn even(value: f32) -> f32 {
    let value = value.clamp(1e-4, 1.0 - 1e-4);
    ln(value / (1.0 - value)) / 4.0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How often each way is chosen, out of 10,000 times.
    fn frequencies(ways: &[(u64, f32)], temperature: f32) -> Vec<u32> {
        let (mut rng, mut chosen) = (SplitMix::new(1), vec![0; ways.len()]);
        (0..10_000).for_each(|_| chosen[softly(ways, temperature, &mut rng).unwrap()] += 1);
        chosen
    }

    /// e to 1 is 7,311 of 10,000.
    #[test]
    fn a_difference_of_the_temperature_is_odds_of_e() {
        let chosen = frequencies(&[(0, 0.45), (1, 0.55)], 0.1);
        assert!((7_150..7_470).contains(&chosen[1]), "{chosen:?}");
    }

    /// Players who are far behind can tell a bad move as well as others can.
    #[test]
    fn decided_games_are_played_with_the_same_care() {
        let even = frequencies(&[(0, 0.5), (1, 0.4)], 0.02);
        let behind = frequencies(&[(0, 0.1), (1, 0.06)], 0.02);
        assert!(even[0] > 9_800 && behind[0] > 9_800, "{even:?} {behind:?}");
    }

    /// Four ways to do the worse thing don't make it more likely, and only the best of them is used.
    #[test]
    fn ways_to_do_the_same_count_as_one() {
        let chosen = frequencies(&[(0, 0.55), (1, 0.44), (1, 0.45), (1, 0.43), (1, 0.42)], 0.1);
        assert!((7_150..7_470).contains(&chosen[0]), "{chosen:?}");
        assert_eq!(chosen[0] + chosen[2], 10_000);
    }

    #[test]
    fn there_is_always_a_choice() {
        let certain = [(0, 0.0), (1, 1.0)];
        assert_eq!(frequencies(&certain, 0.001), [0, 10_000]);
        assert_eq!(softly(&[], 0.1, &mut SplitMix::new(1)), None);
    }
}
