//! Imagines worlds consistent with a view of the toy game.

use super::ToyView;
use crate::toy::components::{COPIES, Cards, VALUES, at};
use crate::toy::flaw::Flaw;
use crate::toy::state::{Stage, Toy};
use game::{PerSeat, Seat, below, shuffle};
use rand_core::Rng;

pub(crate) struct ToyImaginer {
    view: ToyView,
    /// The cards the viewer doesn't see, in ascending order.
    unseen: Vec<u8>,
}

impl ToyImaginer {
    pub(crate) fn new(view: &ToyView) -> Self {
        let mut left: Cards = [COPIES; VALUES];
        let discard = Some(view.table.discard).filter(|card| *card > 0);
        view.cards.values().flatten().chain(&discard).for_each(|card| left[at(*card)] -= 1);
        let unseen = (1..=VALUES as u8).flat_map(|card| vec![card; usize::from(left[at(card)])]).collect();
        Self { view: view.clone(), unseen }
    }

    pub(crate) fn imagine<R: Rng + ?Sized>(&self, rng: &mut R) -> Toy {
        let view = &self.view;
        let mut unseen = self.unseen.clone();
        match Flaw::current() {
            Flaw::NeverImagines => panic!("a world was imagined"),
            Flaw::NarrowImagination => {}
            Flaw::BiasedImagination if below(rng, 40) > 0 => {}
            _ => shuffle(rng, &mut unseen),
        }
        let mut pile = unseen.into_iter();
        let hands = PerSeat::from_fn(view.options.players, |seat| match view.cards[seat] {
            Some(card) => card,
            None if self.holds_card(seat) => pile.next().unwrap_or_default(),
            None => 0,
        });
        let mut deck = Cards::default();
        pile.for_each(|card| deck[at(card)] += 1);
        let mut world = Toy { options: view.options, table: view.table.clone(), deck, hands, bids: self.bids(rng) };
        match Flaw::current() {
            Flaw::OtherWorld => world.table.coins.as_mut_slice().rotate_left(1),
            Flaw::WorldLosesCard => world.deck = world.deck.map(|count| count.min(1)),
            _ => {}
        }
        world
    }

    fn holds_card(&self, seat: Seat) -> bool {
        match self.view.table.stage {
            Stage::Bid(_) | Stage::Use(_) => true,
            Stage::Draw(by) => by != seat,
            Stage::Deal | Stage::Over => false,
        }
    }

    fn bids<R: Rng + ?Sized>(&self, rng: &mut R) -> PerSeat<Option<u8>> {
        let Stage::Bid(waiting) = self.view.table.stage else { return self.view.bids };
        PerSeat::from_fn(self.view.options.players, |seat| match self.view.bids[seat] {
            None if !waiting.contains(seat) => Some(below(rng, u32::from(self.view.table.coins[seat]) + 1) as u8),
            known => known,
        })
    }
}
