//! The expansion's part of an observation.

use crate::fill;
use crate::layout::Sink;
use game::Seat;
use mille_fiori::masterworks::house_values::DOGARESSA_COPIES;
use mille_fiori::masterworks::{
    Cell, CouncilSpace, Councilor, Dogaressa, Dogaressas, Glass, Masterwork, Shape, Tile, View,
};

pub(super) fn encode(view: &View, seats: impl Iterator<Item = Seat>, sink: &mut impl Sink) {
    sink.of_seat(None);
    let council = sink.field("council", Tile::COUNT * Tile::COUNT);
    for (place, tile) in view.board.council.into_iter().enumerate() {
        fill::one_hot(council, place * Tile::COUNT + tile.index());
    }
    stacks(view, sink);
    for (steps, seat) in seats.enumerate() {
        sink.of_seat(Some(steps));
        councilor(&view.board.seats[seat], sink);
    }
}

fn stacks(view: &View, sink: &mut impl Sink) {
    let board = &view.board;
    fill::members(sink.field("open masterworks", Masterwork::COUNT), board.open_masterworks);
    fill::members(sink.field("masterwork stack", Masterwork::COUNT), board.masterwork_stack);
    dogaressas(sink.field("open dogaressas", Dogaressa::COUNT), board.open_dogaressas);
    dogaressas(sink.field("dogaressa stack", Dogaressa::COUNT), board.dogaressa_stack);
    let used = sink.field("used dogaressa", Dogaressa::COUNT);
    if let Some(dogaressa) = board.used_dogaressa {
        fill::one_hot(used, dogaressa.index());
    }
    let placing = sink.field("masterwork to place", Masterwork::COUNT);
    if let Some(masterwork) = view.placing {
        fill::one_hot(placing, masterwork.index());
    }
}

fn councilor(own: &Councilor, sink: &mut impl Sink) {
    sink.field("council figure", 1)[0] = own.figure.index() as f32 / (CouncilSpace::COUNT - 1) as f32;
    sink.field("palace bonus", 1)[0] = f32::from(own.palace) / 20.0;
    sink.field("trade city bonus", 1)[0] = f32::from(own.trade_city) / 20.0;
    dogaressas(sink.field("own dogaressas", Dogaressa::COUNT), own.dogaressas);
    const KINDS: usize = Shape::COUNT + Glass::COUNT + 1;
    let window = sink.field("window", Cell::COUNT * KINDS);
    for (cell, masterwork) in window.chunks_exact_mut(KINDS).zip(own.window.cells()) {
        if let Some(masterwork) = masterwork {
            fill::one_hot(cell, masterwork.shape().index());
            fill::one_hot(cell, Shape::COUNT + masterwork.glass().index());
            cell[KINDS - 1] = f32::from(masterwork.value()) / 5.0;
        }
    }
}

fn dogaressas(field: &mut [f32], cards: Dogaressas) {
    fill::counts(field, cards, f32::from(DOGARESSA_COPIES));
}
