//! The expansion's state and its queries.

use super::chapters::DogaressaDraw;
use super::vocabulary::{self, Cell, CouncilSpace, Dogaressa, Dogaressas, Masterwork, Masterworks, Tile};
use crate::state::{self, CardInPlay, MilleFiori};
use crate::vocabulary::{Card, Cards};
use game::{PerSeat, Seat};
use serde::{Deserialize, Serialize};

/// The expansion's part of the state. All of it is public: the stacks' contents can be inferred, and their order is
/// decided only when a card is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), schema(as = MasterworksBoard))]
pub struct Board {
    /// The Small Council's tiles, from bottom to top.
    pub council: [Tile; Tile::COUNT],
    /// Each seat's part of the expansion, including unused seats.
    pub seats: PerSeat<Councilor>,
    pub open_masterworks: Masterworks,
    pub masterwork_stack: Masterworks,
    /// Masterworks covered by others in the windows.
    pub covered: Masterworks,
    pub open_dogaressas: Dogaressas,
    pub dogaressa_stack: Dogaressas,
    /// The Dogaressa used this turn; it returns to its stack at the end of the turn.
    #[cfg_attr(feature = "schema", schema(required))]
    pub used_dogaressa: Option<Dogaressa>,
    /// The effect to resolve next; absent if there is none.
    #[serde(default, skip_serializing_if = "Due::is_nothing")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Due>"))]
    pub(crate) due: Due,
    /// The continuation when no effect is due; absent if the card has then taken full effect.
    #[serde(default, skip_serializing_if = "After::is_end_of_card")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<After>"))]
    pub(crate) after: After,
    /// Whether the card in use has earned an extra card; absent if not.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<bool>"))]
    pub(crate) earned_extra_card: bool,
}

/// One player's part of the expansion.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Councilor {
    /// The figure's council space.
    pub figure: CouncilSpace,
    /// The bonus taken in the Doge's Palace; 0 if none.
    pub palace: u8,
    /// The bonus taken in the trade city; 0 if none.
    pub trade_city: u8,
    pub dogaressas: Dogaressas,
    pub window: ShopWindow,
}

/// The effect to resolve next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Due {
    #[default]
    Nothing,
    /// The figure moves this many steps.
    Steps(u8),
    /// The ship moves this many spaces, as a council reward.
    Ship(u8),
    Masterwork,
    Dogaressa,
}

/// The continuation when no effect is due.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum After {
    /// The card has taken full effect.
    #[default]
    EndOfCard,
    /// The card is used, now that its color has moved the figure.
    Use(CardInPlay),
    /// A Dogate card scores its points.
    DogatePoints(u8),
    /// A small or large Dogate Dogaressa scores its points and gives the Doge card.
    DogaressaPoints(Dogaressa, u8),
    AnotherMasterwork,
}

impl Due {
    fn is_nothing(&self) -> bool {
        *self == Due::Nothing
    }
}

impl After {
    fn is_end_of_card(&self) -> bool {
        *self == After::EndOfCard
    }
}

fn is_false(flag: &bool) -> bool {
    !flag
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

/// A three-by-three shop window: the top masterwork in each cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ShopWindow {
    cells: [Option<Masterwork>; Cell::COUNT],
}

impl ShopWindow {
    #[inline]
    pub fn cells(&self) -> &[Option<Masterwork>; Cell::COUNT] {
        &self.cells
    }

    /// Lays a masterwork in a cell. Returns the one it covers, if any.
    #[inline]
    pub(crate) fn lay(&mut self, cell: Cell, masterwork: Masterwork) -> Option<Masterwork> {
        self.cells[cell.index()].replace(masterwork)
    }
}

/// A decision or chance outcome found only in the expansion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, utoipa::ToSchema),
    ts(rename = "MasterworksStep"),
    schema(as = MasterworksStep)
)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Step {
    LayCouncil,
    OpenMasterworks,
    OpenDogaressas,
    /// This seat plays the card it has picked, or uses a Dogaressa instead.
    BeginTurn(Seat, Card),
    TakeMasterwork(Seat),
    TakeDogaressa(Seat),
    /// A masterwork is drawn for this seat, or to replace the one it has taken.
    DrawMasterwork(Seat, Option<Masterwork>),
    DrawDogaressa(Seat, DogaressaDraw),
    /// This seat lays a masterwork in its window.
    PlaceMasterwork(Seat, Masterwork),
}

impl From<Step> for state::Step {
    fn from(step: Step) -> Self {
        Self::Masterworks(step)
    }
}

impl Board {
    /// Returns the masterworks in all windows, including covered ones.
    pub(crate) fn placed(&self) -> impl Iterator<Item = Masterwork> {
        let windows = self.seats.values().flat_map(|own| own.window.cells().iter().copied().flatten());
        windows.chain(self.covered.iter())
    }

    /// Returns the deck cards among the placed masterworks and the one about to be placed.
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
    /// Returns the masterwork that has been taken or played but not yet placed.
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
