//! The course of a finished game, step by step.

use super::ReviewEffort;
use bots::{AnalysisBudget, Interrupt};
use game::{Game, GameExt, Input, Seat, Table, scramble};
use search::Forecast;

/// All steps of a game and its final state.
pub(super) struct Course<G: Game> {
    /// One per step.
    pub(super) moments: Vec<Moment<G>>,
    pub(super) end: G,
}

/// A step, with the game's state before it.
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

    /// Mean final score over all seats.
    pub(super) fn mean_score(&self) -> f32 {
        Forecast::of_result(&self.end).mean_points()
    }
}

impl<G: Game> Moment<G> {
    /// Applies the input to the game and returns the step.
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

/// `seat`'s number of legal actions.
pub(super) fn choices<G: Game>(game: &G, seat: Seat) -> usize {
    game.legal(seat).len()
}

/// The budget for analyzing `step`. Its seed depends only on the review's seed and the step.
pub(super) fn budget<'a>(effort: &ReviewEffort, step: usize, cancel: &'a dyn Interrupt) -> AnalysisBudget<'a> {
    let seed = scramble(u64::from(effort.seed) << 32 ^ step as u64);
    AnalysisBudget { iterations: effort.iterations, time_limit: None, seed, cancel }
}
