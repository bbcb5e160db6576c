//! A small map.

use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Borrow;
use std::fmt;
use std::marker::PhantomData;

/// A map with few entries, as a list sorted by key. It compiles to a fraction of the code of a `BTreeMap`, which counts
/// in the page's engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SortedMap<K, V>(Vec<(K, V)>);

impl<K, V> Default for SortedMap<K, V> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<K: Ord, V> SortedMap<K, V> {
    pub fn new() -> Self {
        Self::default()
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn get<Q: Ord + ?Sized>(&self, key: &Q) -> Option<&V>
    where
        K: Borrow<Q>,
    {
        self.place(key).ok().map(|place| &self.0[place].1)
    }

    pub fn get_mut<Q: Ord + ?Sized>(&mut self, key: &Q) -> Option<&mut V>
    where
        K: Borrow<Q>,
    {
        self.place(key).ok().map(|place| &mut self.0[place].1)
    }

    /// Replaces any earlier value.
    pub fn insert(&mut self, key: K, value: V) {
        match self.0.binary_search_by(|(known, _)| known.cmp(&key)) {
            Ok(place) => self.0[place].1 = value,
            Err(place) => self.0.insert(place, (key, value)),
        }
    }

    pub fn remove<Q: Ord + ?Sized>(&mut self, key: &Q) -> Option<V>
    where
        K: Borrow<Q>,
    {
        self.place(key).ok().map(|place| self.0.remove(place).1)
    }

    /// Removes the entry with the lowest key.
    pub fn pop_first(&mut self) -> Option<(K, V)> {
        (!self.0.is_empty()).then(|| self.0.remove(0))
    }

    /// The value, after the default was inserted if there was none.
    pub fn get_or_default(&mut self, key: K) -> &mut V
    where
        V: Default,
    {
        let place = self.0.binary_search_by(|(known, _)| known.cmp(&key)).unwrap_or_else(|place| {
            self.0.insert(place, (key, V::default()));
            place
        });
        &mut self.0[place].1
    }

    /// Index of the entry, or the one it would have.
    fn place<Q: Ord + ?Sized>(&self, key: &Q) -> Result<usize, usize>
    where
        K: Borrow<Q>,
    {
        self.0.binary_search_by(|(known, _)| known.borrow().cmp(key))
    }
}

impl<K, V> SortedMap<K, V> {
    /// The entries in the order of their keys.
    pub fn iter(&self) -> impl Iterator<Item = (&K, &V)> {
        self.0.iter().map(|(key, value)| (key, value))
    }

    pub fn keys(&self) -> impl Iterator<Item = &K> {
        self.0.iter().map(|(key, _)| key)
    }

    pub fn values(&self) -> impl Iterator<Item = &V> {
        self.0.iter().map(|(_, value)| value)
    }
}

impl<K: Ord, V> FromIterator<(K, V)> for SortedMap<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(entries: I) -> Self {
        let mut map = Self::new();
        entries.into_iter().for_each(|(key, value)| map.insert(key, value));
        map
    }
}

impl<K: Serialize, V: Serialize> Serialize for SortedMap<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de, K: Ord + Deserialize<'de>, V: Deserialize<'de>> Deserialize<'de> for SortedMap<K, V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Entries<K, V>(PhantomData<(K, V)>);

        impl<'de, K: Ord + Deserialize<'de>, V: Deserialize<'de>> Visitor<'de> for Entries<K, V> {
            type Value = SortedMap<K, V>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a map")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Self::Value, M::Error> {
                let mut entries = SortedMap::new();
                while let Some((key, value)) = map.next_entry()? {
                    entries.insert(key, value);
                }
                Ok(entries)
            }
        }

        deserializer.deserialize_map(Entries(PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_sorted_found_replaced_and_removed() {
        let entries = [("b", 2), ("a", 0), ("c", 3), ("a", 1)].map(|(key, value)| (key.to_owned(), value));
        let mut map: SortedMap<String, u8> = entries.into_iter().collect();
        *map.get_or_default("d".to_owned()) += 4;
        assert_eq!(map.keys().collect::<Vec<_>>(), ["a", "b", "c", "d"]);
        assert_eq!((map.get("a"), map.get("e")), (Some(&1), None));
        assert_eq!((map.remove("b"), map.remove("b")), (Some(2), None));
        assert_eq!(map.pop_first(), Some(("a".to_owned(), 1)));
        assert_eq!(map.values().collect::<Vec<_>>(), [&3, &4]);
    }

    #[test]
    fn it_is_written_and_read_as_an_object() {
        let map: SortedMap<String, u8> = serde_json::from_str(r#"{"b": 2, "a": 1}"#).unwrap();
        assert_eq!(serde_json::to_string(&map).unwrap(), r#"{"a":1,"b":2}"#);
    }
}
