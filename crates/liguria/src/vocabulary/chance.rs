//! What chance decides.

use crate::components::{ISLAND_COLORS, LONGEST_ROW};
use crate::vocabulary::cubes::{Color, Cubes};
use crate::vocabulary::notation::{read_tiles, unexpected, write_words};
use crate::vocabulary::ship_card::{Card, Cards};
use crate::vocabulary::tile_row::TileRow;
use arrayvec::ArrayVec;
use game::{MAX_SEATS, NotationError, PerSeat, Seat, Words};
use serde::{Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// An outcome of chance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chance {
    /// The turn order, position 1 first.
    Order(PerSeat<Seat>),
    /// The islands, in ring order.
    Islands(Islands),
    /// The first cubes on the quay of each harbor.
    Cubes(PerSeat<Cubes>),
    /// The tiles of a round, left to right.
    Tiles(TileRow),
    /// The cards finally on offer in a round.
    Cards(Cards),
}

/// In ring order.
pub type Islands = ArrayVec<IslandFace, { ISLAND_COLORS.len() }>;

/// What an island gives: its color and its prestige marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "string"))]
pub struct IslandFace {
    pub color: Color,
    pub prestige: u8,
}

#[cfg(feature = "schema")]
game::schema_as!(IslandFace, String);

/// Nothing of it is secret.
impl game::Chance for Chance {}

impl fmt::Display for IslandFace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.color.letter(), self.prestige)
    }
}

/// A word is no island.
#[derive(Debug)]
pub struct NoIsland;

impl FromStr for IslandFace {
    type Err = NoIsland;

    fn from_str(word: &str) -> Result<Self, NoIsland> {
        let letter = word.chars().next().ok_or(NoIsland)?;
        let color = Color::from_letter(letter).ok_or(NoIsland)?;
        let prestige = word[letter.len_utf8()..].parse().map_err(|_| NoIsland)?;
        Ok(Self { color, prestige })
    }
}

impl Serialize for IslandFace {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Order(order) => write_words(f, "order", order.values()),
            Chance::Islands(faces) => write_words(f, "islands", faces),
            Chance::Cubes(quays) => write_words(f, "cubes", quays.values()),
            Chance::Tiles(row) => write_words(f, "tiles", row.as_slice()),
            Chance::Cards(cards) => write_words(f, "cards", cards.iter()),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::new(text);
        match words.next("expected-chance")? {
            "order" => read_per_seat(&mut words, "expected-seat", read_seat).map(Chance::Order),
            "islands" => read_islands(&mut words).map(Chance::Islands),
            "cubes" => read_per_seat(&mut words, "expected-cubes", |word| word.parse().ok()).map(Chance::Cubes),
            "tiles" => read_row(&mut words).map(Chance::Tiles),
            "cards" => read_cards(&mut words).map(Chance::Cards),
            word => Err(unexpected(word, "expected-chance")),
        }
    }
}

fn read_seat(word: &str) -> Option<Seat> {
    word.parse().ok().and_then(Seat::try_new)
}

fn read_per_seat<T: Copy + Default>(
    words: &mut Words,
    expected: &'static str,
    read: impl Fn(&str) -> Option<T>,
) -> Result<PerSeat<T>, NotationError> {
    let mut values = ArrayVec::<T, MAX_SEATS>::new();
    while !words.is_empty() {
        let word = words.next(expected)?;
        let value = read(word).ok_or_else(|| unexpected(word, expected))?;
        values.try_push(value).map_err(|_| surplus(word))?;
    }
    Ok(PerSeat::from_fn(values.len(), |seat| values[seat.index()]))
}

fn read_islands(words: &mut Words) -> Result<Islands, NotationError> {
    let mut islands = Islands::new();
    while !words.is_empty() {
        let word = words.next("expected-island")?;
        let face = word.parse().map_err(|_| unexpected(word, "expected-island"))?;
        islands.try_push(face).map_err(|_| surplus(word))?;
    }
    Ok(islands)
}

fn read_row(words: &mut Words) -> Result<TileRow, NotationError> {
    let tiles = read_tiles(words)?;
    match tiles.get(LONGEST_ROW) {
        Some(tile) => Err(surplus(&tile.to_string())),
        None => Ok(tiles.iter().collect()),
    }
}

fn read_cards(words: &mut Words) -> Result<Cards, NotationError> {
    let mut cards = Cards::NONE;
    for card in words.parse_rest::<Card>("expected-card")? {
        if cards.contains(card) {
            return Err(surplus(&card.to_string()));
        }
        cards.insert(card);
    }
    Ok(cards)
}

fn surplus(word: &str) -> NotationError {
    NotationError::Surplus { word: word.to_owned() }
}
