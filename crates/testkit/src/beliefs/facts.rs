//! Breaks a world down into individual facts.

use game::{Game, Seat, Viewer};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// Every value in the other seats' views: `seat 1/hand/0=4`.
pub(super) type Facts = BTreeSet<String>;

pub(super) fn facts<G: Game>(world: &G, viewer: Seat) -> Facts {
    let mut facts = Facts::new();
    for seat in Seat::all(world.players()).filter(|seat| *seat != viewer) {
        let view = serde_json::to_value(world.view(Viewer::Seat(seat)));
        let view = view.unwrap_or_else(|error| panic!("a view can't be written as JSON: {error}"));
        collect(&view, format!("seat {seat}"), &mut facts);
    }
    facts
}

/// For every fact, the number of worlds in each group that have it.
pub(super) fn count<'a, const GROUPS: usize>(groups: &[&'a [Facts]; GROUPS]) -> BTreeMap<&'a str, [u32; GROUPS]> {
    let mut counts = BTreeMap::new();
    for (group, worlds) in groups.iter().enumerate() {
        for fact in worlds.iter().flatten() {
            counts.entry(fact.as_str()).or_insert([0; GROUPS])[group] += 1;
        }
    }
    counts
}

fn collect(value: &Value, path: String, facts: &mut Facts) {
    match value {
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(index, value)| collect(value, format!("{path}/{index}"), facts));
        }
        Value::Object(map) => map.iter().for_each(|(name, value)| collect(value, format!("{path}/{name}"), facts)),
        leaf => drop(facts.insert(format!("{path}={leaf}"))),
    }
}
