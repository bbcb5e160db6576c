//! Group commit: one task writes the appends of all tables, many in one transaction.
//!
//! A commit waits for the disk, which takes about as long for one entry as for a thousand. So the writer takes all
//! appends that were queued during the last commit, writes them in one transaction, and then replies to all callers.

#![expect(clippy::disallowed_types, reason = "nobody is told the order of a hash map")]

use crate::database::Database;
use crate::log::{self, Entry};
use crate::sql::Connection;
use crate::{SeatNotice, StoreError, TableId, Version, Wakeup};
use std::collections::{BTreeMap, HashMap};
use std::slice;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

/// Capacity of the queue; further callers wait for a place in it.
const QUEUE_LIMIT: usize = 4096;
/// Maximum number of cached heads; beyond it the cache is cleared.
const HEADS_LIMIT: usize = 16_384;
/// Retries of a batch with fresh heads, before its appends are committed one at a time.
const RETRIES: usize = 2;

pub(crate) type Sender = mpsc::Sender<Append>;
type Outcome = Result<Version, StoreError>;

/// A queued append, and where to send its outcome.
#[derive(Debug)]
pub(crate) struct Append {
    pub(crate) table: TableId,
    pub(crate) expected: Version,
    pub(crate) entries: Vec<Entry>,
    pub(crate) wakeup: Wakeup,
    pub(crate) notices: Vec<SeatNotice>,
    pub(crate) reply: oneshot::Sender<Outcome>,
}

/// Number of appends and commits.
#[derive(Debug, Default)]
pub(crate) struct Counts {
    pub(crate) appends: AtomicU64,
    pub(crate) commits: AtomicU64,
}

/// The queue of a running writer.
#[derive(Debug)]
pub(crate) struct Queue {
    sender: Sender,
    task: JoinHandle<()>,
}

impl Queue {
    pub(crate) fn sender(&self) -> Sender {
        self.sender.clone()
    }

    /// Closes the queue, and waits until everything in it is written.
    pub(crate) async fn finish(self) {
        drop(self.sender);
        // An error means that the task is gone: there is nothing to wait for.
        let _ = self.task.await;
    }
}

pub(crate) fn start(database: Database, counts: Arc<Counts>, batch_limit: usize) -> Queue {
    let (sender, waiting) = mpsc::channel(QUEUE_LIMIT);
    let writer = Writer { database, counts, waiting, batch_limit, heads: HashMap::new() };
    Queue { sender, task: tokio::spawn(writer.run()) }
}

struct Writer {
    database: Database,
    counts: Arc<Counts>,
    waiting: mpsc::Receiver<Append>,
    batch_limit: usize,
    /// Cached versions of logs. Other servers may append or purge, so these can be stale: an append is refused only
    /// after a fresh read, and the primary key of the log rejects an append that was accepted by mistake.
    heads: HashMap<TableId, Version>,
}

impl Writer {
    /// Runs until the queue is closed and everything is written.
    async fn run(mut self) {
        let mut batch = Vec::new();
        while let Some(first) = self.waiting.recv().await {
            batch.push(first);
            self.collect_ready(&mut batch).await;
            let outcomes = self.commit(&batch).await;
            for (append, outcome) in batch.drain(..).zip(outcomes) {
                // The caller may have been canceled.
                let _ = append.reply.send(outcome);
            }
        }
    }

    /// Adds all queued appends to the batch, including those of tasks that are ready to send one.
    async fn collect_ready(&mut self, batch: &mut Vec<Append>) {
        tokio::task::yield_now().await;
        while batch.len() < self.batch_limit
            && let Ok(append) = self.waiting.try_recv()
        {
            batch.push(append);
        }
    }

    /// Writes the batch. Each append is written as a whole or not at all; returns the outcome of each.
    async fn commit(&mut self, batch: &[Append]) -> Vec<Outcome> {
        match self.commit_with_retries(batch).await {
            Ok(outcomes) => outcomes,
            Err(StoreError::Exists | StoreError::NotFound) if batch.len() > 1 => self.commit_one_by_one(batch).await,
            Err(error) => vec![Err(error); batch.len()],
        }
    }

    /// Commits the appends one at a time, because other servers are also writing to some of these tables.
    async fn commit_one_by_one(&mut self, batch: &[Append]) -> Vec<Outcome> {
        let mut outcomes = Vec::with_capacity(batch.len());
        for append in batch {
            let outcome = self.commit_with_retries(slice::from_ref(append)).await;
            outcomes.push(outcome.and_then(|mut outcomes| outcomes.pop().unwrap_or(Err(StoreError::Closed))));
        }
        outcomes
    }

    /// Commits the batch, retrying with fresh heads if the cached ones are stale.
    async fn commit_with_retries(&mut self, batch: &[Append]) -> Result<Vec<Outcome>, StoreError> {
        let mut outcome = self.try_commit(batch).await;
        for _ in 0..RETRIES {
            if !matches!(outcome, Err(StoreError::Exists | StoreError::NotFound)) {
                break;
            }
            self.heads.clear();
            outcome = self.try_commit(batch).await;
        }
        if outcome.is_err() {
            self.heads.clear();
        }
        outcome
    }

    /// Fails with [`StoreError::Exists`] or [`StoreError::NotFound`] if a cached head is stale.
    async fn try_commit(&mut self, batch: &[Append]) -> Result<Vec<Outcome>, StoreError> {
        let remembered = &self.heads;
        let work = async |mut connection: Connection<'_>| {
            let mut plan = Plan::new(remembered);
            for append in batch {
                plan.add(&mut connection, append).await?;
            }
            log::insert(&mut connection, &plan.changes).await?;
            Ok((plan.outcomes, plan.heads))
        };
        let (outcomes, heads) = self.database.append(work).await?;
        self.remember(heads);
        self.count(&outcomes);
        Ok(outcomes)
    }

    fn remember(&mut self, heads: HashMap<&TableId, Option<Version>>) {
        if self.heads.len() + heads.len() > HEADS_LIMIT {
            self.heads.clear();
        }
        let existing = heads.into_iter().filter_map(|(table, head)| Some((table.clone(), head?)));
        self.heads.extend(existing);
    }

    fn count(&self, outcomes: &[Outcome]) {
        let appends = outcomes.iter().filter(|outcome| outcome.is_ok()).count();
        self.counts.appends.fetch_add(appends as u64, Ordering::Relaxed);
        self.counts.commits.fetch_add(u64::from(appends > 0), Ordering::Relaxed);
    }
}

/// The rows that one transaction writes.
#[derive(Default)]
pub(crate) struct Changes<'a> {
    pub(crate) rows: Vec<log::NewRow<'a>>,
    pub(crate) wakeups: log::Wakeups<'a>,
    /// By table and seat.
    pub(crate) notices: BTreeMap<(&'a TableId, u8), &'a SeatNotice>,
}

impl Changes<'_> {
    pub(crate) fn is_empty(&self) -> bool {
        self.rows.is_empty() && self.wakeups.is_empty() && self.notices.is_empty()
    }
}

/// The writes of one transaction.
struct Plan<'r, 'a> {
    remembered: &'r HashMap<TableId, Version>,
    /// Versions of the logs after the rows below; `None` if there is no such table.
    heads: HashMap<&'a TableId, Option<Version>>,
    changes: Changes<'a>,
    outcomes: Vec<Outcome>,
}

impl<'r, 'a> Plan<'r, 'a> {
    fn new(remembered: &'r HashMap<TableId, Version>) -> Self {
        Plan { remembered, heads: HashMap::new(), changes: Changes::default(), outcomes: Vec::new() }
    }

    /// Adds this append if it follows the stored and planned entries; otherwise only this append is refused.
    async fn add(&mut self, connection: &mut Connection<'_>, append: &'a Append) -> Result<(), StoreError> {
        let outcome = match self.head(connection, append).await? {
            None => Err(StoreError::NotFound),
            Some(head) if head != append.expected => Err(StoreError::Conflict { head }),
            Some(head) => Ok(self.push(head, append)),
        };
        self.outcomes.push(outcome);
        Ok(())
    }

    async fn head(
        &mut self,
        connection: &mut Connection<'_>,
        append: &'a Append,
    ) -> Result<Option<Version>, StoreError> {
        if let Some(planned) = self.heads.get(&append.table) {
            return Ok(*planned);
        }
        let head = match self.remembered.get(&append.table) {
            Some(head) if *head == append.expected => Some(*head),
            _ => log::head(connection, &append.table).await?,
        };
        self.heads.insert(&append.table, head);
        Ok(head)
    }

    fn push(&mut self, mut head: Version, append: &'a Append) -> Version {
        for entry in &append.entries {
            head = head.next();
            self.changes.rows.push(log::NewRow { table: &append.table, version: head, entry });
        }
        self.heads.insert(&append.table, Some(head));
        if let Some(at) = append.wakeup.change() {
            self.changes.wakeups.insert(&append.table, at);
        }
        let notices = append.notices.iter().map(|notice| ((&append.table, notice.seat), notice));
        self.changes.notices.extend(notices);
        head
    }
}
