//! The encoding of Liguria.

mod clicks;
mod open;
mod player;

use crate::encoder::{Encoder, first_seat, seats_from};
use crate::fill;
use crate::layout::Sink;
use game::{Seat, Seats, Viewer};
use liguria::components::{CUBES_PER_COLOR, ISLAND_COLORS, LONGEST_ROW};
use liguria::{Action, Card, Color, Due, Island, Kind, Knight, Liguria, Part, Step, Tile, View};
use open::Open;

/// Scale: this many cubes, tiles or steps are encoded as 1.0.
const PIECES: f32 = 6.0;

/// Values for one place in the row of tiles: one for each kind of tile, then an order's cubes and prestige.
const TILE_KINDS: usize = 11;
const TILE: usize = TILE_KINDS + Color::COUNT + 1;

const STEPS: usize = 11;

/// The encoder for Liguria.
#[derive(Clone, Copy, Debug)]
pub struct LiguriaEncoder;

impl Encoder<Liguria> for LiguriaEncoder {
    const VERSION: u32 = 1;
    const CLICKS: usize = clicks::COUNT;
    const OPENING_CLICKS: usize = clicks::OPENING;

    fn encode(view: &View, sink: &mut impl Sink) {
        write(&Open::in_view(view), view.viewer, sink);
    }

    /// Avoids building a view, whose estimates and possible moves of the current ship take ten times as long to
    /// compute.
    fn observe(game: &Liguria, viewer: Viewer, sink: &mut impl Sink) {
        write(&Open::in_game(game), viewer, sink);
    }

    #[inline]
    fn click(part: Part) -> usize {
        clicks::number(part)
    }

    #[inline]
    fn click_after(_: &Liguria, action: &Action, made: usize) -> usize {
        clicks::after(*action, made)
    }

    fn parts() -> Vec<Part> {
        clicks::all()
    }
}

fn write(table: &Open, viewer: Viewer, sink: &mut impl Sink) {
    let first = first_seat(viewer);
    sink.of_seat(None);
    progress(table, first, sink);
    market(table, sink);
    islands(table, first, sink);
    for (steps, seat) in seats_from(viewer, table.players.players()).enumerate() {
        sink.of_seat(Some(steps));
        player::encode(table, seat, first, sink);
    }
}

fn progress(table: &Open, first: Seat, sink: &mut impl Sink) {
    sink.field("round", 1)[0] = f32::from(table.round) / f32::from(table.rounds);
    let steps = sink.field("awaited", STEPS);
    if let Some(step) = step_number(table.step) {
        fill::one_hot(steps, step);
    }
    sink.field("due", 1)[0] = f32::from(due(table.step)) / PIECES;
    fill::seats(sink.field("on turn", table.players.players()), table.on_turn, first);
    sink.field("steps left", 1)[0] = f32::from(table.voyage.left) / PIECES;
    sink.field("turned", 1)[0] = f32::from(u8::from(table.voyage.turned));
    let diplomat = table.voyage.diplomat_in.map_or(Seats::NONE, Seats::only);
    fill::seats(sink.field("diplomat placed", table.players.players()), diplomat, first);
}

fn step_number(step: Step) -> Option<usize> {
    Some(match step {
        Step::PlaceMerchant => 0,
        Step::TakeTiles => 1,
        Step::TakeCard => 2,
        Step::Upgrade { .. } => 3,
        Step::Sail => 4,
        Step::Land => 5,
        Step::Conquer => 6,
        Step::Load(_) => 7,
        Step::PlaceDiplomat => 8,
        Step::TurnAround => 9,
        Step::SailHome => 10,
        Step::DrawOrder | Step::DrawIslands | Step::DrawCubes | Step::DrawTiles | Step::DrawCards | Step::Over => {
            return None;
        }
    })
}

/// The number of brown arrows left, or of knights that have just landed.
fn due(step: Step) -> u8 {
    match step {
        Step::Upgrade { arrows } => arrows,
        Step::Load(Due::Landed(knights)) => knights,
        _ => 0,
    }
}

fn market(table: &Open, sink: &mut impl Sink) {
    let row = sink.field("row of tiles", LONGEST_ROW * TILE);
    for (numbers, place) in row.chunks_exact_mut(TILE).zip(table.row.as_slice()) {
        tile(numbers, *place);
    }
    fill::copies(sink.field("bag", Tile::COUNT), table.bag);
    fill::members(sink.field("cards on offer", Card::COUNT), table.offer);
    fill::members(sink.field("deck", Card::COUNT), table.deck);
    fill::counts(sink.field("supply of cubes", Color::COUNT), table.supply, f32::from(CUBES_PER_COLOR));
}

fn tile(numbers: &mut [f32], tile: Tile) {
    match tile.kind() {
        Kind::Order(order) => {
            let face = order.tile();
            fill::counts(&mut numbers[TILE_KINDS..TILE_KINDS + Color::COUNT], face.cubes, 3.0);
            numbers[TILE - 1] = f32::from(face.prestige) / 10.0;
        }
        _ => fill::one_hot(numbers, tile.index()),
    }
}

/// In ring order from the viewer's harbor, so that the islands rotate with the seats.
fn islands(table: &Open, first: Seat, sink: &mut impl Sink) {
    let (players, count) = (table.players.players(), ISLAND_COLORS.len());
    let per_gap = table.islands.len() / players;
    let len = Color::COUNT + 1 + players + Knight::COUNT;
    let field = sink.field("islands", count * len);
    for (index, numbers) in field.chunks_exact_mut(len).take(table.islands.len()).enumerate() {
        island(numbers, &table.islands[(first.index() * per_gap + index) % table.islands.len()], first, players);
    }
}

fn island(numbers: &mut [f32], island: &Island, first: Seat, players: usize) {
    fill::one_hot(numbers, island.color.index());
    numbers[Color::COUNT] = f32::from(island.prestige) / 8.0;
    if let Some(owner) = island.owner {
        fill::one_hot(&mut numbers[Color::COUNT + 1..], owner.distance_from(first, players));
    }
    fill::counts(&mut numbers[Color::COUNT + 1 + players..], island.knights, PIECES);
}
