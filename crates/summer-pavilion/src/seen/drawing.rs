//! The components as data for the page (`components.json`).

use crate::components::{
    CLOCKWISE, CORNERS, FACTORIES, FACTORY_TILES, JOKERS, LAYOUTS, LOWEST_SCORE, Layout, MIXED_STAR_VALUE,
    NUMBER_VALUES, NUMBERED, RING, ROUNDS, STAR_VALUES, START_SCORE, STRUCTURES, SUPPLY_SPACES, TILES_PER_COLOR,
    number,
};
use crate::options::BoardSide;
use crate::state::SummerPavilion;
use crate::vocabulary::space::{Space, Spaces, Star, Structure, StructureKind};
use crate::vocabulary::tile::Color;
use game::ToText;
use serde::Serialize;

/// Everything printed on boards and tiles.
#[derive(Serialize)]
struct Components {
    colors: [Color; Color::COUNT],
    tiles_per_color: u8,
    /// For two, three and four players.
    factories: [usize; 3],
    factory_tiles: u8,
    supply_spaces: u8,
    start_score: i16,
    lowest_score: i16,
    rounds: u8,
    /// The joker color of each round.
    jokers: &'static [Color],
    corners: u8,
    stars: [Star; Star::COUNT],
    /// The outer stars around the center star, from the left.
    clockwise: [Star; CLOCKWISE.len()],
    numbers: Numbers,
    spaces: Vec<Space>,
    /// The spaces again, with everything needed to draw them.
    board: Vec<SpaceComponent>,
    structures: Vec<StructureComponent>,
    /// Points for a complete star, by color.
    star_values: [i16; Color::COUNT],
    mixed_star_value: i16,
    /// Points for covering all 1s, 2s, 3s and 4s.
    number_values: [i16; NUMBER_VALUES.len()],
    /// The same, with the spaces that show each number.
    number_bonuses: Vec<NumberComponent>,
}

/// The numbers around a star, in ring order.
#[derive(Serialize)]
struct Numbers {
    colored: [u8; RING],
    plain_outer: [u8; RING],
    plain_center: [u8; RING],
}

/// A value that differs between the board sides.
#[derive(Serialize)]
struct BySide<T> {
    colored: T,
    plain: T,
}

#[derive(Serialize)]
struct SpaceComponent {
    space: Space,
    star: Star,
    /// Its place in the ring, from 1 to 6.
    ring: u8,
    /// Its direction from the middle of the star, clockwise from 0 at the top.
    clock: usize,
    /// Its cost.
    number: BySide<u8>,
}

#[derive(Serialize)]
struct StructureComponent {
    structure: String,
    kind: StructureKind,
    star: Star,
    /// The next outer star clockwise.
    next: Star,
    /// The message that names it, with `star` and `next`.
    key: &'static str,
    spaces: Spaces,
    /// Number of bonus tiles.
    reward: u8,
}

#[derive(Serialize)]
struct NumberComponent {
    number: usize,
    value: i16,
    spaces: BySide<Spaces>,
}

impl game::Drawable for SummerPavilion {
    fn components() -> impl Serialize {
        Components {
            colors: Color::ALL,
            tiles_per_color: TILES_PER_COLOR,
            factories: FACTORIES,
            factory_tiles: FACTORY_TILES,
            supply_spaces: SUPPLY_SPACES,
            start_score: START_SCORE,
            lowest_score: LOWEST_SCORE,
            rounds: ROUNDS,
            jokers: &JOKERS,
            corners: CORNERS,
            stars: Star::ALL,
            clockwise: CLOCKWISE,
            numbers: numbers(),
            spaces: Space::all().collect(),
            board: Space::all().map(space).collect(),
            structures: STRUCTURES.iter().map(structure).collect(),
            star_values: STAR_VALUES,
            mixed_star_value: MIXED_STAR_VALUE,
            number_values: NUMBER_VALUES,
            number_bonuses: NUMBER_VALUES.into_iter().enumerate().map(number_bonus).collect(),
        }
    }
}

fn numbers() -> Numbers {
    let layout = |layout: Layout| LAYOUTS[layout as usize];
    Numbers {
        colored: layout(Layout::Colored),
        plain_outer: layout(Layout::PlainOuter),
        plain_center: layout(Layout::PlainCenter),
    }
}

fn space(space: Space) -> SpaceComponent {
    SpaceComponent {
        space,
        star: space.star(),
        ring: space.ring(),
        clock: space.clock(),
        number: by_side(|side| number(side, space)),
    }
}

fn structure(structure: &Structure) -> StructureComponent {
    StructureComponent {
        structure: structure.to_string(),
        kind: structure.kind,
        star: structure.star,
        next: structure.next_star(),
        key: structure.text().key,
        spaces: structure.spaces,
        reward: structure.reward,
    }
}

fn number_bonus((index, value): (usize, i16)) -> NumberComponent {
    NumberComponent { number: index + 1, value, spaces: by_side(|side| NUMBERED[side.index()][index]) }
}

fn by_side<T>(value: impl Fn(BoardSide) -> T) -> BySide<T> {
    BySide { colored: value(BoardSide::Colored), plain: value(BoardSide::Plain) }
}
