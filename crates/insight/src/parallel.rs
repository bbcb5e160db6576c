//! Runs many small jobs on several threads.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Runs `work` for each job number below `jobs` and returns the results in order. Calls `done` after each job with
/// the number of finished jobs.
pub(crate) fn map<T: Send>(
    jobs: usize,
    threads: usize,
    work: impl Fn(usize) -> T + Sync,
    done: &(dyn Fn(usize) + Sync),
) -> Vec<T> {
    let (next, finished) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let results: Mutex<Vec<Option<T>>> = Mutex::new((0..jobs).map(|_| None).collect());
    let worker = || {
        loop {
            let job = next.fetch_add(1, Ordering::Relaxed);
            if job >= jobs {
                return;
            }
            let result = work(job);
            results.lock().expect("no job panics while it holds the results")[job] = Some(result);
            done(finished.fetch_add(1, Ordering::Relaxed) + 1);
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(worker);
        }
        worker();
    });
    let results = results.into_inner().expect("no job panics while it holds the results");
    results.into_iter().map(|result| result.expect("every job was done")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_in_order_and_all_are_counted() {
        let most = AtomicUsize::new(0);
        let count = |done| {
            most.fetch_max(done, Ordering::Relaxed);
        };
        let results = map(50, 3, |job| job * job, &count);
        assert_eq!(results, (0..50).map(|job| job * job).collect::<Vec<_>>());
        assert_eq!(most.into_inner(), 50);
    }
}
