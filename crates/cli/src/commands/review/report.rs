//! A review as text for the terminal.

use super::chart;
use crate::grid::Grid;
use crate::localizer::Localizer;
use game::{Seat, Text};
use protocol::{PlayerReview, Review};

const HEADINGS: [&str; 6] = [
    "cli-review-player",
    "cli-review-points",
    "cli-review-luck",
    "cli-review-loss",
    "cli-review-mean",
    "cli-review-best",
];

/// The complete report.
pub(super) fn in_words(review: &Review, localizer: &Localizer) -> String {
    let title = Text::new("cli-review-title")
        .with("game", Text::new("game-name"))
        .with("iterations", review.iterations)
        .with("seed", review.seed);
    let parts = [
        format!("{}\n", localizer.localize(&title)),
        section(localizer, "cli-review-course", &chart::draw(review, localizer)),
        section(localizer, "cli-review-players", &players(review, localizer).to_string()),
        section(localizer, "cli-review-turning", &turning_points(review, localizer)),
        section(localizer, "cli-review-comparison", &lines(localizer, &review.comparison)),
        section(localizer, "cli-review-sheet", &sheet(review, localizer).to_string()),
    ];
    parts.join("\n")
}

fn section(localizer: &Localizer, heading: &'static str, content: &str) -> String {
    format!("{}\n\n{content}", localizer.message(heading))
}

fn lines(localizer: &Localizer, texts: &[Text]) -> String {
    texts.iter().map(|text| format!("  {}\n", localizer.localize(text))).collect()
}

fn players(review: &Review, localizer: &Localizer) -> Grid {
    let mut grid = Grid::of_numbers(5);
    grid.row(HEADINGS.map(|heading| localizer.message(heading)));
    for (seat, player) in Seat::all(review.players.len()).zip(&review.players) {
        grid.row(row(seat, player, review, localizer));
    }
    grid
}

fn row(seat: Seat, player: &PlayerReview, review: &Review, localizer: &Localizer) -> [String; 6] {
    let decimal = |number: f32| localizer.lang().decimal(f64::from(number), 1);
    let best = Text::new("cli-review-of").with("best", player.best).with("all", player.decisions);
    [
        format!("{} {}", seat.letter(), localizer.name(seat)),
        review.scores[seat].to_string(),
        format!("{}{}", if player.luck > 0.0 { "+" } else { "" }, decimal(player.luck)),
        decimal(player.loss),
        localizer.lang().decimal(f64::from(player.mean_loss), 2),
        localizer.localize(&best),
    ]
}

fn turning_points(review: &Review, localizer: &Localizer) -> String {
    let text = |point: &protocol::TurningPoint| {
        Text::new("cli-review-turning-point").with("step", point.step + 1).with("text", point.text.clone())
    };
    lines(localizer, &review.turning_points.iter().map(text).collect::<Vec<_>>())
}

fn sheet(review: &Review, localizer: &Localizer) -> Grid {
    let players = review.players.len();
    let mut grid = Grid::of_numbers(players);
    grid.row([localizer.message("cli-source")].into_iter().chain(Seat::all(players).map(|seat| localizer.name(seat))));
    for line in &review.sheet {
        grid.row([localizer.source(line.source)].into_iter().chain(line.points.values().map(ToString::to_string)));
    }
    grid.row([localizer.message("cli-total")].into_iter().chain(review.scores.values().map(ToString::to_string)));
    grid
}
