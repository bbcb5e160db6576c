//! One game of a match.

use crate::arena_args::Luck;
use crate::forfeits::{Forfeit, ranked};
use crate::roster::Roster;
use ::bots::Knowledge;
use catalog::Listed;
use environments::{Deal, Seating};
use game::{Game, SplitMix, Turn, Viewer, scramble};
use search::{LuckEffort, LuckMeter};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The games of a match.
pub(super) struct Match<G: Game> {
    pub(super) options: G::Options,
    pub(super) roster: Roster,
    /// The seatings in which each deal is played, in order.
    pub(super) seatings: Vec<Seating>,
    pub(super) games: u64,
    pub(super) seed: u64,
    pub(super) luck: Luck,
}

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
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
    /// The points that draws gave each seat beyond what could be expected, by kind of draw.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) luck: BTreeMap<String, Vec<f32>>,
}

/// The effort for one draw: enough for chance in the estimate to add little to the chance in the game.
fn effort(luck: Luck) -> Option<LuckEffort> {
    match luck {
        Luck::None => None,
        Luck::Greedy => Some(LuckEffort { alternatives: 16, plays: 2, iterations: 0 }),
        Luck::Search(iterations) => Some(LuckEffort { alternatives: 12, plays: 3, iterations }),
    }
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
        let mut luck = self.luck_of(&game, number);
        while game.turn() != Turn::Over {
            let Some(seat) = game.turn().seats().first() else {
                let (chance, before) = (deal.draw(&game), game.clone());
                game.reveal(chance, &mut ());
                luck.iter_mut().for_each(|luck| luck.add(&before, &game));
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
            luck: luck.map(LuckOf::rounded).unwrap_or_default(),
        }
    }

    /// The luck in the game with this number, with random numbers of its own so that it doesn't affect play.
    fn luck_of(&self, start: &G, number: u64) -> Option<LuckOf<G>> {
        let guide = G::Guide::tuned(&start.view(Viewer::Spectator));
        let rng = SplitMix::stream(scramble(self.seed), number);
        effort(self.luck).map(|effort| LuckOf { guide, effort, rng, swings: BTreeMap::new() })
    }
}

/// The luck in one game so far.
struct LuckOf<G: Listed> {
    guide: G::Guide,
    effort: LuckEffort,
    rng: SplitMix,
    swings: BTreeMap<String, Vec<f32>>,
}

impl<G: Listed> LuckOf<G> {
    /// Adds a draw.
    fn add(&mut self, before: &G, after: &G) {
        let (settings, rng) = (self.guide.settings(), self.rng.clone());
        let mut meter = LuckMeter { guide: &self.guide, settings, effort: self.effort, rng };
        let swing = meter.swing(before, after);
        self.rng = meter.rng;
        let of_kind = self.swings.entry(before.chance_kind().to_owned());
        let of_kind = of_kind.or_insert_with(|| vec![0.0; before.players()]);
        of_kind.iter_mut().zip(swing.values()).for_each(|(sum, swing)| *sum += swing);
    }

    /// The swings, rounded to hundredths of a point to keep result files short.
    fn rounded(self) -> BTreeMap<String, Vec<f32>> {
        let rounded = |swings: Vec<f32>| swings.iter().map(|swing| (swing * 100.0).round() / 100.0).collect();
        self.swings.into_iter().map(|(kind, swings)| (kind, rounded(swings))).collect()
    }
}
