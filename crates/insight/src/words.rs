//! From what search says to what is sent.

use game::{Game, PerSeat, Seat};
use protocol::{ChoiceAction, Forecast, ValuedChoice};
use search::Assessed;

/// A forecast as it is sent: more decimals than these would be noise.
pub(crate) fn forecast(forecast: &search::Forecast) -> Forecast {
    Forecast { points: rounded(forecast.points, 100.0), win: rounded(forecast.win, 1000.0) }
}

/// A choice and its worth as they are sent.
pub(crate) fn valued<G: Game>(view: &G::View, assessed: &Assessed<G::Action>) -> ValuedChoice {
    ValuedChoice {
        action: ChoiceAction::new::<G>(view, assessed.action),
        value: round(assessed.value),
        forecast: forecast(&assessed.forecast),
    }
}

/// To hundredths.
pub(crate) fn round(number: f32) -> f32 {
    (number * 100.0).round() / 100.0
}

/// Whole points for a sentence; what is told is never nothing.
pub(crate) fn whole(points: f32) -> i64 {
    (points.abs().round() as i64).max(1)
}

fn rounded(numbers: PerSeat<f32>, parts: f32) -> PerSeat<f32> {
    PerSeat::from_fn(numbers.players(), |seat: Seat| (numbers[seat] * parts).round() / parts)
}
