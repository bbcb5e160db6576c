//! The ring of harbors and islands around which the ships sail (LI-1.2).

use super::IslandFace;
use crate::components::{ISLAND_COLORS, PLACES, PLAYERS, islands_per_gap};
use game::{Piece, Seat, Text, ToText};

/// A place on the ring, counted clockwise from 0.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
#[piece(count = PLACES as usize, numbered_from = 0)]
pub struct Place(u8);

/// An island, counted from 0 in ring order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
#[piece(count = ISLAND_COLORS.len(), numbered_from = 0)]
pub struct IslandId(u8);

/// The harbor or island at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// This seat's harbor.
    Harbor(Seat),
    Island(IslandId),
}

/// A place as named for players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Landmark {
    /// This seat's harbor.
    Harbor(Seat),
    Island(IslandFace),
}

impl ToText for Landmark {
    fn text(&self) -> Text {
        match self {
            Landmark::Harbor(seat) => Text::new("harbor").with("seat", *seat),
            Landmark::Island(face) => face.text(),
        }
    }
}

/// A ship's direction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
#[piece(names_in_data)]
pub enum Heading {
    #[default]
    #[word("cw")]
    Clockwise,
    #[word("ccw")]
    Counterclockwise,
}

/// The spot at each place, for three and for four players.
const SPOTS: [[Spot; PLACES as usize]; 2] = [spots(3), spots(4)];

const fn spots(players: u8) -> [Spot; PLACES as usize] {
    let gap = islands_per_gap(players) + 1;
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
    /// Returns the place of this seat's harbor.
    #[inline]
    pub fn harbor(seat: Seat, players: usize) -> Self {
        Self((seat.index() * usize::from(PLACES) / players) as u8)
    }

    /// Returns the place of this island.
    pub fn of_island(island: IslandId, players: usize) -> Self {
        Self(island.0 + island.0 / islands_per_gap(players as u8) + 1)
    }

    #[inline]
    pub fn spot(self, players: usize) -> Spot {
        SPOTS[players - usize::from(*PLAYERS.start())][usize::from(self.0)]
    }

    #[inline]
    pub fn is_harbor(self, players: usize) -> bool {
        matches!(self.spot(players), Spot::Harbor(_))
    }

    /// Returns the place this many steps further on.
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
    /// Returns all islands, in ring order.
    pub fn of_table(players: usize) -> impl ExactSizeIterator<Item = IslandId> {
        Self::all().take(usize::from(PLACES) - players)
    }
}

impl Heading {
    #[inline]
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Heading::Clockwise => Heading::Counterclockwise,
            Heading::Counterclockwise => Heading::Clockwise,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn li_1_2_islands_between_harbors() {
        for (players, harbors) in [(3, vec![0, 4, 8]), (4, vec![0, 3, 6, 9])] {
            let found: Vec<u8> = Place::all().filter(|place| place.is_harbor(players)).map(Place::number).collect();
            assert_eq!(found, harbors);
            let seats: Vec<u8> = Seat::all(players).map(|seat| Place::harbor(seat, players).number()).collect();
            assert_eq!(seats, harbors);
            for island in IslandId::of_table(players) {
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
