//! Identifiers, versions and times.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::time::SystemTime;

/// The id of a user (a guest or an account): random, never reused, and exact as a JSON number (53 bits).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct UserId(pub i64);

/// The id of a table, part of its URL: 10 to 64 letters, digits, `-` and `_`. Random, since knowing it gives access.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct TableId(String);

/// The id of an imported record, part of its URL; like that of a table.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct RecordId(String);

impl TableId {
    /// `None` if this isn't a valid id.
    pub fn parse(text: &str) -> Option<Self> {
        is_valid_id(text).then(|| TableId(text.to_owned()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl RecordId {
    /// `None` if this isn't a valid id.
    pub fn parse(text: &str) -> Option<Self> {
        is_valid_id(text).then(|| RecordId(text.to_owned()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for RecordId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The 1-based number of an entry in a table's log. The version of the whole log is that of its last entry, or 0 if it
/// is empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct Version(pub i64);

impl Version {
    /// The version of an empty log.
    pub const START: Self = Version(0);

    /// The version after one more entry.
    pub fn next(self) -> Self {
        Version(self.0 + 1)
    }
}

/// The revision of a table's row (not its log): starts at 1 and increases by 1 with every change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Revision(pub i64);

/// A time, in milliseconds since 1970 (Unix time).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct Millis(pub i64);

impl Millis {
    /// The current time, by the system clock.
    pub fn now() -> Self {
        let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        Millis(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
    }
}

/// Whether the text is a valid id: it needs no escaping in a URL.
fn is_valid_id(text: &str) -> bool {
    let is_safe = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    (10..=64).contains(&text.len()) && text.bytes().all(is_safe)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn table_ids_need_no_escaping_in_a_url() {
        for good in ["abcdefghij", "AZ09-_az09", &"x".repeat(64)] {
            assert_eq!(TableId::parse(good).map(|id| id.to_string()).as_deref(), Some(good));
        }
        for bad in ["", "too-short", "abcdefghi/", "abcdefghij k", "abcdefghijü", &"x".repeat(65)] {
            assert_eq!(TableId::parse(bad), None, "{bad}");
        }
    }
}
