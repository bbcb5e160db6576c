//! One game of a match.

use crate::forfeits::{Forfeit, ranked};
use crate::roster::Roster;
use catalog::Listed;
use environments::{Deal, Seating};
use game::{Game, SplitMix, Turn};
use serde::{Deserialize, Serialize};

/// The games of a match.
pub(super) struct Match<G: Game> {
    pub(super) options: G::Options,
    pub(super) roster: Roster,
    /// The seatings in which each deal is played, in order.
    pub(super) seatings: Vec<Seating>,
    pub(super) games: u64,
    pub(super) seed: u64,
}

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GameResult {
    /// The game's number in the match.
    pub(super) game: u64,
    /// The bots, indexed by seat.
    pub(super) seats: Seating,
    pub(super) scores: Vec<i16>,
    /// Forfeited seats are ranked last.
    pub(super) ranks: Vec<u8>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) forfeits: Vec<Forfeit>,
}

impl<G: Game> Match<G> {
    /// The seating of the game with this number.
    pub(super) fn seating(&self, number: u64) -> &Seating {
        &self.seatings[(number % self.seatings.len() as u64) as usize]
    }
}

impl<G: Listed> Match<G> {
    /// Plays the game with this number. Deterministic unless a bot has a time budget or is a program.
    pub(super) fn play(&self, number: u64) -> GameResult {
        let mut game = G::new(&self.options);
        let mut deal = Deal::new(self.seed, number / self.seatings.len() as u64);
        let seats = self.seating(number);
        let mut rng = SplitMix::stream(self.seed, number);
        let mut actions = Vec::new();
        let mut players = self.roster.seat::<G>(&self.options, seats.iter().copied().map(Some));
        while game.turn() != Turn::Over {
            let Some(seat) = game.turn().seats().first() else {
                let chance = deal.draw(&game);
                game.reveal(chance, &mut ());
                continue;
            };
            let action = players.decide(&game, seat, &mut actions, &mut rng);
            game.play(seat, action, &mut ());
        }
        let forfeits = players.finish(&game);
        GameResult {
            game: number,
            seats: seats.clone(),
            scores: game.scores().as_slice().into(),
            ranks: ranked(game.ranks(), &forfeits).as_slice().into(),
            forfeits,
        }
    }
}
