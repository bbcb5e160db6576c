//! Windows, statues and pillars, and the bonus tiles they award from the supply (chapter 8).

use crate::board::Board;
use crate::chapters::handfuls;
use crate::components::STRUCTURES;
use crate::state::{Step, SummerPavilion};
use crate::vocabulary::action::Action;
use crate::vocabulary::event::Event;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::space::{Space, Structure};
use crate::vocabulary::tile::Tiles;
use game::{Log, Seat};

impl SummerPavilion {
    /// SP-8.4: the bonus tiles for all structures completed by one tile are chosen together. SP-8.6: they are limited
    /// to the supply; if it is empty, there is no choice.
    pub(crate) fn award_structures(&mut self, seat: Seat, space: Space, log: &mut impl Log<Event>) {
        let mut reward = 0;
        for structure in completed_by(&self.seats[seat].board, space) {
            reward += structure.reward;
            log.add(|| Event::StructureCompleted { seat, structure: *structure });
        }
        match reward.min(self.supply.total()) {
            0 => self.go_on_playing(log),
            due => self.step = Step::ChooseBonus(due),
        }
    }

    /// Lists all choices of `due` tiles from the supply.
    pub(crate) fn list_bonuses(&self, due: u8, out: &mut Vec<Action>) {
        handfuls::exactly(due, self.supply, |tiles| out.push(Action::Bonus(tiles)));
    }

    /// SP-8.5: exactly `due` tiles, of any colors in the supply.
    pub(crate) fn check_bonus(&self, due: u8, tiles: Tiles) -> Result<(), Refusal> {
        if let Some(color) = self.supply.lacks(tiles) {
            return Err(Refusal::NotInSupply { color, lying: self.supply[color] });
        }
        let chosen = tiles.total();
        if chosen == due { Ok(()) } else { Err(Refusal::OtherBonusDue { due, chosen }) }
    }

    /// SP-8.5 and SP-8.7: adds the tiles to the hand; the supply is refilled before play continues.
    pub(crate) fn take_bonus(&mut self, seat: Seat, tiles: Tiles, log: &mut impl Log<Event>) {
        self.supply -= tiles;
        self.seats[seat].hand += tiles;
        log.add(|| Event::BonusTaken { seat, tiles });
        match self.supply_gap() {
            0 => self.go_on_playing(log),
            _ => self.step = Step::RefillSupply,
        }
    }
}

impl Structure {
    /// Returns whether all spaces around it are covered.
    #[inline]
    pub fn is_complete(&self, board: &Board) -> bool {
        board.covered().contains_all(self.spaces)
    }
}

/// Returns the structures completed by the tile just placed on `space`. Since tiles never move, each structure is
/// completed only once.
#[inline]
fn completed_by(board: &Board, space: Space) -> impl Iterator<Item = &'static Structure> {
    STRUCTURES.iter().filter(move |structure| structure.spaces.contains(space) && structure.is_complete(board))
}
