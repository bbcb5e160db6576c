//! The course of a game as a text chart.

use crate::localizer::Localizer;
use game::Seat;
use protocol::Review;

const COLUMNS: usize = 64;
const ROWS: usize = 12;
/// Marks a cell where several curves meet.
const SEVERAL: char = '*';

/// Each seat's expected final score, drawn with its letter, from the first step to the last.
pub(super) fn draw(review: &Review, localizer: &Localizer) -> String {
    let (least, most) = range(review);
    let row_of = |points: f32| ((most - points) / (most - least) * (ROWS - 1) as f32).round() as usize;
    let mut canvas = vec![[' '; COLUMNS]; ROWS];
    let seats = Seat::all(review.players.len());
    let marks = seats.flat_map(|seat| (0..COLUMNS).map(move |column| (seat, column)));
    for (seat, column) in marks {
        let points = at(review, column)[seat];
        let cell = &mut canvas[row_of(points).min(ROWS - 1)][column];
        *cell = if *cell == ' ' { seat.letter() } else { SEVERAL };
    }
    let points_of = |row: usize| most - (most - least) * row as f32 / (ROWS - 1) as f32;
    let line = |(row, cells): (usize, &[char; COLUMNS])| {
        let cells: String = cells.iter().collect();
        format!("  {:>4.0} │{}\n", points_of(row), cells.trim_end())
    };
    let lines: String = canvas.iter().enumerate().map(line).collect();
    let last = (review.forecasts.len() - 1).to_string();
    let steps = localizer.message("cli-review-step");
    format!("{lines}       └{}\n        0{last:>width$} {steps}\n", "─".repeat(COLUMNS), width = COLUMNS - 1)
}

/// The forecast at the step shown in this column.
fn at(review: &Review, column: usize) -> game::PerSeat<f32> {
    let last = review.forecasts.len() - 1;
    review.forecasts[column * last / (COLUMNS - 1)].points
}

/// The range of the forecasts, rounded outward and never empty.
fn range(review: &Review) -> (f32, f32) {
    let points =
        || Seat::all(review.players.len()).flat_map(|seat| review.forecasts.iter().map(move |it| it.points[seat]));
    let (least, most) = (points().fold(f32::INFINITY, f32::min), points().fold(f32::NEG_INFINITY, f32::max));
    (least.floor(), most.ceil().max(least.floor() + 1.0))
}
