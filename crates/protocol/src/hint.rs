//! Hints for a decision, based only on what the seat knows.

use crate::{ChoiceAction, ValuedChoice};
use game::{Seat, Text};
use serde::Serialize;

/// The best choices found for a seat, best first; at most three.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Hints {
    pub seat: Seat,
    pub hints: Vec<Hint>,
}

/// A suggested choice, with reasons.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Hint {
    #[serde(flatten)]
    #[cfg_attr(feature = "schema", ts(flatten))]
    pub choice: ValuedChoice,
    /// The clicks that lead to the choice, as part names.
    pub clicks: Vec<String>,
    /// For a hidden choice: the best way to use it now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub then: Option<ChoiceAction>,
    /// The reasons for the choice, most important first.
    pub reasons: Vec<Text>,
}
