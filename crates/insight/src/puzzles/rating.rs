//! Glicko ratings of visitors and puzzles (Mark Glickman, "The Glicko system"). A first try at a puzzle counts as a
//! game between the two, which the visitor wins by solving the puzzle.

use protocol::Difficulty;
use std::f64::consts::{LN_10, PI};

/// Rating points per factor of ten in the odds.
const SCALE: f64 = 400.0;
/// Deviations never fall below this, so that ratings keep moving a little.
const MIN_DEVIATION: f64 = 60.0;
/// A rating with a higher deviation is provisional.
const MAX_SETTLED_DEVIATION: f64 = 110.0;

/// An estimated rating and its standard deviation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PuzzleRating {
    pub rating: f64,
    pub deviation: f64,
}

impl PuzzleRating {
    /// A visitor's rating before the first puzzle. Glicko starts at a deviation of 350, where the first miss would cost
    /// up to 360 points and drive newcomers away. With 180 it costs about 100, and the rating still settles within a
    /// dozen puzzles: visitors differ less than players on a ladder, and most are near the middle.
    pub const NEW_VISITOR: Self = Self { rating: 1500.0, deviation: 180.0 };

    /// A puzzle's rating before the first try at it.
    pub fn new_puzzle(difficulty: Difficulty) -> Self {
        let rating = match difficulty {
            Difficulty::Easy => 1200.0,
            Difficulty::Medium => 1500.0,
            Difficulty::Hard => 1800.0,
        };
        Self { rating, deviation: 150.0 }
    }

    pub fn is_provisional(self) -> bool {
        self.deviation > MAX_SETTLED_DEVIATION
    }

    /// The new ratings of a visitor (`self`) and a puzzle after a first try.
    #[must_use]
    pub fn after_try(self, puzzle: Self, is_solved: bool) -> (Self, Self) {
        let score = f64::from(u8::from(is_solved));
        (self.after_game(puzzle, score), puzzle.after_game(self, 1.0 - score))
    }

    fn after_game(self, other: Self, score: f64) -> Self {
        let q = LN_10 / SCALE;
        // The less certain the opponent's rating is, the less a result says.
        let weight = 1.0 / (1.0 + 3.0 * (q * other.deviation / PI).powi(2)).sqrt();
        let expected = 1.0 / (1.0 + 10_f64.powf(-weight * (self.rating - other.rating) / SCALE));
        let information = (q * weight).powi(2) * expected * (1.0 - expected);
        let variance = 1.0 / (self.deviation.powi(-2) + information);
        Self {
            rating: self.rating + q * variance * weight * (score - expected),
            deviation: variance.sqrt().max(MIN_DEVIATION),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SETTLED: PuzzleRating = PuzzleRating { rating: 1500.0, deviation: 60.0 };

    /// The first game of the example in Glickman's paper: 1500 (200) beats 1400 (30).
    #[test]
    fn a_win_counts_as_in_the_paper() {
        let player = PuzzleRating { rating: 1500.0, deviation: 200.0 };
        let after = player.after_game(PuzzleRating { rating: 1400.0, deviation: 30.0 }, 1.0);
        assert!((after.rating - 1563.4).abs() < 0.5 && (after.deviation - 175.2).abs() < 0.5, "{after:?}");
    }

    #[test]
    fn harder_puzzles_win_more_and_the_puzzle_loses_what_the_visitor_wins() {
        let gain = |difficulty| SETTLED.after_try(PuzzleRating::new_puzzle(difficulty), true).0.rating - SETTLED.rating;
        assert!(0.0 < gain(Difficulty::Easy) && gain(Difficulty::Easy) < gain(Difficulty::Medium));
        assert!(gain(Difficulty::Medium) < gain(Difficulty::Hard));
        let (visitor, puzzle) = SETTLED.after_try(SETTLED, false);
        assert!((visitor.rating - SETTLED.rating + puzzle.rating - SETTLED.rating).abs() < 1e-9);
        assert!(visitor.rating < SETTLED.rating);
    }

    #[test]
    fn a_first_miss_costs_about_a_hundred_points() {
        let loss = |difficulty| {
            let newcomer = PuzzleRating::NEW_VISITOR;
            newcomer.rating - newcomer.after_try(PuzzleRating::new_puzzle(difficulty), false).0.rating
        };
        let (easy, medium) = (loss(Difficulty::Easy), loss(Difficulty::Medium));
        assert!((115.0..130.0).contains(&easy) && (60.0..75.0).contains(&medium), "{easy} {medium}");
    }

    #[test]
    fn a_newcomer_hardly_moves_a_puzzle_and_is_provisional_for_some_tries() {
        let puzzle = PuzzleRating::new_puzzle(Difficulty::Medium);
        let by_newcomer = PuzzleRating::NEW_VISITOR.after_try(puzzle, true).1.rating;
        assert!(SETTLED.after_try(puzzle, true).1.rating < by_newcomer && by_newcomer < puzzle.rating);
        let mut visitor = PuzzleRating::NEW_VISITOR;
        let mut tries = 0;
        while visitor.is_provisional() {
            visitor = visitor.after_try(PuzzleRating { rating: visitor.rating, ..SETTLED }, tries % 2 == 0).0;
            tries += 1;
        }
        assert!((5..20).contains(&tries), "{tries}");
    }
}
