//! What many games have in common.

use super::one_game::Played;
use super::statistics::Spread;
use crate::grid::Grid;
use crate::localizer::Words;
use ::bots::Bot;
use game::{OptionValues, PerSeat, ScoreSheet, Text};
use serde::Serialize;

/// The games played so far. To be added in their order, for the same sums to the last digit.
pub(super) struct Tally {
    /// By seat, then by game.
    scores: Vec<Vec<i16>>,
    /// By seat; seats who win together share the win.
    wins: Vec<f64>,
    decisions: Vec<u32>,
    /// In the order in which the sources first gave points.
    sources: Vec<(&'static str, i64)>,
}

impl Tally {
    pub(super) fn new(players: usize) -> Self {
        let scores = vec![Vec::new(); players];
        Self { scores, wins: vec![0.0; players], decisions: Vec::new(), sources: Vec::new() }
    }

    pub(super) fn add(&mut self, played: &Played) {
        for (seat, score) in played.scores.iter() {
            self.scores[seat.index()].push(*score);
        }
        self.add_wins(&played.ranks);
        self.decisions.push(played.decisions);
        self.add_sources(&played.sheet);
    }

    fn add_wins(&mut self, ranks: &PerSeat<u8>) {
        let winners = ranks.values().filter(|rank| **rank == 1).count();
        for (seat, _) in ranks.iter().filter(|(_, rank)| **rank == 1) {
            self.wins[seat.index()] += 1.0 / winners as f64;
        }
    }

    fn add_sources(&mut self, sheet: &ScoreSheet) {
        for line in sheet.lines() {
            let points: i64 = line.points.values().map(|points| i64::from(*points)).sum();
            match self.sources.iter_mut().find(|(source, _)| *source == line.source) {
                Some((_, total)) => *total += points,
                None => self.sources.push((line.source, points)),
            }
        }
    }

    /// The sums and shares of at least one game.
    pub(super) fn summary(&self, game: &'static str, options: OptionValues, seed: u64, bots: &[Bot]) -> Summary {
        let games = self.decisions.len();
        let seat = |seat: usize| SeatSummary {
            seat,
            bot: bots[seat].to_string(),
            win_share: self.wins[seat] / games as f64,
            score: Spread::of(&self.scores[seat]),
        };
        let players = self.scores.len();
        let source = |&(source, points): &(&'static str, i64)| SourceSummary {
            source,
            mean: points as f64 / (games * players) as f64,
        };
        Summary {
            game,
            options,
            games,
            seed,
            seats: (0..players).map(seat).collect(),
            all_scores: Spread::of(&self.scores.concat()),
            decisions: Spread::of(&self.decisions),
            points_by_source: self.sources.iter().map(source).collect(),
        }
    }
}

/// What `tavola simulate` prints.
#[derive(Serialize)]
pub(super) struct Summary {
    game: &'static str,
    options: OptionValues,
    games: usize,
    seed: u64,
    seats: Vec<SeatSummary>,
    all_scores: Spread,
    /// The length of the games.
    decisions: Spread,
    /// The mean for each player.
    points_by_source: Vec<SourceSummary>,
}

#[derive(Serialize)]
struct SeatSummary {
    seat: usize,
    bot: String,
    win_share: f64,
    score: Spread,
}

#[derive(Serialize)]
struct SourceSummary {
    source: &'static str,
    mean: f64,
}

impl Summary {
    pub(super) fn in_words(&self, words: &Words) -> String {
        let text = Text::new("cli-simulated").with("games", self.games).with("game", Text::new("game-name"));
        let options: Vec<String> = self.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let title = words.say(&text.with("options", options.join(" ")).with("seed", self.seed.to_string()));
        format!("{title}\n\n{}\n{}", self.spreads(words), self.sources(words))
    }

    /// Scores by seat and together, and lengths, one under the other.
    fn spreads(&self, words: &Words) -> Grid {
        let mut grid = Grid::of_numbers(8);
        grid.row(SPREAD_HEADINGS.map(|key| if key.is_empty() { String::new() } else { words.plain(key) }));
        for seat in &self.seats {
            let label = Text::new("cli-seat-of").with("seat", seat.seat).with("bot", seat.bot.as_str());
            let wins = words.lang().decimal(seat.win_share * 100.0, 1);
            grid.row(spread_row(words, words.say(&label), &seat.score, wins));
        }
        grid.row(spread_row(words, words.plain("cli-all-seats"), &self.all_scores, String::new()));
        grid.row(spread_row(words, words.plain("cli-decisions"), &self.decisions, String::new()));
        grid
    }

    fn sources(&self, words: &Words) -> Grid {
        let mut grid = Grid::of_numbers(1);
        grid.row(["cli-source", "cli-per-player"].map(|key| words.plain(key)));
        for source in &self.points_by_source {
            grid.row([words.source(source.source), words.lang().decimal(source.mean, 2)]);
        }
        grid
    }
}

const SPREAD_HEADINGS: [&str; 9] =
    ["", "cli-mean", "cli-sd", "cli-min", "cli-q1", "cli-median", "cli-q3", "cli-max", "cli-win-share"];

fn spread_row(words: &Words, label: String, spread: &Spread, wins: String) -> Vec<String> {
    let numbers = spread.values().map(|number| words.lang().decimal(number, 1));
    [label].into_iter().chain(numbers).chain([wins]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Seat;

    #[test]
    fn a_shared_win_is_split() {
        let mut tally = Tally::new(3);
        tally.add_wins(&PerSeat::from_fn(3, |seat| if seat == Seat::new(2) { 3 } else { 1 }));
        assert_eq!(tally.wins, [0.5, 0.5, 0.0]);
    }
}
