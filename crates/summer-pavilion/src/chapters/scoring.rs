//! Scoring a tile, and losing points (chapter 7).

use crate::board::Board;
use crate::components::LOWEST_SCORE;
use crate::state::SummerPavilion;
use crate::vocabulary::event::Event;
use crate::vocabulary::space::Space;
use game::{Log, Seat};

impl SummerPavilion {
    /// SP-7.1: the tile just laid scores with all tiles connected to it.
    pub(crate) fn score_run(&mut self, seat: Seat, space: Space, log: &mut impl Log<Event>) {
        let points = run(&self.seats[seat].board, space);
        self.seats[seat].score += points;
        log.add(|| Event::RunScored { seat, space, points });
    }

    /// Takes a point for each of `tiles`, but nobody falls below the first space of the track (SP-7.3).
    /// Returns what was really lost.
    pub(crate) fn lose(&mut self, seat: Seat, tiles: u8) -> i16 {
        let score = &mut self.seats[seat].score;
        let lost = i16::from(tiles).min(*score - LOWEST_SCORE);
        *score -= lost;
        lost
    }
}

/// How many tiles hang together in the ring with the one on `space`, itself included (SP-7.1). Tiles of
/// different stars never do (SP-7.2).
fn run(board: &Board, space: Space) -> i16 {
    let ring = u32::from(board.ring(space.star()));
    // Three times round, so that a run can leave the middle turn on either side.
    let turns = ring | ring << 6 | ring << 12;
    let place = 6 + u32::from(space.ring()) - 1;
    let onward = (turns >> place).trailing_ones();
    let backward = (turns << (31 - place)).leading_ones() - 1;
    (onward + backward).min(6) as i16
}
