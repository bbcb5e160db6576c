//! Mille Fiori: a lagoon of glassmakers, two to four players, both editions, and the expansion The Masterworks.
//!
//! The rules stand in `rules/en.md`, numbered.
//!
//! | module | what it holds |
//! |---|---|
//! | [`components`] | what is in the box: every number of the rules |
//! | `state` | the state, and what can be asked of it |
//! | `rules` | the contract [`game::Game`]: which file answers which question |
//! | `chapters` | a file for each chapter of the rules, which cites the numbers it implements; a card in use runs through `gameplay` |
//! | `vocabulary` | the terms of the game: actions, events, refusals, pieces |
//! | `seen` | what people see: views, words, sketches, imagined worlds |
//! | [`masterworks`] | the expansion, with the same modules and the list of hooks that lead there |

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

/// Sets of spaces that belong together, for all who judge a position.
pub mod places {
    pub use crate::chapters::citizens::{BASE, COMMONERS_BY_SYMBOL, MIDDLE, NOBLES_BY_SYMBOL, beneath, supports};
    pub use crate::chapters::harbor::fleet_spaces;
    pub use crate::chapters::houses::VALUES as HOUSES_BY_VALUE;
    pub use crate::chapters::trade::{column_spaces, row_spaces};
    pub use crate::chapters::workshops::{MATERIALS, NEIGHBORS};
}
