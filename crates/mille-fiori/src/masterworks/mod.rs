//! The Masterworks, the expansion: chapters 12 to 17, in files named after them.
//!
//! The base game knows of it by the option `masterworks` and by these hooks, and by nothing else:
//!
//! | the base game is about to | hook |
//! |---|---|
//! | fill the display for the first time | the step `LayCouncil` |
//! | let somebody use the picked card | the step `BeginTurn` |
//! | put a card of the display to use | `play_card` |
//! | move a ship | `sail_route` |
//! | end the use of a card | `end_use` |
//! | end a turn | `return_dogaressa` |
//! | end the game | `score_windows` |
//!
//! Hooks are never inlined, so that the loop of the base game stays small.
//!
//! Whatever a card sets off is a chain, never a tree: a step in the council has one reward, a landing has one
//! effect. So besides what is due at once ([`Due`]) it is enough to remember what comes after it ([`After`]).

mod chapters;
mod components;
pub mod our_values;
mod rules;
mod seen;
mod vocabulary;

use chapters::{dogaressa_cards, shop_window, small_council};
#[cfg(feature = "schema")]
pub(crate) use seen::drawing;
use seen::{position, sketch, view};
use vocabulary::{action, cards, chance, event, piles, reason, refusal};

pub use action::{NewAction, NewPart};
pub use cards::{Dogaressa, Dogate, Glass, Masterwork, NewCard, Shape};
pub use chance::NewChance;
pub use components::{
    CouncilSpace, Landing, PALACE, Reward, RouteSpace, SEA_ROUTE, SPACES_OF_TILE, SpaceColor, TRADE_CITY, Tile,
    TileFace, Track,
};
pub use event::NewEvent;
pub use piles::{Dogaressas, Masterworks};
pub use reason::NewReason;
pub use refusal::NewRefusal;
pub use shop_window::{Cell, ShopWindow};
pub use view::MasterworksView;

pub(crate) use cards::{DOGATES_IN_DECK, MASTERWORKS_IN_DECK};
pub(crate) use components::NINE_IN_DISPLAY;
pub(crate) use position::{NewBoardPosition, NewSeatPosition};
pub(crate) use rules::NewStep;
pub(crate) use sketch::NewPencil;

use crate::state::CardInPlay;
use game::{MAX_SEATS, Seat};
use serde::Serialize;

/// What lies on and beside the new board, all of it open. (A stack is known as well, but for its order, which is
/// not there before it is drawn.)
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct NewBoard {
    /// The tiles of the Small Council, from the bottom to the top.
    pub council: [Tile; Tile::ALL.len()],
    /// What each player has there.
    pub seats: [Councilor; MAX_SEATS],
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

impl NewBoard {
    #[inline]
    pub(crate) fn seat(&self, seat: Seat) -> &Councilor {
        &self.seats[seat.index()]
    }

    #[inline]
    pub(crate) fn seat_mut(&mut self, seat: Seat) -> &mut Councilor {
        &mut self.seats[seat.index()]
    }
}
