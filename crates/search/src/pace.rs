//! How fast a search is, next to the work that no search can do without.

use crate::guide::Guide;
use crate::iteration::Thinker;
use crate::settings::Settings;
use game::{Game, Seat, SplitMix};
use std::time::{Duration, Instant};

/// Searching and mere rollouts take turns so many times, so that noise hits both alike; medians count.
const TURNS: u64 = 8;

/// Rates per second on one core.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pace {
    /// Iterations of a search: a world is imagined, taken through the tree and played on.
    pub iterations: f64,
    /// Worlds that are imagined and played on in the same way, and nothing else.
    pub rollouts: f64,
    /// How many iterations there are for each rollout, measured side by side.
    pub share: f64,
}

/// Measures for about `total`, from a position in which `seat`, whose view this is, has to decide.
pub fn pace<G: Game, U: Guide<G>>(view: &G::View, seat: Seat, guide: &U, settings: Settings, total: Duration) -> Pace {
    let imaginer = G::imaginer(view);
    let thinker = |turn| Thinker::<G, U>::new(guide, seat, settings, SplitMix::stream(turn, 0));
    let time = total / (2 * TURNS as u32);
    let turns: Vec<(f64, f64)> = (0..TURNS)
        .map(|turn| {
            let mut searching = thinker(turn);
            let mut playing = thinker(turn);
            let iterations = rate(time, || searching.think(&imaginer));
            (iterations, rate(time, || playing.roll_out(&imaginer)))
        })
        .collect();
    Pace {
        iterations: median(turns.iter().map(|(iterations, _)| *iterations)),
        rollouts: median(turns.iter().map(|(_, rollouts)| *rollouts)),
        share: median(turns.iter().map(|(iterations, rollouts)| iterations / rollouts)),
    }
}

/// How often it can be done in a second.
fn rate(time: Duration, mut work: impl FnMut()) -> f64 {
    let start = Instant::now();
    let mut times = 0_u32;
    while times == 0 || start.elapsed() < time {
        work();
        times += 1;
    }
    f64::from(times) / start.elapsed().as_secs_f64()
}

/// The middle of some numbers; of an even count the upper one.
fn median(numbers: impl Iterator<Item = f64>) -> f64 {
    let mut numbers: Vec<f64> = numbers.collect();
    numbers.sort_by(f64::total_cmp);
    numbers[numbers.len() / 2]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_in_the_middle() {
        assert_eq!(median([5.0, 1.0, 4.0, 2.0, 3.0].into_iter()), 3.0);
    }

    #[test]
    fn slow_work_has_a_rate_too() {
        let rate = rate(Duration::ZERO, || std::thread::sleep(Duration::from_millis(5)));
        assert!(rate > 0.0 && rate <= 200.0, "{rate}");
    }
}
