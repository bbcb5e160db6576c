//! Chapter 10: bonus spaces.

use crate::components::BONUS_VALUES;
use crate::state::MilleFiori;
use crate::vocabulary::{BonusRow, Event};
use game::{Log, Seat};

impl MilleFiori {
    /// MF-10.1: takes the row's highest free space. MF-10.2: once per player and row. MF-10.3: this costs a diamond;
    /// MF-10.5: the space is earned even if no diamond is left. It scores at the end (MF-10.4).
    pub(crate) fn earn_bonus(&mut self, seat: Seat, row: BonusRow, log: &mut impl Log<Event>) {
        if self.player(seat).has_bonus(row) {
            return;
        }
        let taken = self.seats().filter(|other| self.player(*other).has_bonus(row)).count();
        let value = BONUS_VALUES[taken];
        let with_diamond = self.has_diamond(seat);
        self.player_mut(seat).bonuses[row.index()] = value;
        self.player_mut(seat).bonus_diamonds += u8::from(with_diamond);
        log.add(|| Event::BonusPlaced { seat, row, value, with_diamond });
        self.take_diamond(seat, log);
    }
}
