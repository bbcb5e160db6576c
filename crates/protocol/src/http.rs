//! What is said over HTTP, besides [`crate::TableInfo`].

use crate::{Access, ClockRule, Phase, Sitter};
use game::{OptionKind, OptionSpec, OptionValue, OptionValues};
use serde::{Deserialize, Serialize};

/// Who is visiting.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Me {
    pub id: String,
    pub name: String,
    /// Whether there is an account with a password.
    pub account: bool,
}

/// A guest comes in, or changes the name.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NameBody {
    pub name: String,
}

/// Opens an account (a guest's games go along), or signs in.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AccountBody {
    pub name: String,
    #[cfg_attr(feature = "schema", schema(min_length = 8, max_length = 200))]
    pub password: String,
}

#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PasswordBody {
    pub old: String,
    #[cfg_attr(feature = "schema", schema(min_length = 8, max_length = 200))]
    pub new: String,
}

/// Confirms that the account shall be deleted.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct DeleteBody {
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub password: Option<String>,
}

/// A game of the catalog.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct GameInfo {
    pub slug: &'static str,
    pub options: Vec<OptionInfo>,
    /// The computer players that can sit down.
    pub bots: Vec<String>,
}

/// An option of a game: its allowed values and the default.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct OptionInfo {
    pub name: &'static str,
    pub allowed: Vec<OptionValue>,
    pub default: OptionValue,
}

impl From<&OptionSpec> for OptionInfo {
    fn from(spec: &OptionSpec) -> Self {
        Self { name: spec.name, allowed: spec.kind.allowed(), default: OptionKind::default(spec.kind) }
    }
}

/// Opens a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CreateTable {
    pub game: String,
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<OptionValues>"))]
    pub options: OptionValues,
    pub seats: Vec<SeatPlan>,
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Access>"))]
    pub access: Access,
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<ClockRule>"))]
    pub clock: ClockRule,
    /// Whether everybody may ask for hints. Only at tables without a clock.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<bool>"))]
    pub hints: bool,
}

/// For whom a seat is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum SeatPlan {
    /// Whoever comes.
    Open,
    /// Whoever opens the table; several of these play on one device, each under a name.
    Mine {
        #[serde(default)]
        #[cfg_attr(feature = "schema", ts(optional))]
        name: Option<String>,
    },
    Bot {
        bot: String,
    },
}

/// Takes a free seat.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct JoinBody {
    /// Any free one if not said.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub seat: Option<u8>,
    /// The name to play under, if not the own.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub name: Option<String>,
}

/// Names a table that was opened or joined.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct TableCreated {
    pub table: String,
}

/// A table in a list.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct TableSummary {
    pub table: String,
    pub game: String,
    pub options: OptionValues,
    pub phase: Phase,
    /// The name of whoever has opened it; empty if they are gone.
    pub host: String,
    pub seats: Vec<SeatSummary>,
    /// The visitor's own seats.
    pub yours: Vec<u8>,
    /// The seats that must act now.
    pub turn: Vec<u8>,
    /// Whether one of the visitor's own seats must act.
    pub your_turn: bool,
    /// For each seat; empty before the start.
    pub scores: Vec<i16>,
}

/// A seat in a list of tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct SeatSummary {
    pub sitter: Sitter,
    /// Empty for a free seat.
    pub name: String,
}

/// Names a record that was brought along.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct RecordCreated {
    pub record: String,
}

/// A record in a list.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct RecordSummary {
    pub record: String,
    pub game: String,
    pub options: OptionValues,
    /// Who played, by seat.
    pub seats: Vec<String>,
    /// For each seat; empty if the game did not end.
    pub scores: Vec<i16>,
    /// Milliseconds since 1970.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub created: i64,
}
