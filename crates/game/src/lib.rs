//! The foundation of every Tavola game.
//!
//! A game is a type that implements [`Game`]: its rules as pure functions from a state and an input to a new state
//! and events. Everything else – tables, records, replays, undo, previews, score sheets, the choices on the board –
//! is derived from that one trait, in the same way for every game.
//!
//! Start with [`Game`]: its documentation is the specification for a new game.
//! This crate does not depend on any particular game.

// The derive macros generate paths that begin with `::game`; this makes them resolve inside this crate, too.
extern crate self as game;

mod bit_set;
mod choice_tree;
mod contract;
mod counts;
mod event;
mod example;
mod fingerprint;
mod foresight;
mod form;
mod multiset;
mod notation;
mod options;
mod perft;
mod piece;
mod preview;
mod random;
mod record;
mod record_reading;
mod refused;
mod replay;
mod resigned;
#[cfg(feature = "schema")]
pub mod schema;
mod seat;
mod sheet;
mod sorted_map;
mod split_mix;
mod table;
mod text;
mod undo;
pub mod vocabulary;

/// Messages shared by all games: refusals, and notation, option and record errors (Fluent).
pub const WORDS: Languages = Languages { en: include_str!("../text/en.ftl"), de: include_str!("../text/de.ftl") };

pub use ::vocabulary::{Action, Event, Notation, Part, Piece, Reason, Refusal, ToText};
pub use bit_set::{BitSet, Bits};
pub use choice_tree::{Choice, ChoiceTree, action_clicked};
pub use contract::{Action, ChanceOutcome, Game, GameExt, Languages, Part, Parts, Refusal, Turn, UnknownPart, View};
pub use counts::Counts;
pub use event::{Event, Log, Points, Reason, Secret};
pub use example::{Bilingual, Chapter, Example, Expectation};
pub use fingerprint::fingerprint;
pub use foresight::{Foresight, only_sensible};
pub use form::{FieldValues, Form, FormField, Values, piece_names};
pub use multiset::{Multiset, MultisetPiece, Ones, Places, ones};
pub use notation::{Notation, NotationError, Reader, Tokens, parse_exactly};
pub use options::{GameOptions, OptionKind, OptionSpec, OptionValue, OptionValues, OptionsError, read_options};
pub use perft::perft;
pub use piece::{HeapForm, Piece, UnknownName, find_by_name, read_listed, read_named, read_numbered};
pub use preview::{Outlook, estimated_gain, outlook, preview};
pub use random::{below, choose, select_bit, select_bit_64, shuffle};
pub use record::{Actor, Extra, Outcome, Record, Step};
pub use refused::Refused;
pub use replay::{Mismatch, ReplayError, replay, trace};
pub use resigned::last_ranked;
#[cfg(feature = "schema")]
pub use schema::{Drawable, UNTAGGED};
pub use seat::{MAX_SEATS, PerSeat, Seat, Seats, Viewer};
pub use sheet::{ScoreLine, ScoreSheet};
pub use sorted_map::SortedMap;
pub use split_mix::{SplitMix, scramble};
pub use table::{Input, InputNumber, Table};
pub use text::{Arg, Present, Text, ToText};
pub use undo::{UndoRefused, Undone};

/// Expands to nothing without the feature `schema`.
#[cfg(not(feature = "schema"))]
#[macro_export]
macro_rules! piece_schema {
    ($($declared:tt)*) => {};
}
