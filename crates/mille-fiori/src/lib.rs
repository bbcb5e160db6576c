//! Mille Fiori: a lagoon of glassmakers, two to four players, both editions, and the expansion The Masterworks.
//!
//! The rules stand in `rules/en.md`, numbered; each file here is named after a chapter and cites the
//! numbers it implements. A card in use runs through [`gameplay`], which calls the area's file. The expansion is
//! the module [`masterworks`], which lists the hooks that lead there.

mod action;
mod awaited;
mod board;
mod bonus;
mod card;
mod cards;
mod chance;
mod citizens;
pub mod components;
mod deck;
#[cfg(feature = "schema")]
mod drawing;
mod event;
mod extra_card;
mod game_end;
mod gameplay;
mod harbor;
mod houses;
mod imagine;
mod lookout;
pub mod masterworks;
mod options;
pub mod places;
mod position;
mod reason;
mod refusal;
mod rules;
mod sailing;
mod sea_track;
mod setup;
mod sketch;
mod state;
mod text;
mod trade;
mod view;
mod workshops;

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
