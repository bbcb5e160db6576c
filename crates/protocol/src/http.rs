//! The bodies of HTTP requests and responses.

use crate::{Access, ChatMode, ClockRule, Phase, Sitter, Spectators};
use game::{OptionKind, OptionSpec, OptionValue, OptionValues};
use serde::{Deserialize, Serialize};

/// The current user.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Me {
    pub id: String,
    pub name: String,
    /// Whether the user has an account.
    pub account: bool,
    /// For a bot: the name of the account that runs it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub run_by: Option<String>,
    /// Whether the user has a password. An account without one signs in with passkeys only.
    pub password: bool,
    /// Whether the user may use the moderators' page.
    pub moderator: bool,
}

/// A request to sign in as a guest or to change the user's name.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NameBody {
    pub name: String,
}

/// A request to create an account, keeping a guest's games, or to sign in.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AccountBody {
    pub name: String,
    #[cfg_attr(feature = "schema", schema(min_length = 8, max_length = 200))]
    pub password: String,
}

/// A request to change the password.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PasswordBody {
    pub old: String,
    #[cfg_attr(feature = "schema", schema(min_length = 8, max_length = 200))]
    pub new: String,
}

/// A request that is confirmed with the password.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ConfirmBody {
    /// Needed if the account has a password; otherwise the visitor must have signed in recently.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub password: Option<String>,
}

/// New recovery codes. They are shown only once.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct RecoveryCodes {
    pub codes: Vec<String>,
}

/// The account's recovery codes.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct RecoveryState {
    /// Number of codes that have not been used.
    pub left: u32,
}

/// A request to set a new password with a recovery code.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct RecoveryBody {
    pub name: String,
    pub code: String,
    #[cfg_attr(feature = "schema", schema(min_length = 8, max_length = 200))]
    pub password: String,
}

/// A code that lets a guest continue on another device.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct DeviceCode {
    /// The page `/device/CODE` also accepts it.
    pub code: String,
    /// When it expires, in milliseconds since 1970-01-01 UTC.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub expires: i64,
}

/// A request to sign in with a code from another device.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct DeviceCodeBody {
    pub code: String,
}

/// A device on which the user is signed in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct OwnSession {
    pub session: String,
    /// Browser and system, such as `firefox linux`; `other` for an unknown one. Empty if nothing is known.
    pub device: String,
    /// Milliseconds since 1970-01-01 UTC.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub started: i64,
    /// When it was last used, to within an hour.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub seen: i64,
    /// Whether the request came from this session.
    pub current: bool,
}

/// A request to delete the account.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct DeleteBody {
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub password: Option<String>,
}

/// A game in the catalog.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct GameInfo {
    pub slug: &'static str,
    pub options: Vec<OptionInfo>,
    /// The available computer players.
    pub bots: Vec<String>,
}

/// A game option: its allowed values and its default.
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

/// A request to create a table.
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
    /// Who can watch once the game has begun.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Spectators>"))]
    pub spectators: Spectators,
    /// Seconds by which spectators see the game later, at most 3600.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<u32>"))]
    pub spectator_delay: u32,
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<ChatMode>"))]
    pub chat: ChatMode,
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<ClockRule>"))]
    pub clock: ClockRule,
    /// Whether players may ask for hints. Only allowed at tables without a clock.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<bool>"))]
    pub hints: bool,
}

/// The intended occupant of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum SeatPlan {
    /// Anyone who joins.
    Open,
    /// The host. Several such seats are for players who share one device, each with a name.
    Mine {
        #[serde(default)]
        #[cfg_attr(feature = "schema", ts(optional))]
        name: Option<String>,
    },
    Bot {
        bot: String,
    },
}

/// A request to take a free seat.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct JoinBody {
    /// Any free seat if absent.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub seat: Option<u8>,
    /// The name to play under, if not the user's own.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub name: Option<String>,
}

/// A request to take a seat of a running game.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TakeSeat {
    /// The code of the offer. Without one, the first seat that the lobby offers is taken.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub code: Option<String>,
    /// The name to play under, if not the user's own.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub name: Option<String>,
}

/// A seat of a running game that can be taken.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct OfferedSeat {
    pub seat: u8,
    pub clock: ClockRule,
    pub table: TableSummary,
}

/// The ID of a table that was created or joined.
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
    /// The host's name; empty if the account was deleted.
    pub host: String,
    /// Whether the host's name is not the name of an account.
    pub host_guest: bool,
    pub seats: Vec<SeatSummary>,
    /// The user's seats.
    pub yours: Vec<u8>,
    /// Seats of a running game that the lobby offers: anyone can take them.
    pub offered: Vec<u8>,
    /// The seats whose turn it is.
    pub turn: Vec<u8>,
    /// Whether it is the turn of one of the user's seats.
    pub your_turn: bool,
    /// Indexed by seat; empty before the start.
    pub scores: Vec<i16>,
    /// When the game ended, in milliseconds since 1970-01-01 UTC.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional, type = "number"), schema(nullable = false))]
    pub ended: Option<i64>,
}

/// A seat in a list of tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct SeatSummary {
    pub sitter: Sitter,
    /// Empty for a free seat.
    pub name: String,
}

/// The ID of an imported record.
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
    /// The players' names, indexed by seat.
    pub seats: Vec<String>,
    /// Indexed by seat; empty if the game did not end.
    pub scores: Vec<i16>,
    /// Milliseconds since 1970-01-01 UTC.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub created: i64,
}
