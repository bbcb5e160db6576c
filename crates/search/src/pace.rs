//! Measures search speed relative to bare rollouts.

use crate::guide::Guide;
use crate::interrupt::{Interrupt, Stopwatch};
use crate::iteration::Searcher;
use crate::settings::SearchSettings;
use game::{Game, Seat, SplitMix};
use std::time::Duration;

/// Search and rollouts are measured alternately this many times, so that noise affects both equally; medians are
/// reported.
const RUNS: u64 = 8;

/// Rates per second on one core.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pace {
    /// Search iterations: imagine a world, descend the tree, roll out.
    pub iterations: f64,
    /// Bare rollouts: imagine a world and roll out from the root.
    pub rollouts: f64,
    /// Iterations per rollout, measured side by side.
    pub share: f64,
}

/// Measures rates for about `total` by `clock`, at one of `seat`'s decisions, from its view.
pub fn pace<G: Game, U: Guide<G>>(
    view: &G::View,
    seat: Seat,
    guide: &U,
    settings: SearchSettings,
    total: Duration,
    clock: &dyn Interrupt,
) -> Pace {
    let imaginer = G::imaginer(view);
    let searcher = |run| Searcher::<G, U>::new(guide, seat, settings, SplitMix::stream(run, 0));
    let time = total / (2 * RUNS as u32);
    let runs: Vec<(f64, f64)> = (0..RUNS)
        .map(|run| {
            let mut searching = searcher(run);
            let mut playing = searcher(run);
            let iterations = rate(time, clock, || searching.iterate(&imaginer));
            (iterations, rate(time, clock, || playing.roll_out(&imaginer)))
        })
        .collect();
    Pace {
        iterations: median(runs.iter().map(|(iterations, _)| *iterations)),
        rollouts: median(runs.iter().map(|(_, rollouts)| *rollouts)),
        share: median(runs.iter().map(|(iterations, rollouts)| iterations / rollouts)),
    }
}

/// Calls to `work` per second.
fn rate(time: Duration, clock: &dyn Interrupt, mut work: impl FnMut()) -> f64 {
    let stopwatch = Stopwatch::start(clock);
    let mut times = 0_u32;
    while times == 0 || stopwatch.elapsed() < time {
        work();
        times += 1;
    }
    f64::from(times) / stopwatch.elapsed().as_secs_f64()
}

/// The median; the upper one if the count is even.
fn median(numbers: impl Iterator<Item = f64>) -> f64 {
    let mut numbers: Vec<f64> = numbers.collect();
    numbers.sort_by(f64::total_cmp);
    numbers[numbers.len() / 2]
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicBool;

    #[test]
    fn the_median_is_in_the_middle() {
        assert_eq!(median([5.0, 1.0, 4.0, 2.0, 3.0].into_iter()), 3.0);
    }

    #[test]
    fn even_slow_work_has_a_rate() {
        let clock = AtomicBool::new(false);
        let rate = rate(Duration::ZERO, &clock, || std::thread::sleep(Duration::from_millis(5)));
        assert!(rate > 0.0 && rate <= 200.0, "{rate}");
    }
}
