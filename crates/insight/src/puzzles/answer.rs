//! Whether an answer to a puzzle is right, and why.

use crate::hints::{best_use, clicks, cost_to_others, reasons};
use crate::words::{valued, whole};
use any_table::{AnyTable, open_table};
use bots::Care;
use catalog::{Listed, ViewVisitor};
use game::{Actor, Game, SplitMix, Text, Viewer, parse_exactly};
use protocol::{ChoiceAction, Puzzle, PuzzleSolution};
use search::{Analysis, Assessed};

/// An answer that gives away less than this part of what the second best choice does comes to the same as the solution.
const SAME: f32 = 0.25;

/// What is to be said about an answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// Whether it is the solution, or comes to the same.
    pub right: bool,
    pub text: Text,
    pub solution: PuzzleSolution,
}

/// The table at which the puzzle is set. `None` if the puzzle is not a game by these rules.
pub fn open(puzzle: &Puzzle) -> Option<Box<dyn AnyTable>> {
    let mut table = open_table(&puzzle.game, &puzzle.options).ok()?;
    for step in &puzzle.steps {
        match step.actor {
            Actor::Chance => table.reveal(&step.notation).ok()?,
            Actor::Seat(seat) => table.act(seat, &step.notation).ok()?,
        }
    }
    Some(table)
}

/// Judges an answer, a legal action in notation; without one, shows the solution. `None` if there is no such action.
pub fn answer(puzzle: &Puzzle, action: Option<&str>, care: &Care<'_>) -> Option<Verdict> {
    let view = open(puzzle)?.typed_view(Viewer::Seat(puzzle.seat));
    view.visit(Answering { puzzle, action, care })
}

struct Answering<'a> {
    puzzle: &'a Puzzle,
    action: Option<&'a str>,
    care: &'a Care<'a>,
}

impl ViewVisitor for Answering<'_> {
    type Output = Option<Verdict>;

    fn visit<G: Listed>(self, view: &G::View) -> Option<Verdict> {
        let solution: G::Action = parse_exactly(&self.puzzle.solution).ok()?;
        let tried = match self.action {
            Some(action) => Some(parse_exactly::<G::Action>(action).ok()?),
            None => None,
        };
        let analysis = bots::analyze::<G, G::Guide>(view, self.puzzle.seat, Some(tried.unwrap_or(solution)), self.care);
        Some(self.verdict::<G>(view, &analysis, solution, tried))
    }
}

impl Answering<'_> {
    fn verdict<G: Game>(
        &self,
        view: &G::View,
        analysis: &Analysis<G::Action>,
        solution: G::Action,
        tried: Option<G::Action>,
    ) -> Verdict {
        let found = analysis.of(solution).unwrap_or_else(|| analysis.best());
        let loss = tried.map_or(0.0, |tried| self.loss(analysis, found, tried));
        let right = tried.is_some_and(|tried| tried == solution) || tried.is_some() && loss < SAME * self.puzzle.gap;
        let text = match (tried, right) {
            (None, _) => Text::new("puzzle-shown").with("points", whole(self.puzzle.gap)),
            (_, true) => Text::new("puzzle-right").with("points", whole(self.puzzle.gap)),
            (_, false) => Text::new("puzzle-wrong").with("points", whole(loss)),
        };
        Verdict { right, text, solution: self.solution::<G>(view, analysis, found, solution) }
    }

    /// How much what was tried gives away: at least as much as the second best choice, unless it comes to the same.
    fn loss<A: Copy + Ord>(&self, analysis: &Analysis<A>, solution: &Assessed<A>, tried: A) -> f32 {
        let loss = analysis.of(tried).map_or(self.puzzle.gap, |tried| solution.advantage_over(tried).0);
        if loss < SAME * self.puzzle.gap { loss } else { loss.max(self.puzzle.gap) }
    }

    fn solution<G: Game>(
        &self,
        view: &G::View,
        analysis: &Analysis<G::Action>,
        found: &Assessed<G::Action>,
        solution: G::Action,
    ) -> PuzzleSolution {
        let seat = self.puzzle.seat;
        let world = G::imagine(&G::imaginer(view), &mut SplitMix::new(self.care.seed));
        let best_use = best_use::<G>(view, seat, solution);
        PuzzleSolution {
            action: ChoiceAction::new::<G>(view, solution),
            clicks: clicks(&world, solution),
            choices: analysis.choices.iter().map(|choice| valued::<G>(view, choice)).collect(),
            // By how much it is better says the verdict.
            reasons: reasons::<G>(view, seat, found, best_use.as_ref(), cost_to_others(analysis, found, seat)),
        }
    }
}
