//! Windows, statues and pillars, and the tiles that they bring from the supply (chapter 8).

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
    /// SP-8.4: what all structures completed by one tile bring is chosen together; SP-8.6: no more than
    /// lies in the supply, and where nothing lies there is no choice.
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

    /// Every choice of `due` tiles from the supply.
    pub(crate) fn list_bonuses(&self, due: u8, out: &mut Vec<Action>) {
        handfuls::exactly(due, self.supply, |tiles| out.push(Action::Bonus(tiles)));
    }

    /// SP-8.5: just as many as are due, of any color that lies in the supply.
    pub(crate) fn check_bonus(&self, due: u8, tiles: Tiles) -> Result<(), Refusal> {
        if let Some(color) = self.supply.lacks(tiles) {
            return Err(Refusal::NotInSupply { color, lying: self.supply[color] });
        }
        let chosen = tiles.total();
        if chosen == due { Ok(()) } else { Err(Refusal::OtherBonusDue { due, chosen }) }
    }

    /// SP-8.5 and SP-8.7: the tiles go to the hand, and the supply is filled again before anybody goes on.
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
    /// Whether all spaces around it are covered.
    #[inline]
    pub fn is_complete(&self, board: &Board) -> bool {
        board.covered().contains_all(self.spaces)
    }
}

/// The structures that the tile just placed on `space` has completed. As tiles stay where they are, each
/// structure of a board is completed once.
#[inline]
fn completed_by(board: &Board, space: Space) -> impl Iterator<Item = &'static Structure> {
    STRUCTURES.iter().filter(move |structure| structure.spaces.contains(space) && structure.is_complete(board))
}
