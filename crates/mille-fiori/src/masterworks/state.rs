//! What lies on and beside the new board, and what can be asked of it.

use super::chapters::DogaressaDraw;
use super::vocabulary::{self, Cell, CouncilSpace, Dogaressa, Dogaressas, Masterwork, Masterworks, Tile};
use crate::state::{self, CardInPlay, MilleFiori};
use crate::vocabulary::{Card, Cards};
use game::{PerSeat, Seat};
use serde::Serialize;

/// What lies on and beside the new board, all of it open. (A stack is known as well, but for its order, which is
/// not there before it is drawn.)
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), schema(as = MasterworksBoard))]
pub struct Board {
    /// The tiles of the Small Council, from the bottom to the top.
    pub council: [Tile; Tile::COUNT],
    /// What each player has there; also for seats that nobody has.
    pub seats: PerSeat<Councilor>,
    pub open_masterworks: Masterworks,
    pub masterwork_stack: Masterworks,
    /// Masterworks under others in somebody's window.
    pub covered: Masterworks,
    pub open_dogaressas: Dogaressas,
    pub dogaressa_stack: Dogaressas,
    /// The Dogaressa in use in this turn: it returns to its stack at the end.
    #[cfg_attr(feature = "schema", schema(required))]
    pub used_dogaressa: Option<Dogaressa>,
    /// What must happen at once.
    #[serde(skip)]
    pub(crate) due: Due,
    /// What comes when nothing is due any more.
    #[serde(skip)]
    pub(crate) after: After,
    /// The card in use has earned an extra card.
    #[serde(skip)]
    pub(crate) earned_extra_card: bool,
}

/// What a player has on and beside the new board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Councilor {
    /// The space of the council where the figure stands.
    pub figure: CouncilSpace,
    /// The bonus taken in the Doge's Palace; 0 for none.
    pub palace: u8,
    /// The bonus taken in the trade city; 0 for none.
    pub trade_city: u8,
    pub dogaressas: Dogaressas,
    pub window: ShopWindow,
}

/// What must happen at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum Due {
    #[default]
    Nothing,
    /// The figure moves so many steps.
    Steps(u8),
    /// The ship moves so far, as a reward of the council.
    Ship(u8),
    Masterwork,
    Dogaressa,
}

/// What comes when nothing is due any more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum After {
    /// The card has taken full effect.
    #[default]
    EndOfCard,
    /// The card, whose color has moved the figure, is used.
    Use(CardInPlay),
    /// The points of a Dogate card.
    DogatePoints(u8),
    /// Those of a small or large Dogate among the Dogaressas, which gives the Doge card last.
    DogaressaPoints(Dogaressa, u8),
    AnotherMasterwork,
}

impl Board {
    #[inline]
    pub(crate) fn seat(&self, seat: Seat) -> &Councilor {
        &self.seats[seat]
    }

    #[inline]
    pub(crate) fn seat_mut(&mut self, seat: Seat) -> &mut Councilor {
        &mut self.seats[seat]
    }
}

/// A shop window of three by three: what lies on top in each cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ShopWindow {
    cells: [Option<Masterwork>; Cell::COUNT],
}

impl ShopWindow {
    #[inline]
    pub fn cells(&self) -> &[Option<Masterwork>; Cell::COUNT] {
        &self.cells
    }

    /// Lays a masterwork into a cell; what it covers.
    #[inline]
    pub(crate) fn lay(&mut self, cell: Cell, masterwork: Masterwork) -> Option<Masterwork> {
        self.cells[cell.index()].replace(masterwork)
    }
}

/// What is awaited, where the base game knows nothing like it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Step {
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

impl From<Step> for state::Step {
    fn from(step: Step) -> Self {
        Self::Masterworks(step)
    }
}

impl Board {
    /// The masterworks in all windows, covered ones too.
    pub(crate) fn placed(&self) -> impl Iterator<Item = Masterwork> {
        let windows = self.seats.values().flat_map(|own| own.window.cells().iter().copied().flatten());
        windows.chain(self.covered.iter())
    }

    /// Those of them that came from the deck, and the one that is about to be placed, if it does.
    pub(crate) fn placed_cards(&self, placing: Option<Masterwork>) -> Vec<Card> {
        let is_placed = |card: &Card| match card.masterworks() {
            Some(vocabulary::Card::Masterwork(masterwork)) => {
                self.placed().chain(placing).any(|placed| placed == masterwork)
            }
            _ => false,
        };
        Cards::ALL.kinds().filter(is_placed).collect()
    }
}

impl Step {
    /// The masterwork that has been taken or played, and not yet placed.
    pub(crate) fn placing(self) -> Option<Masterwork> {
        match self {
            Step::PlaceMasterwork(_, masterwork) => Some(masterwork),
            Step::DrawMasterwork(_, taken) => taken,
            _ => None,
        }
    }
}

impl MilleFiori {
    pub(crate) fn placing(&self) -> Option<Masterwork> {
        if let state::Step::Masterworks(step) = self.step { step.placing() } else { None }
    }
}
