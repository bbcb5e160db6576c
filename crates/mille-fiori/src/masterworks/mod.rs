//! The Masterworks expansion: chapters 12 to 17, with the same modules as the base game.
//!
//! The base game refers to it only through the `masterworks` option and these hooks:
//!
//! | before the base game … | hook |
//! |---|---|
//! | first fills the display | the step `LayCouncil` |
//! | lets a player use the picked card | the step `BeginTurn` |
//! | uses a card from the display | `play_card` |
//! | moves a ship | `sail_route` |
//! | finishes using a card | `end_use` |
//! | ends a turn | `return_dogaressa` |
//! | ends the game | `score_windows` |
//!
//! Hooks are never inlined, to keep the base game's code small.
//!
//! A card's effects form a chain, never a tree: a step in the council has one reward, and a landing has one effect.
//! So the state needs only the next effect (`Due`) and its continuation (`After`).

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
