//! Lessons: worked examples of the rules, for users to play through.

use crate::{ActionName, ChoiceAction, EventLine, PositionView, Refusal, Section};
use game::{Bilingual, Seat, Text};
use serde::{Deserialize, Serialize};

/// The lessons for one chapter of the rules.
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
    /// The numbers of the rules it demonstrates.
    pub rules: Vec<String>,
    /// Whether the user has found the solution.
    pub done: bool,
}

/// A lesson with its position and task.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct LessonPosition {
    #[serde(flatten)]
    #[cfg_attr(feature = "schema", ts(flatten))]
    pub summary: LessonSummary,
    pub seat: Seat,
    /// The question.
    pub asked: Text,
    pub task: LessonTask,
    /// The position as the seat sees it, with its choices.
    pub position: Box<PositionView>,
    /// The position in words.
    pub sections: Vec<Section>,
    /// Present if the solution was requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub solution: Option<Box<LessonSolution>>,
}

/// The kind of answer a lesson asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum LessonTask {
    /// Find the only action that scores this many points.
    Find { points: i16 },
    /// Play this action, with these clicks.
    Do { action: ChoiceAction, clicks: Vec<String> },
    /// Say which of these reasons forbids this action. The clicks are the ones it would take if it were legal.
    Why { action: ChoiceAction, clicks: Vec<String>, reasons: Vec<Text> },
}

/// An answer: an action, or the index of a reason. With neither, a request for the solution.
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

/// The response to an answer.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct LessonAnswer {
    pub right: bool,
    /// Says whether the answer is right and, if not, how it differs from the solution.
    pub text: Text,
    /// The events of the attempted action.
    pub events: Vec<EventLine>,
    /// Present once the solution has been found or requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub solution: Option<Box<LessonSolution>>,
}

/// A lesson's solution, with its explanation.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct LessonSolution {
    pub action: ChoiceAction,
    /// The clicks that lead to it, as part names; for an illegal action, the ones it would take if it were legal.
    pub clicks: Vec<String>,
    pub story: Bilingual,
    /// The events of the action.
    pub events: Vec<EventLine>,
    /// The position afterwards; absent if the action is illegal.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub after: Option<Box<PositionView>>,
    /// Why the action is illegal, and which rule forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub refusal: Option<Refusal>,
}
