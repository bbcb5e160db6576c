//! The components: every number in the rules. All values are as printed.

use crate::options::BoardSide;
use crate::vocabulary::space::{Space, Spaces, Star, Structure, StructureKind};
use crate::vocabulary::tile::Color;
use std::ops::RangeInclusive;

/// The supported player counts.
pub const PLAYERS: RangeInclusive<u8> = 2..=4;

/// Tiles of each color (SP-1.1).
pub const TILES_PER_COLOR: u8 = 22;

/// Factories with two, three and four players (SP-2.1).
pub const FACTORIES: [usize; 3] = [5, 7, 9];

/// Returns the number of factories for this player count.
pub fn factories(players: u8) -> usize {
    FACTORIES[usize::from(players - PLAYERS.start())]
}

/// The maximum number of factories.
pub const MOST_FACTORIES: usize = FACTORIES[FACTORIES.len() - 1];

/// Tiles on a full factory (SP-2.5).
pub const FACTORY_TILES: u8 = 4;

/// Spaces in the supply (SP-2.4).
pub const SUPPLY_SPACES: u8 = 10;

/// Each player's initial score (SP-2.3).
pub const START_SCORE: i16 = 5;

/// The first space on the score track (SP-7.3).
pub const LOWEST_SCORE: i16 = 1;

/// Rounds in a game (SP-3.1).
pub const ROUNDS: u8 = 6;

/// The joker color of each round (SP-3.2).
pub const JOKERS: [Color; ROUNDS as usize] =
    [Color::Purple, Color::Green, Color::Orange, Color::Yellow, Color::Blue, Color::Red];

/// Corner spaces on a player board, for tiles kept until the next round (SP-9.2).
pub const CORNERS: u8 = 4;

/// Bonus tiles for a window, a statue and a pillar (SP-8.1, SP-8.2 and SP-8.3).
pub const REWARDS: [u8; StructureKind::COUNT] = [3, 2, 1];

/// Points for a complete star in one color, by color (SP-11.1).
pub const STAR_VALUES: [i16; Color::COUNT] = [20, 18, 17, 16, 15, 14];

/// Points for a complete star in six colors (SP-11.1).
pub const MIXED_STAR_VALUE: i16 = 12;

/// Points for covering all 1s, 2s, 3s and 4s (SP-11.2).
pub const NUMBER_VALUES: [i16; 4] = [4, 8, 12, 16];

/// Spaces around a star (SP-1.3).
pub const RING: usize = 6;

/// The outer stars around the center star, clockwise from the left (SP-1.3).
pub const CLOCKWISE: [Star; 6] = [Star::Purple, Star::Orange, Star::Red, Star::Blue, Star::Yellow, Star::Green];

/// The arrangement of numbers around a star.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Layout {
    /// All stars on the colored side.
    Colored,
    /// The outer stars on the gray side.
    PlainOuter,
    /// The center star on the gray side.
    PlainCenter,
}

/// The numbers in each layout, in ring order (SP-1.3 and SP-12.1).
pub const LAYOUTS: [[u8; RING]; 3] = [[1, 2, 3, 4, 5, 6], [3, 2, 1, 4, 5, 6], [3, 3, 3, 3, 3, 3]];

#[inline]
pub const fn layout(side: BoardSide, star: Star) -> Layout {
    match (side, star) {
        (BoardSide::Colored, _) => Layout::Colored,
        (BoardSide::Plain, Star::Center) => Layout::PlainCenter,
        (BoardSide::Plain, _) => Layout::PlainOuter,
    }
}

/// The number on each space, by board side.
pub static NUMBERS: [[u8; Space::COUNT]; BoardSide::COUNT] = [numbers(BoardSide::Colored), numbers(BoardSide::Plain)];

/// The spaces that show each number from 1 to 4, by board side.
pub static NUMBERED: [[Spaces; NUMBER_VALUES.len()]; BoardSide::COUNT] =
    [numbered(BoardSide::Colored), numbered(BoardSide::Plain)];

/// Returns the number printed on a space, which is its cost.
#[inline]
pub fn number(side: BoardSide, space: Space) -> u8 {
    NUMBERS[side.index()][space.index()]
}

const fn numbers(side: BoardSide) -> [u8; Space::COUNT] {
    let mut numbers = [0; Space::COUNT];
    let mut index = 0;
    while index < Space::COUNT {
        numbers[index] = LAYOUTS[layout(side, Star::ALL[index / RING]) as usize][index % RING];
        index += 1;
    }
    numbers
}

const fn numbered(side: BoardSide) -> [Spaces; NUMBER_VALUES.len()] {
    let numbers = numbers(side);
    let mut spaces = [Spaces::NONE; NUMBER_VALUES.len()];
    let mut index = 0;
    while index < Space::COUNT {
        let number = numbers[index] as usize;
        if number <= spaces.len() {
            spaces[number - 1] = Spaces::from_bits(spaces[number - 1].bits() | 1 << index);
        }
        index += 1;
    }
    spaces
}

/// The structures on a player board and the spaces around each (SP-1.4).
pub const STRUCTURES: [Structure; 18] = [
    window(Star::Purple, [(Star::Purple, 5), (Star::Purple, 6)]),
    window(Star::Orange, [(Star::Orange, 5), (Star::Orange, 6)]),
    window(Star::Red, [(Star::Red, 5), (Star::Red, 6)]),
    window(Star::Blue, [(Star::Blue, 5), (Star::Blue, 6)]),
    window(Star::Yellow, [(Star::Yellow, 5), (Star::Yellow, 6)]),
    window(Star::Green, [(Star::Green, 5), (Star::Green, 6)]),
    statue(Star::Purple, [(Star::Purple, 1), (Star::Purple, 2), (Star::Orange, 3), (Star::Orange, 4)]),
    statue(Star::Orange, [(Star::Orange, 1), (Star::Orange, 2), (Star::Red, 3), (Star::Red, 4)]),
    statue(Star::Red, [(Star::Red, 1), (Star::Red, 2), (Star::Blue, 3), (Star::Blue, 4)]),
    statue(Star::Blue, [(Star::Blue, 1), (Star::Blue, 2), (Star::Yellow, 3), (Star::Yellow, 4)]),
    statue(Star::Yellow, [(Star::Yellow, 1), (Star::Yellow, 2), (Star::Green, 3), (Star::Green, 4)]),
    statue(Star::Green, [(Star::Green, 1), (Star::Green, 2), (Star::Purple, 3), (Star::Purple, 4)]),
    pillar(Star::Purple, [(Star::Purple, 2), (Star::Purple, 3), (Star::Center, 5), (Star::Center, 6)]),
    pillar(Star::Orange, [(Star::Orange, 2), (Star::Orange, 3), (Star::Center, 6), (Star::Center, 1)]),
    pillar(Star::Red, [(Star::Red, 2), (Star::Red, 3), (Star::Center, 1), (Star::Center, 2)]),
    pillar(Star::Blue, [(Star::Blue, 2), (Star::Blue, 3), (Star::Center, 2), (Star::Center, 3)]),
    pillar(Star::Yellow, [(Star::Yellow, 2), (Star::Yellow, 3), (Star::Center, 3), (Star::Center, 4)]),
    pillar(Star::Green, [(Star::Green, 2), (Star::Green, 3), (Star::Center, 4), (Star::Center, 5)]),
];

/// Maximum bonus at one time: the tiles for all structures around one space (SP-8.4).
pub const MOST_BONUS: u8 = {
    let (mut most, mut space) = (0, 0);
    while space < Space::COUNT {
        let (mut bonus, mut index) = (0, 0);
        while index < STRUCTURES.len() {
            let touches = STRUCTURES[index].spaces.bits() >> space & 1 == 1;
            bonus += if touches { STRUCTURES[index].reward } else { 0 };
            index += 1;
        }
        most = if bonus > most { bonus } else { most };
        space += 1;
    }
    most
};

const fn window(star: Star, spaces: [(Star, u8); 2]) -> Structure {
    structure(StructureKind::Window, star, &spaces)
}

/// Returns the statue between a star and the next one clockwise.
const fn statue(star: Star, spaces: [(Star, u8); 4]) -> Structure {
    structure(StructureKind::Statue, star, &spaces)
}

/// Returns the pillar between a star and the center star.
const fn pillar(star: Star, spaces: [(Star, u8); 4]) -> Structure {
    structure(StructureKind::Pillar, star, &spaces)
}

const fn structure(kind: StructureKind, star: Star, around: &[(Star, u8)]) -> Structure {
    let mut spaces = 0;
    let mut index = 0;
    while index < around.len() {
        let (star, ring) = around[index];
        spaces |= 1 << Space::at(star, ring - 1).index();
        index += 1;
    }
    Structure { kind, star, spaces: Spaces::from_bits(spaces), reward: REWARDS[kind.index()] }
}
