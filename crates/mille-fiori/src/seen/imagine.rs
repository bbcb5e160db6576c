//! Imagined worlds: complete states consistent with a view.

use super::view::{InPlay, View};
use crate::masterworks;
use crate::state::{CardInPlay, MilleFiori, Step};
use crate::vocabulary::{Awaited, Card, Cards};
use game::{Game, Seat, Turn, Viewer};
use rand_core::Rng;

/// A viewer's knowledge, and the unknown parts to fill in.
pub struct Imaginer {
    /// The known state. Unknown hands are empty; a known hand also holds its hidden pick or card in use.
    known: MilleFiori,
    /// The hands the viewer has never seen, with their sizes.
    unseen_hands: Vec<(Seat, usize)>,
    /// Seats that have picked a card unknown to the viewer.
    secret_picks: Vec<Seat>,
    /// The seat to act, if its card in use is unknown to the viewer.
    secret_use: Option<Seat>,
}

impl Imaginer {
    pub(crate) fn new(view: &View) -> Self {
        let own = |seat: Seat| view.viewer.is(seat);
        let mut known = known_world(view);
        let unseen_hands = view.seats.iter().filter(|(_, of_seat)| of_seat.known.is_none());
        let secret_picks = view.seats.iter().filter(|(seat, of_seat)| of_seat.has_picked && !own(*seat));
        let secret_use = match (view.in_play, view.turn) {
            (Some(InPlay { card: None, .. }), Turn::Choose(seat)) => Some(seat),
            _ => None,
        };
        known.deck = unseen_cards(view, &known);
        Self {
            known,
            unseen_hands: unseen_hands.map(|(seat, of_seat)| (seat, usize::from(of_seat.holds))).collect(),
            secret_picks: secret_picks.map(|(seat, _)| seat).collect(),
            secret_use,
        }
    }

    /// Fills unseen hands from the unseen cards, and secret picks from the hand they were made from.
    pub(crate) fn imagine<R: Rng + ?Sized>(&self, rng: &mut R) -> MilleFiori {
        let mut world = self.known;
        for (seat, count) in &self.unseen_hands {
            world.hands[*seat] = world.deck.draw_many(*count, rng);
        }
        for seat in &self.secret_picks {
            world.picked[*seat] = Some(world.hands[*seat].draw(rng));
        }
        if let Some(seat) = self.secret_use {
            let card = world.hands[seat].draw(rng);
            world.step = world.turn_with(seat, card);
        }
        world
    }
}

fn known_world(view: &View) -> MilleFiori {
    let mut known = MilleFiori::new(&view.options);
    known.display = view.display;
    known.discard = view.discard;
    known.board = view.board;
    known.start = view.start;
    known.round = view.round;
    known.pass = view.pass;
    known.ending = view.ending;
    known.step = known_step(view);
    (known.leader, known.masterworks) = match view.masterworks {
        Some(masterworks) => (masterworks.leader, masterworks.board),
        None => (view.start, known.masterworks),
    };
    for (seat, of_seat) in view.seats.iter() {
        known.players[seat] = of_seat.player;
        known.hands[seat] = of_seat.known.unwrap_or(Cards::NONE);
    }
    if let (Viewer::Seat(seat), Some(card)) = (view.viewer, view.own_pick) {
        known.picked[seat] = Some(card);
    }
    known
}

/// Returns the step as far as it is known; [`Imaginer::imagine`] replaces it if the card in use is secret.
fn known_step(view: &View) -> Step {
    if let Some(step) = view.masterworks.and_then(|masterworks| masterworks.step) {
        return step.into();
    }
    match (view.awaited, view.turn) {
        (Awaited::StartPlayer, _) => Step::DrawStartPlayer,
        (Awaited::Display, _) => Step::FillDisplay,
        (Awaited::Deal, _) => Step::Deal,
        (Awaited::Pick, Turn::Choose(seat)) => Step::PickOnTurn(seat),
        (Awaited::Pick, _) => Step::PickTogether,
        (Awaited::Use | Awaited::Play, Turn::Choose(seat)) => match view.in_play {
            Some(InPlay { card: Some(card), extra }) => Step::UseCard(seat, CardInPlay { card, extra }),
            _ => Step::PickOnTurn(seat),
        },
        (Awaited::ExtraCard, Turn::Choose(seat)) => Step::ChooseExtraCard(seat),
        _ => Step::Over,
    }
}

/// Returns all cards whose location the viewer doesn't know.
fn unseen_cards(view: &View, known: &MilleFiori) -> Cards {
    let mut unseen = view.options.all_cards();
    for pile in [known.display, known.discard].iter().chain(known.hands.values()) {
        unseen.remove_all(*pile);
    }
    let loose = view.own_pick.into_iter().chain(view.in_play.and_then(|played| played.card));
    let placed = view.masterworks.iter().flat_map(masterworks::View::placed_cards);
    loose.chain(placed).for_each(|card: Card| unseen.remove(card));
    unseen
}
