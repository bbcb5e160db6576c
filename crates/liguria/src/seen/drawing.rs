//! The components as data for the page (`components.json`).

use crate::components::{
    CARGO_SPACES, CUBES_PER_COLOR, ENVOYS, FIRST_DIPLOMAT_PRICE, ISLAND_COLORS, ISLAND_CUBES, ISLAND_MARKERS,
    LONGEST_ROW, PLACES, PLAYERS, PRESTIGE_PER_DEBT, PRESTIGE_PER_SET, PRESTIGE_PER_TILE, PRINTED_SACKS,
    PRINTED_WHEELS, RETURNED_KNIGHT_POINTS, ROW_LIMIT, START_COINS, TABLE_SIZES,
};
use crate::state::{Due, Liguria, Phase, Step};
use crate::vocabulary::{Card, Color, Cubes, Heading, Heap, IslandId, Kind, Order, Place, Row, Space, Spot, Tile};
use game::{Seat, ToText};
use serde::Serialize;
use std::collections::BTreeMap;

/// Everything printed on boards, tiles and cards.
#[derive(Serialize)]
struct Components {
    tables: Vec<TableComponent>,
    /// Number of places on the ring.
    places: u8,
    colors: [Color; Color::COUNT],
    /// The color names in the same order, as used at the end of message keys.
    color_names: [&'static str; Color::COUNT],
    island_colors: &'static [Color],
    island_markers: &'static [u8],
    headings: [HeadingComponent; Heading::COUNT],
    /// The phase that each step belongs to.
    phases: BTreeMap<&'static str, Phase>,
    street: Vec<StallComponent>,
    longest_row: usize,
    tiles: Vec<TileComponent>,
    orders: Vec<OrderComponent>,
    cards: Vec<CardComponent>,
    harbor: HarborComponent,
    scoring: ScoringComponent,
    cubes_per_color: u8,
    /// Cubes of its own color that an island gives its owner, in addition to those for cube symbols.
    island_cubes: u8,
    envoys: u8,
    cargo_spaces: u8,
    start_coins: u8,
}

/// The table for this player count.
#[derive(Serialize)]
struct TableComponent {
    players: u8,
    rounds: u8,
    tiles: u8,
    cards: u8,
    /// The place of each seat's harbor.
    harbors: Vec<Place>,
    /// The place of each island, in the order of the view.
    islands: Vec<Place>,
    /// The harbor or island at each place.
    spots: Vec<SpotComponent>,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum SpotComponent {
    Harbor(Seat),
    Island(usize),
}

#[derive(Serialize)]
struct HeadingComponent {
    heading: Heading,
    /// As used in notation and route names.
    word: String,
}

#[derive(Serialize)]
struct StallComponent {
    space: Space,
    tiles: u8,
    coins: u8,
}

#[derive(Serialize)]
struct TileComponent {
    tile: Tile,
    /// `building` for all three buildings.
    family: String,
    count: usize,
    /// Its row in the harbor, if any.
    row: Option<Row>,
    /// Wheels, sacks, prestige or green points on front and back; swords; scrolls; an order's prestige.
    values: Vec<u8>,
    cube_symbols: u8,
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
    rows: [Row; Row::COUNT],
    /// The diplomat field number of each row.
    fields: [u8; Row::COUNT],
    row_limit: u8,
    printed_wheels: u8,
    printed_sacks: u8,
    /// The price in scrolls of the first diplomat in a harbor.
    first_diplomat_price: u8,
}

#[derive(Serialize)]
struct ScoringComponent {
    prestige_per_debt: i16,
    prestige_per_set: u8,
    prestige_per_tile: u8,
    returned_knight_points: u8,
}

impl game::Drawable for Liguria {
    fn components() -> impl Serialize {
        Components {
            tables: PLAYERS.map(table).collect(),
            places: PLACES,
            colors: Color::ALL,
            color_names: Color::ALL.map(Color::name),
            island_colors: &ISLAND_COLORS,
            island_markers: &ISLAND_MARKERS,
            headings: Heading::ALL.map(|heading| HeadingComponent { heading, word: heading.to_string() }),
            phases: phases(),
            street: Space::all().map(stall).collect(),
            longest_row: LONGEST_ROW,
            tiles: Tile::all().map(tile).collect(),
            orders: Order::all().map(order).collect(),
            cards: Card::all().map(card).collect(),
            harbor: HARBOR,
            scoring: SCORING,
            cubes_per_color: CUBES_PER_COLOR,
            island_cubes: ISLAND_CUBES,
            envoys: ENVOYS,
            cargo_spaces: CARGO_SPACES,
            start_coins: START_COINS,
        }
    }
}

const HARBOR: HarborComponent = HarborComponent {
    rows: Row::ALL,
    fields: [Row::ALL[0].field(), Row::ALL[1].field(), Row::ALL[2].field(), Row::ALL[3].field()],
    row_limit: ROW_LIMIT,
    printed_wheels: PRINTED_WHEELS,
    printed_sacks: PRINTED_SACKS,
    first_diplomat_price: FIRST_DIPLOMAT_PRICE,
};

const SCORING: ScoringComponent = ScoringComponent {
    prestige_per_debt: PRESTIGE_PER_DEBT,
    prestige_per_set: PRESTIGE_PER_SET,
    prestige_per_tile: PRESTIGE_PER_TILE,
    returned_knight_points: RETURNED_KNIGHT_POINTS,
};

fn table(players: u8) -> TableComponent {
    let size = &TABLE_SIZES[usize::from(players - PLAYERS.start())];
    let seats = usize::from(players);
    TableComponent {
        players,
        rounds: size.rounds,
        tiles: size.tiles,
        cards: size.cards,
        harbors: Seat::all(seats).map(|seat| Place::harbor(seat, seats)).collect(),
        islands: IslandId::of_table(seats).map(|island| Place::of_island(island, seats)).collect(),
        spots: Place::all().map(|place| spot(place.spot(seats))).collect(),
    }
}

fn spot(spot: Spot) -> SpotComponent {
    match spot {
        Spot::Harbor(seat) => SpotComponent::Harbor(seat),
        Spot::Island(island) => SpotComponent::Island(island.index()),
    }
}

/// Maps each step's name in a view to its phase.
fn phases() -> BTreeMap<&'static str, Phase> {
    use Step::*;
    let draws = [DrawOrder, DrawIslands, DrawCubes, DrawTiles, DrawCards];
    let market = [PlaceMerchant, TakeTiles, TakeCard, Upgrade { arrows: 1 }];
    let voyage = [Sail, Land, Conquer, Load(Due::OwnIsland), PlaceDiplomat, TurnAround, SailHome, Over];
    let steps = draws.into_iter().chain(market).chain(voyage);
    steps.map(|step| (step.text().key.trim_start_matches("awaited-"), step.phase())).collect()
}

fn stall(space: Space) -> StallComponent {
    StallComponent { space, tiles: space.stall().tiles, coins: space.stall().coins }
}

fn tile(tile: Tile) -> TileComponent {
    let (row, values) = match tile.kind() {
        Kind::Harbor(tile) => (Some(tile.row()), vec![tile.sides().front, tile.sides().back]),
        Kind::Knight(knight) => (None, vec![knight.swords()]),
        Kind::Diplomat(diplomat) => (None, vec![diplomat.scrolls()]),
        Kind::Order(order) => (None, vec![order.tile().prestige]),
    };
    let cube_symbols = if let Kind::Knight(knight) = tile.kind() { knight.cube_symbols() } else { 0 };
    TileComponent { tile, family: family(tile), count: Heap::ALL.count(tile), row, values, cube_symbols }
}

/// Returns the name shared by all tiles of its family.
fn family(tile: Tile) -> String {
    let name = tile.to_string();
    name.split('-').next().unwrap_or(&name).to_owned()
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
