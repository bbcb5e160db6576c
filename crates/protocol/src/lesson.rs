//! What is said of lessons: worked examples of the rules, to be played.

use crate::{ActionName, ChoiceAction, EventLine, PositionView, Refusal, Section};
use game::{Bilingual, Seat, Text};
use serde::{Deserialize, Serialize};

/// The lessons of one part of the rules.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct LessonChapter {
    pub name: &'static str,
    pub title: Text,
    pub lessons: Vec<LessonSummary>,
}

/// A lesson in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct LessonSummary {
    pub id: String,
    pub title: Bilingual,
    /// The numbers of the rules it shows.
    pub rules: Vec<String>,
    /// Whether the visitor has found the solution.
    pub done: bool,
}

/// A lesson to be played: what its seat knows and is asked.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct LessonPosition {
    #[serde(flatten)]
    #[cfg_attr(feature = "schema", ts(flatten))]
    pub summary: LessonSummary,
    pub seat: Seat,
    /// What is asked, in words.
    pub asked: Text,
    pub task: LessonTask,
    /// The position as the seat sees it, with its choices.
    pub position: Box<PositionView>,
    /// The position in words.
    pub sections: Vec<Section>,
    /// If it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub solution: Option<Box<LessonSolution>>,
}

/// What kind of answer is asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum LessonTask {
    /// The only action that brings so many points.
    Find { points: i16 },
    /// This action, which these clicks lead to.
    Do { action: ChoiceAction, clicks: Vec<String> },
    /// Which of these reasons forbids this action, which these clicks would mean if it were allowed.
    Why { action: ChoiceAction, clicks: Vec<String>, reasons: Vec<Text> },
}

/// An answer: an action, or the number of a reason, counted from 0. Without either the solution is asked for.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct LessonTry {
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub action: Option<ActionName>,
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub reason: Option<u8>,
}

/// What came of an answer.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct LessonAnswer {
    pub right: bool,
    /// Whether it was right, and how the action that was tried differs from the one that was asked for.
    pub text: Text,
    /// What the action that was tried brings.
    pub events: Vec<EventLine>,
    /// Once it is found or shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub solution: Option<Box<LessonSolution>>,
}

/// The solution and why it is one.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct LessonSolution {
    pub action: ChoiceAction,
    /// The clicks that lead to it, as the page names parts; or that would mean it if it were allowed.
    pub clicks: Vec<String>,
    pub story: Bilingual,
    /// What the action brings.
    pub events: Vec<EventLine>,
    /// The position after it; none if it is not allowed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub after: Option<Box<PositionView>>,
    /// Why the action is not allowed, and by which rule.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub refusal: Option<Refusal>,
}
