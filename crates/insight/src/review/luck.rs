//! What chance did for each seat, and how the forecast went up and down.

use super::course::{Course, Moment};
use super::{Finding, Outlook};
use crate::rounding::round;
use bots::Care;
use catalog::Listed;
use game::{Game, PerSeat, Seat, scramble};
use protocol::DrawReview;
use search::Forecast;

/// In so many ways chance is imagined to go instead.
pub(super) const OUTCOMES: usize = 16;
/// What did come is looked at so many times.
const LOOKS: u64 = 8;
/// Each look gets this part of the search that a decision gets. The same before and after, or search itself
/// would pass for luck.
const SHARE: u32 = 4;

/// By how much an outcome of chance changed what could be expected.
pub(super) struct Swing {
    points: PerSeat<f32>,
    win: PerSeat<f32>,
}

/// Compares what came with what could have come.
pub(super) fn swing<G: Listed>(before: &G, after: &G, care: &Care<'_>) -> Swing {
    let care = Care { iterations: (care.iterations / SHARE).max(1), ..*care };
    let expected = bots::forecast::<G, G::Guide>(before, OUTCOMES, &care);
    let looks = (1..=LOOKS).map(|look| {
        let care = Care { seed: scramble(care.seed ^ look), ..care };
        bots::forecast::<G, G::Guide>(after, OUTCOMES / LOOKS as usize, &care)
    });
    let came = Forecast::mean(before.players(), looks);
    let difference = |a: &PerSeat<f32>, b: &PerSeat<f32>| PerSeat::from_fn(a.players(), |seat| a[seat] - b[seat]);
    Swing { points: difference(&came.points, &expected.points), win: difference(&came.win, &expected.win) }
}

/// What could be expected after each number of steps, worked out from the end.
pub(super) fn forecasts<G: Game>(end: &G, findings: &[Finding]) -> Vec<Forecast> {
    let mut forecasts = vec![Forecast::of_result(end)];
    let mut next = forecasts[0];
    let level = next.mean_points();
    for finding in findings.iter().rev() {
        next = match &finding.forecast {
            Outlook::Expected(forecast) => forecast.at_level(level),
            Outlook::Same => next,
            Outlook::Swing(swing) => without(&next, swing).at_level(level),
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

/// What each outcome of chance did for each seat.
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
