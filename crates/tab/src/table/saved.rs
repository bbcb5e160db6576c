//! A table as it is stored on the device.

use game::{OptionValues, Seat};
use serde::{Deserialize, Serialize};

/// A table and its log, from which everything else follows. It holds the secret seed, so it goes to the device's
/// storage and nowhere else.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Saved {
    pub(crate) table: String,
    pub(crate) game: String,
    pub(crate) options: OptionValues,
    /// The version of the rules.
    pub(crate) rules: u32,
    /// Milliseconds since 1970-01-01 UTC.
    pub(crate) created: i64,
    pub(crate) seats: Vec<SavedSeat>,
    /// In hexadecimal digits.
    pub(crate) seed: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) rematch: Option<String>,
    pub(crate) log: Vec<Logged>,
}

/// A seat: it belongs to `bot` if there is one, otherwise to the visitor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SavedSeat {
    pub(crate) name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) bot: Option<String>,
    /// Contributed by a person who is ready.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) nonce: Option<String>,
}

/// An entry of the log, and the ID of the command that led to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Logged(pub(crate) Entry, #[serde(default)] pub(crate) Option<String>);

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Entry {
    Act(Seat, String),
    Chance(String),
    /// Takes back the action with this version. For `shown`, see [`game::Undone::shown`].
    Undo {
        seat: Seat,
        version: u32,
        shown: bool,
    },
    /// A computer player plays on, and the seat is ranked last.
    Resign(Seat),
    /// The game ended without a result.
    CallOff,
}
