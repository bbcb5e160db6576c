//! Compares an action's effects with the expected ones.

use crate::verdict::Verdict;
use game::{Event, Expectation, Game, GameExt, Points, Seat, ToText};
use serde_json::Value;

/// An action to try.
pub(super) struct Attempt<G: Game> {
    pub(super) game: G,
    pub(super) seat: Seat,
    pub(super) action: G::Action,
}

/// An example expects either points or a refusal; a refusal excludes all other expectations.
pub(super) fn is_whole(expected: &Expectation<Value>) -> Verdict {
    let more =
        [expected.breakdown.is_some(), expected.events.is_some(), expected.never.is_some(), expected.next.is_some()];
    match (&expected.points, &expected.refused) {
        (None, None) => Err("neither `points` nor `refused` is expected".to_owned()),
        (Some(_), None) => Ok(()),
        (points, Some(_)) => {
            ensure!(points.is_none() && !more.contains(&true), "`refused` excludes all other expectations");
            Ok(())
        }
    }
}

impl<G: Game> Attempt<G> {
    pub(super) fn check(mut self, expected: &Expectation<Value>) -> Verdict {
        let before = self.game.scores();
        let mut events = Vec::new();
        let taken = self.game.try_play(self.seat, self.action, &mut events);
        match (taken, &expected.refused) {
            (Err(refused), Some(key)) => {
                ensure!(refused.text().key == key, "refused with `{}`, not with `{key}`", refused.text().key);
                return Ok(());
            }
            (Err(refused), None) => return Err(format!("refused: {refused:?}")),
            (Ok(()), Some(key)) => return Err(format!("accepted, but `{key}` was expected")),
            (Ok(()), None) => {}
        }
        let won: Vec<i16> = self.game.scores().iter().map(|(seat, score)| score - before[seat]).collect();
        points(expected, &won, &events)?;
        happened(expected, &events)?;
        self.next(expected)
    }

    fn next(&self, expected: &Expectation<Value>) -> Verdict {
        let Some(expected) = &expected.next else { return Ok(()) };
        let legal = self.game.turn().seats().first().map(|seat| self.game.legal(seat)).unwrap_or_default();
        let found: Vec<String> = legal.iter().map(ToString::to_string).collect();
        ensure!(found == *expected, "the next legal actions are {found:?}, not {expected:?}");
        Ok(())
    }
}

fn points<E: Event>(expected: &Expectation<Value>, won: &[i16], events: &[E]) -> Verdict {
    let given: Vec<Points> = events.iter().filter_map(Event::points).collect();
    let found: Vec<(Seat, i16, String)> =
        given.iter().map(|points| (points.seat, points.amount, points.source.to_owned())).collect();
    if let Some(expected) = &expected.points {
        ensure!(won == expected, "points {won:?}, not {expected:?}: {found:?}");
    }
    if let Some(expected) = &expected.breakdown {
        ensure!(found == *expected, "points come from {found:?}, not from {expected:?}");
    }
    Ok(())
}

fn happened<E: Event>(expected: &Expectation<Value>, events: &[E]) -> Verdict {
    let events: Result<Vec<Value>, _> = events.iter().map(serde_json::to_value).collect();
    let events = events.map_err(|error| error.to_string())?;
    let shown = || events.iter().map(|event| format!("\n    {event}")).collect::<String>();
    let mut rest = events.iter();
    for wanted in expected.events.iter().flatten() {
        ensure!(rest.any(|event| matches(event, wanted)), "no event {wanted}, or not in this order, among{}", shown());
    }
    for kind in expected.never.iter().flatten() {
        ensure!(!events.iter().any(|event| is_of_kind(event, kind)), "an event `{kind}` among{}", shown());
    }
    Ok(())
}

/// Whether the event matches; its objects may have additional fields.
fn matches(event: &Value, wanted: &Value) -> bool {
    match (event, wanted) {
        (Value::Object(event), Value::Object(wanted)) => {
            wanted.iter().all(|(name, wanted)| event.get(name).is_some_and(|value| matches(value, wanted)))
        }
        (Value::Array(event), Value::Array(wanted)) => {
            event.len() == wanted.len() && event.iter().zip(wanted).all(|(value, wanted)| matches(value, wanted))
        }
        _ => event == wanted,
    }
}

/// Whether this is the event's tag, in any of Serde's representations: `"kind"`, `{"kind": …}` or `{"tag": "kind", …}`.
fn is_of_kind(event: &Value, kind: &str) -> bool {
    match event {
        Value::Object(fields) => {
            let first = fields.iter().next();
            let names_itself = fields.len() == 1 && fields.contains_key(kind);
            names_itself || first.is_some_and(|(_, value)| value == kind)
        }
        other => other == kind,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn an_expected_object_may_only_omit_fields() {
        let event = json!({"won": {"seat": 0, "cards": [1, 2]}});
        assert!(matches(&event, &json!({"won": {"seat": 0}})));
        assert!(!matches(&event, &json!({"won": {"seat": 1}})));
        assert!(!matches(&event, &json!({"won": {"seat": 0, "more": 1}})));
        assert!(!matches(&event, &json!({"won": {"cards": [1]}})));
    }

    #[test]
    fn the_kind_is_found_however_it_is_tagged() {
        for event in [json!("won"), json!({"won": {"seat": 0}}), json!({"event": "won", "seat": 0})] {
            assert!(is_of_kind(&event, "won") && !is_of_kind(&event, "lost"), "{event}");
        }
    }
}
