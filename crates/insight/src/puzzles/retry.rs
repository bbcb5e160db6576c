//! Another try at a decision of a reviewed game.

use super::answer::{Judged, Verdict, judge};
use crate::rounding::whole;
use bots::AnalysisBudget;
use game::{Record, Seat, Text};
use protocol::{Difficulty, Puzzle, read_json};
use serde::Deserialize;

/// A decision that lost points, according to a review.
#[derive(Clone, Debug, PartialEq)]
pub struct Mistake {
    /// Number of steps before the decision.
    pub step: usize,
    pub seat: Seat,
    /// The action played and the best one, in notation.
    pub played: String,
    pub best: String,
    pub loss: f32,
}

/// A choice counts as equal to the best if it is worse by less than this fraction of the mistake's loss.
const EQUIVALENT: f32 = 0.25;
/// A choice counts as better than the action played if it is worse than the best by less than this fraction of the
/// loss.
const BETTER: f32 = 0.75;

/// The part of a stored review that is needed here.
#[derive(Deserialize)]
struct StoredReview {
    decisions: Vec<StoredDecision>,
}

#[derive(Deserialize)]
struct StoredDecision {
    step: usize,
    seat: Seat,
    action: StoredAction,
    best: StoredAction,
    loss: f32,
}

#[derive(Deserialize)]
struct StoredAction {
    notation: String,
}

impl Mistake {
    /// The decision at `step` of a review in JSON; `None` if no decision there lost points.
    pub fn in_review(review: &str, step: usize) -> Option<Self> {
        let review: StoredReview = read_json(review)?;
        let decision = review.decisions.into_iter().find(|decision| decision.step == step && decision.loss > 0.0)?;
        let StoredDecision { step, seat, action, best, loss } = decision;
        Some(Self { step, seat, played: action.notation, best: best.notation, loss })
    }

    /// The position before the mistake, with the best move as its solution; `None` if the record ends before it.
    pub fn puzzle(&self, record: &Record) -> Option<Puzzle> {
        Some(Puzzle {
            id: String::new(),
            game: record.game.clone(),
            options: record.options.clone(),
            seat: self.seat,
            gap: self.loss,
            difficulty: Difficulty::Medium,
            solution: self.best.clone(),
            steps: record.steps.get(..self.step)?.to_vec(),
        })
    }

    /// Judges another action, in notation, at the position of [`Mistake::puzzle`]; without one, returns the best.
    /// `None` if the notation is invalid or the puzzle can't be opened.
    pub fn retry(&self, puzzle: &Puzzle, action: Option<&str>, budget: &AnalysisBudget<'_>) -> Option<Verdict> {
        let Judged { behind, solution } = judge(puzzle, action, budget)?;
        let right = behind.is_some_and(|behind| behind < EQUIVALENT * self.loss);
        let text = match behind {
            None => self.compared("mistake-shown", self.loss),
            Some(_) if right => self.compared("mistake-best", self.loss),
            Some(_) if action == Some(&self.played) => Text::new("mistake-same"),
            Some(behind) if behind < BETTER * self.loss => self.compared("mistake-better", self.loss - behind),
            Some(_) => Text::new("mistake-no-better"),
        };
        Some(Verdict { right, text, solution })
    }

    fn compared(&self, key: &'static str, points: f32) -> Text {
        Text::new(key).with("points", whole(points))
    }
}
