//! Chapter 17: masterworks and shop windows.

use crate::masterworks::components::{POINTS_FOR_LINE, WINDOW_LINES};
use crate::masterworks::state::{ShopWindow, Step};
use crate::masterworks::vocabulary::{Cell, Chance, Event, Line, Masterwork, Part, Reason, Refusal};
use crate::state::MilleFiori;
use crate::vocabulary;
use game::{Log, Seat};
use rand_core::Rng;

/// Taking masterworks.
impl MilleFiori {
    /// MF-17.2: offers the face-up masterworks and the top of the stack. MF-17.3: the reward is lost if both are empty.
    /// Returns whether there is a choice to make.
    pub(crate) fn offer_masterwork(&mut self, seat: Seat, log: &mut impl Log<vocabulary::Event>) -> bool {
        if self.masterworks.open_masterworks.is_empty() && self.masterworks.masterwork_stack.is_empty() {
            log.add(|| Event::RewardLapsed { seat }.into());
            return false;
        }
        self.step = Step::TakeMasterwork(seat).into();
        true
    }

    pub(crate) fn check_take_masterwork(&self, masterwork: Masterwork) -> Result<(), vocabulary::Refusal> {
        match self.masterworks.open_masterworks.contains(masterwork) {
            true => Ok(()),
            false => Err(Refusal::MasterworkNotOpen { masterwork }.into()),
        }
    }

    pub(crate) fn take_masterwork(
        &mut self,
        seat: Seat,
        masterwork: Masterwork,
        log: &mut impl Log<vocabulary::Event>,
    ) {
        self.masterworks.open_masterworks.remove(masterwork);
        log.add(|| Event::MasterworkTaken { seat, masterwork }.into());
        self.step = match self.masterworks.masterwork_stack.is_empty() {
            true => Step::PlaceMasterwork(seat, masterwork),
            false => Step::DrawMasterwork(seat, Some(masterwork)),
        }
        .into();
    }

    pub(crate) fn check_take_top_masterwork(&self) -> Result<(), vocabulary::Refusal> {
        match self.masterworks.masterwork_stack.is_empty() {
            true => Err(Refusal::StackEmpty.into()),
            false => Ok(()),
        }
    }

    /// Takes the top card, which is revealed when drawn.
    pub(crate) fn take_top_masterwork(&mut self, seat: Seat, log: &mut impl Log<vocabulary::Event>) {
        log.add(|| Event::TopTaken { seat }.into());
        self.step = Step::DrawMasterwork(seat, None).into();
    }

    pub(crate) fn draw_masterwork<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        Chance::Masterwork(self.masterworks.masterwork_stack.any(rng))
    }

    pub(crate) fn check_masterwork(&self, masterwork: Masterwork) -> Result<(), vocabulary::Refusal> {
        match self.masterworks.masterwork_stack.contains(masterwork) {
            true => Ok(()),
            false => Err(Refusal::MasterworkNotInStack { masterwork }.into()),
        }
    }

    /// Reveals the drawn card, which replaces the `taken` one; if that is `None`, the player takes the drawn card.
    pub(crate) fn reveal_masterwork(
        &mut self,
        seat: Seat,
        taken: Option<Masterwork>,
        drawn: Masterwork,
        log: &mut impl Log<vocabulary::Event>,
    ) {
        self.masterworks.masterwork_stack.remove(drawn);
        if taken.is_some() {
            self.masterworks.open_masterworks.insert(drawn);
            log.add(|| Event::MasterworkOpened { masterwork: drawn }.into());
        } else {
            log.add(|| Event::MasterworkTaken { seat, masterwork: drawn }.into());
        }
        self.step = Step::PlaceMasterwork(seat, taken.unwrap_or(drawn)).into();
    }
}

/// Placing and scoring masterworks.
impl MilleFiori {
    pub(crate) fn check_cell(cell: Cell) -> Result<(), vocabulary::Refusal> {
        if cell.index() < Cell::COUNT { Ok(()) } else { Err(Refusal::NoSuchCell { cell }.into()) }
    }

    /// MF-17.4: lays a masterwork in any cell. MF-17.5: it may cover another one. MF-17.6: either way it immediately
    /// scores its value.
    pub(crate) fn place_masterwork(
        &mut self,
        seat: Seat,
        masterwork: Masterwork,
        cell: Cell,
        log: &mut impl Log<vocabulary::Event>,
    ) {
        let covers = self.masterworks.seat_mut(seat).window.lay(cell, masterwork);
        covers.into_iter().for_each(|covered| self.masterworks.covered.insert(covered));
        log.add(|| Event::MasterworkPlaced { seat, masterwork, cell, covers }.into());
        self.award(seat, masterwork.value(), Reason::Masterwork.into(), log);
        self.resolve(seat, log);
    }

    /// MF-17.7: scores all windows, line by line.
    #[inline(never)]
    pub(crate) fn score_windows(&mut self, log: &mut impl Log<vocabulary::Event>) {
        for seat in self.seats() {
            let window = self.masterworks.seat(seat).window;
            for (line, points) in window.lines() {
                let cells = WINDOW_LINES[line.index()].map(|cell| Part::Cell(cell).into());
                self.award_for(seat, points, Reason::WindowLine { line }.into(), cells.into_iter(), log);
            }
        }
    }
}

impl ShopWindow {
    /// MF-17.7: returns the scoring lines with their points.
    pub fn lines(&self) -> impl Iterator<Item = (Line, u8)> {
        Line::all().filter_map(|line| {
            let [a, b, c] = WINDOW_LINES[line.index()].map(|cell| self.cells()[cell.index()]);
            let points = line_points([a?, b?, c?]);
            (points > 0).then_some((line, points))
        })
    }
}

fn line_points([a, b, c]: [Masterwork; 3]) -> u8 {
    let same_glass = a.glass() == b.glass() && b.glass() == c.glass();
    let same_shape = a.shape() == b.shape() && b.shape() == c.shape();
    POINTS_FOR_LINE * (u8::from(same_glass) + u8::from(same_shape))
}
