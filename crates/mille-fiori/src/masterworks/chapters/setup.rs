//! Chapter 12: components and set-up.

use super::cards::Dogaressa;
use super::components::{OPEN_CARDS, Tile};
use super::piles::{Dogaressas, Masterworks};
use super::small_council::is_valid;
use super::{Councilor, NewBoard, NewChance, NewEvent, NewRefusal, NewStep};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{MilleFiori, Step};
use game::{Log, MAX_SEATS, shuffle};
use rand_core::Rng;

impl NewBoard {
    /// MF-12.2, MF-12.5: the figures at the start, both stacks full.
    pub(crate) fn new() -> Self {
        Self {
            council: Tile::ALL,
            seats: [Councilor::default(); MAX_SEATS],
            masterwork_stack: Masterworks::stack(),
            dogaressa_stack: Dogaressas::ALL,
            ..Self::default()
        }
    }
}

/// The tiles.
impl MilleFiori {
    /// MF-13.2: any order without equal neighbors, each as likely.
    pub(crate) fn draw_council<R: Rng + ?Sized>(rng: &mut R) -> NewChance {
        let mut council = Tile::ALL;
        loop {
            shuffle(rng, &mut council);
            if is_valid(&council) {
                return NewChance::Council(council);
            }
        }
    }

    pub(crate) fn check_council(council: &[Tile; Tile::ALL.len()]) -> Result<(), Refusal> {
        let mut sorted = *council;
        sorted.sort_unstable();
        let is_right = sorted == Tile::ALL && is_valid(council);
        if is_right { Ok(()) } else { Err(NewRefusal::WrongCouncil.into()) }
    }

    pub(crate) fn lay_council(&mut self, council: [Tile; Tile::ALL.len()], log: &mut impl Log<Event>) {
        self.new_board.council = council;
        log.add(|| NewEvent::CouncilLaid { council: council.to_vec() }.into());
        self.step = NewStep::OpenMasterworks.into();
    }
}

/// MF-12.5: three cards of each stack are turned up.
impl MilleFiori {
    pub(crate) fn draw_open_masterworks<R: Rng + ?Sized>(&self, rng: &mut R) -> NewChance {
        let mut stack = self.new_board.masterwork_stack;
        let drawn = std::iter::repeat_with(|| {
            let masterwork = stack.any(rng);
            stack.remove(masterwork);
            masterwork
        });
        NewChance::Masterworks(drawn.take(OPEN_CARDS).collect())
    }

    pub(crate) fn check_open_masterworks(&self, cards: Masterworks) -> Result<(), Refusal> {
        check_number(cards.len())?;
        let missing = cards.iter().find(|masterwork| !self.new_board.masterwork_stack.contains(*masterwork));
        missing.map_or(Ok(()), |masterwork| Err(NewRefusal::MasterworkNotInStack { masterwork }.into()))
    }

    pub(crate) fn open_masterworks(&mut self, cards: Masterworks, log: &mut impl Log<Event>) {
        cards.iter().for_each(|masterwork| self.new_board.masterwork_stack.remove(masterwork));
        self.new_board.open_masterworks = cards;
        log.add(|| NewEvent::MasterworksOpened { masterworks: cards }.into());
        self.step = NewStep::OpenDogaressas.into();
    }

    pub(crate) fn draw_open_dogaressas<R: Rng + ?Sized>(&self, rng: &mut R) -> NewChance {
        let mut stack = self.new_board.dogaressa_stack;
        let drawn = std::iter::repeat_with(|| {
            let dogaressa: Dogaressa = stack.any(rng);
            stack.remove(dogaressa);
            dogaressa
        });
        NewChance::Dogaressas(drawn.take(OPEN_CARDS).collect())
    }

    pub(crate) fn check_open_dogaressas(&self, cards: Dogaressas) -> Result<(), Refusal> {
        check_number(cards.len())?;
        let missing = self.new_board.dogaressa_stack.first_missing(cards);
        missing.map_or(Ok(()), |dogaressa| Err(NewRefusal::DogaressaNotInStack { dogaressa }.into()))
    }

    /// Then, as in the base game, the display is filled.
    pub(crate) fn open_dogaressas(&mut self, cards: Dogaressas, log: &mut impl Log<Event>) {
        cards.iter().for_each(|dogaressa| self.new_board.dogaressa_stack.remove(dogaressa));
        self.new_board.open_dogaressas = cards;
        log.add(|| NewEvent::DogaressasOpened { dogaressas: cards }.into());
        self.step = Step::FillDisplay;
    }
}

/// What lies in the box.
impl MilleFiori {
    /// How many there are of each card of the stacks, wherever they are.
    pub(crate) fn new_census(&self) -> Vec<usize> {
        let (board, placing) = (&self.new_board, self.placing());
        let masterworks = Masterworks::stack().iter().map(|masterwork| {
            let piles = [board.open_masterworks, board.masterwork_stack];
            let in_piles = piles.iter().filter(|pile| pile.contains(masterwork)).count();
            in_piles + board.placed().chain(placing).filter(|placed| *placed == masterwork).count()
        });
        let dogaressas = Dogaressa::ALL.into_iter().map(|kind| {
            let held: u8 = self.seats().map(|seat| board.seat(seat).dogaressas.count(kind)).sum();
            let used = u8::from(board.used_dogaressa == Some(kind));
            usize::from(board.open_dogaressas.count(kind) + board.dogaressa_stack.count(kind) + held + used)
        });
        masterworks.chain(dogaressas).collect()
    }
}

fn check_number(found: usize) -> Result<(), Refusal> {
    if found == OPEN_CARDS { Ok(()) } else { Err(Refusal::WrongNumberOfCards { expected: OPEN_CARDS, found }) }
}
