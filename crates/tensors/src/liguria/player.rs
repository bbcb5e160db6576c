//! One player's part of an observation.

use super::PIECES;
use super::open::Open;
use crate::fill;
use crate::layout::Sink;
use game::Seat;
use liguria::components::{ENVOYS, PLACES, STREET};
use liguria::{Card, Color, Diplomat, HarborTile, Heading, Knight, Order, Place, Player, Row};

/// Scale: this many points are encoded as 1.0.
const POINTS: f32 = 50.0;

pub(super) fn encode(table: &Open, seat: Seat, first: Seat, sink: &mut impl Sink) {
    let (player, players) = (&table.players[seat], table.players.players());
    sink.field("score", 1)[0] = f32::from(player.score) / POINTS;
    sink.field("coins", 1)[0] = f32::from(player.coins) / PIECES;
    sink.field("figures", 1)[0] = f32::from(player.envoys) / f32::from(ENVOYS);
    sink.field("turn order", 1)[0] = f32::from(table.order[seat]) / players as f32;
    let stall = sink.field("stall", STREET.len());
    if let Some(space) = table.merchants[seat] {
        fill::one_hot(stall, space.index());
    }
    ship(player, first, players, sink);
    harbor(player, first, players, sink);
    pieces(player, sink);
}

/// Places are counted from the viewer's harbor.
fn ship(player: &Player, first: Seat, players: usize, sink: &mut impl Sink) {
    let home = Place::harbor(first, players).index();
    let places = usize::from(PLACES);
    fill::one_hot(sink.field("ship", places), (player.ship.place.index() + places - home) % places);
    sink.field("clockwise", 1)[0] = f32::from(u8::from(player.ship.heading == Heading::Clockwise));
    fill::counts(sink.field("cargo", Color::COUNT), player.ship.cargo, PIECES);
    let card = sink.field("card", Card::COUNT);
    if let Some(taken) = player.card {
        fill::one_hot(card, taken.index());
    }
}

fn harbor(player: &Player, first: Seat, players: usize, sink: &mut impl Sink) {
    let harbor = &player.harbor;
    let stacks = sink.field("harbor tiles", 2 * HarborTile::COUNT);
    for (numbers, tile) in stacks.chunks_exact_mut(2).zip(HarborTile::ALL) {
        let stack = harbor.stack(tile);
        numbers.copy_from_slice(&[f32::from(stack.front) / PIECES, f32::from(stack.back) / PIECES]);
    }
    fill::counts(sink.field("quay", Color::COUNT), harbor.quay, PIECES);
    let fields = sink.field("diplomat fields", players * Row::COUNT);
    for (numbers, envoy) in fields.chunks_exact_mut(players).zip(harbor.fields) {
        if let Some(envoy) = envoy {
            fill::one_hot(numbers, envoy.seat.distance_from(first, players));
        }
    }
}

fn pieces(player: &Player, sink: &mut impl Sink) {
    fill::counts(sink.field("knights", Knight::COUNT), player.knights, PIECES);
    fill::counts(sink.field("diplomats", Diplomat::COUNT), player.diplomats, PIECES);
    fill::members(sink.field("orders", Order::COUNT), player.orders);
    fill::members(sink.field("cards taken", Card::COUNT), player.cards);
    fill::counts(sink.field("store", Color::COUNT), player.store, PIECES);
    fill::counts(sink.field("returned knights", Knight::COUNT), player.returned, PIECES);
}
