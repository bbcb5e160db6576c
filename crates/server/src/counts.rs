//! Counts open resources by key, up to a limit.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The number of open resources by key.
pub(crate) struct Counts<K>(Arc<Mutex<HashMap<K, u32>>>);

/// An open resource, counted until this value is dropped.
pub(crate) struct Counted<K: Eq + Hash> {
    counts: Counts<K>,
    key: K,
}

impl<K: Eq + Hash + Clone> Counts<K> {
    /// Counts one more resource; `None` if `limit` is reached.
    pub(crate) fn add(&self, key: K, limit: u32) -> Option<Counted<K>> {
        let mut counts = self.lock();
        let count = counts.get(&key).copied().unwrap_or(0);
        (count < limit).then(|| {
            counts.insert(key.clone(), count + 1);
            Counted { counts: Counts(self.0.clone()), key }
        })
    }

    #[cfg(test)]
    pub(crate) fn is_empty(&self) -> bool {
        self.lock().is_empty()
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
