//! The format in which games are stored and exchanged. Reading and writing JSON is up to the caller.

use crate::{Game, OptionValues, PerSeat, Seat};
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt;

/// A finished or running game: one JSON object, one line of a record file.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Record {
    /// The version of this format.
    pub tavola: u32,
    pub game: String,
    /// Every game option, including defaults.
    pub options: OptionValues,
    /// The players' names, by seat.
    pub seats: Vec<String>,
    pub steps: Vec<Step>,
    /// In traced records: the number of legal actions the actor had before each step (0 for chance).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub legal: Option<Vec<u32>>,
    /// In traced records: all scores after each step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scores: Option<Vec<Vec<i16>>>,
    /// Absent while the game is running.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Outcome>,
    /// Unknown fields, which are preserved.
    #[serde(flatten)]
    #[cfg_attr(feature = "schema", ts(skip), schema(value_type = BTreeMap<String, Value>))]
    pub extra: BTreeMap<String, Extra>,
}

/// One input of a game, in notation. In JSON: `["chance", "start 1"]` or `[0, "sail"]`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "[Seat | \"chance\", string]"))]
pub struct Step {
    pub actor: Actor,
    pub notation: String,
}

/// The source of an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actor {
    Chance,
    Seat(Seat),
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Outcome {
    pub scores: Vec<i16>,
    pub ranks: Vec<u8>,
    /// Game-specific fields, for instance the points from each scoring step.
    #[serde(flatten)]
    #[cfg_attr(feature = "schema", ts(skip), schema(value_type = BTreeMap<String, Value>))]
    pub extra: BTreeMap<String, Extra>,
}

/// An arbitrary JSON value.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Extra {
    Null,
    Flag(bool),
    Whole(i64),
    /// A whole number too large for `Whole`.
    Large(u64),
    Number(f64),
    Text(String),
    List(Vec<Extra>),
    Map(BTreeMap<String, Extra>),
}

impl Eq for Extra {}

impl Record {
    pub const VERSION: u32 = 1;

    /// The record of a game before its first step.
    pub fn new(game: &str, options: OptionValues) -> Self {
        Self {
            tavola: Self::VERSION,
            game: game.to_owned(),
            options,
            seats: Vec::new(),
            steps: Vec::new(),
            legal: None,
            scores: None,
            result: None,
            extra: BTreeMap::new(),
        }
    }
}

impl Outcome {
    pub fn new(scores: PerSeat<i16>, ranks: PerSeat<u8>) -> Self {
        Self { scores: scores.as_slice().to_vec(), ranks: ranks.as_slice().to_vec(), extra: BTreeMap::new() }
    }

    /// The result of `game`, which must be over.
    pub fn of<G: Game>(game: &G) -> Self {
        Self { extra: game.result_details(), ..Self::new(game.scores(), game.ranks()) }
    }
}

/// Writes the value as JSON.
impl fmt::Display for Extra {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Extra::Null => f.write_str("null"),
            Extra::Flag(flag) => write!(f, "{flag}"),
            Extra::Whole(number) => write!(f, "{number}"),
            Extra::Large(number) => write!(f, "{number}"),
            Extra::Number(number) => write!(f, "{number}"),
            Extra::Text(text) => write!(f, "{text:?}"),
            Extra::List(list) => {
                let items: Vec<String> = list.iter().map(Extra::to_string).collect();
                write!(f, "[{}]", items.join(","))
            }
            Extra::Map(map) => {
                let items: Vec<String> = map.iter().map(|(key, value)| format!("{key:?}:{value}")).collect();
                write!(f, "{{{}}}", items.join(","))
            }
        }
    }
}

impl Serialize for Step {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.actor {
            Actor::Chance => ("chance", &self.notation).serialize(serializer),
            Actor::Seat(seat) => (seat, &self.notation).serialize(serializer),
        }
    }
}
