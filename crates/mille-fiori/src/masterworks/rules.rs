//! What the expansion awaits, and which file answers.

use super::action::NewAction;
use super::cards::Masterwork;
use super::chance::NewChance;
use super::dogaressa_cards::DogaressaDraw;
use super::shop_window::CELLS;
use super::{After, NewRefusal};
use crate::action::Action;
use crate::awaited::Awaited;
use crate::card::Card;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{CardInPlay, MilleFiori, Step};
use game::{Log, Seat, Turn};
use rand_core::Rng;

/// What is awaited, where the base game knows nothing like it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum NewStep {
    LayCouncil,
    OpenMasterworks,
    OpenDogaressas,
    /// This seat plays the card it has picked, or uses a Dogaressa instead.
    BeginTurn(Seat, Card),
    TakeMasterwork(Seat),
    TakeDogaressa(Seat),
    /// A masterwork is drawn for this seat, or in place of the one that it has taken.
    DrawMasterwork(Seat, Option<Masterwork>),
    DrawDogaressa(Seat, DogaressaDraw),
    /// This seat lays a masterwork into its window.
    PlaceMasterwork(Seat, Masterwork),
}

impl From<NewStep> for Step {
    fn from(step: NewStep) -> Self {
        Step::Masterworks(step)
    }
}

impl NewStep {
    #[inline]
    pub(crate) fn turn(self) -> Turn {
        match self {
            NewStep::LayCouncil
            | NewStep::OpenMasterworks
            | NewStep::OpenDogaressas
            | NewStep::DrawMasterwork(..)
            | NewStep::DrawDogaressa(..) => Turn::Chance,
            NewStep::BeginTurn(seat, _)
            | NewStep::TakeMasterwork(seat)
            | NewStep::TakeDogaressa(seat)
            | NewStep::PlaceMasterwork(seat, _) => Turn::Choose(seat),
        }
    }

    pub(crate) fn awaited(self) -> Awaited {
        match self {
            NewStep::LayCouncil => Awaited::Council,
            NewStep::OpenMasterworks => Awaited::OpenMasterworks,
            NewStep::OpenDogaressas => Awaited::OpenDogaressas,
            NewStep::BeginTurn(..) => Awaited::Play,
            NewStep::TakeMasterwork(_) => Awaited::TakeMasterwork,
            NewStep::TakeDogaressa(_) => Awaited::TakeDogaressa,
            NewStep::DrawMasterwork(..) => Awaited::DrawMasterwork,
            NewStep::DrawDogaressa(..) => Awaited::DrawDogaressa,
            NewStep::PlaceMasterwork(..) => Awaited::PlaceMasterwork,
        }
    }

    pub(crate) fn chance_kind(self) -> &'static str {
        match self {
            NewStep::LayCouncil => "council",
            NewStep::OpenMasterworks => "masterworks",
            NewStep::OpenDogaressas => "dogaressas",
            NewStep::DrawMasterwork(..) => "masterwork",
            _ => "dogaressa",
        }
    }
}

/// Actions.
impl MilleFiori {
    /// The card that has been picked for this turn, or whose color is just moving the figure.
    pub(crate) fn new_card_in_play(&self, step: NewStep) -> Option<CardInPlay> {
        match (step, self.new_board.after) {
            (NewStep::BeginTurn(_, card), _) => Some(CardInPlay { card, extra: false }),
            (_, After::Use(played)) => Some(played),
            _ => None,
        }
    }

    #[inline(never)]
    pub(crate) fn new_legal_actions(&self, step: NewStep, out: &mut Vec<Action>) {
        let board = &self.new_board;
        let mut offer = |action: NewAction| out.push(action.into());
        match step {
            NewStep::BeginTurn(seat, _) => {
                offer(NewAction::Play);
                board.seat(seat).dogaressas.kinds().flat_map(NewAction::uses_of).for_each(offer);
            }
            NewStep::TakeMasterwork(_) => {
                board.open_masterworks.iter().map(NewAction::TakeMasterwork).for_each(&mut offer);
                (!board.masterwork_stack.is_empty()).then(|| offer(NewAction::TakeTop));
            }
            NewStep::TakeDogaressa(_) => {
                board.open_dogaressas.kinds().map(NewAction::TakeDogaressa).for_each(&mut offer);
                (!board.dogaressa_stack.is_empty()).then(|| offer(NewAction::TakeTop));
            }
            NewStep::PlaceMasterwork(..) => (0..CELLS).map(NewAction::Window).for_each(offer),
            _ => {}
        }
    }

    pub(crate) fn new_check(&self, step: NewStep, action: NewAction) -> Result<(), Refusal> {
        match (step, action) {
            (NewStep::BeginTurn(..), NewAction::Play) => Ok(()),
            (NewStep::BeginTurn(seat, _), NewAction::UseDogaressa(dogaressa, choice)) => {
                self.check_use_dogaressa(seat, dogaressa, choice)
            }
            (NewStep::TakeMasterwork(_), NewAction::TakeMasterwork(card)) => self.check_take_masterwork(card),
            (NewStep::TakeMasterwork(_), NewAction::TakeTop) => self.check_take_top_masterwork(),
            (NewStep::TakeDogaressa(_), NewAction::TakeDogaressa(kind)) => self.check_take_dogaressa(kind),
            (NewStep::TakeDogaressa(_), NewAction::TakeTop) => self.check_take_top_dogaressa(),
            (NewStep::PlaceMasterwork(..), NewAction::Window(cell)) => MilleFiori::check_cell(cell),
            _ => Err(Refusal::NotNow { awaited: step.awaited() }),
        }
    }

    #[inline(never)]
    pub(crate) fn new_play(&mut self, step: NewStep, action: NewAction, log: &mut impl Log<Event>) {
        match (step, action) {
            (NewStep::BeginTurn(seat, card), NewAction::Play) => self.play_picked_card(seat, card, log),
            (NewStep::BeginTurn(seat, card), NewAction::UseDogaressa(dogaressa, choice)) => {
                self.use_dogaressa(seat, card, dogaressa, choice, log);
            }
            (NewStep::TakeMasterwork(seat), NewAction::TakeMasterwork(card)) => self.take_masterwork(seat, card, log),
            (NewStep::TakeMasterwork(seat), NewAction::TakeTop) => self.take_top_masterwork(seat, log),
            (NewStep::TakeDogaressa(seat), NewAction::TakeDogaressa(kind)) => self.take_dogaressa(seat, kind, log),
            (NewStep::TakeDogaressa(seat), NewAction::TakeTop) => self.take_top_dogaressa(seat, log),
            (NewStep::PlaceMasterwork(seat, masterwork), NewAction::Window(cell)) => {
                self.place_masterwork(seat, masterwork, cell, log);
            }
            (step, action) => unreachable!("{action} at {step:?} is not legal"),
        }
    }
}

/// Chance.
impl MilleFiori {
    #[inline(never)]
    pub(crate) fn new_draw<R: Rng + ?Sized>(&self, step: NewStep, rng: &mut R) -> NewChance {
        match step {
            NewStep::LayCouncil => MilleFiori::draw_council(rng),
            NewStep::OpenMasterworks => self.draw_open_masterworks(rng),
            NewStep::OpenDogaressas => self.draw_open_dogaressas(rng),
            NewStep::DrawMasterwork(..) => self.draw_masterwork(rng),
            NewStep::DrawDogaressa(..) => self.draw_dogaressa(rng),
            step => unreachable!("nothing to draw at {step:?}"),
        }
    }

    pub(crate) fn new_check_chance(&self, step: NewStep, chance: &NewChance) -> Result<(), Refusal> {
        match (step, *chance) {
            (NewStep::LayCouncil, NewChance::Council(council)) => MilleFiori::check_council(&council),
            (NewStep::OpenMasterworks, NewChance::Masterworks(cards)) => self.check_open_masterworks(cards),
            (NewStep::OpenDogaressas, NewChance::Dogaressas(cards)) => self.check_open_dogaressas(cards),
            (NewStep::DrawMasterwork(..), NewChance::Masterwork(masterwork)) => self.check_masterwork(masterwork),
            (NewStep::DrawDogaressa(..), NewChance::Dogaressa(dogaressa)) => self.check_dogaressa(dogaressa),
            (step, _) => Err(Refusal::OtherChance { awaited: step.awaited() }),
        }
    }

    #[inline(never)]
    pub(crate) fn new_reveal(&mut self, chance: NewChance, log: &mut impl Log<Event>) {
        match (self.step, chance) {
            (_, NewChance::Council(council)) => self.lay_council(council, log),
            (_, NewChance::Masterworks(cards)) => self.open_masterworks(cards, log),
            (_, NewChance::Dogaressas(cards)) => self.open_dogaressas(cards, log),
            (Step::Masterworks(NewStep::DrawMasterwork(seat, taken)), NewChance::Masterwork(masterwork)) => {
                self.reveal_masterwork(seat, taken, masterwork, log);
            }
            (Step::Masterworks(NewStep::DrawDogaressa(seat, why)), NewChance::Dogaressa(dogaressa)) => {
                self.reveal_dogaressa(seat, why, dogaressa, log);
            }
            (step, chance) => unreachable!("{chance} at {step:?} is not possible"),
        }
    }
}

impl From<NewRefusal> for Refusal {
    fn from(refusal: NewRefusal) -> Self {
        Refusal::Masterworks(refusal)
    }
}
