//! The legal actions as ways of clicks, in the form in which they are sent.

use game::Text;
use serde::{Deserialize, Serialize};

/// What a seat may do: every way of clicks that ends with a complete action.
///
/// It is the tree of [`game::ChoiceTree`] with nothing said twice: parts have numbers, and ways that go on alike lead
/// to one place. A click names no action, since the clicks before it belong to the name ([`ActionName`]).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Choices {
    /// All that can be clicked.
    pub parts: Vec<ChoicePart>,
    /// Where one stands before a click, and the clicks that are possible there. Each place comes after those that it
    /// leads to: the last one is where one begins.
    pub places: Vec<Vec<Click>>,
}

/// Something that can be clicked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ChoicePart {
    /// The name of what is clicked, as the page knows it: `space:houses-3`.
    pub part: String,
    pub label: Text,
}

/// One click at a place: the number of its part, whether an action is complete with it (others may go on from here),
/// and the number of the place where it goes on. There are many of them, so they are written without names.
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
    /// One click: the number of its part, whether an action is complete with it, and the number of the place where it
    /// goes on.
    Click,
    (u16, bool, Option<u16>)
);

/// How a visitor names an action: in notation, or by the parts that are clicked, one after the other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(untagged)]
pub enum ActionName {
    Notation(String),
    /// The parts that are clicked, one after the other.
    Clicks(Vec<String>),
}

impl Choices {
    pub fn is_empty(&self) -> bool {
        self.places.is_empty()
    }
}
