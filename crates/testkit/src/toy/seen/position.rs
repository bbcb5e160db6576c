//! Positions of worked examples: somebody has won the bids and may use the card.

use crate::toy::components::at;
use crate::toy::options::ToyOptions;
use crate::toy::state::{Stage, Toy};
use game::{Game, PerSeat, Seat};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ToyPosition {
    /// The card of each seat.
    cards: Vec<u8>,
    /// Who may use the card.
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
