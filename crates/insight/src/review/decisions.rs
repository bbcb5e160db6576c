//! The loss in each decision, judged by what the seat knew.

use super::course::choices;
use crate::hints::clicks;
use crate::rounding::{forecast, round, valued};
use bots::AnalysisBudget;
use catalog::Listed;
use game::{Game, Seat, Viewer};
use protocol::{ChoiceAction, DecisionReview, ValuedChoice};
use search::{Analysis, Assessment};

/// Number of best choices shown for a decision.
const BEST_CHOICES: usize = 3;

/// A loss counts only if it exceeds this many standard errors.
const SIGNIFICANT_ERRORS: f32 = 1.5;

/// Reviews `seat`'s action at `step`, given the game `before` it. Forecasts are shifted to `mean_score`, the mean
/// final score.
pub(super) fn review<G: Listed>(
    before: &G,
    (seat, action): (Seat, G::Action),
    step: usize,
    mean_score: f32,
    budget: &AnalysisBudget<'_>,
) -> DecisionReview {
    let legal = choices(before, seat) as u32;
    let view = before.view(Viewer::Seat(seat));
    let done = ChoiceAction::new::<G>(&view, action);
    let without_loss = DecisionReview {
        step: step as u32,
        seat,
        action: done.clone(),
        best: done,
        clicks: Vec::new(),
        best_clicks: Vec::new(),
        loss: 0.0,
        forced: legal == 1,
        legal,
        choices: Vec::new(),
    };
    if without_loss.forced {
        return without_loss;
    }
    let analysis = G::analyze(&view, seat, Some(action), budget);
    let choices = choices_of::<G>(&view, &analysis, action, mean_score);
    let (loss, best) = (loss(&analysis, action), analysis.best().action);
    if loss == 0.0 {
        return DecisionReview { choices, ..without_loss };
    }
    DecisionReview {
        best: ChoiceAction::new::<G>(&view, best),
        clicks: clicks(before, action),
        best_clicks: clicks(before, best),
        loss: round(loss),
        choices,
        ..without_loss
    }
}

/// How much better the best choice is, or 0 if the difference isn't significant.
fn loss<A: Copy + Ord>(analysis: &Analysis<A>, action: A) -> f32 {
    let Some(done) = analysis.of(action) else { return 0.0 };
    let (advantage, error) = analysis.best().advantage_over(done);
    if advantage > SIGNIFICANT_ERRORS * error { advantage } else { 0.0 }
}

/// The best choices and the one that was played, best first.
fn choices_of<G: Game>(
    view: &G::View,
    analysis: &Analysis<G::Action>,
    action: G::Action,
    mean_score: f32,
) -> Vec<ValuedChoice> {
    let choices = analysis.choices.iter().enumerate();
    let listed = choices.filter(|(place, choice)| *place < BEST_CHOICES || choice.action == action);
    let shifted = |choice: &Assessment<G::Action>| ValuedChoice {
        forecast: forecast(&choice.forecast.with_mean_points(mean_score)),
        ..valued::<G>(view, choice)
    };
    listed.map(|(_, choice)| shifted(choice)).collect()
}
