//! Ways to alter a record.

use crate::garble::garble;
use game::{below, shuffle};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};

/// An alteration's name, and a function that applies it to a record, drawing on the notations of all records.
pub(super) type Mutator = (&'static str, fn(&mut Value, &[String], &mut ChaCha8Rng));

pub(super) const MUTATORS: [Mutator; 15] = [
    ("remove a step", remove_step),
    ("duplicate a step", duplicate_step),
    ("swap steps", swap_steps),
    ("garble a notation", garble_notation),
    ("another notation", other_notation),
    ("another actor", other_actor),
    ("alter a chance outcome", alter_chance),
    ("another number", other_number),
    ("another type", other_type),
    ("truncate a list", truncate_list),
    ("another option", other_option),
    ("another result", other_result),
    ("remove a key", remove_key),
    ("stop early", stop_early),
    ("end with a garbled step", end_garbled),
];

/// The parallel lists with one entry per step.
const PER_STEP: [&str; 3] = ["steps", "legal", "scores"];

fn remove_step(record: &mut Value, _: &[String], rng: &mut ChaCha8Rng) {
    on_per_step_lists(record, rng, |list, at, _| drop(list.remove(at)));
}

fn duplicate_step(record: &mut Value, _: &[String], rng: &mut ChaCha8Rng) {
    on_per_step_lists(record, rng, |list, at, _| list.insert(at, list[at].clone()));
}

fn swap_steps(record: &mut Value, _: &[String], rng: &mut ChaCha8Rng) {
    on_per_step_lists(record, rng, |list, one, other| list.swap(one, other));
}

fn stop_early(record: &mut Value, _: &[String], rng: &mut ChaCha8Rng) {
    on_per_step_lists(record, rng, |list, at, _| list.truncate(at));
    if below(rng, 2) == 0 {
        record.as_object_mut().map(|record| record.shift_remove("result"));
    }
}

/// Stops early with a garbled last step, and removes the trace, which could reveal the change.
fn end_garbled(record: &mut Value, notations: &[String], rng: &mut ChaCha8Rng) {
    for key in ["legal", "scores", "result"] {
        record.as_object_mut().map(|record| record.shift_remove(key));
    }
    let (Some(steps), Some(other)) = (list(record, "steps"), any(notations, rng)) else { return };
    steps.truncate(1 + any_index(steps.len(), rng).unwrap_or_default());
    if let Some(notation) = steps.last_mut().and_then(|step| step.get_mut(1)) {
        *notation = garble(notation.as_str().unwrap_or_default(), &[other], rng).into();
    }
}

fn garble_notation(record: &mut Value, notations: &[String], rng: &mut ChaCha8Rng) {
    let other = any(notations, rng);
    if let Some(notation) = any_step(record, rng).map(|step| &mut step[1])
        && let Some(text) = notation.as_str()
    {
        *notation = garble(text, &[other.map_or("", String::as_str)], rng).into();
    }
}

fn other_notation(record: &mut Value, notations: &[String], rng: &mut ChaCha8Rng) {
    let other = any(notations, rng).cloned();
    if let Some(step) = any_step(record, rng) {
        step[1] = json!(other);
    }
}

fn other_actor(record: &mut Value, _: &[String], rng: &mut ChaCha8Rng) {
    let actors = [json!(0), json!(1), json!(2), json!(3), json!(4), json!(255), json!(-1), json!("chance"), json!("0")];
    let actor = any(&actors, rng).cloned();
    if let Some(step) = any_step(record, rng) {
        step[0] = json!(actor);
    }
}

/// Shuffles the words of an outcome, or replaces it with another notation.
fn alter_chance(record: &mut Value, notations: &[String], rng: &mut ChaCha8Rng) {
    let other = any(notations, rng).cloned();
    let steps = list(record, "steps").into_iter().flatten().filter(|step| step[0] == "chance");
    let mut outcomes: Vec<&mut Value> = steps.filter_map(|step| step.get_mut(1)).collect();
    let Some(index) = any_index(outcomes.len(), rng) else { return };
    let mut words: Vec<&str> = outcomes[index].as_str().unwrap_or_default().split(' ').collect();
    if below(rng, 4) == 0 {
        *outcomes[index] = json!(other);
    } else {
        shuffle(rng, &mut words[1..]);
        *outcomes[index] = words.join(" ").into();
    }
}

fn other_number(record: &mut Value, _: &[String], rng: &mut ChaCha8Rng) {
    let Some(number) = any_node(record, Value::is_number, rng) else { return };
    let old = number.as_i64().unwrap_or_default();
    let new = [json!(old + 1), json!(old - 1), json!(-old), json!(0), json!(u64::MAX), json!(70_000), json!(0.5)];
    *number = json!(any(&new, rng));
}

fn other_type(record: &mut Value, _: &[String], rng: &mut ChaCha8Rng) {
    let new = [json!(null), json!(true), json!(1), json!("chance"), json!([]), json!({}), json!([0, "x"])];
    if let Some(node) = any_node(record, |_| true, rng) {
        *node = json!(any(&new, rng));
    }
}

fn truncate_list(record: &mut Value, _: &[String], rng: &mut ChaCha8Rng) {
    let is_filled = |node: &Value| node.as_array().is_some_and(|list| !list.is_empty());
    if let Some(list) = any_node(record, is_filled, rng).and_then(Value::as_array_mut) {
        list.truncate(below(rng, list.len() as u32) as usize);
    }
}

fn other_option(record: &mut Value, _: &[String], rng: &mut ChaCha8Rng) {
    let new = [json!(true), json!(false), json!(2), json!(3), json!(4), json!(5), json!("first"), json!(null)];
    let Some(options) = record.get_mut("options").and_then(Value::as_object_mut) else { return };
    let names: Vec<String> = options.keys().cloned().chain(["unknown".to_owned()]).collect();
    let Some(name) = any(&names, rng) else { return };
    if below(rng, 4) == 0 {
        options.shift_remove(name);
    } else {
        options.insert(name.clone(), json!(any(&new, rng)));
    }
}

fn other_result(record: &mut Value, _: &[String], rng: &mut ChaCha8Rng) {
    let kind = any(&["scores", "ranks"], rng).copied().unwrap_or_default();
    let Some(values) = record.get_mut("result").and_then(|result| list(result, kind)) else { return };
    let Some(index) = any_index(values.len(), rng) else { return };
    match below(rng, 3) {
        0 => values[index] = json!(values[index].as_i64().unwrap_or_default() + 1),
        1 => values.rotate_left(1),
        _ => drop(values.remove(index)),
    }
}

fn remove_key(record: &mut Value, _: &[String], rng: &mut ChaCha8Rng) {
    let Some(record) = record.as_object_mut() else { return };
    let keys: Vec<String> = record.keys().cloned().collect();
    any(&keys, rng).map(|key| record.shift_remove(key));
}

/// Changes the list of steps at one or two indices, and half of the time also the trace.
fn on_per_step_lists(record: &mut Value, rng: &mut ChaCha8Rng, change: impl Fn(&mut Vec<Value>, usize, usize)) {
    let count = record["steps"].as_array().map_or(0, Vec::len);
    let (Some(one), Some(other)) = (any_index(count, rng), any_index(count, rng)) else { return };
    let lists = if below(rng, 2) == 0 { &PER_STEP[..] } else { &PER_STEP[..1] };
    for name in lists {
        if let Some(list) = list(record, name).filter(|list| list.len() == count) {
            change(list, one, other);
        }
    }
}

/// The list under this key, if it (still) exists.
fn list<'a>(object: &'a mut Value, key: &str) -> Option<&'a mut Vec<Value>> {
    object.get_mut(key).and_then(Value::as_array_mut)
}

fn any_step<'a>(record: &'a mut Value, rng: &mut ChaCha8Rng) -> Option<&'a mut Value> {
    let steps = list(record, "steps")?;
    let index = any_index(steps.len(), rng)?;
    Some(&mut steps[index]).filter(|step| step.as_array().is_some_and(|pair| pair.len() == 2))
}

/// A random value in the record, at any depth, that satisfies `wanted`.
fn any_node<'a>(record: &'a mut Value, wanted: impl Fn(&Value) -> bool, rng: &mut ChaCha8Rng) -> Option<&'a mut Value> {
    let mut paths = Vec::new();
    collect_paths(record, String::new(), &wanted, &mut paths);
    record.pointer_mut(any(&paths, rng)?)
}

fn collect_paths(node: &Value, path: String, wanted: &impl Fn(&Value) -> bool, paths: &mut Vec<String>) {
    match node {
        Value::Array(list) => {
            list.iter()
                .enumerate()
                .for_each(|(index, node)| collect_paths(node, format!("{path}/{index}"), wanted, paths));
        }
        Value::Object(map) => {
            map.iter().for_each(|(name, node)| collect_paths(node, format!("{path}/{name}"), wanted, paths));
        }
        _ => {}
    }
    if wanted(node) {
        paths.push(path);
    }
}

fn any<'a, T>(items: &'a [T], rng: &mut ChaCha8Rng) -> Option<&'a T> {
    any_index(items.len(), rng).map(|index| &items[index])
}

fn any_index(count: usize, rng: &mut ChaCha8Rng) -> Option<usize> {
    (count > 0).then(|| below(rng, count as u32) as usize)
}
