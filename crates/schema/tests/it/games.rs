//! The views and events of real games match the schemas.

use crate::schema_file;
use catalog::{Listed, Visitor};
use game::{Event, Viewer};
use serde::Serialize;
use serde_json::Value;
use testkit::{random_games, schema_fault};

struct Play;

impl Visitor for Play {
    type Output = ();

    fn visit<G: Listed>(self) {
        let schema = schema_file(G::SLUG);
        random_games::<G>(1, |game, events| {
            for viewer in Viewer::all(game.players()) {
                check(&schema, "View", &game.view(viewer));
                events
                    .iter()
                    .filter_map(|event| event.seen_by(viewer))
                    .for_each(|event| check(&schema, "Event", &event));
            }
        });
    }
}

fn check(schema: &Value, name: &str, shown: &impl Serialize) {
    let shown = serde_json::to_value(shown).unwrap();
    assert_eq!(schema_fault(schema, &schema["$defs"][name], &shown), None, "{name}: {shown}");
}

#[test]
fn views_and_events_match_the_schemas() {
    for slug in catalog::SLUGS {
        catalog::visit(slug, Play).expect("a game of the list");
    }
}

/// Guards against a schema that accepts everything.
#[test]
fn missing_and_mistyped_fields_are_found() {
    let schema = schema_file("mille-fiori");
    let event = |value: Value| schema_fault(&schema, &schema["$defs"]["Event"], &value);
    assert_eq!(event(serde_json::json!({"ship-moved": {"seat": 0, "from": 3, "to": 5}})), None);
    assert!(event(serde_json::json!({"ship-moved": {"seat": 0, "from": 3}})).is_some());
    assert!(event(serde_json::json!({"ship-moved": {"seat": 0, "from": 3, "to": "5"}})).is_some());
    assert!(event(serde_json::json!({"ship-moved": {"seat": 0, "from": 3, "to": 5, "by": 1}})).is_some());
    assert!(event(serde_json::json!({"ship-sunk": {"seat": 0}})).is_some());
}
