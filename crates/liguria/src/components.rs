//! The components: every number in the rules.
//!
//! *House* values are our own, because the printed ones aren't known; all others come from the game or its short rules.

use crate::vocabulary::{Color, Cubes};

/// LI-1.1: the supported player counts.
pub const PLAYERS: std::ops::RangeInclusive<u8> = 3..=4;

/// LI-1.2, house: the number of places on the ring, harbors and islands combined.
pub const PLACES: u8 = 12;

/// LI-1.2, house: returns the number of islands between two harbors.
pub const fn islands_per_gap(players: u8) -> u8 {
    PLACES / players - 1
}

/// Numbers that depend on the player count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableSize {
    pub rounds: u8,
    /// Tiles in each round's row.
    pub tiles: u8,
    /// Cards on offer each round.
    pub cards: u8,
}

/// LI-2.1, LI-2.2 and LI-2.3: for three and for four players.
pub const TABLE_SIZES: [TableSize; 2] =
    [TableSize { rounds: 9, tiles: 12, cards: 3 }, TableSize { rounds: 8, tiles: 15, cards: 4 }];

/// Length of the longest row of tiles.
pub const LONGEST_ROW: usize = TABLE_SIZES[TABLE_SIZES.len() - 1].tiles as usize;

/// LI-1.3, house: the island tiles' colors.
pub const ISLAND_COLORS: [Color; 9] = {
    use Color::{Blue, Red, Yellow};
    [Red, Red, Red, Blue, Blue, Blue, Yellow, Yellow, Yellow]
};

/// LI-1.4, house: the islands' prestige markers.
pub const ISLAND_MARKERS: [u8; 9] = [4, 4, 5, 5, 6, 6, 7, 7, 8];

/// House: a layout for the first game with three players, with each island's color and prestige in ring order.
pub const FIRST_ISLANDS_OF_THREE: &str = "R4 B6 Y7 B5 Y8 R4 Y7 R5 B6";
/// House: the same for four players.
pub const FIRST_ISLANDS_OF_FOUR: &str = "R4 B6 Y7 R5 B8 Y4 R6 B5";

/// LI-1.7, house: each player's initial coins and figures.
pub const START_COINS: u8 = 2;
pub const ENVOYS: u8 = 12;
pub const CARGO_SPACES: u8 = 6;
/// LI-1.7, house: the symbols on the harbor board itself.
pub const PRINTED_WHEELS: u8 = 1;
pub const PRINTED_SACKS: u8 = 1;
/// LI-4.6, house: maximum number of tiles in a harbor row.
pub const ROW_LIMIT: u8 = 6;
/// LI-1.5, house: number of cubes of each color.
pub const CUBES_PER_COLOR: u8 = 40;
/// LI-1.6: initial cubes on each quay; house: in different colors.
pub const QUAY_CUBES: u8 = 2;

/// A stall in the market street, with the tiles and coins it gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stall {
    pub tiles: u8,
    pub coins: u8,
}

const fn stall(tiles: u8, coins: u8) -> Stall {
    Stall { tiles, coins }
}

/// LI-3.2, house: the market street, from left to right.
pub const STREET: [Stall; 8] =
    [stall(1, 2), stall(2, 0), stall(2, 1), stall(2, 2), stall(3, 0), stall(3, 1), stall(3, 2), stall(4, 0)];

/// Maximum number of tiles from one stall.
pub const MOST_TILES_TAKEN: u8 = STREET[STREET.len() - 1].tiles;

/// LI-1.9, house: number of selection tiles.
pub const TILES: usize = 120;

/// LI-1.9, house: number of tiles of each kind: wheel, merchant, building A, B and C, monk, knight I, II and III,
/// diplomat with one and with two scrolls. The rest are the orders, one of each.
pub const TILE_COUNTS: [u8; 11] = [16, 14, 8, 6, 4, 14, 12, 8, 2, 12, 6];

/// The values on the two sides of a harbor tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sides {
    pub front: u8,
    /// The upgraded side.
    pub back: u8,
}

/// LI-6.3, house: the wheels on a wheel tile.
pub const WHEEL_SIDES: Sides = Sides { front: 1, back: 2 };
/// LI-6.3, house: the sacks on a merchant tile.
pub const MERCHANT_SIDES: Sides = Sides { front: 1, back: 2 };
/// LI-6.3, house: the prestige of buildings A, B and C.
pub const BUILDING_SIDES: [Sides; 3] =
    [Sides { front: 2, back: 4 }, Sides { front: 3, back: 5 }, Sides { front: 4, back: 6 }];
/// LI-6.3, house: the green points on a monk.
pub const MONK_SIDES: Sides = Sides { front: 1, back: 2 };

/// LI-8.7: the swords of knights I, II and III; house values for II and III.
pub const SWORDS: [u8; 3] = [1, 2, 3];
/// LI-8.7: the cube symbols of knights I, II and III.
pub const CUBE_SYMBOLS: [u8; 3] = [1, 0, 0];
/// LI-8.4: cubes of its own color that an island gives its owner, in addition to those for cube symbols.
pub const ISLAND_CUBES: u8 = 1;
/// LI-8.7, house: green points for a defeated knight.
pub const RETURNED_KNIGHT_POINTS: u8 = 1;
/// LI-11.2, house: the price in scrolls of the first field in a harbor; each occupied field adds one.
pub const FIRST_DIPLOMAT_PRICE: u8 = 1;
/// LI-11.6: the scrolls on the two kinds of diplomat tiles.
pub const SCROLLS: [u8; 2] = [1, 2];

/// A bishop's order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OrderTile {
    pub cubes: Cubes,
    pub prestige: u8,
}

const fn order(red: u8, blue: u8, yellow: u8, prestige: u8) -> OrderTile {
    OrderTile { cubes: Cubes::new([red, blue, yellow]), prestige }
}

/// LI-14.5, house: orders 1 to 18, one tile each: red, blue and yellow cubes, prestige.
pub const ORDERS: [OrderTile; 18] = [
    order(1, 1, 0, 4),
    order(0, 1, 1, 4),
    order(1, 0, 1, 4),
    order(2, 1, 0, 7),
    order(0, 2, 1, 7),
    order(1, 0, 2, 7),
    order(3, 0, 0, 8),
    order(0, 3, 0, 8),
    order(0, 0, 3, 8),
    order(2, 2, 0, 10),
    order(0, 2, 2, 10),
    order(2, 0, 2, 10),
    order(2, 1, 1, 10),
    order(1, 2, 1, 10),
    order(1, 1, 2, 10),
    order(3, 1, 1, 13),
    order(1, 3, 1, 13),
    order(1, 1, 3, 13),
];

/// A ship card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShipCard {
    /// Green if positive, red if negative; never 0.
    pub points: i8,
    /// Placed on the quay of the player who takes the card.
    pub cubes: Cubes,
    pub wheels: u8,
    pub arrows: u8,
    pub reverse: bool,
    pub anchor: bool,
}

/// `marks` contains `r` for the reverse arrow and `a` for the anchor.
const fn card(points: i8, cubes: [u8; 3], wheels: u8, arrows: u8, marks: &str) -> ShipCard {
    let marks = marks.as_bytes();
    let (reverse, anchor) = match marks {
        b"ra" => (true, true),
        b"r" => (true, false),
        b"a" => (false, true),
        _ => (false, false),
    };
    ShipCard { points, cubes: Cubes::new(cubes), wheels, arrows, reverse, anchor }
}

/// LI-5.4, house: the deck, S01 to S36: points; red, blue and yellow cubes; wheels; brown arrows; reverse arrow and
/// anchor.
pub const SHIP_CARDS: [ShipCard; 36] = [
    card(3, [1, 1, 0], 0, 0, ""),
    card(3, [0, 1, 1], 0, 0, ""),
    card(3, [1, 0, 1], 0, 0, ""),
    card(2, [2, 0, 0], 1, 0, ""),
    card(2, [0, 2, 0], 1, 0, ""),
    card(2, [0, 0, 2], 1, 0, ""),
    card(2, [1, 0, 0], 0, 0, "r"),
    card(2, [0, 1, 0], 0, 0, "r"),
    card(2, [0, 0, 1], 0, 0, "r"),
    card(2, [1, 1, 1], 1, 0, "r"),
    card(1, [1, 0, 0], 1, 0, "r"),
    card(1, [0, 1, 0], 1, 0, "r"),
    card(1, [0, 0, 1], 1, 0, "r"),
    card(1, [1, 1, 0], 0, 1, ""),
    card(1, [0, 1, 1], 0, 1, ""),
    card(1, [1, 0, 1], 0, 1, ""),
    card(1, [1, 1, 0], 2, 0, ""),
    card(1, [0, 0, 1], 0, 0, "a"),
    card(-1, [1, 0, 0], 2, 1, ""),
    card(-1, [0, 1, 0], 2, 1, ""),
    card(-1, [0, 0, 1], 2, 1, ""),
    card(-1, [1, 1, 0], 3, 0, "r"),
    card(-2, [1, 0, 0], 2, 0, "ra"),
    card(-2, [0, 1, 0], 2, 0, "ra"),
    card(-2, [0, 0, 1], 2, 0, "ra"),
    card(-2, [1, 0, 0], 1, 2, ""),
    card(-2, [0, 1, 0], 1, 2, ""),
    card(-2, [0, 0, 1], 1, 2, ""),
    card(-3, [1, 0, 0], 3, 0, "ra"),
    card(-3, [0, 1, 0], 3, 0, "ra"),
    card(-3, [0, 0, 1], 3, 1, "r"),
    card(-3, [1, 0, 1], 2, 2, "r"),
    card(-3, [0, 1, 1], 2, 2, ""),
    card(-4, [1, 0, 0], 3, 1, "a"),
    card(-4, [0, 1, 0], 3, 1, "a"),
    card(-4, [0, 0, 1], 3, 1, "a"),
];

/// LI-13.3: prestige lost per point of a negative balance.
pub const PRESTIGE_PER_DEBT: i16 = 5;
/// LI-14.2: prestige for a set of one cube in each color.
pub const PRESTIGE_PER_SET: u8 = 3;
/// LI-13.5: prestige for each tile in a row with the player's diplomat.
pub const PRESTIGE_PER_TILE: u8 = 2;
