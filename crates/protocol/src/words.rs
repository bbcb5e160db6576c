//! A viewer's view of a table, in the format sent to clients.

use game::{
    Event, Game, NotationError, Outlook, PerSeat, Refused, Seat, Text, ToText, UndoRefused, estimated_gain, outlook,
    preview,
};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

/// Serialized JSON that is passed on unchanged.
pub type Json = Box<RawValue>;

/// Serializes a value. Its keys must be strings and its numbers finite.
pub fn json(value: &impl Serialize) -> Json {
    to_raw_value(value).expect("views and events have string keys and finite numbers")
}

/// An event, redacted for one viewer.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct EventLine {
    /// The event itself; its type depends on the game.
    #[cfg_attr(feature = "schema", ts(type = "unknown"), schema(value_type = Value))]
    pub event: Json,
    pub text: Text,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub points: Option<PointsLine>,
    /// The parts of the board that counted toward the points, by name: `space:houses-3`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<String>>"))]
    pub counted: Vec<String>,
}

/// Points won or lost, and why.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PointsLine {
    pub seat: Seat,
    pub amount: i16,
    pub source: &'static str,
    pub rule: &'static str,
}

impl EventLine {
    /// The event must already be redacted for the recipient.
    pub fn new<E: Event>(seen: &E) -> Self {
        let points = seen.points();
        Self {
            event: json(seen),
            text: seen.text(),
            points: points.map(|p| PointsLine { seat: p.seat, amount: p.amount, source: p.source, rule: p.rule }),
            counted: seen.counted(),
        }
    }
}

/// A section of the position in words.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Section {
    pub heading: Text,
    pub lines: Vec<Text>,
}

/// A line of the score sheet.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct SheetLine {
    pub source: &'static str,
    pub points: PerSeat<i16>,
}

/// An action in notation and in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ChoiceAction {
    pub notation: String,
    pub label: Text,
}

impl ChoiceAction {
    /// Labels the action for the position in this view.
    pub fn new<G: Game>(view: &G::View, action: G::Action) -> Self {
        Self { notation: action.to_string(), label: G::label(view, &action) }
    }
}

impl<G: Game> From<Outlook<G>> for ChoiceAction {
    fn from(outlook: Outlook<G>) -> Self {
        Self { notation: outlook.then.to_string(), label: outlook.label }
    }
}

/// What a choice would score, as far as the choosing seat can know.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Preview {
    pub action: ChoiceAction,
    /// The immediate events.
    pub events: Vec<EventLine>,
    /// For a hidden choice: every way to use it, as if it were already the seat's turn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<OutlookLine>>"))]
    pub outlook: Vec<OutlookLine>,
    /// In games that score mainly at the end: the change in the seat's estimated final score.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub estimate: Option<i16>,
}

/// What one of a seat's choices would score.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ChoicePreview {
    /// The names of the clicked parts, in order.
    pub clicks: Vec<String>,
    pub preview: Preview,
}

/// One way to use a hidden choice.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct OutlookLine {
    pub then: ChoiceAction,
    pub points: i16,
    pub events: Vec<EventLine>,
}

impl Preview {
    /// Previews this legal action from `seat`'s view.
    pub fn new<G: Game>(view: &G::View, seat: Seat, action: G::Action) -> Self {
        let line = |use_: Outlook<G>| OutlookLine {
            points: use_.points(seat),
            events: use_.events.iter().map(EventLine::new).collect(),
            then: use_.into(),
        };
        Self {
            action: ChoiceAction::new::<G>(view, action),
            events: preview::<G>(view, seat, action).iter().map(EventLine::new).collect(),
            outlook: outlook::<G>(view, seat, action).into_iter().map(line).collect(),
            estimate: estimated_gain::<G>(view, seat, action),
        }
    }
}

/// Why an input was refused, in words, and the rule that forbids it, if any.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Refusal {
    pub text: Text,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub rule: Option<&'static str>,
}

impl Refusal {
    /// The refusal of a plan beyond what the seat can foresee.
    pub fn unforeseeable() -> Self {
        Self { text: Text::new("plan-not-now"), rule: None }
    }

    /// The refusal of clicks that don't make up an action, with the reason if a rule gives one.
    pub fn of_clicks<R: game::Refusal>(reason: Option<R>) -> Self {
        let no_such_way = || Self { text: Text::new("no-such-way"), rule: None };
        reason.map_or_else(no_such_way, |reason| Refused::Rule(reason).into())
    }
}

impl<R: game::Refusal> From<Refused<R>> for Refusal {
    fn from(refused: Refused<R>) -> Self {
        Self { text: refused.text(), rule: refused.rule() }
    }
}

impl From<UndoRefused> for Refusal {
    fn from(refused: UndoRefused) -> Self {
        Self { text: refused.text(), rule: None }
    }
}

impl From<NotationError> for Refusal {
    fn from(error: NotationError) -> Self {
        Self { text: error.text(), rule: None }
    }
}
