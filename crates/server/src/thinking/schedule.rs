//! Decides which job runs next. Pure: the caller reports how long each job took.
//!
//! The deadline of a job, in the virtual time of [`Shares`], is the time that its owner has used so far plus the
//! patience of its kind; the job with the earliest deadline goes first. Each source is represented by the job with the
//! earliest deadline among its parties, and the source with the earliest deadline wins. So an owner that has used
//! little goes before one that has used much, no matter how many jobs the latter has waiting.

use super::kind::Kind;
use super::owner::{Owner, Party, Source};
use super::shares::Shares;
use std::collections::BTreeMap;
use std::time::Duration;

/// Waiting jobs, and the shares of all owners of waiting or running jobs.
#[derive(Debug)]
pub(super) struct Schedule<T> {
    /// In order of arrival, which breaks ties between equal deadlines.
    waiting: Vec<Job<T>>,
    sources: Shares<Source>,
    parties: BTreeMap<Source, Shares<Party>>,
    pushed: u64,
}

/// Identifies a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct JobId(u64);

#[derive(Debug)]
struct Job<T> {
    id: JobId,
    owner: Owner,
    kind: Kind,
    work: T,
}

/// A job taken from the queue to run. When it ends, its owner must be charged with `finish`.
#[derive(Debug)]
pub(super) struct Started<T> {
    pub(super) rank: Rank,
    pub(super) work: T,
}

/// A job's position in the order. It is fixed while the job runs; otherwise jobs of the same kind would keep
/// interrupting each other.
#[derive(Debug)]
pub(super) struct Rank {
    pub(super) owner: Owner,
    pub(super) kind: Kind,
    source_deadline: Duration,
    party_deadline: Duration,
}

/// The party already has the maximum number of jobs of this kind waiting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Full {
    pub(super) waiting: usize,
}

impl<T> Default for Schedule<T> {
    fn default() -> Self {
        Self { waiting: Vec::new(), sources: Shares::default(), parties: BTreeMap::new(), pushed: 0 }
    }
}

impl<T> Schedule<T> {
    pub(super) fn push(&mut self, owner: Owner, kind: Kind, work: T) -> Result<JobId, Full> {
        let waiting = self.waiting.iter().filter(|job| job.kind == kind && job.owner == owner).count();
        if waiting >= kind.max_waiting() {
            return Err(Full { waiting });
        }
        self.sources.join(&owner.source);
        self.parties.entry(owner.source.clone()).or_default().join(&owner.party);
        self.pushed += 1;
        let id = JobId(self.pushed);
        self.waiting.push(Job { id, owner, kind, work });
        Ok(id)
    }

    /// Removes a job that is no longer needed; `None` if it was already started or removed.
    pub(super) fn withdraw(&mut self, id: JobId) -> Option<T> {
        let index = self.waiting.iter().position(|job| job.id == id)?;
        let job = self.waiting.remove(index);
        self.finish(&job.owner, Duration::ZERO);
        Some(job.work)
    }

    /// Takes the job with the earliest deadline.
    pub(super) fn start(&mut self) -> Option<Started<T>> {
        let index = self.first(|_| true)?;
        Some(self.take(index))
    }

    /// Takes a job that a running one has to yield to: one of a more urgent kind and with an earlier deadline.
    pub(super) fn start_before(&mut self, running: &Rank) -> Option<Started<T>> {
        let index = self.first(|kind| kind < running.kind)?;
        self.rank(&self.waiting[index]).precedes(running).then(|| self.take(index))
    }

    /// Charges the owner of a job that has ended.
    pub(super) fn finish(&mut self, owner: &Owner, took: Duration) {
        self.sources.leave(&owner.source, took);
        let parties = self.parties.get_mut(&owner.source).expect("a source that has joined");
        parties.leave(&owner.party, took);
        if parties.is_idle() {
            self.parties.remove(&owner.source);
        }
    }

    /// The index of the job with the earliest deadline among the kinds that may run.
    fn first(&self, may_run: impl Fn(Kind) -> bool) -> Option<usize> {
        let mut of_sources: BTreeMap<&Source, (Duration, usize)> = BTreeMap::new();
        for (index, job) in self.waiting.iter().enumerate().filter(|(_, job)| may_run(job.kind)) {
            let candidate = (self.party_deadline(job), index);
            let best = of_sources.entry(&job.owner.source).or_insert(candidate);
            *best = candidate.min(*best);
        }
        let indices = of_sources.into_values().map(|(_, index)| index);
        indices.min_by_key(|index| (self.source_deadline(&self.waiting[*index]), *index))
    }

    fn take(&mut self, index: usize) -> Started<T> {
        let rank = self.rank(&self.waiting[index]);
        Started { rank, work: self.waiting.remove(index).work }
    }

    fn rank(&self, job: &Job<T>) -> Rank {
        Rank {
            owner: job.owner.clone(),
            kind: job.kind,
            source_deadline: self.source_deadline(job),
            party_deadline: self.party_deadline(job),
        }
    }

    fn source_deadline(&self, job: &Job<T>) -> Duration {
        self.sources.used(&job.owner.source) + job.kind.patience()
    }

    fn party_deadline(&self, job: &Job<T>) -> Duration {
        self.parties[&job.owner.source].used(&job.owner.party) + job.kind.patience()
    }
}

impl Rank {
    fn precedes(&self, other: &Rank) -> bool {
        match self.owner.source == other.owner.source {
            true => self.party_deadline < other.party_deadline,
            false => self.source_deadline < other.source_deadline,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use store::UserId;

    const fn ms(millis: u64) -> Duration {
        Duration::from_millis(millis)
    }

    fn owner(address: u8, user: i64) -> Owner {
        Owner::visitor([10, 0, 0, address].into(), UserId(user))
    }

    fn push(schedule: &mut Schedule<&'static str>, owner: Owner, kind: Kind, work: &'static str) {
        schedule.push(owner, kind, work).expect("the queue has room");
    }

    /// Runs all waiting jobs one by one, each for this long; returns their order.
    fn drain<T>(schedule: &mut Schedule<T>, took: Duration) -> Vec<T> {
        let next = || {
            let Started { rank, work } = schedule.start()?;
            schedule.finish(&rank.owner, took);
            Some(work)
        };
        std::iter::from_fn(next).collect()
    }

    #[test]
    fn owners_take_turns_no_matter_how_many_jobs_each_has() {
        let mut schedule = Schedule::default();
        for work in ["a1", "a2", "a3", "a4"] {
            push(&mut schedule, owner(1, 1), Kind::LongMove, work);
        }
        for work in ["b1", "b2"] {
            push(&mut schedule, owner(2, 2), Kind::LongMove, work);
        }
        assert_eq!(drain(&mut schedule, ms(300)), ["a1", "b1", "a2", "b2", "a3", "a4"]);
    }

    /// Otherwise, one address could pose as many owners.
    #[test]
    fn an_address_gets_no_more_by_having_many_visitors() {
        let mut schedule = Schedule::default();
        for (user, work) in (1..).zip(["a1", "a2", "a3", "a4"]) {
            push(&mut schedule, owner(1, user), Kind::LongMove, work);
        }
        for work in ["b1", "b2"] {
            push(&mut schedule, owner(2, 9), Kind::LongMove, work);
        }
        assert_eq!(drain(&mut schedule, ms(300)), ["a1", "b1", "a2", "b2", "a3", "a4"]);
    }

    #[test]
    fn the_visitors_of_an_address_take_turns() {
        let mut schedule = Schedule::default();
        for work in ["a1", "a2", "a3"] {
            push(&mut schedule, owner(1, 1), Kind::LongMove, work);
        }
        push(&mut schedule, owner(1, 2), Kind::LongMove, "b1");
        assert_eq!(drain(&mut schedule, ms(300)), ["a1", "b1", "a2", "a3"]);
    }

    #[test]
    fn shares_are_of_processor_time_not_jobs() {
        let mut schedule = Schedule::default();
        for number in 0..200 {
            schedule.push(owner(1, 1), Kind::LongMove, (1, number)).unwrap();
            schedule.push(owner(2, 2), Kind::LongMove, (2, number)).unwrap();
        }
        let mut used = [ms(0); 2];
        while used[0] + used[1] < ms(6_000) {
            let Started { rank, work: (who, _) } = schedule.start().unwrap();
            let took = if who == 1 { ms(300) } else { ms(50) };
            used[who - 1] += took;
            schedule.finish(&rank.owner, took);
        }
        assert!(used[0].abs_diff(used[1]) <= ms(300), "{used:?}");
    }

    #[test]
    fn more_urgent_kinds_of_equal_owners_go_first() {
        let mut schedule = Schedule::default();
        for (user, kind) in (1..).zip(Kind::ALL.into_iter().rev()) {
            schedule.push(owner(user, user.into()), kind, kind).unwrap();
        }
        let order = drain(&mut schedule, ms(10));
        assert_eq!(order, [Kind::QuickMove, Kind::Advice, Kind::LongMove, Kind::Review, Kind::UnattendedMove]);
    }

    /// Even with two hundred owners of endless searches, at one address or at many, each job that a newcomer adds
    /// starts next.
    #[test]
    fn short_jobs_of_newcomers_never_wait_for_long_ones() {
        for addresses in [1, 7, 200] {
            let mut schedule = Schedule::default();
            let busy = |number: u8| owner(number % addresses, number.into());
            for number in 0..200 {
                schedule.push(busy(number), Kind::LongMove, number).unwrap();
            }
            for round in 0..2_000 {
                let Started { rank, work: number } = schedule.start().unwrap();
                if round % 100 == 0 {
                    schedule.push(owner(250, 1_000), Kind::QuickMove, 250).unwrap();
                    schedule.push(owner(251, 1_001), Kind::Advice, 251).unwrap();
                    for (newcomer, took) in [(250, ms(2)), (251, ms(20))] {
                        let Started { rank, work } = schedule.start_before(&rank).unwrap();
                        assert_eq!(work, newcomer, "round {round}");
                        schedule.finish(&rank.owner, took);
                    }
                }
                schedule.finish(&rank.owner, ms(200 + u64::from(number)));
                schedule.push(busy(number), Kind::LongMove, number).unwrap();
            }
        }
    }

    /// A flood of quick moves is charged like everything else.
    #[test]
    fn endless_urgent_jobs_starve_nobody() {
        let mut schedule = Schedule::default();
        schedule.push(owner(2, 2), Kind::Review, "review").unwrap();
        let mut used = ms(0);
        loop {
            schedule.push(owner(1, 1), Kind::QuickMove, "quick").unwrap();
            let Started { rank, work } = schedule.start().unwrap();
            if work == "review" {
                break;
            }
            used += ms(10);
            schedule.finish(&rank.owner, ms(10));
        }
        assert_eq!(used, Kind::Review.patience());
    }

    #[test]
    fn a_running_job_yields_only_to_more_urgent_kinds() {
        let mut schedule = Schedule::default();
        push(&mut schedule, owner(1, 1), Kind::LongMove, "running");
        let running = schedule.start().unwrap();
        push(&mut schedule, owner(2, 2), Kind::LongMove, "equal");
        push(&mut schedule, owner(3, 3), Kind::Review, "less urgent");
        assert!(schedule.start_before(&running.rank).is_none());
        push(&mut schedule, owner(4, 4), Kind::Advice, "more urgent");
        assert_eq!(schedule.start_before(&running.rank).map(|started| started.work), Some("more urgent"));
    }

    #[test]
    fn a_running_job_does_not_yield_to_an_owner_that_has_used_more() {
        let mut schedule = Schedule::default();
        push(&mut schedule, owner(1, 1), Kind::QuickMove, "greedy");
        push(&mut schedule, owner(2, 2), Kind::LongMove, "long");
        let Started { rank, .. } = schedule.start().unwrap();
        let running = schedule.start().unwrap();
        schedule.finish(&rank.owner, ms(2_000));
        push(&mut schedule, owner(1, 1), Kind::QuickMove, "more");
        assert!(schedule.start_before(&running.rank).is_none());
    }

    #[test]
    fn waiting_advice_is_limited_per_visitor() {
        let mut schedule = Schedule::default();
        let most = Kind::Advice.max_waiting();
        for number in 0..most {
            schedule.push(owner(1, 1), Kind::Advice, number).unwrap();
        }
        assert_eq!(schedule.push(owner(1, 1), Kind::Advice, most), Err(Full { waiting: most }));
        assert!(schedule.push(owner(1, 2), Kind::Advice, most).is_ok());
        schedule.start().unwrap();
        assert!(schedule.push(owner(1, 1), Kind::Advice, most).is_ok());
    }

    #[test]
    fn withdrawn_jobs_are_removed() {
        let mut schedule = Schedule::default();
        let id = schedule.push(owner(1, 1), Kind::LongMove, "unwanted").unwrap();
        push(&mut schedule, owner(1, 1), Kind::LongMove, "wanted");
        assert_eq!(schedule.withdraw(id), Some("unwanted"));
        assert_eq!(schedule.withdraw(id), None);
        assert_eq!(drain(&mut schedule, ms(10)), ["wanted"]);
        assert!(schedule.sources.is_idle() && schedule.parties.is_empty());
    }
}
