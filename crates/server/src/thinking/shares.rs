//! Start-time fair queueing: how much processor time each member has used.

use std::collections::BTreeMap;
use std::time::Duration;

/// Processor time used by each member, on a virtual clock.
///
/// The clock shows the time of the busy member that has used the least. A newly busy member joins there, with neither
/// debt nor credit. When a member becomes idle, the time it has used beyond the clock is remembered until the clock has
/// caught up.
#[derive(Debug)]
pub(super) struct Shares<K> {
    clock: Duration,
    members: BTreeMap<K, Member>,
}

#[derive(Debug, Default)]
struct Member {
    used: Duration,
    /// Number of waiting and running jobs.
    jobs: usize,
}

impl<K> Default for Shares<K> {
    fn default() -> Self {
        Self { clock: Duration::ZERO, members: BTreeMap::new() }
    }
}

impl<K: Ord + Clone> Shares<K> {
    /// Adds a job of this member.
    pub(super) fn join(&mut self, key: &K) {
        let clock = self.clock;
        let member = self.members.entry(key.clone()).or_default();
        if member.jobs == 0 {
            member.used = member.used.max(clock);
        }
        member.jobs += 1;
    }

    /// Removes a job of this member and charges the time it took.
    pub(super) fn leave(&mut self, key: &K, took: Duration) {
        let member = self.members.get_mut(key).expect("a member that has joined");
        member.used += took;
        member.jobs -= 1;
        self.advance();
    }

    /// The virtual time of a busy member.
    pub(super) fn used(&self, key: &K) -> Duration {
        self.members[key].used
    }

    /// Whether no member has a job.
    pub(super) fn is_idle(&self) -> bool {
        self.members.is_empty()
    }

    /// Advances the clock and forgets idle members that are not ahead of it. Once all are idle, forgets everything.
    fn advance(&mut self) {
        let busy = self.members.values().filter(|member| member.jobs > 0);
        match busy.map(|member| member.used).min() {
            None => *self = Self::default(),
            Some(least) => {
                self.clock = self.clock.max(least);
                self.members.retain(|_, member| member.jobs > 0 || member.used > self.clock);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(millis: u64) -> Duration {
        Duration::from_millis(millis)
    }

    #[test]
    fn a_newcomer_starts_at_the_member_that_has_used_least() {
        let mut shares = Shares::default();
        for key in ["a", "a", "b", "b"] {
            shares.join(&key);
        }
        shares.leave(&"a", ms(300));
        assert_eq!((shares.used(&"a"), shares.used(&"b")), (ms(300), ms(0)));
        shares.leave(&"b", ms(100));
        shares.join(&"c");
        assert_eq!(shares.used(&"c"), ms(100));
    }

    #[test]
    fn a_pause_neither_pays_debts_nor_earns_credit() {
        let mut shares = Shares::default();
        for key in ["a", "b", "b", "b"] {
            shares.join(&key);
        }
        shares.leave(&"a", ms(300));
        shares.join(&"a");
        assert_eq!(shares.used(&"a"), ms(300));
        shares.leave(&"a", ms(0));
        shares.leave(&"b", ms(400));
        shares.join(&"a");
        assert_eq!(shares.used(&"a"), ms(400));
    }

    #[test]
    fn nothing_is_remembered_once_all_are_idle() {
        let mut shares = Shares::default();
        shares.join(&"a");
        shares.leave(&"a", ms(300));
        assert!(shares.is_idle());
        shares.join(&"a");
        assert_eq!(shares.used(&"a"), ms(0));
    }
}
