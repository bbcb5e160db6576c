//! Positions for worked examples.

use crate::components::COUNTERS;
use crate::options::Options;
use crate::state::MyGame;
use game::{PerSeat, Seat, Turn};
use serde::Deserialize;

/// A position in which a player is about to take counters.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The number of counters each player has taken; the rest are in the heap.
    taken: Vec<u8>,
    turn: usize,
}

impl Position {
    pub(crate) fn arrange(self) -> Result<MyGame, String> {
        let players = self.taken.len();
        if !(2..=4).contains(&players) {
            return Err(format!("counters for {players} players"));
        }
        let turn = Seat::try_new(self.turn).filter(|seat| seat.index() < players);
        let turn = turn.ok_or_else(|| format!("there is no seat {}", self.turn))?;
        let taken: u32 = self.taken.iter().copied().map(u32::from).sum();
        if taken >= COUNTERS.into() {
            return Err(format!("with {taken} counters taken, the heap is empty"));
        }
        let taken = PerSeat::from_fn(players, |seat| self.taken[seat.index()]);
        let game = MyGame::set_up(Options { players: players as u8 });
        Ok(game.with_taken(taken, Turn::Choose(turn)))
    }
}

impl MyGame {
    /// The game after these counters were taken; they must not include the last one.
    fn with_taken(self, taken: PerSeat<u8>, turn: Turn) -> Self {
        let heap = self.heap - taken.values().sum::<u8>();
        Self { heap, taken, scores: taken.map(i16::from), turn, ..self }
    }
}
