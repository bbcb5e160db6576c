//! Worked examples: a position, an action and its result. They are run as tests and offered as lessons.

use crate::Seat;
use serde::{Deserialize, Serialize};

/// The worked examples of one chapter of the rules.
#[derive(Clone, Copy, Debug)]
pub struct Chapter {
    /// Its name in URLs: `houses`.
    pub name: &'static str,
    /// The message key of its title: `chapter-houses`.
    pub title: &'static str,
    /// A JSON array of [`Example`]s.
    pub examples: &'static str,
}

/// The [`Chapter`]s with these names, each read from the file of that name in the game's `examples` folder.
#[macro_export]
macro_rules! chapters {
    ($($name:literal),* $(,)?) => {
        &[$($crate::Chapter {
            name: $name,
            title: concat!("chapter-", $name),
            examples: include_str!(concat!("../examples/", $name, ".json")),
        }),*]
    };
}

/// A worked example. `P` is the type of the position ([`crate::Game::Position`] or raw JSON), `V` that of the events.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Example<P, V> {
    /// Its name in URLs, unique within the game.
    pub id: String,
    /// The numbers of the rules it demonstrates.
    pub rules: Vec<String>,
    pub title: Bilingual,
    pub story: Bilingual,
    pub position: P,
    /// The seat that acts.
    pub seat: Seat,
    /// The action, in notation.
    pub action: String,
    pub expect: Expectation<V>,
}

/// Text in both languages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Bilingual {
    pub en: String,
    pub de: String,
}

/// The expected result of the action: its points and whatever else matters, or a refusal.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Expectation<V> {
    /// The points that each seat wins.
    pub points: Option<Vec<i16>>,
    /// The seat, amount and source of all points scored, in order.
    pub breakdown: Option<Vec<(Seat, i16, String)>>,
    /// Events that must happen in this order, possibly with others in between. Fields may be omitted.
    pub events: Option<Vec<V>>,
    /// Kinds of events that must not happen.
    pub never: Option<Vec<String>>,
    /// All legal actions of the next seat to act, in order.
    pub next: Option<Vec<String>>,
    /// The message key of the refusal.
    pub refused: Option<String>,
}
