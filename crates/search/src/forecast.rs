//! Expected final points and win probabilities.

use crate::exp::exp;
use game::{Game, PerSeat, Seat};

/// A game's expected result, by seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Forecast {
    /// Expected final points.
    pub points: PerSeat<f32>,
    /// Probability of winning; sums to 1 over all seats.
    pub win: PerSeat<f32>,
}

impl Forecast {
    /// The result of a finished game, or a running game's result if it ended now. Tied winners share the win.
    pub fn of_result<G: Game>(game: &G) -> Self {
        let ranks = game.ranks();
        let winners = ranks.values().filter(|rank| **rank == 1).count().max(1) as f32;
        Self {
            points: game.scores().map(f32::from),
            win: ranks.map(|rank| if rank == 1 { 1.0 / winners } else { 0.0 }),
        }
    }

    /// Converts expected final points (softmax). `uncertainty` is the margin in points at which the odds of winning
    /// are e to 1.
    pub fn of_points(points: PerSeat<f32>, uncertainty: f32) -> Self {
        let most = points.values().copied().fold(f32::NEG_INFINITY, f32::max);
        let odds = points.map(|points| exp((points - most) / uncertainty));
        let all: f32 = odds.values().sum();
        Self { points, win: odds.map(|odds| odds / all) }
    }

    /// `seat`'s lead over the others' average, in points. This is the value of a choice to its seat.
    pub fn lead(&self, seat: Seat) -> f32 {
        let all: f32 = self.points.values().sum();
        let others = (self.points.players() - 1).max(1) as f32;
        self.points[seat] - (all - self.points[seat]) / others
    }

    /// Mean points over all seats.
    pub fn mean_points(&self) -> f32 {
        self.points.values().sum::<f32>() / self.points.players() as f32
    }

    /// Shifts the forecast so that the seats' points average `mean`. Evaluations are fitted to the differences
    /// between seats and are less reliable about the overall level of points.
    #[must_use]
    pub fn with_mean_points(&self, mean: f32) -> Self {
        let shift = mean - self.mean_points();
        Self { points: self.points.map(|points| points + shift), win: self.win }
    }

    /// The mean of several forecasts; all zeros if there are none.
    pub fn mean(players: usize, forecasts: impl IntoIterator<Item = Forecast>) -> Self {
        let mut mean = Self::zero(players);
        for (before, forecast) in (0..).zip(forecasts) {
            mean.add(&forecast, before);
        }
        mean
    }

    pub(crate) fn zero(players: usize) -> Self {
        Self { points: PerSeat::new(players, 0.0), win: PerSeat::new(players, 0.0) }
    }

    /// Updates the running mean of `before` forecasts with one more.
    pub(crate) fn add(&mut self, forecast: &Forecast, before: u32) {
        let share = 1.0 / (before + 1) as f32;
        for seat in Seat::all(self.points.players()) {
            self.points[seat] += (forecast.points[seat] - self.points[seat]) * share;
            self.win[seat] += (forecast.win[seat] - self.win[seat]) * share;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(points: &[f32]) -> PerSeat<f32> {
        PerSeat::from_fn(points.len(), |seat| points[seat.index()])
    }

    #[test]
    fn a_lead_is_relative_to_the_others_mean() {
        let forecast = Forecast::of_points(points(&[30.0, 20.0, 10.0]), 5.0);
        let leads: Vec<f32> = Seat::all(3).map(|seat| forecast.lead(seat)).collect();
        assert_eq!(leads, [15.0, 0.0, -15.0]);
    }

    #[test]
    fn win_shares_sum_to_one() {
        let forecast = Forecast::of_points(points(&[30.0, 30.0, 10.0]), 5.0);
        assert!((forecast.win.values().sum::<f32>() - 1.0).abs() < 1e-6);
        assert!(forecast.win[Seat::new(0)] == forecast.win[Seat::new(1)]);
        assert!(forecast.win[Seat::new(2)] < 0.02);
    }

    #[test]
    fn shifting_the_mean_keeps_the_leads() {
        let forecast = Forecast::of_points(points(&[30.0, 20.0]), 5.0);
        let raised = forecast.with_mean_points(100.0);
        assert_eq!((raised.points, raised.win), (points(&[105.0, 95.0]), forecast.win));
    }

    #[test]
    fn the_mean_of_forecasts_is_correct() {
        let all = [[10.0, 0.0], [20.0, 4.0], [30.0, 2.0]].map(|both| Forecast::of_points(points(&both), 9.0));
        assert_eq!(Forecast::mean(2, all).points, points(&[20.0, 2.0]));
    }
}
