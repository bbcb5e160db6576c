//! How many sockets may be open at a time: from one address, of one user, at one table.

use crate::config::SocketLimits;
use crate::guard::ClientAddress;
use protocol::{ApiError, Code};
use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{TableId, UserId};

/// Counts who is in.
#[derive(Default)]
pub(crate) struct Doors {
    addresses: Counts<IpAddr>,
    users: Counts<UserId>,
    tables: Counts<TableId>,
}

/// Somebody is in, for as long as this is kept.
#[expect(dead_code, reason = "they count until they are dropped")]
pub(crate) struct Pass(Counted<IpAddr>, Option<Counted<UserId>>, Counted<TableId>);

impl Doors {
    /// Lets one more in, unless there are as many as there may be.
    pub(crate) fn enter(
        &self,
        limits: SocketLimits,
        address: ClientAddress,
        user: Option<UserId>,
        table: TableId,
    ) -> Result<Pass, ApiError> {
        let crowded = || ApiError::new(Code::TooFast);
        let from_there = self.addresses.add(address.0, limits.of_address).ok_or_else(crowded)?;
        let of_user = user.map(|user| self.users.add(user, limits.of_user).ok_or_else(crowded)).transpose()?;
        let at_table = self.tables.add(table, limits.at_table).ok_or_else(crowded)?;
        Ok(Pass(from_there, of_user, at_table))
    }
}

/// How many there are of each.
struct Counts<K>(Arc<Mutex<HashMap<K, u32>>>);

/// One of them.
struct Counted<K: Eq + Hash> {
    counts: Counts<K>,
    key: K,
}

impl<K: Eq + Hash + Clone> Counts<K> {
    /// One more, if there are fewer than `most`.
    fn add(&self, key: K, most: u32) -> Option<Counted<K>> {
        let mut counts = self.lock();
        let count = counts.get(&key).copied().unwrap_or(0);
        (count < most).then(|| {
            counts.insert(key.clone(), count + 1);
            Counted { counts: Counts(self.0.clone()), key }
        })
    }
}

impl<K> Counts<K> {
    fn lock(&self) -> MutexGuard<'_, HashMap<K, u32>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K> Default for Counts<K> {
    fn default() -> Self {
        Self(Arc::default())
    }
}

impl<K: Eq + Hash> Drop for Counted<K> {
    fn drop(&mut self) {
        let mut counts = self.counts.lock();
        if let Some(count) = counts.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn enter(doors: &Doors, address: u8, user: Option<i64>, table: &str) -> Option<Pass> {
        let limits = SocketLimits { of_address: 3, of_user: 2, at_table: 2 };
        let table = TableId::parse(&format!("{table}-000000000")).expect("an address");
        doors.enter(limits, ClientAddress([127, 0, 0, address].into()), user.map(UserId), table).ok()
    }

    #[test]
    fn addresses_users_and_tables_have_limits() {
        let doors = Doors::default();
        let anna = [enter(&doors, 1, Some(1), "a"), enter(&doors, 1, Some(1), "b")];
        assert!(anna.iter().all(Option::is_some));
        assert!(enter(&doors, 2, Some(1), "c").is_none(), "two of a user");
        let stranger = enter(&doors, 1, None, "a");
        assert!(stranger.is_some());
        assert!(enter(&doors, 2, None, "a").is_none(), "two at a table");
        assert!(enter(&doors, 1, None, "c").is_none(), "three from an address");
    }

    #[test]
    fn who_leaves_makes_room_and_who_was_refused_took_none() {
        let doors = Doors::default();
        let anna = [enter(&doors, 1, Some(1), "a"), enter(&doors, 1, Some(1), "a")];
        for _ in 0..5 {
            assert!(enter(&doors, 1, Some(2), "a").is_none());
        }
        assert!(enter(&doors, 1, Some(2), "b").is_some());
        drop(anna);
        assert!(enter(&doors, 1, Some(1), "a").is_some());
        assert!(doors.addresses.lock().is_empty() && doors.users.lock().is_empty() && doors.tables.lock().is_empty());
    }
}
