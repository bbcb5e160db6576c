//! Runs many jobs on several threads.

use crate::error::Error;
use std::collections::BTreeMap;
use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread;

/// Number of finished results queued per thread before workers block.
const QUEUED_PER_THREAD: usize = 64;

/// The requested number of threads, or one per available core.
pub(crate) fn threads(asked: Option<u16>) -> usize {
    match asked {
        Some(threads) => threads.into(),
        None => thread::available_parallelism().map_or(1, NonZero::get),
    }
}

/// Runs all jobs and passes each result to `take` as it finishes. Stops at the first error from `take`.
pub(crate) fn each<T: Send, E>(
    jobs: u64,
    threads: usize,
    work: impl Fn(u64) -> T + Sync,
    mut take: impl FnMut(u64, T) -> Result<(), E>,
) -> Result<(), E> {
    let next = AtomicU64::new(0);
    let (finished, results) = sync_channel(threads * QUEUED_PER_THREAD);
    thread::scope(|scope| {
        for _ in 0..threads {
            let finished = finished.clone();
            scope.spawn(|| do_jobs(jobs, &next, &work, finished));
        }
        drop(finished);
        results.into_iter().try_for_each(|(number, result)| take(number, result))
    })
}

/// Like [`each`], but passes the results in job order.
pub(crate) fn each_in_order<T: Send>(
    jobs: u64,
    threads: usize,
    work: impl Fn(u64) -> T + Sync,
    mut take: impl FnMut(T) -> Result<(), Error>,
) -> Result<(), Error> {
    let mut early = BTreeMap::new();
    let mut next = 0;
    each(jobs, threads, work, |number, result| {
        early.insert(number, result);
        while let Some(result) = early.remove(&next) {
            take(result)?;
            next += 1;
        }
        Ok(())
    })
}

/// Runs jobs until none are left or the receiver has hung up.
fn do_jobs<T>(jobs: u64, next: &AtomicU64, work: &impl Fn(u64) -> T, finished: SyncSender<(u64, T)>) {
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= jobs || finished.send((number, work(number))).is_err() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    /// Later jobs finish first.
    fn slowly(number: u64) -> u64 {
        thread::sleep(Duration::from_millis(40_u64.saturating_sub(10 * number)));
        number
    }

    #[test]
    fn results_are_passed_in_job_order() {
        let mut taken = Vec::new();
        let done = each_in_order(5, 4, slowly, |number| {
            taken.push(number);
            Ok(())
        });
        assert!(done.is_ok());
        assert_eq!(taken, [0, 1, 2, 3, 4]);
    }

    #[test]
    fn an_error_stops_the_workers() {
        let mut taken = 0;
        let done = each(
            1_000_000,
            2,
            |number| number,
            |_, _| {
                taken += 1;
                Err(Error::NoRecords { path: String::new() })
            },
        );
        assert!(done.is_err());
        assert_eq!(taken, 1);
    }
}
