//! The expansion The Masterworks: chapters 12 to 17, with the same modules as the base game.
//!
//! The base game refers to it only by the option `masterworks` and by these hooks:
//!
//! | the base game is about to | hook |
//! |---|---|
//! | fill the display for the first time | the step `LayCouncil` |
//! | let a player use the picked card | the step `BeginTurn` |
//! | use a card from the display | `play_card` |
//! | move a ship | `sail_route` |
//! | end the use of a card | `end_use` |
//! | end a turn | `return_dogaressa` |
//! | end the game | `score_windows` |
//!
//! Hooks are never inlined, to keep the code of the base game small.
//!
//! The effects of a card form a chain, never a tree: a step in the council has one reward, a landing has one effect.
//! So the state needs only the effect due next (`Due`) and what follows it (`After`).

mod chapters;
pub mod components;
pub mod house_values;
mod rules;
pub(crate) mod seen;
mod state;
mod vocabulary;

pub use seen::View;
pub(crate) use state::Step;
pub use state::{Board, Councilor, ShopWindow};
pub use vocabulary::{
    Action, Card, Cell, Chance, CouncilSpace, Dogaressa, Dogaressas, Dogate, Event, Glass, Line, Masterwork,
    Masterworks, Part, Reason, Refusal, Shape, SpaceColor, Tile, Track,
};
