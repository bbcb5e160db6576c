//! The legal actions as click paths, in a compact form for clients.

use game::Text;
use serde::Serialize;

/// A seat's legal actions: every click path that completes an action.
///
/// This is a [`game::ChoiceTree`] without duplicates: parts are numbered, and equal subtrees are shared. A click does
/// not name its action; clients send the whole click path ([`ActionName`]).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Choices {
    /// All clickable parts.
    pub parts: Vec<ChoicePart>,
    /// The nodes of the graph, each with the clicks possible there. A node comes after all nodes it leads to, so the
    /// last one is the start.
    pub places: Vec<Vec<Click>>,
}

/// Something that can be clicked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ChoicePart {
    /// The part's name, as used by clients: `space:houses-3`.
    pub part: String,
    pub label: Text,
}

/// A possible click: the index of its part, whether it completes an action (longer actions may continue from there),
/// and the index of the next place, if any. Sent as an array to save space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Click(pub u16, pub bool, pub Option<u16>);

impl From<&str> for ActionName {
    fn from(notation: &str) -> Self {
        ActionName::Notation(notation.to_owned())
    }
}

#[cfg(feature = "schema")]
game::schema_as!(
    /// A possible click: the index of its part, whether it completes an action, and the index of the next place, if
    /// any.
    Click,
    (u16, bool, Option<u16>)
);

/// How a client names an action: in notation, or as a click path.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(untagged)]
pub enum ActionName {
    Notation(String),
    /// The names of the clicked parts, in order.
    Clicks(Vec<String>),
}

impl Choices {
    pub fn is_empty(&self) -> bool {
        self.places.is_empty()
    }
}
