//! A table and the people at it.

use game::OptionValues;
use serde::{Deserialize, Serialize};

/// A table and the people at it, as one visitor may know it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct TableInfo {
    pub table: String,
    pub version: u32,
    pub game: String,
    /// The version of the rules that the game is played by.
    pub rules: u32,
    pub options: OptionValues,
    pub access: Access,
    pub clock: ClockRule,
    /// Whether everybody may ask for hints.
    pub hints: bool,
    pub phase: Phase,
    pub seats: Vec<SeatInfo>,
    /// The visitor's own seats.
    pub yours: Vec<u8>,
    /// Whether the visitor has opened the table.
    pub host: bool,
    /// SHA-256 of the server's seed, shown before anything is drawn.
    pub commitment: String,
    /// The seed itself, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub seed: Option<String>,
    /// The table at which the same people play again.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub rematch: Option<String>,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// People sit down and get ready.
    Gathering,
    Running,
    Over,
    /// Ended without a result, by agreement or because nobody came.
    Abandoned,
}

/// Who may find a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Access {
    /// It stands in the list of open tables.
    Public,
    /// Only who knows its address.
    #[default]
    Link,
}

/// How much time there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ClockRule {
    #[default]
    None,
    /// For each decision.
    PerMove { seconds: u32 },
    /// For all decisions of a seat together.
    PerGame { seconds: u32 },
    /// For each decision, in play by turns.
    Days { days: u32 },
}

/// A seat and who is on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct SeatInfo {
    pub sitter: Sitter,
    /// Empty for a free seat.
    pub name: String,
    pub ready: bool,
    pub connected: bool,
    /// Whether a computer player plays for the person.
    pub taken_over: bool,
    pub resigned: bool,
    /// Whether this seat agrees to end the game without a result.
    pub agrees_to_abandon: bool,
    /// The seat's part of the table's chance, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub nonce: Option<String>,
}

/// Who is on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Sitter {
    Nobody,
    Person,
    Bot { bot: String },
}

/// Something said at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ChatLine {
    /// The seat of whoever said it.
    pub seat: u8,
    pub name: String,
    pub text: String,
    /// Milliseconds since 1970.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub at: i64,
}
