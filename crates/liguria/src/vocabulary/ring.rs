//! The ring of harbors and islands on which the ships sail (LI-1.2).

use crate::components::{PLACES, PLAYERS};
use game::Seat;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A place of the ring, counted clockwise from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(type = "number"))]
#[serde(transparent)]
pub struct Place(u8);

/// What is at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// The harbor of this seat.
    Harbor(Seat),
    Island(IslandId),
}

/// An island, counted from 0 in ring order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct IslandId(u8);

/// What is where, for three and for four players.
const SPOTS: [[Spot; PLACES as usize]; 2] = [spots(3), spots(4)];

const fn spots(players: u8) -> [Spot; PLACES as usize] {
    let gap = PLACES / players;
    let mut spots = [Spot::Island(IslandId(0)); PLACES as usize];
    let mut place = 0;
    while place < PLACES {
        spots[place as usize] = match place % gap {
            0 => Spot::Harbor(Seat::new((place / gap) as usize)),
            _ => Spot::Island(IslandId(place - place / gap - 1)),
        };
        place += 1;
    }
    spots
}

impl Place {
    pub fn try_new(number: u8) -> Option<Self> {
        (number < PLACES).then_some(Self(number))
    }

    #[inline]
    pub fn number(self) -> u8 {
        self.0
    }

    /// The harbor of this seat, at a table of `players`.
    #[inline]
    pub fn harbor(seat: Seat, players: usize) -> Self {
        Self((seat.index() * usize::from(PLACES) / players) as u8)
    }

    /// The place of this island, at a table of `players`.
    pub fn of_island(island: IslandId, players: usize) -> Self {
        let per_gap = PLACES / players as u8 - 1;
        Self(island.0 + island.0 / per_gap + 1)
    }

    #[inline]
    pub fn spot(self, players: usize) -> Spot {
        SPOTS[players - usize::from(*PLAYERS.start())][usize::from(self.0)]
    }

    #[inline]
    pub fn is_harbor(self, players: usize) -> bool {
        matches!(self.spot(players), Spot::Harbor(_))
    }

    /// So many steps further.
    #[inline]
    #[must_use]
    pub fn after(self, heading: Heading, steps: u8) -> Self {
        let steps = steps % PLACES;
        Self(match heading {
            Heading::Clockwise => (self.0 + steps) % PLACES,
            Heading::Counterclockwise => (self.0 + PLACES - steps) % PLACES,
        })
    }
}

impl IslandId {
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The islands at a table of `players`, in ring order.
    pub fn all(players: usize) -> impl ExactSizeIterator<Item = IslandId> {
        (0..PLACES - players as u8).map(IslandId)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The direction in which a ship sails.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Heading {
    #[default]
    Clockwise,
    Counterclockwise,
}

impl Heading {
    pub const BOTH: [Heading; 2] = [Heading::Clockwise, Heading::Counterclockwise];

    /// Its word in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Heading::Clockwise => "cw",
            Heading::Counterclockwise => "ccw",
        }
    }

    #[inline]
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Heading::Clockwise => Heading::Counterclockwise,
            Heading::Counterclockwise => Heading::Clockwise,
        }
    }
}

/// There is no such heading.
#[derive(Debug)]
pub struct UnknownHeading;

impl FromStr for Heading {
    type Err = UnknownHeading;

    fn from_str(word: &str) -> Result<Self, UnknownHeading> {
        Heading::BOTH.into_iter().find(|heading| heading.word() == word).ok_or(UnknownHeading)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn li_1_2_harbors_with_islands_between() {
        for (players, harbors) in [(3, vec![0, 4, 8]), (4, vec![0, 3, 6, 9])] {
            let found: Vec<u8> = (0..PLACES).filter(|place| Place(*place).is_harbor(players)).collect();
            assert_eq!(found, harbors);
            let seats: Vec<u8> = Seat::all(players).map(|seat| Place::harbor(seat, players).number()).collect();
            assert_eq!(seats, harbors);
            for island in IslandId::all(players) {
                assert_eq!(Place::of_island(island, players).spot(players), Spot::Island(island));
            }
        }
    }

    #[test]
    fn ships_sail_around_the_ring() {
        let sailed = |place, heading, steps| Place(place).after(heading, steps).number();
        assert_eq!(sailed(10, Heading::Clockwise, 3), 1);
        assert_eq!(sailed(1, Heading::Counterclockwise, 3), 10);
        assert_eq!(sailed(5, Heading::Clockwise, 16), 9);
        assert_eq!(sailed(5, Heading::Counterclockwise, 12), 5);
    }
}
