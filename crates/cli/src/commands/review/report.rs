//! A review as people read it in a terminal.

use super::chart;
use crate::grid::Grid;
use crate::localizer::Words;
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

/// The whole report.
pub(super) fn in_words(review: &Review, words: &Words) -> String {
    let title = Text::new("cli-review-title")
        .with("game", Text::new("game-name"))
        .with("iterations", review.iterations)
        .with("seed", review.seed);
    let parts = [
        format!("{}\n", words.say(&title)),
        section(words, "cli-review-course", &chart::draw(review, words)),
        section(words, "cli-review-players", &players(review, words).to_string()),
        section(words, "cli-review-turning", &turning_points(review, words)),
        section(words, "cli-review-comparison", &lines(words, &review.comparison)),
        section(words, "cli-review-sheet", &sheet(review, words).to_string()),
    ];
    parts.join("\n")
}

fn section(words: &Words, heading: &'static str, content: &str) -> String {
    format!("{}\n\n{content}", words.plain(heading))
}

fn lines(words: &Words, texts: &[Text]) -> String {
    texts.iter().map(|text| format!("  {}\n", words.say(text))).collect()
}

fn players(review: &Review, words: &Words) -> Grid {
    let mut grid = Grid::of_numbers(5);
    grid.row(HEADINGS.map(|heading| words.plain(heading)));
    for (seat, player) in Seat::all(review.players.len()).zip(&review.players) {
        grid.row(row(seat, player, review, words));
    }
    grid
}

fn row(seat: Seat, player: &PlayerReview, review: &Review, words: &Words) -> [String; 6] {
    let decimal = |number: f32| words.lang().decimal(f64::from(number), 1);
    let best = Text::new("cli-review-of").with("best", player.best).with("all", player.decisions);
    [
        format!("{} {}", seat.letter(), words.name(seat)),
        review.scores[seat].to_string(),
        format!("{}{}", if player.luck > 0.0 { "+" } else { "" }, decimal(player.luck)),
        decimal(player.loss),
        words.lang().decimal(f64::from(player.mean_loss), 2),
        words.say(&best),
    ]
}

fn turning_points(review: &Review, words: &Words) -> String {
    let text = |point: &protocol::TurningPoint| {
        Text::new("cli-review-turning-point").with("step", point.step + 1).with("text", point.text.clone())
    };
    lines(words, &review.turning_points.iter().map(text).collect::<Vec<_>>())
}

fn sheet(review: &Review, words: &Words) -> Grid {
    let players = review.players.len();
    let mut grid = Grid::of_numbers(players);
    grid.row([words.plain("cli-source")].into_iter().chain(Seat::all(players).map(|seat| words.name(seat))));
    for line in &review.sheet {
        grid.row([words.source(line.source)].into_iter().chain(line.points.values().map(ToString::to_string)));
    }
    grid.row([words.plain("cli-total")].into_iter().chain(review.scores.values().map(ToString::to_string)));
    grid
}
