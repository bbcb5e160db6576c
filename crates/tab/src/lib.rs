//! The table in the tab: answers in the server's place, for one visitor who plays and studies alone.
//!
//! [`Tab`] takes messages from the page ([`Input`]) and returns what is to be sent and stored ([`Output`]). Requests
//! are those of the server's HTTP interface, and a connection speaks like a table's socket, so that the page needs a
//! second transport but no second kind of table. Randomness, clock and storage are the caller's: the same seed and the
//! same inputs give the same outputs, byte for byte, on every machine.
//!
//! Thinking is done in pieces ([`Input::Work`]): one decision of a computer player, or one step of a review. Between
//! pieces, the caller can send other messages, so it never has to wait for more than one piece.

mod advice;
mod clock;
mod engine;
mod library;
mod messages;
mod random;
mod requests;
mod reviews;
mod study;
mod table;

pub use engine::Tab;
pub use messages::{Input, Output, Outputs, Verified, WorkKind};
