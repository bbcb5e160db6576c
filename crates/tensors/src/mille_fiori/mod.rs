//! The encoding of Mille Fiori.

mod clicks;
mod masterworks;

use crate::encoder::{Encoder, first_seat, seats_from};
use crate::fill;
use crate::layout::Sink;
use game::{Seat, Turn};
use mille_fiori::components::{BASE_CARDS, DIAMONDS, HAND_SIZE};
use mille_fiori::{Action, Area, Awaited, Board, BonusRow, Card, MilleFiori, Part, SeaSpace, SeatView, View};

/// Scale: this many points are encoded as 1.0.
const POINTS: f32 = 100.0;

/// Number of spaces on the board: one per card.
const SPACES: usize = BASE_CARDS;

/// The index of each area's first space among all spaces.
const FIRST_SPACE: [usize; Area::COUNT] = {
    let (mut first, mut area) = ([0; Area::COUNT], 1);
    while area < Area::COUNT {
        first[area] = first[area - 1] + Area::ALL[area - 1].spaces();
        area += 1;
    }
    first
};

/// The encoder for Mille Fiori.
#[derive(Clone, Copy, Debug)]
pub struct MilleFioriEncoder;

impl Encoder<MilleFiori> for MilleFioriEncoder {
    const VERSION: u32 = 1;
    const CLICKS: usize = clicks::COUNT;
    const OPENING_CLICKS: usize = clicks::OPENING;

    fn encode(view: &View, sink: &mut impl Sink) {
        let seats = seats_from(view.viewer, view.seats.players());
        sink.of_seat(None);
        progress(view, first_seat(view.viewer), sink);
        cards(view, sink);
        for (steps, seat) in seats.clone().enumerate() {
            sink.of_seat(Some(steps));
            player(view, seat, &view.seats[seat], sink);
        }
        if let Some(expansion) = &view.masterworks {
            masterworks::encode(expansion, seats, sink);
        }
    }

    #[inline]
    fn click(part: Part) -> usize {
        clicks::number(part)
    }

    #[inline]
    fn click_after(game: &MilleFiori, action: &Action, made: usize) -> usize {
        clicks::after(game, *action, made)
    }

    fn parts() -> Vec<Part> {
        clicks::all()
    }

    /// Nearly every click is a complete action, so there are about as many actions as clicks.
    fn actions() -> Option<Vec<Action>> {
        Some(clicks::actions())
    }
}

fn progress(view: &View, first: Seat, sink: &mut impl Sink) {
    let players = view.seats.players();
    sink.field("round", 1)[0] = f32::from(view.round) / 8.0;
    sink.field("pass", 1)[0] = f32::from(view.pass) / HAND_SIZE as f32;
    fill::one_hot(sink.field("awaited", Awaited::COUNT), view.awaited.index());
    sink.field("ending", 1)[0] = f32::from(u8::from(view.ending));
    fill::seats(sink.field("on turn", players), view.turn.seats(), first);
    sink.field("simultaneous", 1)[0] = f32::from(u8::from(matches!(view.turn, Turn::Commit(_))));
    fill::one_hot(sink.field("start player", players), view.start.distance_from(first, players));
    sink.field("deck", 1)[0] = f32::from(view.deck) / BASE_CARDS as f32;
}

fn cards(view: &View, sink: &mut impl Sink) {
    fill::copies(sink.field("display", Card::COUNT), view.display);
    fill::copies(sink.field("discard", Card::COUNT), view.discard);
    let in_play = sink.field("card in play", Card::COUNT);
    if let Some(card) = view.in_play.and_then(|played| played.card) {
        fill::one_hot(in_play, card.index());
    }
    sink.field("extra card", 1)[0] = f32::from(u8::from(view.in_play.is_some_and(|played| played.extra)));
    let picked = sink.field("own pick", Card::COUNT);
    if let Some(card) = view.own_pick {
        fill::one_hot(picked, card.index());
    }
}

fn player(view: &View, seat: Seat, of: &SeatView, sink: &mut impl Sink) {
    let player = &of.player;
    sink.field("score", 1)[0] = f32::from(player.score) / POINTS;
    sink.field("supply", 1)[0] = f32::from(player.personal) / f32::from(DIAMONDS);
    sink.field("reserve", 1)[0] = f32::from(player.reserve) / f32::from(DIAMONDS);
    sink.field("ship", 1)[0] = player.ship.index() as f32 / (SeaSpace::COUNT - 1) as f32;
    for (number, value) in sink.field("bonuses", BonusRow::COUNT).iter_mut().zip(player.bonuses) {
        *number = f32::from(value) / 20.0;
    }
    sink.field("has picked", 1)[0] = f32::from(u8::from(of.has_picked));
    sink.field("hidden cards", 1)[0] = f32::from(of.holds) / HAND_SIZE as f32;
    let known = sink.field("known cards", Card::COUNT);
    if let Some(cards) = of.known {
        fill::copies(known, cards);
    }
    fill::ones(sink.field("diamonds", SPACES), spaces_of(&view.board, seat));
}

/// The spaces occupied by this seat's diamonds, as bits. One set for the whole board is faster to encode than six.
fn spaces_of(board: &Board, seat: Seat) -> u128 {
    let spaces = |area: Area| u128::from(board[area].of(seat).bits()) << FIRST_SPACE[area.index()];
    Area::ALL.into_iter().fold(0, |all, area| all | spaces(area))
}
