//! What is in the box, listed for whoever draws it.

use crate::components::{
    CARGO_SPACES, CUBES_PER_COLOR, ENVOYS, ISLAND_COLORS, ISLAND_MARKERS, PLACES, PLAYERS, PRINTED_SACKS,
    PRINTED_WHEELS, ROW_LIMIT, STREET, TABLE_SIZES,
};
use crate::state::Liguria;
use crate::vocabulary::{Card, Color, Cubes, Heap, Kind, Order, Place, Row, Tile};
use game::Seat;
use serde::Serialize;

/// Everything on boards, tiles and cards.
#[derive(Serialize)]
struct Components {
    tables: Vec<TableComponent>,
    /// The places of the ring.
    places: u8,
    colors: [Color; 3],
    island_colors: &'static [Color],
    island_markers: &'static [u8],
    street: Vec<StallComponent>,
    tiles: Vec<TileComponent>,
    orders: Vec<OrderComponent>,
    cards: Vec<CardComponent>,
    harbor: HarborComponent,
    cubes_per_color: u8,
    envoys: u8,
    cargo_spaces: u8,
}

/// A table of this many players.
#[derive(Serialize)]
struct TableComponent {
    players: u8,
    rounds: u8,
    tiles: u8,
    cards: u8,
    /// The place of each seat's harbor.
    harbors: Vec<Place>,
}

#[derive(Serialize)]
struct StallComponent {
    tiles: u8,
    coins: u8,
}

#[derive(Serialize)]
struct TileComponent {
    tile: Tile,
    count: usize,
    /// Where it lies in the harbor, if it does.
    row: Option<Row>,
    /// Wheels, sacks, prestige or green points of front and back; swords; scrolls; prestige of an order.
    values: Vec<u8>,
}

#[derive(Serialize)]
struct OrderComponent {
    order: Order,
    cubes: Cubes,
    prestige: u8,
}

#[derive(Serialize)]
struct CardComponent {
    card: Card,
    points: i8,
    cubes: Cubes,
    wheels: u8,
    arrows: u8,
    reverse: bool,
    anchor: bool,
}

#[derive(Serialize)]
struct HarborComponent {
    rows: [Row; 4],
    row_limit: u8,
    printed_wheels: u8,
    printed_sacks: u8,
}

impl game::Drawable for Liguria {
    fn components() -> impl Serialize {
        Components {
            tables: PLAYERS.map(table).collect(),
            places: PLACES,
            colors: Color::ALL,
            island_colors: &ISLAND_COLORS,
            island_markers: &ISLAND_MARKERS,
            street: STREET.map(|stall| StallComponent { tiles: stall.tiles, coins: stall.coins }).into(),
            tiles: Tile::all().map(tile).collect(),
            orders: Order::all().map(order).collect(),
            cards: Card::all().map(card).collect(),
            harbor: HarborComponent {
                rows: Row::ALL,
                row_limit: ROW_LIMIT,
                printed_wheels: PRINTED_WHEELS,
                printed_sacks: PRINTED_SACKS,
            },
            cubes_per_color: CUBES_PER_COLOR,
            envoys: ENVOYS,
            cargo_spaces: CARGO_SPACES,
        }
    }
}

fn table(players: u8) -> TableComponent {
    let size = &TABLE_SIZES[usize::from(players - PLAYERS.start())];
    let seats = usize::from(players);
    let harbors = Seat::all(seats).map(|seat| Place::harbor(seat, seats)).collect();
    TableComponent { players, rounds: size.rounds, tiles: size.tiles, cards: size.cards, harbors }
}

fn tile(tile: Tile) -> TileComponent {
    let (row, values) = match tile.kind() {
        Kind::Harbor(tile) => (Some(tile.row()), vec![tile.sides().front, tile.sides().back]),
        Kind::Knight(knight) => (None, vec![knight.swords()]),
        Kind::Diplomat(diplomat) => (None, vec![diplomat.scrolls()]),
        Kind::Order(order) => (None, vec![order.tile().prestige]),
    };
    TileComponent { tile, count: Heap::ALL.count(tile), row, values }
}

fn order(order: Order) -> OrderComponent {
    OrderComponent { order, cubes: order.tile().cubes, prestige: order.tile().prestige }
}

fn card(card: Card) -> CardComponent {
    let face = card.face();
    CardComponent {
        card,
        points: face.points,
        cubes: face.cubes,
        wheels: face.wheels,
        arrows: face.arrows,
        reverse: face.reverse,
        anchor: face.anchor,
    }
}
