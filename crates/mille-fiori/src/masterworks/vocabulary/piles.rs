//! The two stacks beside the new board, and what is drawn from them.

use super::cards::{Dogaressa, Masterwork};
use super::our_values::DOGARESSA_COPIES;
use game::{Text, below, select_bit_64};
use rand_core::Rng;
use serde::{Serialize, Serializer};
use std::fmt;

/// A set of masterworks: no two are equal.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(as = "Vec<Masterwork>"), schema(value_type = Vec<Masterwork>))]
pub struct Masterworks(u64);

impl Masterworks {
    pub const NONE: Masterworks = Masterworks(0);

    /// MF-12.5: the stack of its own, before any is drawn.
    pub(crate) fn stack() -> Self {
        Masterwork::all().filter(|masterwork| !masterwork.is_in_deck()).collect()
    }

    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub fn contains(self, masterwork: Masterwork) -> bool {
        self.0 & (1 << masterwork.index()) != 0
    }

    #[inline]
    pub fn insert(&mut self, masterwork: Masterwork) {
        self.0 |= 1 << masterwork.index();
    }

    #[inline]
    pub fn remove(&mut self, masterwork: Masterwork) {
        self.0 &= !(1 << masterwork.index());
    }

    /// One of them, each equally likely. There must be one.
    #[inline]
    pub fn any<R: Rng + ?Sized>(self, rng: &mut R) -> Masterwork {
        Masterwork::new(select_bit_64(self.0, below(rng, self.0.count_ones())) as usize)
    }

    /// In alphabetical order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Masterwork> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let lowest = (left != 0).then(|| left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(Masterwork::new(lowest))
        })
    }

    pub(crate) fn texts(self) -> Vec<Text> {
        self.iter().map(Masterwork::text).collect()
    }
}

impl FromIterator<Masterwork> for Masterworks {
    fn from_iter<I: IntoIterator<Item = Masterwork>>(masterworks: I) -> Self {
        let mut all = Masterworks::NONE;
        masterworks.into_iter().for_each(|masterwork| all.insert(masterwork));
        all
    }
}

/// The names, with a space between.
impl fmt::Display for Masterworks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        spaced(self.iter(), f)
    }
}

impl fmt::Debug for Masterworks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Masterworks {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// A multiset of Dogaressa cards: how many there are of each kind.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(as = "Vec<Dogaressa>"), schema(value_type = Vec<Dogaressa>))]
pub struct Dogaressas([u8; Dogaressa::ALL.len()]);

impl Dogaressas {
    pub const NONE: Dogaressas = Dogaressas([0; Dogaressa::ALL.len()]);
    /// MF-15.1: all there are.
    pub const ALL: Dogaressas = Dogaressas([DOGARESSA_COPIES; Dogaressa::ALL.len()]);

    #[inline]
    pub fn len(self) -> usize {
        self.0.iter().map(|count| usize::from(*count)).sum()
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }

    #[inline]
    pub fn count(self, kind: Dogaressa) -> u8 {
        self.0[kind.index()]
    }

    #[inline]
    pub fn contains(self, kind: Dogaressa) -> bool {
        self.count(kind) > 0
    }

    /// Puts in one more.
    #[inline]
    pub fn insert(&mut self, kind: Dogaressa) {
        self.0[kind.index()] += 1;
    }

    /// Takes out one, which must be there.
    #[inline]
    pub fn remove(&mut self, kind: Dogaressa) {
        self.0[kind.index()] -= 1;
    }

    /// The first kind of which `wanted` has more, if any.
    pub(crate) fn first_missing(self, wanted: Dogaressas) -> Option<Dogaressa> {
        Dogaressa::ALL.into_iter().find(|kind| wanted.count(*kind) > self.count(*kind))
    }

    /// One of them, each equally likely. There must be one.
    pub fn any<R: Rng + ?Sized>(self, rng: &mut R) -> Dogaressa {
        let chosen = below(rng, self.len() as u32) as usize;
        self.iter().nth(chosen).expect("the number is below that of the cards")
    }

    /// Each kind once, in order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Dogaressa> {
        Dogaressa::ALL.into_iter().filter(move |kind| self.contains(*kind))
    }

    /// Every card, in order.
    pub fn iter(self) -> impl Iterator<Item = Dogaressa> {
        Dogaressa::ALL.into_iter().flat_map(move |kind| std::iter::repeat_n(kind, usize::from(self.count(kind))))
    }

    pub(crate) fn texts(self) -> Vec<Text> {
        self.iter().map(Dogaressa::text).collect()
    }
}

impl FromIterator<Dogaressa> for Dogaressas {
    fn from_iter<I: IntoIterator<Item = Dogaressa>>(kinds: I) -> Self {
        let mut all = Dogaressas::NONE;
        kinds.into_iter().for_each(|kind| all.insert(kind));
        all
    }
}

impl fmt::Display for Dogaressas {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        spaced(self.iter(), f)
    }
}

impl fmt::Debug for Dogaressas {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Dogaressas {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

fn spaced(list: impl Iterator<Item = impl fmt::Display>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for (index, item) in list.enumerate() {
        write!(f, "{}{item}", if index == 0 { "" } else { " " })?;
    }
    Ok(())
}
