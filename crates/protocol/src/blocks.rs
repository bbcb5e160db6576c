//! People whom a user has blocked.

use serde::{Deserialize, Serialize};

/// Somebody whom you have blocked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct BlockedPerson {
    pub id: String,
    /// The name under which you have met them.
    pub name: String,
    /// Milliseconds since 1970-01-01 UTC.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub since: i64,
}

/// A request to block somebody: an account by its name, or the player of a seat.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewBlock {
    /// The name of an account.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub name: Option<String>,
    /// A table, with a seat.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub table: Option<String>,
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub seat: Option<u8>,
}
