//! Converts search results into rounded numbers for messages.

use game::{Game, PerSeat, Seat};
use protocol::{ChoiceAction, Forecast, ValuedChoice};
use search::Assessment;

/// Rounds a forecast to meaningful decimals.
pub(crate) fn forecast(forecast: &search::Forecast) -> Forecast {
    Forecast { points: rounded(forecast.points, 100.0), win: rounded(forecast.win, 1000.0) }
}

/// A choice and its value.
pub(crate) fn valued<G: Game>(view: &G::View, assessed: &Assessment<G::Action>) -> ValuedChoice {
    ValuedChoice {
        action: ChoiceAction::new::<G>(view, assessed.action),
        value: round(assessed.value),
        forecast: forecast(&assessed.forecast),
    }
}

/// Rounds to hundredths.
pub(crate) fn round(number: f32) -> f32 {
    (number * 100.0).round() / 100.0
}

/// Whole points for use in a sentence, at least 1.
pub(crate) fn whole(points: f32) -> i64 {
    (points.abs().round() as i64).max(1)
}

fn rounded(numbers: PerSeat<f32>, parts: f32) -> PerSeat<f32> {
    PerSeat::from_fn(numbers.players(), |seat: Seat| (numbers[seat] * parts).round() / parts)
}
