//! Totals over many games.

use super::one_game::GameResult;
use super::statistics::Spread;
use crate::forfeits::{self, Forfeit, ForfeitedGame};
use crate::grid::Grid;
use crate::localizer::Localizer;
use game::{OptionValues, PerSeat, ScoreSheet, Text};
use serde::Serialize;

/// Running totals. Games must be added in order for the sums to be exactly reproducible.
pub(super) struct Tally {
    /// Indexed by seat, then by game.
    scores: Vec<Vec<i16>>,
    /// Indexed by seat; a tied win is split.
    wins: Vec<f64>,
    decisions: Vec<u32>,
    /// In order of first appearance.
    sources: Vec<(&'static str, i64)>,
    /// Each with the number of its game.
    forfeits: Vec<(u64, Forfeit)>,
}

impl Tally {
    pub(super) fn new(players: usize) -> Self {
        let scores = vec![Vec::new(); players];
        Self { scores, wins: vec![0.0; players], decisions: Vec::new(), sources: Vec::new(), forfeits: Vec::new() }
    }

    pub(super) fn add(&mut self, played: &GameResult) {
        for (seat, score) in played.scores.iter() {
            self.scores[seat.index()].push(*score);
        }
        self.add_wins(&played.ranks);
        let game = self.decisions.len() as u64;
        self.forfeits.extend(played.forfeits.iter().map(|forfeit| (game, forfeit.clone())));
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

    /// Summarizes at least one game.
    pub(super) fn summary(&self, game: &'static str, options: OptionValues, seed: u64, bots: &[String]) -> Summary {
        let games = self.decisions.len();
        let seat = |seat: usize| SeatSummary {
            seat,
            bot: bots[seat].clone(),
            win_share: self.wins[seat] / games as f64,
            score: Spread::of(&self.scores[seat]),
        };
        let players = self.scores.len();
        let source = |&(source, points): &(&'static str, i64)| SourceSummary {
            source,
            mean: points as f64 / (games * players) as f64,
        };
        let forfeited = |(game, forfeit): &(u64, Forfeit)| ForfeitedGame {
            game: *game,
            bot: bots[forfeit.seat.index()].clone(),
            forfeit: forfeit.clone(),
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
            forfeits: self.forfeits.iter().map(forfeited).collect(),
        }
    }
}

/// The output of `tavola simulate`.
#[derive(Serialize)]
pub(super) struct Summary {
    game: &'static str,
    options: OptionValues,
    games: usize,
    seed: u64,
    seats: Vec<SeatSummary>,
    all_scores: Spread,
    /// Decisions per game.
    decisions: Spread,
    /// Mean points per player.
    points_by_source: Vec<SourceSummary>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    forfeits: Vec<ForfeitedGame>,
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
    pub(super) fn in_words(&self, localizer: &Localizer) -> String {
        let text = Text::new("cli-simulated").with("games", self.games).with("game", Text::new("game-name"));
        let options: Vec<String> = self.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let title = localizer.localize(&text.with("options", options.join(" ")).with("seed", self.seed.to_string()));
        let forfeits = forfeits::in_words(&self.forfeits, localizer);
        format!("{title}\n\n{}\n{}{forfeits}", self.spreads(localizer), self.sources(localizer))
    }

    /// Scores by seat and overall, and decisions per game.
    fn spreads(&self, localizer: &Localizer) -> Grid {
        let mut grid = Grid::of_numbers(8);
        grid.row(SPREAD_HEADINGS.map(|key| if key.is_empty() { String::new() } else { localizer.message(key) }));
        for seat in &self.seats {
            let label = Text::new("cli-seat-of").with("seat", seat.seat).with("bot", seat.bot.as_str());
            let wins = localizer.lang().decimal(seat.win_share * 100.0, 1);
            grid.row(spread_row(localizer, localizer.localize(&label), &seat.score, wins));
        }
        grid.row(spread_row(localizer, localizer.message("cli-all-seats"), &self.all_scores, String::new()));
        grid.row(spread_row(localizer, localizer.message("cli-decisions"), &self.decisions, String::new()));
        grid
    }

    fn sources(&self, localizer: &Localizer) -> Grid {
        let mut grid = Grid::of_numbers(1);
        grid.row(["cli-source", "cli-per-player"].map(|key| localizer.message(key)));
        for source in &self.points_by_source {
            grid.row([localizer.source(source.source), localizer.lang().decimal(source.mean, 2)]);
        }
        grid
    }
}

const SPREAD_HEADINGS: [&str; 9] =
    ["", "cli-mean", "cli-sd", "cli-min", "cli-q1", "cli-median", "cli-q3", "cli-max", "cli-win-share"];

fn spread_row(localizer: &Localizer, label: String, spread: &Spread, wins: String) -> Vec<String> {
    let numbers = spread.values().map(|number| localizer.lang().decimal(number, 1));
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
