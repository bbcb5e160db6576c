//! The course of a finished game, moment by moment.

use super::Diligence;
use bots::Care;
use game::{Game, GameExt, Input, Seat, Table, scramble};
use search::Forecast;
use std::sync::atomic::AtomicBool;

/// All moments of a game and its end.
pub(super) struct Course<G: Game> {
    /// One for each step.
    pub(super) moments: Vec<Moment<G>>,
    pub(super) end: G,
}

/// A step, and the game before it.
pub(super) enum Moment<G: Game> {
    Chance { before: G, after: G, notation: String },
    Decision { before: G, seat: Seat, action: G::Action },
}

impl<G: Game> Course<G> {
    pub(super) fn new(table: &Table<G>) -> Self {
        let mut game = G::new(&table.game().options());
        let moments = table.inputs().map(|input| Moment::of(&mut game, input)).collect();
        Self { moments, end: game }
    }

    /// The mean of the final points.
    pub(super) fn level(&self) -> f32 {
        Forecast::of_result(&self.end).mean_points()
    }
}

impl<G: Game> Moment<G> {
    /// Takes the input.
    fn of(game: &mut G, input: &Input<G>) -> Self {
        let before = game.clone();
        match input.clone() {
            Input::Chance(chance) => {
                let notation = chance.to_string();
                game.reveal(chance, &mut ());
                Moment::Chance { before, after: game.clone(), notation }
            }
            Input::Act(seat, action) => {
                game.play(seat, action, &mut ());
                Moment::Decision { before, seat, action }
            }
        }
    }
}

/// How many actions `seat` has to choose from.
pub(super) fn choices<G: Game>(game: &G, seat: Seat) -> usize {
    game.legal(seat).len()
}

/// The thought that the moment before `step` gets: the same in every review with this seed.
pub(super) fn care<'a>(diligence: &Diligence, step: usize, cancel: &'a AtomicBool) -> Care<'a> {
    let seed = scramble(u64::from(diligence.seed) << 32 ^ step as u64);
    Care { iterations: diligence.iterations, within: None, seed, cancel }
}
