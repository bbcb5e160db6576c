//! What is in the box, listed for whoever draws it.

use crate::chapters::structures::Structure;
use crate::components::{
    CLOCKWISE, CORNERS, FACTORIES, FACTORY_TILES, JOKERS, LAYOUTS, LOWEST_SCORE, Layout, MIXED_STAR_VALUE,
    NUMBER_VALUES, STAR_VALUES, START_SCORE, STRUCTURES, SUPPLY_SPACES, TILES_PER_COLOR,
};
use crate::state::SummerPavilion;
use crate::vocabulary::color::Color;
use crate::vocabulary::space::{Space, Star};
use serde::Serialize;

/// Everything printed on boards and tiles.
#[derive(Serialize)]
struct Components {
    colors: [Color; 6],
    tiles_per_color: u8,
    /// With two, three and four players.
    factories: [usize; 3],
    factory_tiles: u8,
    supply_spaces: u8,
    start_score: i16,
    lowest_score: i16,
    /// The joker color of each round.
    jokers: &'static [Color],
    corners: u8,
    stars: [Star; 7],
    /// The outer stars around the center star, from the left.
    clockwise: [Star; 6],
    numbers: Numbers,
    spaces: Vec<Space>,
    structures: Vec<StructureComponent>,
    /// What a full star is worth, by color in order.
    star_values: [i16; 6],
    mixed_star_value: i16,
    /// What it is worth to have covered all 1s, 2s, 3s and 4s.
    number_values: [i16; 4],
}

/// The numbers around a star, in ring order.
#[derive(Serialize)]
struct Numbers {
    colored: [u8; 6],
    plain_outer: [u8; 6],
    plain_center: [u8; 6],
}

#[derive(Serialize)]
struct StructureComponent {
    structure: String,
    kind: &'static str,
    star: Star,
    spaces: Vec<Space>,
    /// How many tiles it brings.
    reward: u8,
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
            jokers: &JOKERS,
            corners: CORNERS,
            stars: Star::ALL,
            clockwise: CLOCKWISE,
            numbers: numbers(),
            spaces: Space::all().collect(),
            structures: STRUCTURES.iter().map(structure).collect(),
            star_values: STAR_VALUES,
            mixed_star_value: MIXED_STAR_VALUE,
            number_values: NUMBER_VALUES,
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

fn structure(structure: &Structure) -> StructureComponent {
    StructureComponent {
        structure: structure.name(),
        kind: structure.kind.name(),
        star: structure.star,
        spaces: structure.spaces().collect(),
        reward: structure.kind.reward(),
    }
}
