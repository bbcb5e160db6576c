//! Positions for worked examples: a seat has won the bidding and may use its card.

use crate::toy::components::at;
use crate::toy::options::ToyOptions;
use crate::toy::state::{Stage, Toy};
use game::{Game, PerSeat, Seat};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ToyPosition {
    /// Each seat's card.
    cards: Vec<u8>,
    /// The seat that may use its card.
    winner: Seat,
}

impl ToyPosition {
    pub(crate) fn arrange(self) -> Result<Toy, String> {
        let players = self.cards.len();
        if !(2..=3).contains(&players) {
            return Err(format!("{players} cards"));
        }
        let mut toy = Toy::new(&ToyOptions { players, high: false, peeking: true });
        for card in &self.cards {
            let left = toy.deck.get_mut(at(*card)).filter(|left| **left > 0);
            *left.ok_or(format!("no card {card}"))? -= 1;
        }
        toy.hands = PerSeat::from_fn(players, |seat| self.cards[seat.index()]);
        toy.table.stage = Stage::Use(self.winner);
        Ok(toy)
    }
}
