//! The Masterworks, the expansion: chapters 12 to 17, in files named after them, with the same modules as the base game.
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
//! effect. So besides what is due at once (`Due`) it is enough to remember what comes after it (`After`).

mod chapters;
pub mod components;
pub mod our_values;
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
