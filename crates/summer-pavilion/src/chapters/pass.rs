//! Passing (chapter 9).

use crate::chapters::handfuls;
use crate::components::CORNERS;
use crate::state::SummerPavilion;
use crate::vocabulary::action::Action;
use crate::vocabulary::event::Event;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::tile::Tiles;
use game::{Log, Seat};

impl SummerPavilion {
    /// SP-9.1: lists passing, which is always possible, with every choice of tiles to keep.
    pub(crate) fn list_passes(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.is_last_round() {
            out.push(Action::Pass(Tiles::NONE));
        } else {
            handfuls::keepable(self.hand(seat), |kept| out.push(Action::Pass(kept)));
        }
    }

    pub(crate) fn check_pass(&self, seat: Seat, kept: Tiles) -> Result<(), Refusal> {
        let hand = self.hand(seat);
        // SP-9.4: in the last round, no tiles are kept.
        if self.is_last_round() && !kept.is_empty() {
            return Err(Refusal::NothingKept);
        }
        if let Some(color) = hand.lacks(kept) {
            return Err(Refusal::NotInHand { color, held: hand[color] });
        }
        // SP-9.2: there are only four corner spaces.
        if kept.total() > CORNERS {
            return Err(Refusal::TooManyKept { kept: kept.total() });
        }
        Ok(())
    }

    /// SP-9.1: ends the player's participation in this round.
    pub(crate) fn pass(&mut self, seat: Seat, kept: Tiles, log: &mut impl Log<Event>) {
        self.passed = self.passed.with(seat);
        log.add(|| Event::Passed { seat, kept });
        // SP-9.4: in the last round, all tiles stay in the hand for the final scoring.
        if !self.is_last_round() {
            self.discard(seat, self.hand(seat) - kept, log);
        }
        self.go_on_playing(log);
    }

    /// Returns the number of tiles in hand that could be kept now.
    #[inline]
    pub(crate) fn keepable(&self, seat: Seat) -> u8 {
        if self.is_last_round() { 0 } else { self.hand(seat).total().min(CORNERS) }
    }

    /// SP-9.3: moves tiles that aren't kept to the tower, at a cost of one point per tile.
    fn discard(&mut self, seat: Seat, tiles: Tiles, log: &mut impl Log<Event>) {
        if !tiles.is_empty() {
            self.seats[seat].hand -= tiles;
            self.tower += tiles;
            let lost = self.lose(seat, tiles.total());
            log.add(|| Event::TilesDiscarded { seat, tiles, lost });
        }
    }
}
