//! A search's budget: iterations or time.

use std::time::Duration;

/// How long a search may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// Number of iterations, over all threads.
    Iterations(u64),
    Time(Duration),
}

impl Budget {
    /// This share of the iterations, at least one. A time stays as it is.
    pub(crate) fn scaled(self, share: f32) -> Budget {
        match self {
            Budget::Iterations(all) => Budget::Iterations(((all as f64 * f64::from(share)) as u64).max(1)),
            Budget::Time(_) => self,
        }
    }

    /// The share of thread number `thread` out of `threads`.
    pub(crate) fn share(self, thread: usize, threads: usize) -> Budget {
        match self {
            Budget::Iterations(all) => {
                let (each, rest) = (all / threads as u64, all % threads as u64);
                Budget::Iterations(each + u64::from((thread as u64) < rest))
            }
            Budget::Time(_) => self,
        }
    }

    /// Number of iterations left after `done` iterations in this time; an estimate if the budget is a time.
    pub(crate) fn left(self, done: u64, elapsed: Duration) -> u64 {
        match self {
            Budget::Iterations(all) => all.saturating_sub(done),
            Budget::Time(all) => iterations_left(all, elapsed, done),
        }
    }
}

/// Extrapolates from the rate so far; unlimited before the first iteration.
fn iterations_left(all: Duration, elapsed: Duration, done: u64) -> u64 {
    let left = all.saturating_sub(elapsed);
    match done {
        _ if left.is_zero() => 0,
        0 => u64::MAX,
        _ => ((done as f64 * left.as_secs_f64() / elapsed.as_secs_f64().max(1e-9)) as u64).max(1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threads_share_all_iterations() {
        let shares = (0..3).map(|thread| Budget::Iterations(11).share(thread, 3));
        let shares: Vec<Budget> = shares.collect();
        assert_eq!(shares, [Budget::Iterations(4), Budget::Iterations(4), Budget::Iterations(3)]);
    }

    #[test]
    fn a_share_of_iterations_is_at_least_one_and_time_has_no_share() {
        let second = Budget::Time(Duration::from_secs(1));
        assert_eq!([200, 3].map(|all| Budget::Iterations(all).scaled(0.25)), [50, 1].map(Budget::Iterations));
        assert_eq!([Budget::Iterations(7).scaled(1.0), second.scaled(0.25)], [Budget::Iterations(7), second]);
    }

    #[test]
    fn remaining_time_is_converted_to_iterations_at_the_current_rate() {
        let second = Duration::from_secs(1);
        assert_eq!(iterations_left(3 * second, second, 100), 200);
        assert_eq!(iterations_left(second, second, 100), 0);
        assert_eq!(iterations_left(second, Duration::ZERO, 0), u64::MAX);
    }
}
