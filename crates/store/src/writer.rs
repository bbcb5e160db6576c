//! Group commit: one task writes the appends of all tables, and what waits together is committed together.
//!
//! A commit waits for the disk, and that takes about as long for one entry as for a thousand. So the writer takes
//! whatever has queued up during the last commit, writes it in one transaction, and answers everybody after it.

#![expect(clippy::disallowed_types, reason = "nobody is told the order of a hash map")]

use crate::database::Database;
use crate::log::{self, Entry};
use crate::sql::Connection;
use crate::{StoreError, TableId, Version};
use std::collections::HashMap;
use std::slice;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

/// How many appends may wait; who comes then waits to wait.
const QUEUE_LIMIT: usize = 4096;
/// How many heads are remembered; then it starts over.
const HEADS_LIMIT: usize = 16_384;
/// How often we look again where logs end, before the appends of a batch go each their own way.
const LOOKS: usize = 2;

pub(crate) type Sender = mpsc::Sender<Append>;
type Outcome = Result<Version, StoreError>;

/// Entries that wait to be appended to the log of a table, and who waits for them.
#[derive(Debug)]
pub(crate) struct Append {
    pub(crate) table: TableId,
    pub(crate) expected: Version,
    pub(crate) entries: Vec<Entry>,
    pub(crate) reply: oneshot::Sender<Outcome>,
}

/// How much the writer has done.
#[derive(Debug, Default)]
pub(crate) struct Counts {
    pub(crate) appends: AtomicU64,
    pub(crate) commits: AtomicU64,
}

/// The way to a writer at work.
#[derive(Debug)]
pub(crate) struct Queue {
    sender: Sender,
    task: JoinHandle<()>,
}

impl Queue {
    pub(crate) fn sender(&self) -> Sender {
        self.sender.clone()
    }

    /// Takes no more, and waits until all is written that was taken.
    pub(crate) async fn finish(self) {
        drop(self.sender);
        // It ends by itself, or with the runtime; then there is nothing left to wait for.
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
    /// Where logs ended when we last looked. Others may write or purge, so this may be out of date: an append is
    /// refused only after looking again, and the key of the log refuses what is accepted wrongly.
    heads: HashMap<TableId, Version>,
}

impl Writer {
    /// Works until nobody can send any more and all is written.
    async fn run(mut self) {
        let mut batch = Vec::new();
        while let Some(first) = self.waiting.recv().await {
            batch.push(first);
            self.let_join(&mut batch).await;
            let outcomes = self.commit(&batch).await;
            for (append, outcome) in batch.drain(..).zip(outcomes) {
                // Who no longer waits need not know.
                let _ = append.reply.send(outcome);
            }
        }
    }

    /// Whoever waits, or has an append ready as soon as it is given a chance to run, joins this commit.
    async fn let_join(&mut self, batch: &mut Vec<Append>) {
        tokio::task::yield_now().await;
        while batch.len() < self.batch_limit
            && let Ok(append) = self.waiting.try_recv()
        {
            batch.push(append);
        }
    }

    /// Writes the batch, and says for each append what became of it. Never half of one.
    async fn commit(&mut self, batch: &[Append]) -> Vec<Outcome> {
        match self.try_commit_anew(batch).await {
            Ok(outcomes) => outcomes,
            Err(StoreError::Exists | StoreError::NotFound) if batch.len() > 1 => self.commit_apart(batch).await,
            Err(error) => vec![Err(error); batch.len()],
        }
    }

    /// Others write to some of these tables faster than we can look. Apart, each meets only its own rival.
    async fn commit_apart(&mut self, batch: &[Append]) -> Vec<Outcome> {
        let mut outcomes = Vec::with_capacity(batch.len());
        for append in batch {
            let outcome = self.try_commit_anew(slice::from_ref(append)).await;
            outcomes.push(outcome.and_then(|mut outcomes| outcomes.pop().unwrap_or(Err(StoreError::Closed))));
        }
        outcomes
    }

    /// Looks again where logs end when what we remember, or have seen a moment ago, is out of date.
    async fn try_commit_anew(&mut self, batch: &[Append]) -> Result<Vec<Outcome>, StoreError> {
        let mut outcome = self.try_commit(batch).await;
        for _ in 0..LOOKS {
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

    /// As far as the remembered heads are right. If not, it is [`StoreError::Exists`] or [`StoreError::NotFound`].
    async fn try_commit(&mut self, batch: &[Append]) -> Result<Vec<Outcome>, StoreError> {
        let remembered = &self.heads;
        let work = async |mut connection: Connection<'_>| {
            let mut plan = Plan::new(remembered);
            for append in batch {
                plan.add(&mut connection, append).await?;
            }
            log::insert(&mut connection, &plan.rows).await?;
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

/// What one transaction will write.
struct Plan<'r, 'a> {
    remembered: &'r HashMap<TableId, Version>,
    /// Where the logs end after the rows below; `None` where there is no such table.
    heads: HashMap<&'a TableId, Option<Version>>,
    rows: Vec<log::NewRow<'a>>,
    outcomes: Vec<Outcome>,
}

impl<'r, 'a> Plan<'r, 'a> {
    fn new(remembered: &'r HashMap<TableId, Version>) -> Self {
        Plan { remembered, heads: HashMap::new(), rows: Vec::new(), outcomes: Vec::new() }
    }

    /// Adds the entries of this append if they follow what is there and what is planned, else refuses it alone.
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
            self.rows.push(log::NewRow { table: &append.table, version: head, entry });
        }
        self.heads.insert(&append.table, Some(head));
        head
    }
}
