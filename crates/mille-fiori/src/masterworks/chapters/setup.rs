//! Chapter 12: components and setup.

use super::small_council::is_valid;
use crate::masterworks::components::{ALL_DOGARESSAS, OPEN_CARDS};
use crate::masterworks::state::{Board, Councilor, Step};
use crate::masterworks::vocabulary::{Chance, Dogaressa, Dogaressas, Event, Masterwork, Masterworks, Refusal, Tile};
use crate::state::{self, MilleFiori};
use crate::vocabulary;
use game::{Log, MAX_SEATS, PerSeat, shuffle};
use rand_core::Rng;

impl Board {
    /// MF-12.2, MF-12.5: starts with the figures at the bottom and both stacks full.
    pub(crate) fn new() -> Self {
        Self {
            council: Tile::ALL,
            seats: PerSeat::new(MAX_SEATS, Councilor::default()),
            masterwork_stack: masterwork_stack(),
            dogaressa_stack: ALL_DOGARESSAS,
            ..Self::default()
        }
    }
}

/// Council tiles.
impl MilleFiori {
    /// MF-13.2: draws a valid order; all valid orders are equally likely.
    pub(crate) fn draw_council<R: Rng + ?Sized>(rng: &mut R) -> Chance {
        let mut council = Tile::ALL;
        loop {
            shuffle(rng, &mut council);
            if is_valid(&council) {
                return Chance::Council(council);
            }
        }
    }

    pub(crate) fn check_council(council: &[Tile; Tile::COUNT]) -> Result<(), vocabulary::Refusal> {
        let mut sorted = *council;
        sorted.sort_unstable();
        let is_right = sorted == Tile::ALL && is_valid(council);
        if is_right { Ok(()) } else { Err(Refusal::WrongCouncil.into()) }
    }

    pub(crate) fn lay_council(&mut self, council: [Tile; Tile::COUNT], log: &mut impl Log<vocabulary::Event>) {
        self.masterworks.council = council;
        log.add(|| Event::CouncilLaid { council: council.to_vec() }.into());
        self.step = Step::OpenMasterworks.into();
    }
}

/// MF-12.5: three cards from each stack are turned face up.
impl MilleFiori {
    pub(crate) fn draw_open_masterworks<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        let mut stack = self.masterworks.masterwork_stack;
        Chance::Masterworks((0..OPEN_CARDS).map(|_| stack.draw(rng)).collect())
    }

    pub(crate) fn check_open_masterworks(&self, cards: Masterworks) -> Result<(), vocabulary::Refusal> {
        check_number(cards.len())?;
        let missing = (cards - self.masterworks.masterwork_stack).first();
        missing.map_or(Ok(()), |masterwork| Err(Refusal::MasterworkNotInStack { masterwork }.into()))
    }

    pub(crate) fn open_masterworks(&mut self, cards: Masterworks, log: &mut impl Log<vocabulary::Event>) {
        self.masterworks.masterwork_stack = self.masterworks.masterwork_stack - cards;
        self.masterworks.open_masterworks = cards;
        log.add(|| Event::MasterworksOpened { masterworks: cards }.into());
        self.step = Step::OpenDogaressas.into();
    }

    pub(crate) fn draw_open_dogaressas<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        let mut stack = self.masterworks.dogaressa_stack;
        Chance::Dogaressas(stack.draw(OPEN_CARDS as u8, rng))
    }

    pub(crate) fn check_open_dogaressas(&self, cards: Dogaressas) -> Result<(), vocabulary::Refusal> {
        check_number(usize::from(cards.total()))?;
        let missing = self.masterworks.dogaressa_stack.lacks(cards);
        missing.map_or(Ok(()), |dogaressa| Err(Refusal::DogaressaNotInStack { dogaressa }.into()))
    }

    /// Turns the first Dogaressas face up. The display is filled next, as in the base game.
    pub(crate) fn open_dogaressas(&mut self, cards: Dogaressas, log: &mut impl Log<vocabulary::Event>) {
        self.masterworks.dogaressa_stack -= cards;
        self.masterworks.open_dogaressas = cards;
        log.add(|| Event::DogaressasOpened { dogaressas: cards }.into());
        self.step = state::Step::FillDisplay;
    }
}

/// MF-12.5: returns the masterworks that aren't in the deck.
pub(crate) fn masterwork_stack() -> Masterworks {
    Masterwork::all().filter(|masterwork| !masterwork.is_in_deck()).collect()
}

impl MilleFiori {
    /// Counts each masterwork and each kind of Dogaressa, wherever they are.
    pub(crate) fn masterworks_census(&self) -> Vec<usize> {
        let (board, placing) = (&self.masterworks, self.placing());
        let masterworks = masterwork_stack().iter().map(|masterwork| {
            let piles = [board.open_masterworks, board.masterwork_stack];
            let in_piles = piles.iter().filter(|pile| pile.contains(masterwork)).count();
            in_piles + board.placed().chain(placing).filter(|placed| *placed == masterwork).count()
        });
        let dogaressas = Dogaressa::ALL.into_iter().map(|kind| {
            let held: u8 = self.seats().map(|seat| board.seat(seat).dogaressas[kind]).sum();
            let used = u8::from(board.used_dogaressa == Some(kind));
            usize::from(board.open_dogaressas[kind] + board.dogaressa_stack[kind] + held + used)
        });
        masterworks.chain(dogaressas).collect()
    }
}

fn check_number(found: usize) -> Result<(), vocabulary::Refusal> {
    if found == OPEN_CARDS {
        Ok(())
    } else {
        Err(vocabulary::Refusal::WrongNumberOfCards { expected: OPEN_CARDS, found })
    }
}
