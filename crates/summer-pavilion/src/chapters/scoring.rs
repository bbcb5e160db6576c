//! Scoring a tile, and losing points (chapter 7).

use crate::components::{LOWEST_SCORE, RING};
use crate::state::SummerPavilion;
use crate::vocabulary::event::Event;
use crate::vocabulary::space::{Space, Spaces};
use game::{Log, Seat};

impl SummerPavilion {
    /// SP-7.1: scores the tile just placed together with all tiles connected to it.
    pub(crate) fn score_run(&mut self, seat: Seat, space: Space, log: &mut impl Log<Event>) {
        let ring = self.seats[seat].board.ring(space.star());
        let points = i16::from(run(ring, space.steps()));
        self.seats[seat].score += points;
        log.add(|| Event::RunScored { seat, space, points, spaces: run_spaces(ring, space) });
    }

    /// Deducts a point for each of `tiles`, but never goes below the first space of the track (SP-7.3). Returns the
    /// points actually lost.
    pub(crate) fn lose(&mut self, seat: Seat, tiles: u8) -> i16 {
        let score = &mut self.seats[seat].score;
        let lost = i16::from(tiles).min(*score - LOWEST_SCORE);
        *score -= lost;
        lost
    }
}

/// Returns the length of the run of connected tiles in a ring that includes `place` (SP-7.1). Bit 0 of `ring` and
/// `place` 0 are the ring's first space. Tiles in different stars are never connected (SP-7.2).
#[inline]
pub const fn run(ring: u8, place: u8) -> u8 {
    let run = after(ring, place) + before(ring, place) - 1;
    if run > RING as u32 { RING as u8 } else { run as u8 }
}

/// Returns the spaces in the run that includes `space`.
fn run_spaces(ring: u8, space: Space) -> Spaces {
    let (place, before) = (u32::from(space.steps()), before(ring, space.steps()) - 1);
    let first = place + 3 * RING as u32 - before;
    let run = u32::from(run(ring, space.steps()));
    (first..first + run).map(|place| Space::at(space.star(), (place % RING as u32) as u8)).collect()
}

/// Returns the number of connected tiles from `place` onward, wrapping around.
#[inline]
const fn after(ring: u8, place: u8) -> u32 {
    (turns(ring) >> (RING as u32 + place as u32)).trailing_ones()
}

/// Returns the number of connected tiles from `place` backward, wrapping around.
#[inline]
const fn before(ring: u8, place: u8) -> u32 {
    (turns(ring) << (31 - RING as u32 - place as u32)).leading_ones()
}

/// Repeats the ring three times, so that a run can leave the middle copy on either side.
#[inline]
const fn turns(ring: u8) -> u32 {
    let ring = ring as u32;
    ring | ring << RING | ring << (2 * RING)
}
