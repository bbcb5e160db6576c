//! The end of the game (chapter 11).

use crate::board::Board;
use crate::components::{MIXED_STAR_VALUE, NUMBER_VALUES, NUMBERED, STAR_VALUES};
use crate::state::{Step, SummerPavilion};
use crate::vocabulary::event::Event;
use crate::vocabulary::space::Star;
use game::{Log, PerSeat, Seat, Seats};

impl SummerPavilion {
    /// Scores stars, then numbers, then leftover tiles.
    pub(crate) fn score_end(&mut self, log: &mut impl Log<Event>) {
        for seat in self.all_seats() {
            self.score_stars(seat, log);
        }
        for seat in self.all_seats() {
            self.score_numbers(seat, log);
        }
        for seat in self.all_seats() {
            self.score_leftovers(seat, log);
        }
        self.step = Step::Over;
        log.add(|| Event::GameEnded { winners: self.winners() });
    }

    /// SP-11.4: ranks by points; ties share a rank.
    pub(crate) fn ranking(&self) -> PerSeat<u8> {
        self.seats.map(|player| 1 + self.seats.values().filter(|other| other.score > player.score).count() as u8)
    }

    /// SP-11.1: scores each complete star.
    fn score_stars(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        for star in Star::ALL {
            if let Some(points) = star_value(&self.seats[seat].board, star) {
                self.seats[seat].score += points;
                log.add(|| Event::StarScored { seat, star, points });
            }
        }
    }

    /// SP-11.2 and SP-12.4: scores each number from 1 to 4 that is covered wherever it appears.
    fn score_numbers(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let numbered = NUMBERED[self.side().index()];
        for ((number, points), spaces) in (1..).zip(NUMBER_VALUES).zip(numbered) {
            if self.seats[seat].board.covered().contains_all(spaces) {
                self.seats[seat].score += points;
                log.add(|| Event::NumberScored { seat, number, points, spaces });
            }
        }
    }

    /// SP-11.3: deducts a point for each unplaced tile.
    fn score_leftovers(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let tiles = self.hand(seat);
        if !tiles.is_empty() {
            let lost = self.lose(seat, tiles.total());
            log.add(|| Event::LeftoversLost { seat, tiles, lost });
        }
    }

    fn winners(&self) -> Seats {
        let ranks = self.ranking();
        self.all_seats().filter(|seat| ranks[*seat] == 1).fold(Seats::NONE, Seats::with)
    }
}

/// SP-11.1 and SP-12.3: returns the value of a complete star's color, or of a mixed star.
fn star_value(board: &Board, star: Star) -> Option<i16> {
    let value = board.hues(star).single().map_or(MIXED_STAR_VALUE, |color| STAR_VALUES[color.index()]);
    board.is_full(star).then_some(value)
}
