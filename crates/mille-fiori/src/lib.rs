//! Mille Fiori: a lagoon of glassmakers, two to four players, both editions, and the expansion The Masterworks.
//!
//! The rules stand in `rules/en.md`, numbered; each file here is named after a chapter and cites the
//! numbers it implements. A card in use runs through [`gameplay`], which calls the area's file. The expansion is
//! the module [`masterworks`], which lists the hooks that lead there.

mod board;
mod chapters;
pub mod components;
mod lookout;
pub mod masterworks;
mod options;
pub mod places;
mod rules;
mod seen;
mod state;
mod vocabulary;

use chapters::{citizens, gameplay, harbor, houses, trade, workshops};
use seen::{imagine, position, sketch, view};
use vocabulary::{action, awaited, card, cards, chance, deck, event, reason, refusal, text};

pub use action::{Action, Part};
pub use awaited::Awaited;
pub use board::{Board, Diamonds, Space, Spaces};
pub use card::Card;
pub use cards::Cards;
pub use chance::Chance;
pub use components::{Area, BonusRow, Symbol};
pub use event::Event;
pub use imagine::Imaginer;
pub use options::{Draft, Edition, Options};
pub use position::Position;
pub use reason::Reason;
pub use refusal::Refusal;
pub use state::{MilleFiori, Player};
pub use view::{InPlay, SeatView, View};
