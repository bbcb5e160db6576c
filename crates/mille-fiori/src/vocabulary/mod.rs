//! The game's vocabulary, each term declared once: see [`game::vocabulary`].

mod action;
mod card;
mod cards;
mod chance;
mod event;
mod pieces;
mod reason;
mod refusal;

pub use action::{Action, Part};
pub use card::Card;
pub use cards::{BASE_DECK, Cards};
pub use chance::{Chance, Hands};
pub use event::Event;
pub use pieces::{Area, BoardSpace, BonusRow, SeaSpace, Space, Spaces, Symbol};
pub use reason::Reason;
pub use refusal::{Awaited, Refusal};
