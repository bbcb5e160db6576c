//! Checks the answer to a puzzle.

use crate::hints::{best_use, clicks, cost_to_others, reasons};
use crate::rounding::{valued, whole};
use any_table::{AnyTable, open_table};
use bots::AnalysisBudget;
use catalog::{Listed, ViewVisitor};
use game::{Actor, Game, SplitMix, Text, Viewer, parse_exactly};
use protocol::{ChoiceAction, MistakeAnswer, Puzzle, PuzzleSolution};
use search::{Analysis, Assessment};

/// Iterations for checking an answer.
pub const ANSWER_ITERATIONS: u32 = 2_000;
/// The seed for checking an answer, so that the same answer always gets the same verdict.
pub(super) const ANSWER_SEED: u64 = 1;

/// An answer that loses less than this fraction of the puzzle's gap counts as equivalent to the solution.
const EQUIVALENT: f32 = 0.25;

/// The verdict on an answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// Whether the answer is the solution or equivalent to it.
    pub right: bool,
    pub text: Text,
    pub solution: PuzzleSolution,
}

/// Opens a table at the puzzle's position; `None` if its steps don't replay under the current rules.
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

/// Checks an answer, a legal action in notation; without one, returns the solution. `None` if the notation is invalid
/// or the puzzle can't be opened.
pub fn answer(puzzle: &Puzzle, action: Option<&str>, budget: &AnalysisBudget<'_>) -> Option<Verdict> {
    let Judged { behind, solution } = judge(puzzle, action, budget)?;
    let right = behind.is_some_and(|behind| behind < EQUIVALENT * puzzle.gap);
    let text = match behind {
        None => Text::new("puzzle-shown").with("points", whole(puzzle.gap)),
        Some(_) if right => Text::new("puzzle-right").with("points", whole(puzzle.gap)),
        Some(behind) => Text::new("puzzle-wrong").with("points", whole(behind.max(puzzle.gap))),
    };
    Some(Verdict { right, text, solution })
}

impl From<Verdict> for MistakeAnswer {
    fn from(Verdict { right, text, solution }: Verdict) -> Self {
        Self { right, text, solution: Some(solution) }
    }
}

/// The verdict that a client claims to have reached by itself, without the solution. `None` if the answer has to be
/// checked: if nothing is claimed, or if an answer other than the solution is claimed to be right.
pub fn believed(puzzle: &Puzzle, action: Option<&str>, claimed: Option<bool>) -> Option<MistakeAnswer> {
    let is_solution = action == Some(&puzzle.solution);
    if claimed? && !is_solution {
        return None;
    }
    let key = match action {
        None => "puzzle-shown",
        Some(_) if is_solution => "puzzle-right",
        Some(_) => "puzzle-wrong",
    };
    Some(MistakeAnswer { right: is_solution, text: Text::new(key).with("points", whole(puzzle.gap)), solution: None })
}

/// A choice compared with the solution of a puzzle.
pub(crate) struct Judged {
    /// Points by which the choice is worse than the solution; `None` without a choice.
    pub(crate) behind: Option<f32>,
    pub(crate) solution: PuzzleSolution,
}

/// Compares a legal action, in notation, with the solution. `None` under the same conditions as [`answer`].
pub(crate) fn judge(puzzle: &Puzzle, action: Option<&str>, budget: &AnalysisBudget<'_>) -> Option<Judged> {
    let view = open(puzzle)?.typed_view(Viewer::Seat(puzzle.seat));
    view.visit(Judging { puzzle, action, budget })
}

struct Judging<'a> {
    puzzle: &'a Puzzle,
    action: Option<&'a str>,
    budget: &'a AnalysisBudget<'a>,
}

impl ViewVisitor for Judging<'_> {
    type Output = Option<Judged>;

    fn visit<G: Listed>(self, view: &G::View) -> Option<Judged> {
        let solution: G::Action = parse_exactly(&self.puzzle.solution).ok()?;
        let tried = match self.action {
            Some(action) => Some(parse_exactly::<G::Action>(action).ok()?),
            None => None,
        };
        let analysis = G::analyze(view, self.puzzle.seat, Some(tried.unwrap_or(solution)), self.budget);
        let found = analysis.of(solution).unwrap_or_else(|| analysis.best());
        let behind = tried.map(|tried| if tried == solution { 0.0 } else { self.behind(&analysis, found, tried) });
        Some(Judged { behind, solution: self.solution::<G>(view, &analysis, found, solution) })
    }
}

impl Judging<'_> {
    fn behind<A: Copy + Ord>(&self, analysis: &Analysis<A>, solution: &Assessment<A>, tried: A) -> f32 {
        analysis.of(tried).map_or(self.puzzle.gap, |tried| solution.advantage_over(tried).0)
    }

    fn solution<G: Game>(
        &self,
        view: &G::View,
        analysis: &Analysis<G::Action>,
        found: &Assessment<G::Action>,
        solution: G::Action,
    ) -> PuzzleSolution {
        let seat = self.puzzle.seat;
        let world = G::imagine(&G::imaginer(view), &mut SplitMix::new(self.budget.seed));
        let best_use = best_use::<G>(view, seat, solution);
        PuzzleSolution {
            action: ChoiceAction::new::<G>(view, solution),
            clicks: clicks(&world, solution),
            choices: analysis.choices.iter().map(|choice| valued::<G>(view, choice)).collect(),
            // The verdict already says how much better it is.
            reasons: reasons::<G>(view, seat, found, best_use.as_ref(), cost_to_others(analysis, found, seat)),
        }
    }
}
