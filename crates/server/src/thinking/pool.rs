//! The threads that run jobs.

use super::figures::Figures;
use super::kind::Kind;
use super::owner::Owner;
use super::schedule::{Full, JobId, Rank, Schedule, Started};
use crate::exposition::Exposition;
use ::bots::Interrupt;
use protocol::{ApiError, Code};
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// Minimum time between a job's checks for more urgent ones.
const SLICE: Duration = Duration::from_millis(1);

/// Shortest retry delay sent to a refused client.
const MIN_RETRY: Duration = Duration::from_secs(1);

/// A few threads, shared fairly by everything that searches. They end when the pool is dropped.
pub(crate) struct ThinkingPool {
    threads: usize,
    queue: Arc<Queue>,
}

/// Why a job has no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoResult {
    /// Too many of its owner's jobs are waiting.
    Busy { retry_after: Duration },
    /// It panicked.
    Failed,
}

impl From<NoResult> for ApiError {
    fn from(reason: NoResult) -> Self {
        match reason {
            NoResult::Busy { retry_after } => ApiError::new(Code::TooFast).retry_after(retry_after),
            NoResult::Failed => Code::Unavailable.into(),
        }
    }
}

impl ThinkingPool {
    pub(crate) fn new(threads: usize) -> Self {
        let queue = Arc::<Queue>::default();
        for number in 0..threads {
            let queue = Arc::clone(&queue);
            let spawned = thread::Builder::new().name(format!("thinking-{number}")).spawn(move || queue.work());
            spawned.expect("a thread can be started");
        }
        Self { threads, queue }
    }

    pub(crate) fn threads(&self) -> usize {
        self.threads
    }

    /// Runs a job when its turn comes. Dropping the returned future cancels it.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        owner: Owner,
        kind: Kind,
        job: impl FnOnce(&dyn Interrupt) -> T + Send + 'static,
    ) -> Result<T, NoResult> {
        let (reply, result) = oneshot::channel();
        let run = Box::new(move |turn: &Turn<'_>| drop(reply.send(job(turn))));
        let _claim = self.push(owner, kind, run)?;
        result.await.map_err(|_| NoResult::Failed)
    }

    /// Queue lengths and times, in the text format of Prometheus.
    pub(crate) fn write_metrics(&self, to: &mut Exposition) {
        self.queue.figures.write(to);
    }

    fn push(&self, owner: Owner, kind: Kind, run: Run) -> Result<Claim, NoResult> {
        let canceled = Arc::<AtomicBool>::default();
        let work = Work { run, canceled: Arc::clone(&canceled), pushed: Instant::now() };
        let mut schedule = self.queue.lock();
        let pushed = schedule.push(owner, kind, work);
        let id = pushed.map_err(|full| NoResult::Busy { retry_after: self.time_to_run(kind, full) })?;
        self.queue.figures.pushed(kind);
        self.queue.ready.notify_one();
        Ok(Claim { queue: Arc::clone(&self.queue), id, kind, canceled })
    }

    /// How long these jobs take if nothing else runs.
    fn time_to_run(&self, kind: Kind, Full { waiting }: Full) -> Duration {
        (self.queue.figures.mean_run(kind) * waiting as u32 / self.threads as u32).max(MIN_RETRY)
    }
}

impl Drop for ThinkingPool {
    fn drop(&mut self) {
        let _schedule = self.queue.lock();
        self.queue.closed.store(true, Ordering::Relaxed);
        self.queue.ready.notify_all();
    }
}

type Run = Box<dyn FnOnce(&Turn<'_>) + Send>;

struct Work {
    run: Run,
    canceled: Arc<AtomicBool>,
    pushed: Instant,
}

/// The caller's interest in a job: dropping it cancels the job.
struct Claim {
    queue: Arc<Queue>,
    id: JobId,
    kind: Kind,
    canceled: Arc<AtomicBool>,
}

impl Drop for Claim {
    fn drop(&mut self) {
        self.canceled.store(true, Ordering::Relaxed);
        if self.queue.lock().withdraw(self.id).is_some() {
            self.queue.figures.withdrawn(self.kind);
        }
    }
}

/// State shared by the threads.
#[derive(Default)]
struct Queue {
    schedule: Mutex<Schedule<Work>>,
    /// Signaled when a job is added, or the pool is closed.
    ready: Condvar,
    closed: AtomicBool,
    figures: Figures,
}

impl Queue {
    fn lock(&self) -> MutexGuard<'_, Schedule<Work>> {
        self.schedule.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self) {
        while let Some(started) = self.next() {
            self.run(started);
        }
    }

    /// Waits for a job; `None` once the pool is closed.
    fn next(&self) -> Option<Started<Work>> {
        let mut schedule = self.lock();
        loop {
            if self.closed.load(Ordering::Relaxed) {
                return None;
            }
            match schedule.start() {
                Some(started) => return Some(started),
                None => schedule = self.ready.wait(schedule).unwrap_or_else(PoisonError::into_inner),
            }
        }
    }

    /// A job that this running one has to yield to.
    fn next_before(&self, running: &Rank) -> Option<Started<Work>> {
        self.lock().start_before(running)
    }

    fn run(&self, Started { rank, work }: Started<Work>) {
        let Work { run, canceled, pushed } = work;
        self.figures.started(rank.kind, pushed.elapsed());
        let turn = Turn::begin(self, rank, canceled);
        if catch_unwind(AssertUnwindSafe(|| run(&turn))).is_err() {
            tracing::error!(kind = ?turn.rank.kind, "a search panicked");
        }
        let took = turn.used();
        self.figures.finished(turn.rank.kind, took);
        self.lock().finish(&turn.rank.owner, took);
    }
}

/// A running job's hold on its thread.
struct Turn<'a> {
    queue: &'a Queue,
    rank: Rank,
    canceled: Arc<AtomicBool>,
    begun: Instant,
    /// Microseconds from the start to the last check for more urgent jobs, and microseconds spent on such jobs.
    looked: AtomicU64,
    suspended: AtomicU64,
}

impl<'a> Turn<'a> {
    fn begin(queue: &'a Queue, rank: Rank, canceled: Arc<AtomicBool>) -> Self {
        let begun = Instant::now();
        Self { queue, rank, canceled, begun, looked: AtomicU64::new(0), suspended: AtomicU64::new(0) }
    }

    /// Processor time used by the job.
    fn used(&self) -> Duration {
        let suspended = Duration::from_micros(self.suspended.load(Ordering::Relaxed));
        self.begun.elapsed().saturating_sub(suspended)
    }

    /// Whether another check for more urgent jobs is due; if so, counts it as done.
    fn looks_again(&self) -> bool {
        let now = self.begun.elapsed().as_micros() as u64;
        let is_due = now - self.looked.load(Ordering::Relaxed) >= SLICE.as_micros() as u64;
        if is_due {
            self.looked.store(now, Ordering::Relaxed);
        }
        is_due
    }

    /// Runs more urgent jobs on this thread, on top of this one. Each nested job is of a more urgent kind, so they
    /// never nest deeper than the number of kinds.
    fn give_way(&self) {
        let begun = Instant::now();
        while let Some(urgent) = self.queue.next_before(&self.rank) {
            self.queue.run(urgent);
        }
        self.suspended.fetch_add(begun.elapsed().as_micros() as u64, Ordering::Relaxed);
    }
}

impl Interrupt for Turn<'_> {
    fn is_canceled(&self) -> bool {
        if self.queue.figures.has_before(self.rank.kind) && self.looks_again() {
            self.give_way();
        }
        self.canceled.load(Ordering::Relaxed) || self.queue.closed.load(Ordering::Relaxed)
    }

    fn time(&self) -> Duration {
        self.used()
    }
}

impl fmt::Debug for Turn<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Turn").field("rank", &self.rank).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::pin::Pin;
    use std::sync::mpsc;
    use std::task::{Context, Waker};
    use store::UserId;

    fn owner(user: i64) -> Owner {
        Owner::visitor([10, 0, 0, 1].into(), UserId(user))
    }

    /// Runs until `enough` is set; returns how long it was suspended, or `None` if it was canceled.
    fn search_until(enough: &AtomicBool, interrupt: &dyn Interrupt) -> Option<Duration> {
        let (begun, before) = (Instant::now(), interrupt.time());
        while !enough.load(Ordering::Relaxed) {
            if interrupt.is_canceled() {
                return None;
            }
            thread::sleep(Duration::from_micros(100));
        }
        let own_time = interrupt.time() - before;
        Some(begun.elapsed().saturating_sub(own_time))
    }

    /// Polls a future once.
    fn is_pending(future: Pin<&mut impl Future>) -> bool {
        future.poll(&mut Context::from_waker(Waker::noop())).is_pending()
    }

    /// With a single thread, the long job can end only if the short one runs in between.
    #[tokio::test]
    async fn a_long_job_is_suspended_for_a_short_one_and_resumes() {
        let (pool, enough) = (ThinkingPool::new(1), Arc::<AtomicBool>::default());
        let (known, end) = (Arc::clone(&enough), Arc::clone(&enough));
        let (tell, told) = mpsc::channel();
        let mut long = Box::pin(pool.run(owner(1), Kind::LongMove, move |interrupt| {
            tell.send(()).unwrap();
            search_until(&known, interrupt)
        }));
        assert!(is_pending(long.as_mut()));
        told.recv().unwrap();
        let short = pool.run(owner(2), Kind::QuickMove, move |_| {
            thread::sleep(Duration::from_millis(20));
            end.store(true, Ordering::Relaxed);
        });
        let (long, short) = tokio::join!(long, short);
        assert_eq!(short, Ok(()));
        assert!(long.unwrap().unwrap() >= Duration::from_millis(20));
    }

    #[tokio::test]
    async fn a_job_without_a_caller_is_canceled() {
        let (pool, never) = (ThinkingPool::new(1), Arc::<AtomicBool>::default());
        let (tell, told) = mpsc::channel();
        let running = pool.run(owner(1), Kind::Review, move |interrupt| tell.send(search_until(&never, interrupt)));
        let waiting = pool.run(owner(1), Kind::Review, |_| unreachable!("it is withdrawn before it starts"));
        let both = async { tokio::join!(running, waiting).0 };
        assert!(tokio::time::timeout(Duration::from_millis(50), both).await.is_err());
        assert_eq!(told.recv(), Ok(None));
        let mut metrics = Exposition::default();
        pool.write_metrics(&mut metrics);
        assert!(metrics.text().contains("tavola_thinking_waiting{kind=\"review\"} 0"), "{}", metrics.text());
    }

    #[tokio::test]
    async fn a_job_that_panics_fails_alone() {
        let pool = ThinkingPool::new(1);
        let failed = pool.run(owner(1), Kind::Advice, |_| panic!("as a search might"));
        assert_eq!(failed.await, Err::<(), _>(NoResult::Failed));
        assert_eq!(pool.run(owner(1), Kind::Advice, |_| 7).await, Ok(7));
    }

    #[tokio::test]
    async fn a_visitor_with_too_many_jobs_is_told_when_to_retry() {
        let (pool, never) = (ThinkingPool::new(1), AtomicBool::new(false));
        let (tell, told) = mpsc::channel();
        let mut blocking = Box::pin(pool.run(owner(2), Kind::QuickMove, move |interrupt| {
            tell.send(()).unwrap();
            search_until(&never, interrupt)
        }));
        assert!(is_pending(blocking.as_mut()));
        told.recv().unwrap();
        let ask = || Box::pin(pool.run(owner(1), Kind::Advice, |_| ()));
        let mut waiting: Vec<_> = (0..Kind::Advice.max_waiting()).map(|_| ask()).collect();
        for asked in &mut waiting {
            assert!(is_pending(asked.as_mut()));
        }
        let refused = ask().await.unwrap_err();
        assert_eq!(refused, NoResult::Busy { retry_after: MIN_RETRY });
        assert_eq!(ApiError::from(refused).retry_after, Some(1));
    }

    #[test]
    fn threads_end_with_the_pool() {
        let pool = ThinkingPool::new(2);
        let queue = Arc::downgrade(&pool.queue);
        drop(pool);
        while queue.upgrade().is_some() {
            thread::yield_now();
        }
    }
}
