//! What a decision lost, from what its seat knew.

use super::course::choices;
use crate::words::{forecast, round, valued};
use bots::Care;
use catalog::Listed;
use game::{Game, Seat, Viewer};
use protocol::{ChoiceAction, DecisionReview, ValuedChoice};
use search::{Analysis, Assessed};

/// So many of the best choices are told.
const TOLD: usize = 3;

/// The loss of what was done is certain enough to be told if it is larger than this many standard errors.
const CERTAIN: f32 = 1.5;

/// Judges what `seat` did at `step`, when the game was as `before`. `level` is the mean of the final points.
pub(super) fn review<G: Listed>(
    before: &G,
    (seat, action): (Seat, G::Action),
    step: usize,
    level: f32,
    care: &Care<'_>,
) -> DecisionReview {
    let legal = choices(before, seat) as u32;
    let view = before.view(Viewer::Seat(seat));
    let done = ChoiceAction::new::<G>(&view, action);
    let nothing = DecisionReview {
        step: step as u32,
        seat,
        action: done.clone(),
        best: done,
        loss: 0.0,
        forced: legal == 1,
        legal,
        choices: Vec::new(),
    };
    if nothing.forced {
        return nothing;
    }
    let analysis = bots::analyze::<G, G::Guide>(&view, seat, Some(action), care);
    let loss = loss(&analysis, action);
    let best = if loss > 0.0 { ChoiceAction::new::<G>(&view, analysis.best().action) } else { nothing.best };
    DecisionReview { best, loss: round(loss), choices: told::<G>(&view, &analysis, action, level), ..nothing }
}

/// By how much the best choice is better, as far as that is certain.
fn loss<A: Copy + Ord>(analysis: &Analysis<A>, action: A) -> f32 {
    let Some(done) = analysis.of(action) else { return 0.0 };
    let (advantage, error) = analysis.best().advantage_over(done);
    if advantage > CERTAIN * error { advantage } else { 0.0 }
}

/// The best choices and what was done, the best first.
fn told<G: Game>(view: &G::View, analysis: &Analysis<G::Action>, action: G::Action, level: f32) -> Vec<ValuedChoice> {
    let choices = analysis.choices.iter().enumerate();
    let told = choices.filter(|(place, choice)| *place < TOLD || choice.action == action);
    let at_level = |choice: &Assessed<G::Action>| ValuedChoice {
        forecast: forecast(&choice.forecast.at_level(level)),
        ..valued::<G>(view, choice)
    };
    told.map(|(_, choice)| at_level(choice)).collect()
}
