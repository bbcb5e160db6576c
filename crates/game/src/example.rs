//! Worked examples: a position, an action, and what comes of it. Tests run them, and lessons are made from them.

use crate::Seat;
use serde::{Deserialize, Serialize};

/// The worked examples of one part of the rules.
#[derive(Clone, Copy, Debug)]
pub struct Chapter {
    /// Its name in addresses: `houses`.
    pub name: &'static str,
    /// The message of the game's text files that names it for people: `chapter-houses`.
    pub title: &'static str,
    /// A list of [`Example`]s (JSON).
    pub examples: &'static str,
}

/// The [`Chapter`]s of these names, from the files of these names in the game's folder `examples`.
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

/// A worked example. `P` is the position ([`crate::Game::Position`], or what it is read from), `V` a value of events.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Example<P, V> {
    /// Its name in addresses, unique among the examples of the game.
    pub id: String,
    /// The numbers of the rules it shows.
    pub rules: Vec<String>,
    pub title: Bilingual,
    pub story: Bilingual,
    pub position: P,
    /// Who acts.
    pub seat: Seat,
    /// What that seat does, in notation.
    pub action: String,
    pub expect: Expectation<V>,
}

/// Words in both languages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Bilingual {
    pub en: String,
    pub de: String,
}

/// What comes of the action: the points, and as much else as matters; or only that it is refused.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Expectation<V> {
    /// What each seat wins by it.
    pub points: Option<Vec<i16>>,
    /// Seat, points and source of everything that gives points, in order.
    pub breakdown: Option<Vec<(Seat, i16, String)>>,
    /// Events in this order, others may stand between. An object may leave out fields.
    pub events: Option<Vec<V>>,
    /// Kinds of events that do not happen.
    pub never: Option<Vec<String>>,
    /// All legal actions of the seat then on turn, in order.
    pub next: Option<Vec<String>>,
    /// The message key of the refusal.
    pub refused: Option<String>,
}
