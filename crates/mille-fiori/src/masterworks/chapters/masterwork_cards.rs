//! Chapter 17: how masterworks are obtained. Where they then lie stands in `shop_window.rs`.

use super::cards::Masterwork;
use super::chance::NewChance;
use super::{NewEvent, NewRefusal, NewStep};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::MilleFiori;
use game::{Log, Seat};
use rand_core::Rng;

impl MilleFiori {
    /// MF-17.2: one of the open masterworks, or the top of the stack. MF-17.3: if there is none at all, the reward
    /// lapses. Whether somebody has to choose.
    pub(crate) fn offer_masterwork(&mut self, seat: Seat, log: &mut impl Log<Event>) -> bool {
        if self.new_board.open_masterworks.is_empty() && self.new_board.masterwork_stack.is_empty() {
            log.add(|| NewEvent::RewardLapsed { seat }.into());
            return false;
        }
        self.step = NewStep::TakeMasterwork(seat).into();
        true
    }

    pub(crate) fn check_take_masterwork(&self, masterwork: Masterwork) -> Result<(), Refusal> {
        match self.new_board.open_masterworks.contains(masterwork) {
            true => Ok(()),
            false => Err(NewRefusal::MasterworkNotOpen { masterwork }.into()),
        }
    }

    pub(crate) fn take_masterwork(&mut self, seat: Seat, masterwork: Masterwork, log: &mut impl Log<Event>) {
        self.new_board.open_masterworks.remove(masterwork);
        log.add(|| NewEvent::MasterworkTaken { seat, masterwork }.into());
        self.step = match self.new_board.masterwork_stack.is_empty() {
            true => NewStep::PlaceMasterwork(seat, masterwork),
            false => NewStep::DrawMasterwork(seat, Some(masterwork)),
        }
        .into();
    }

    pub(crate) fn check_take_top_masterwork(&self) -> Result<(), Refusal> {
        match self.new_board.masterwork_stack.is_empty() {
            true => Err(NewRefusal::StackEmpty.into()),
            false => Ok(()),
        }
    }

    /// The card is seen when it is drawn.
    pub(crate) fn take_top_masterwork(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        log.add(|| NewEvent::TopTaken { seat }.into());
        self.step = NewStep::DrawMasterwork(seat, None).into();
    }

    pub(crate) fn draw_masterwork<R: Rng + ?Sized>(&self, rng: &mut R) -> NewChance {
        NewChance::Masterwork(self.new_board.masterwork_stack.any(rng))
    }

    pub(crate) fn check_masterwork(&self, masterwork: Masterwork) -> Result<(), Refusal> {
        match self.new_board.masterwork_stack.contains(masterwork) {
            true => Ok(()),
            false => Err(NewRefusal::MasterworkNotInStack { masterwork }.into()),
        }
    }

    /// The card drawn takes the place of the one that was `taken`, or else is the one that was wanted.
    pub(crate) fn reveal_masterwork(
        &mut self,
        seat: Seat,
        taken: Option<Masterwork>,
        drawn: Masterwork,
        log: &mut impl Log<Event>,
    ) {
        self.new_board.masterwork_stack.remove(drawn);
        if taken.is_some() {
            self.new_board.open_masterworks.insert(drawn);
            log.add(|| NewEvent::MasterworkOpened { masterwork: drawn }.into());
        } else {
            log.add(|| NewEvent::MasterworkTaken { seat, masterwork: drawn }.into());
        }
        self.step = NewStep::PlaceMasterwork(seat, taken.unwrap_or(drawn)).into();
    }
}
