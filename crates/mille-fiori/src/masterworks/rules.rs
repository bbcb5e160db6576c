//! Expansion steps, delegated to the expansion's chapters.

use super::state::{After, Board, Step};
use super::vocabulary::{Action, Cell, Chance};
use crate::state::{self, CardInPlay, MilleFiori};
use crate::vocabulary::{self, Awaited, Event, Refusal};
use game::{Log, Turn};
use rand_core::Rng;

impl Step {
    #[inline]
    pub(crate) fn turn(self) -> Turn {
        match self {
            Step::LayCouncil
            | Step::OpenMasterworks
            | Step::OpenDogaressas
            | Step::DrawMasterwork(..)
            | Step::DrawDogaressa(..) => Turn::Chance,
            Step::BeginTurn(seat, _)
            | Step::TakeMasterwork(seat)
            | Step::TakeDogaressa(seat)
            | Step::PlaceMasterwork(seat, _) => Turn::Choose(seat),
        }
    }

    pub(crate) fn awaited(self) -> Awaited {
        match self {
            Step::LayCouncil => Awaited::Council,
            Step::OpenMasterworks => Awaited::OpenMasterworks,
            Step::OpenDogaressas => Awaited::OpenDogaressas,
            Step::BeginTurn(..) => Awaited::Play,
            Step::TakeMasterwork(_) => Awaited::TakeMasterwork,
            Step::TakeDogaressa(_) => Awaited::TakeDogaressa,
            Step::DrawMasterwork(..) => Awaited::DrawMasterwork,
            Step::DrawDogaressa(..) => Awaited::DrawDogaressa,
            Step::PlaceMasterwork(..) => Awaited::PlaceMasterwork,
        }
    }

    pub(crate) fn chance_kind(self) -> &'static str {
        match self {
            Step::LayCouncil => "council",
            Step::OpenMasterworks => "masterworks",
            Step::OpenDogaressas => "dogaressas",
            Step::DrawMasterwork(..) => "masterwork",
            _ => "dogaressa",
        }
    }
}

impl Board {
    /// Returns the card picked for this turn, or the played card whose color step is being resolved.
    pub(crate) fn card_in_play(&self, step: Step) -> Option<CardInPlay> {
        match (step, self.after) {
            (Step::BeginTurn(_, card), _) => Some(CardInPlay { card, extra: false }),
            (_, After::Use(played)) => Some(played),
            _ => None,
        }
    }
}

impl Step {
    #[inline(never)]
    pub(crate) fn legal_actions(self, game: &MilleFiori, out: &mut Vec<vocabulary::Action>) {
        let board = &game.masterworks;
        let mut offer = |action: Action| out.push(action.into());
        match self {
            Step::BeginTurn(seat, _) => {
                offer(Action::Play);
                board.seat(seat).dogaressas.counted().flat_map(|(kind, _)| Action::uses_of(kind)).for_each(offer);
            }
            Step::TakeMasterwork(_) => {
                board.open_masterworks.iter().map(Action::TakeMasterwork).for_each(&mut offer);
                (!board.masterwork_stack.is_empty()).then(|| offer(Action::TakeTop));
            }
            Step::TakeDogaressa(_) => {
                board.open_dogaressas.counted().map(|(kind, _)| Action::TakeDogaressa(kind)).for_each(&mut offer);
                (!board.dogaressa_stack.is_empty()).then(|| offer(Action::TakeTop));
            }
            Step::PlaceMasterwork(..) => Cell::all().map(Action::Window).for_each(offer),
            _ => {}
        }
    }

    pub(crate) fn check(self, game: &MilleFiori, action: Action) -> Result<(), Refusal> {
        match (self, action) {
            (Step::BeginTurn(..), Action::Play) => Ok(()),
            (Step::BeginTurn(seat, _), Action::UseDogaressa(dogaressa, choice)) => {
                game.check_use_dogaressa(seat, dogaressa, choice)
            }
            (Step::TakeMasterwork(_), Action::TakeMasterwork(card)) => game.check_take_masterwork(card),
            (Step::TakeMasterwork(_), Action::TakeTop) => game.check_take_top_masterwork(),
            (Step::TakeDogaressa(_), Action::TakeDogaressa(kind)) => game.check_take_dogaressa(kind),
            (Step::TakeDogaressa(_), Action::TakeTop) => game.check_take_top_dogaressa(),
            (Step::PlaceMasterwork(..), Action::Window(cell)) => MilleFiori::check_cell(cell),
            _ => Err(Refusal::NotNow { awaited: self.awaited() }),
        }
    }

    #[inline(never)]
    pub(crate) fn play(self, game: &mut MilleFiori, action: Action, log: &mut impl Log<Event>) {
        match (self, action) {
            (Step::BeginTurn(seat, card), Action::Play) => game.play_picked_card(seat, card, log),
            (Step::BeginTurn(seat, card), Action::UseDogaressa(dogaressa, choice)) => {
                game.use_dogaressa(seat, card, dogaressa, choice, log);
            }
            (Step::TakeMasterwork(seat), Action::TakeMasterwork(card)) => game.take_masterwork(seat, card, log),
            (Step::TakeMasterwork(seat), Action::TakeTop) => game.take_top_masterwork(seat, log),
            (Step::TakeDogaressa(seat), Action::TakeDogaressa(kind)) => game.take_dogaressa(seat, kind, log),
            (Step::TakeDogaressa(seat), Action::TakeTop) => game.take_top_dogaressa(seat, log),
            (Step::PlaceMasterwork(seat, masterwork), Action::Window(cell)) => {
                game.place_masterwork(seat, masterwork, cell, log);
            }
            (step, action) => unreachable!("{action} at {step:?} is not legal"),
        }
    }
}

impl Step {
    #[inline(never)]
    pub(crate) fn draw<R: Rng + ?Sized>(self, game: &MilleFiori, rng: &mut R) -> Chance {
        match self {
            Step::LayCouncil => MilleFiori::draw_council(rng),
            Step::OpenMasterworks => game.draw_open_masterworks(rng),
            Step::OpenDogaressas => game.draw_open_dogaressas(rng),
            Step::DrawMasterwork(..) => game.draw_masterwork(rng),
            Step::DrawDogaressa(..) => game.draw_dogaressa(rng),
            step => unreachable!("nothing to draw at {step:?}"),
        }
    }

    /// Lists the outcomes if a single card is drawn from a stack.
    pub(crate) fn odds(self, game: &MilleFiori) -> Option<Vec<(vocabulary::Chance, u32)>> {
        let board = &game.masterworks;
        match self {
            Step::DrawMasterwork(..) => {
                Some(board.masterwork_stack.iter().map(|card| (Chance::Masterwork(card).into(), 1)).collect())
            }
            Step::DrawDogaressa(..) => {
                let kinds = board.dogaressa_stack.counted();
                Some(kinds.map(|(kind, count)| (Chance::Dogaressa(kind).into(), count.into())).collect())
            }
            _ => None,
        }
    }

    pub(crate) fn check_chance(self, game: &MilleFiori, chance: &Chance) -> Result<(), Refusal> {
        match (self, *chance) {
            (Step::LayCouncil, Chance::Council(council)) => MilleFiori::check_council(&council),
            (Step::OpenMasterworks, Chance::Masterworks(cards)) => game.check_open_masterworks(cards),
            (Step::OpenDogaressas, Chance::Dogaressas(cards)) => game.check_open_dogaressas(cards),
            (Step::DrawMasterwork(..), Chance::Masterwork(masterwork)) => game.check_masterwork(masterwork),
            (Step::DrawDogaressa(..), Chance::Dogaressa(dogaressa)) => game.check_dogaressa(dogaressa),
            (step, _) => Err(Refusal::OtherChance { awaited: step.awaited() }),
        }
    }
}

impl Chance {
    #[inline(never)]
    pub(crate) fn reveal(self, game: &mut MilleFiori, log: &mut impl Log<Event>) {
        match (game.step, self) {
            (_, Chance::Council(council)) => game.lay_council(council, log),
            (_, Chance::Masterworks(cards)) => game.open_masterworks(cards, log),
            (_, Chance::Dogaressas(cards)) => game.open_dogaressas(cards, log),
            (state::Step::Masterworks(Step::DrawMasterwork(seat, taken)), Chance::Masterwork(masterwork)) => {
                game.reveal_masterwork(seat, taken, masterwork, log);
            }
            (state::Step::Masterworks(Step::DrawDogaressa(seat, why)), Chance::Dogaressa(dogaressa)) => {
                game.reveal_dogaressa(seat, why, dogaressa, log);
            }
            (step, chance) => unreachable!("{chance} at {step:?} is not possible"),
        }
    }
}
