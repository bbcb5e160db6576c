//! Mille Fiori for two to four players: both editions, and The Masterworks expansion.
//!
//! The numbered rules are in `rules/en.md`.
//!
//! | module | contents |
//! |---|---|
//! | [`components`] | every number in the rules |
//! | `state` | the state and its queries |
//! | `rules` | the [`game::Game`] implementation, which delegates to the chapters |
//! | `chapters` | one file per chapter of the rules, citing the rules it implements; `gameplay` resolves card use |
//! | `vocabulary` | actions, events, refusals, pieces |
//! | `seen` | views, as data and as text; sketches; imagined worlds |
//! | [`masterworks`] | the expansion, with the same modules; lists the base game's hooks |

mod chapters;
pub mod components;
pub mod masterworks;
mod options;
mod rules;
mod seen;
mod state;
mod vocabulary;

pub use options::{Draft, Edition, Options};
pub use seen::{Imaginer, InPlay, Position, SeatView, View};
pub use state::{Board, Diamonds, MilleFiori, Player};
pub use vocabulary::{
    Action, Area, Awaited, BASE_DECK, BoardSpace, BonusRow, Card, Cards, Chance, Event, Hands, Part, Reason, Refusal,
    SeaSpace, Space, Spaces, Symbol,
};

/// Sets of related spaces, for evaluating positions.
pub mod places {
    pub use crate::chapters::citizens::{BASE, COMMONERS_BY_SYMBOL, MIDDLE, NOBLES_BY_SYMBOL, beneath, supports};
    pub use crate::chapters::harbor::fleet_spaces;
    pub use crate::chapters::houses::VALUES as HOUSES_BY_VALUE;
    pub use crate::chapters::trade::{column_spaces, row_spaces};
    pub use crate::chapters::workshops::{MATERIALS, NEIGHBORS};
}
