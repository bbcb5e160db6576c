//! Advice on a decision, from what its seat knows.

use crate::{ChoiceAction, ValuedChoice};
use game::{Seat, Text};
use serde::Serialize;

/// The three best choices that were found for a seat, the best first; fewer if it has fewer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Hints {
    pub seat: Seat,
    pub hints: Vec<Hint>,
}

/// A choice and what speaks for it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Hint {
    #[serde(flatten)]
    #[cfg_attr(feature = "schema", ts(flatten))]
    pub choice: ValuedChoice,
    /// The clicks that lead to it, as the page names parts.
    pub clicks: Vec<String>,
    /// For a hidden choice: the best use of it now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub then: Option<ChoiceAction>,
    /// What speaks for it, the weightiest first.
    pub reasons: Vec<Text>,
}
