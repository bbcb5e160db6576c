//! Friends: accounts that have agreed to be found by each other.

use serde::{Deserialize, Serialize};

/// Your friends, and the requests that wait for an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Friends {
    /// By name.
    pub friends: Vec<Friend>,
    /// Who has asked you, latest first.
    pub received: Vec<Friend>,
    /// Whom you have asked, latest first. A declined request stays in this list.
    pub sent: Vec<Friend>,
}

/// An account in one of these lists.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Friend {
    pub id: String,
    pub name: String,
    /// Since when you are friends, or when the request was made, in milliseconds since 1970-01-01 UTC.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub since: i64,
}

/// A friend who is invited to a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct InvitedFriend {
    pub id: String,
    pub name: String,
}

/// A request to become friends.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewFriend {
    /// The name of an account.
    pub name: String,
}
