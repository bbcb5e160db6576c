//! Chapter 15: Dogaressa cards.

use crate::masterworks::components::{LARGE_DOGATE_POINTS, OPEN_CARDS, SMALL_DOGATE};
use crate::masterworks::house_values::DOGARESSA_POINTS;
use crate::masterworks::state::{After, Due, Step};
use crate::masterworks::vocabulary::{Chance, Dogaressa, Event, Reason, Refusal};
use crate::state::MilleFiori;
use crate::vocabulary::{self, Card};
use game::{Log, Seat};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

/// Why a Dogaressa card is drawn from its stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum DogaressaDraw {
    /// A player takes it.
    Top,
    /// It replaces a face-up card that was taken.
    Refill,
    /// It fills a gap after a used card has returned.
    EndOfTurn,
}

/// Taking Dogaressas.
impl MilleFiori {
    /// MF-15.2: offers the face-up cards and the top of the stack. MF-15.3: the reward is lost if both are empty.
    /// Returns whether there is a choice to make.
    pub(crate) fn offer_dogaressa(&mut self, seat: Seat, log: &mut impl Log<vocabulary::Event>) -> bool {
        if self.masterworks.open_dogaressas.is_empty() && self.masterworks.dogaressa_stack.is_empty() {
            log.add(|| Event::RewardLapsed { seat }.into());
            return false;
        }
        self.step = Step::TakeDogaressa(seat).into();
        true
    }

    pub(crate) fn check_take_dogaressa(&self, dogaressa: Dogaressa) -> Result<(), vocabulary::Refusal> {
        match self.masterworks.open_dogaressas.contains(dogaressa) {
            true => Ok(()),
            false => Err(Refusal::DogaressaNotOpen { dogaressa }.into()),
        }
    }

    pub(crate) fn take_dogaressa(&mut self, seat: Seat, dogaressa: Dogaressa, log: &mut impl Log<vocabulary::Event>) {
        self.masterworks.open_dogaressas.remove(dogaressa);
        self.masterworks.seat_mut(seat).dogaressas.insert(dogaressa);
        log.add(|| Event::DogaressaTaken { seat, dogaressa }.into());
        match self.masterworks.dogaressa_stack.is_empty() {
            true => self.resolve(seat, log),
            false => self.step = Step::DrawDogaressa(seat, DogaressaDraw::Refill).into(),
        }
    }

    pub(crate) fn check_take_top_dogaressa(&self) -> Result<(), vocabulary::Refusal> {
        match self.masterworks.dogaressa_stack.is_empty() {
            true => Err(Refusal::StackEmpty.into()),
            false => Ok(()),
        }
    }

    /// Takes the top card, which is revealed when drawn.
    pub(crate) fn take_top_dogaressa(&mut self, seat: Seat, log: &mut impl Log<vocabulary::Event>) {
        log.add(|| Event::TopTaken { seat }.into());
        self.step = Step::DrawDogaressa(seat, DogaressaDraw::Top).into();
    }

    pub(crate) fn draw_dogaressa<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        Chance::Dogaressa(self.masterworks.dogaressa_stack.any(rng))
    }

    pub(crate) fn check_dogaressa(&self, dogaressa: Dogaressa) -> Result<(), vocabulary::Refusal> {
        match self.masterworks.dogaressa_stack.contains(dogaressa) {
            true => Ok(()),
            false => Err(Refusal::DogaressaNotInStack { dogaressa }.into()),
        }
    }

    pub(crate) fn reveal_dogaressa(
        &mut self,
        seat: Seat,
        why: DogaressaDraw,
        dogaressa: Dogaressa,
        log: &mut impl Log<vocabulary::Event>,
    ) {
        self.masterworks.dogaressa_stack.remove(dogaressa);
        if why == DogaressaDraw::Top {
            self.masterworks.seat_mut(seat).dogaressas.insert(dogaressa);
            log.add(|| Event::DogaressaTaken { seat, dogaressa }.into());
        } else {
            self.masterworks.open_dogaressas.insert(dogaressa);
            log.add(|| Event::DogaressaOpened { dogaressa }.into());
        }
        if why == DogaressaDraw::EndOfTurn { self.end_turn(seat, log) } else { self.resolve(seat, log) }
    }
}

/// Using Dogaressas.
impl MilleFiori {
    pub(crate) fn check_use_dogaressa(
        &self,
        seat: Seat,
        dogaressa: Dogaressa,
        choice: Option<u8>,
    ) -> Result<(), vocabulary::Refusal> {
        if !self.masterworks.seat(seat).dogaressas.contains(dogaressa) {
            return Err(Refusal::NoSuchDogaressa { dogaressa }.into());
        }
        let is_possible = match choice {
            None => dogaressa.choices() == 0,
            Some(number) => (1..=dogaressa.choices()).contains(&number),
        };
        if is_possible { Ok(()) } else { Err(Refusal::NoSuchChoice { dogaressa, choices: dogaressa.choices() }.into()) }
    }

    /// MF-15.4: uses a Dogaressa instead of the picked card. MF-15.5: that card is discarded without effect.
    pub(crate) fn use_dogaressa(
        &mut self,
        seat: Seat,
        card: Card,
        dogaressa: Dogaressa,
        choice: Option<u8>,
        log: &mut impl Log<vocabulary::Event>,
    ) {
        self.discard.insert(card);
        self.masterworks.seat_mut(seat).dogaressas.remove(dogaressa);
        self.masterworks.used_dogaressa = Some(dogaressa);
        log.add(|| Event::DogaressaUsed { seat, dogaressa, discarded: card }.into());
        self.apply_dogaressa(seat, dogaressa, choice.unwrap_or(0), log);
        self.resolve(seat, log);
    }

    fn apply_dogaressa(&mut self, seat: Seat, dogaressa: Dogaressa, choice: u8, log: &mut impl Log<vocabulary::Event>) {
        match dogaressa {
            // MF-15.7
            Dogaressa::Points => self.award(seat, DOGARESSA_POINTS, Reason::Dogaressa { dogaressa }.into(), log),
            // MF-15.8: one after the other.
            Dogaressa::TwoMasterworks => {
                self.masterworks.due = Due::Masterwork;
                self.masterworks.after = After::AnotherMasterwork;
            }
            // MF-15.9: an extra card like any other, so it may be declined.
            Dogaressa::ExtraCard => self.masterworks.earned_extra_card = true,
            // MF-15.10: with all effects of the landing.
            Dogaressa::SeaRoute => self.masterworks.earned_extra_card = self.sail_route(seat, choice, log),
            // MF-15.11
            Dogaressa::SmallDogate => self.move_by_dogaressa(dogaressa, SMALL_DOGATE.arrows, SMALL_DOGATE.points),
            // MF-15.12
            Dogaressa::LargeDogate => self.move_by_dogaressa(dogaressa, choice, LARGE_DOGATE_POINTS),
        }
    }

    fn move_by_dogaressa(&mut self, dogaressa: Dogaressa, steps: u8, points: u8) {
        self.masterworks.due = Due::Steps(steps);
        self.masterworks.after = After::DogaressaPoints(dogaressa, points);
    }

    /// MF-15.11, MF-15.12: scores points, then gives the Doge card.
    pub(crate) fn score_dogaressa(
        &mut self,
        seat: Seat,
        dogaressa: Dogaressa,
        points: u8,
        log: &mut impl Log<vocabulary::Event>,
    ) {
        self.award(seat, points, Reason::Dogaressa { dogaressa }.into(), log);
        self.take_doge_card(seat, log);
    }

    /// MF-15.6: at the end of the turn, returns the used Dogaressa to its stack and fills a gap among the face-up
    /// cards. Returns whether a card must be drawn for that; never at the end of the game.
    #[inline(never)]
    pub(crate) fn return_dogaressa(&mut self, seat: Seat, log: &mut impl Log<vocabulary::Event>) -> bool {
        let Some(dogaressa) = self.masterworks.used_dogaressa.take() else { return false };
        self.masterworks.dogaressa_stack.insert(dogaressa);
        log.add(|| Event::DogaressaReturned { dogaressa }.into());
        let refills = usize::from(self.masterworks.open_dogaressas.total()) < OPEN_CARDS && !self.ends_game(seat);
        if refills {
            self.step = Step::DrawDogaressa(seat, DogaressaDraw::EndOfTurn).into();
        }
        refills
    }
}
