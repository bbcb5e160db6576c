//! Sums up finished games as statistics.

use crate::table::Ended;
use game::Seat;
use protocol::{GameStatistics, PlayedGame, SourceStatistics};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A finished game, and the visitor's seat in it.
pub(super) struct Played {
    pub(super) table: String,
    pub(super) game: String,
    /// When it ended.
    pub(super) at: i64,
    pub(super) seat: Seat,
    pub(super) ended: Arc<Ended>,
}

impl Played {
    fn score(&self) -> i16 {
        self.ended.scores[self.seat]
    }

    fn rank(&self) -> u8 {
        self.ended.ranks[self.seat]
    }

    fn result(&self) -> PlayedGame {
        let others = self.ended.scores.iter().filter(|(seat, _)| *seat != self.seat);
        PlayedGame {
            table: self.table.clone(),
            at: self.at,
            players: self.ended.scores.players() as u8,
            score: self.score(),
            rank: self.rank(),
            best_other: others.map(|(_, score)| *score).max().unwrap_or_default(),
        }
    }

    /// The source of the most points; `None` if no source scored any.
    fn favorite(&self) -> Option<&'static str> {
        let best = self.ended.sheet.iter().max_by_key(|line| line.points[self.seat])?;
        (best.points[self.seat] > 0).then_some(best.source)
    }
}

/// Statistics by game, most played first.
pub(super) fn sum_up(played: &[Played]) -> Vec<GameStatistics> {
    let mut by_game: BTreeMap<&str, Vec<&Played>> = BTreeMap::new();
    for game in played {
        by_game.entry(&game.game).or_default().push(game);
    }
    let mut games: Vec<_> = by_game.into_iter().map(|(game, played)| of_game(game, &played)).collect();
    games.sort_by_key(|game| std::cmp::Reverse(game.played));
    games
}

fn of_game(game: &str, played: &[&Played]) -> GameStatistics {
    let sum: i64 = played.iter().map(|game| i64::from(game.score())).sum();
    GameStatistics {
        game: game.to_owned(),
        played: played.len() as u32,
        won: played.iter().filter(|game| game.rank() == 1).count() as u32,
        mean_score: mean(sum, played.len()),
        best_score: played.iter().map(|game| game.score()).max().unwrap_or_default(),
        sources: sources(played),
        results: played.iter().map(|game| game.result()).collect(),
    }
}

/// Points from one source, summed over games.
#[derive(Default)]
struct Source {
    own: i64,
    others: i64,
    favorite: u32,
}

fn sources(played: &[&Played]) -> Vec<SourceStatistics> {
    let mut sums: BTreeMap<&'static str, Source> = BTreeMap::new();
    for game in played {
        for line in &game.ended.sheet {
            let all: i64 = line.points.values().map(|points| i64::from(*points)).sum();
            let (own, sum) = (i64::from(line.points[game.seat]), sums.entry(line.source).or_default());
            sum.own += own;
            sum.others += all - own;
            sum.favorite += u32::from(game.favorite() == Some(line.source));
        }
    }
    let others = played.iter().map(|game| game.ended.scores.players() - 1).sum();
    let line = |(source, sum): (&'static str, Source)| SourceStatistics {
        source,
        own: mean(sum.own, played.len()),
        others: mean(sum.others, others),
        favorite: sum.favorite,
    };
    let mut lines: Vec<_> = sums.into_iter().map(line).collect();
    lines.sort_by(|one, other| other.own.total_cmp(&one.own));
    lines
}

fn mean(sum: i64, count: usize) -> f32 {
    if count == 0 { 0.0 } else { sum as f32 / count as f32 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::PerSeat;
    use protocol::SheetLine;

    fn points<T: Copy + Default>(values: &[T]) -> PerSeat<T> {
        PerSeat::from_fn(values.len(), |seat| values[seat.index()])
    }

    fn played(game: &str, seat: usize, ranks: &[u8], sheet: &[(&'static str, &[i16])]) -> Played {
        let line = |(source, by_seat): &(&'static str, &[i16])| SheetLine { source, points: points(by_seat) };
        let sum = |seat: Seat| sheet.iter().map(|(_, by_seat)| by_seat[seat.index()]).sum();
        let ended = Ended {
            scores: PerSeat::from_fn(ranks.len(), sum),
            ranks: points(ranks),
            sheet: sheet.iter().map(line).collect(),
        };
        Played { table: "t".to_owned(), game: game.to_owned(), at: 5, seat: Seat::new(seat), ended: Arc::new(ended) }
    }

    fn some_games() -> Vec<Played> {
        vec![
            played("ships", 0, &[1, 2], &[("harbor", &[9, 4]), ("houses", &[1, 3])]),
            played("tiles", 1, &[1, 1], &[("stars", &[5, 5])]),
            played("ships", 1, &[2, 1, 3], &[("harbor", &[2, 2, 8]), ("houses", &[1, 12, 0])]),
        ]
    }

    #[test]
    fn games_are_added_up_by_kind() {
        let sums = sum_up(&some_games());
        let heads: Vec<_> = sums.iter().map(|it| (it.game.as_str(), it.played, it.won, it.best_score)).collect();
        assert_eq!(heads, [("ships", 2, 2, 14), ("tiles", 1, 1, 5)]);
        assert_eq!(sums[0].mean_score, 12.0);
        let results: Vec<_> = sums[0].results.iter().map(|it| (it.score, it.best_other, it.rank, it.players)).collect();
        assert_eq!(results, [(10, 7, 1, 2), (14, 8, 1, 3)]);
    }

    #[test]
    fn sources_are_compared_with_the_others() {
        let sources = sum_up(&some_games()).swap_remove(0).sources;
        let lines: Vec<_> = sources.iter().map(|it| (it.source, it.own, it.others, it.favorite)).collect();
        assert_eq!(lines, [("houses", 6.5, 4.0 / 3.0, 1), ("harbor", 5.5, 14.0 / 3.0, 1)]);
    }

    #[test]
    fn nobody_has_a_favorite_without_points() {
        let sums = sum_up(&[played("ships", 0, &[1, 1], &[("harbor", &[0, 3]), ("houses", &[-2, 0])])]);
        assert!(sums[0].sources.iter().all(|source| source.favorite == 0));
        assert_eq!(sum_up(&[]), []);
    }
}
