//! Each seat's luck, and the forecast after every step.

use super::course::{Course, Moment};
use super::{Finding, StepForecast};
use crate::rounding::round;
use bots::AnalysisBudget;
use catalog::Listed;
use game::{Game, PerSeat, Seat, scramble};
use protocol::DrawReview;
use search::Forecast;

/// Number of alternative outcomes sampled.
pub(super) const OUTCOMES: usize = 16;
/// Number of times the actual outcome is evaluated.
const EVALUATIONS: u64 = 8;
/// An evaluation gets a decision's iterations divided by this. Both sides of the comparison must get the same, or the
/// gain from deeper search would count as luck.
const ITERATIONS_DIVISOR: u32 = 4;

/// How much a chance outcome changed the forecast.
pub(super) struct Swing {
    points: PerSeat<f32>,
    win: PerSeat<f32>,
}

/// Compares the actual outcome with sampled alternatives.
pub(super) fn swing<G: Listed>(before: &G, after: &G, budget: &AnalysisBudget<'_>) -> Swing {
    let budget = AnalysisBudget { iterations: (budget.iterations / ITERATIONS_DIVISOR).max(1), ..*budget };
    let expected = before.forecast(OUTCOMES, &budget);
    let evaluations = (1..=EVALUATIONS).map(|number| {
        let budget = AnalysisBudget { seed: scramble(budget.seed ^ number), ..budget };
        after.forecast(OUTCOMES / EVALUATIONS as usize, &budget)
    });
    let actual = Forecast::mean(before.players(), evaluations);
    let difference = |a: &PerSeat<f32>, b: &PerSeat<f32>| PerSeat::from_fn(a.players(), |seat| a[seat] - b[seat]);
    Swing { points: difference(&actual.points, &expected.points), win: difference(&actual.win, &expected.win) }
}

/// The forecast before each step and at the end, computed backwards.
pub(super) fn forecasts<G: Game>(end: &G, findings: &[Finding]) -> Vec<Forecast> {
    let mut forecasts = vec![Forecast::of_result(end)];
    let mut next = forecasts[0];
    let mean = next.mean_points();
    for finding in findings.iter().rev() {
        next = match &finding.forecast {
            StepForecast::Expected(forecast) => forecast.with_mean_points(mean),
            StepForecast::SameAsNext => next,
            StepForecast::Swing(swing) => without(&next, swing).with_mean_points(mean),
        };
        forecasts.push(next);
    }
    forecasts.reverse();
    forecasts
}

fn without(after: &Forecast, swing: &Swing) -> Forecast {
    let win = PerSeat::from_fn(after.win.players(), |seat| (after.win[seat] - swing.win[seat]).max(0.0));
    let all: f32 = win.values().sum();
    Forecast {
        points: PerSeat::from_fn(after.points.players(), |seat| after.points[seat] - swing.points[seat]),
        win: if all > 0.0 { win.map(|share| share / all) } else { after.win },
    }
}

/// Each seat's luck at each chance outcome.
pub(super) fn draws<G: Game>(course: &Course<G>, forecasts: &[Forecast]) -> Vec<DrawReview> {
    let draws = course.moments.iter().enumerate().filter_map(|(step, moment)| match moment {
        Moment::Chance { notation, .. } => Some((step, notation)),
        Moment::Decision { .. } => None,
    });
    let draw = |(step, notation): (usize, &String)| DrawReview {
        step: step as u32,
        notation: notation.clone(),
        luck: luck(&forecasts[step], &forecasts[step + 1]),
    };
    draws.map(draw).collect()
}

fn luck(before: &Forecast, after: &Forecast) -> PerSeat<f32> {
    PerSeat::from_fn(before.points.players(), |seat: Seat| round(after.lead(seat) - before.lead(seat)))
}
