//! Names and numbers that others are told by.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::time::SystemTime;

/// A user, guest or account. Drawn at random, never used again, and exact as a number in JSON (53 bits).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct UserId(pub i64);

/// The address of a table: 10 to 64 letters, digits, `-` and `_`, drawn at random by whoever opens it, since
/// knowing it is what lets people in.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct TableId(String);

/// The address of a record that somebody brought along: like that of a table.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct RecordId(String);

impl TableId {
    /// `None` if this can't be the address of a table.
    pub fn parse(text: &str) -> Option<Self> {
        is_address(text).then(|| TableId(text.to_owned()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl RecordId {
    /// `None` if this can't be the address of a record.
    pub fn parse(text: &str) -> Option<Self> {
        is_address(text).then(|| RecordId(text.to_owned()))
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

/// The number of an entry in the log of a table, from 1; also of the last one: then 0 is the empty log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct Version(pub i64);

impl Version {
    /// The one before the first entry.
    pub const START: Self = Version(0);

    pub(crate) fn next(self) -> Self {
        Version(self.0 + 1)
    }
}

/// Counts the changes to the row of a table (not its log), from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Revision(pub i64);

/// A moment: milliseconds since 1970.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct Millis(pub i64);

impl Millis {
    /// By the clock of this computer.
    pub fn now() -> Self {
        let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        Millis(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
    }
}

/// Whether it fits into a URL as it is.
fn is_address(text: &str) -> bool {
    let is_safe = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    (10..=64).contains(&text.len()) && text.bytes().all(is_safe)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_tables_fit_into_a_url() {
        for good in ["abcdefghij", "AZ09-_az09", &"x".repeat(64)] {
            assert_eq!(TableId::parse(good).map(|id| id.to_string()).as_deref(), Some(good));
        }
        for bad in ["", "too-short", "abcdefghi/", "abcdefghij k", "abcdefghijü", &"x".repeat(65)] {
            assert_eq!(TableId::parse(bad), None, "{bad}");
        }
    }
}
