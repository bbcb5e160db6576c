//! Seats at a table, sets of seats, one value per seat, and viewers.

use crate::{BitSet, Piece, UnknownName};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Index, IndexMut};
use std::str::FromStr;

/// The maximum number of players in any game.
pub const MAX_SEATS: usize = 4;

/// A seat at the table, numbered clockwise from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(type = "number"))]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number. Panics if it is not below [`MAX_SEATS`]; use [`Seat::try_new`] for untrusted input.
    #[inline]
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_SEATS, "seat numbers are below MAX_SEATS");
        Self(index as u8)
    }

    #[inline]
    pub fn try_new(index: usize) -> Option<Self> {
        (index < MAX_SEATS).then_some(Self(index as u8))
    }

    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The letter (A to D) that identifies the seat wherever color alone would not be accessible.
    pub fn letter(self) -> char {
        char::from(b'A' + self.0)
    }

    /// The next seat clockwise, at a table for `players`.
    #[inline]
    pub fn next(self, players: usize) -> Self {
        self.after(1, players)
    }

    /// The seat `steps` places clockwise from this one.
    #[inline]
    pub fn after(self, steps: usize, players: usize) -> Self {
        let index = self.index() + steps;
        Self((if index < players { index } else { index % players }) as u8)
    }

    /// The number of places clockwise from `from` to this seat.
    #[inline]
    pub fn distance_from(self, from: Seat, players: usize) -> usize {
        (self.index() + players - from.index()) % players
    }

    /// All seats at a table for `players`.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..players as u8).map(Seat)
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::try_new(usize::from(number)).ok_or_else(|| format!("there is no seat {number}"))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Seat {
    type Err = UnknownName;

    fn from_str(word: &str) -> Result<Self, UnknownName> {
        word.parse().ok().and_then(Self::try_new).ok_or(UnknownName)
    }
}

impl Piece for Seat {
    const COUNT: usize = MAX_SEATS;
    const EXPECTED: &'static str = "expected-seat";

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn from_index(index: usize) -> Self {
        Self::new(index)
    }
}

/// A set of seats.
pub type Seats = BitSet<Seat, u8>;

impl Seats {
    /// All seats at a table for `players`.
    #[inline]
    pub fn all(players: usize) -> Self {
        Self::from_bits((1 << players) - 1)
    }
}

/// One value per seat, stored in an array.
#[derive(Clone, Copy, Default)]
pub struct PerSeat<T> {
    values: [T; MAX_SEATS],
    players: u8,
}

impl<T: Copy + Default> PerSeat<T> {
    /// `value` for each of `players` seats.
    #[inline]
    pub fn new(players: usize, value: T) -> Self {
        Self::from_fn(players, |_| value)
    }

    #[inline]
    pub fn from_fn(players: usize, mut value: impl FnMut(Seat) -> T) -> Self {
        let mut values = [T::default(); MAX_SEATS];
        for seat in Seat::all(players) {
            values[seat.index()] = value(seat);
        }
        Self { values, players: players as u8 }
    }

    pub fn map<U: Copy + Default>(&self, mut f: impl FnMut(T) -> U) -> PerSeat<U> {
        PerSeat::from_fn(self.players(), |seat| f(self[seat]))
    }
}

impl<T> PerSeat<T> {
    #[inline]
    pub fn players(&self) -> usize {
        usize::from(self.players)
    }

    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.values[..self.players()]
    }

    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.values[..usize::from(self.players)]
    }

    pub fn iter(&self) -> impl ExactSizeIterator<Item = (Seat, &T)> {
        Seat::all(self.players()).zip(&self.values)
    }

    pub fn values(&self) -> impl ExactSizeIterator<Item = &T> {
        self.as_slice().iter()
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.values[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.values[seat.index()]
    }
}

impl<T: PartialEq> PartialEq for PerSeat<T> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Eq> Eq for PerSeat<T> {}

impl<T: Hash> Hash for PerSeat<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl<T: fmt::Debug> fmt::Debug for PerSeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

impl<T: Serialize> Serialize for PerSeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>> Deserialize<'de> for PerSeat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        match values.len() {
            players @ ..=MAX_SEATS => Ok(Self::from_fn(players, |seat| values[seat.index()])),
            players => Err(D::Error::custom(format_args!("{players} values for at most {MAX_SEATS} seats"))),
        }
    }
}

/// The recipient of a view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Viewer {
    /// The player in this seat.
    Seat(Seat),
    /// A spectator, who sees only public information.
    Spectator,
}

impl Viewer {
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// All viewers at a table for `players`: each seat, then the spectator.
    pub fn all(players: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator])
    }
}
