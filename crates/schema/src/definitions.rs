//! Types by name, as schemas. What the derive macros can't say, or say clumsily, is put right here.

use game::UNTAGGED;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use utoipa::ToSchema;
use utoipa::openapi::{RefOr, Schema};

/// Where the derive macros expect all types.
const DERIVED: &str = "#/components/schemas/";

/// Where types stand in a document.
#[derive(Clone, Copy)]
pub(crate) enum Place {
    /// In OpenAPI.
    Components,
    /// In a JSON Schema.
    Defs,
}

impl Place {
    /// What a reference to a type begins with.
    pub(crate) fn prefix(self) -> &'static str {
        match self {
            Place::Components => DERIVED,
            Place::Defs => "#/$defs/",
        }
    }
}

/// A type with all that it is made of. One may come several times.
pub(crate) fn schemas_of<T: ToSchema>() -> Vec<(String, RefOr<Schema>)> {
    let mut schemas = vec![(T::name().into(), T::schema())];
    T::schemas(&mut schemas);
    schemas
}

/// These types by name, with references as this place wants them. Panics if two of them share a name.
pub(crate) fn definitions(schemas: Vec<(String, RefOr<Schema>)>, place: Place) -> Value {
    let mut by_name = BTreeMap::new();
    for (name, schema) in schemas {
        let schema = serde_json::to_value(schema).expect("a schema has string keys");
        let known = by_name.entry(name).or_insert_with(|| schema.clone());
        assert!(*known == schema, "two types of one name:\n{known:#}\n{schema:#}");
    }
    let (mut named, nameless): (BTreeMap<_, _>, BTreeMap<_, _>) =
        by_name.into_iter().partition(|(name, _)| is_ours(name));
    for schema in named.values_mut() {
        inline(schema, &nameless);
        polish(schema);
        relocate(schema, place);
    }
    Value::Object(named.into_iter().collect())
}

/// `u8` and `PerSeat_Card` are nothing that has a name outside of this program.
fn is_ours(name: &str) -> bool {
    name.starts_with(char::is_uppercase) && !name.contains('_')
}

/// Puts these types in the place of references to them.
fn inline(schema: &mut Value, nameless: &BTreeMap<String, Value>) {
    if let Value::Object(object) = schema
        && let Some(name) = object.get("$ref").and_then(Value::as_str).and_then(|name| name.strip_prefix(DERIVED))
        && let Some(Value::Object(of)) = nameless.get(name)
    {
        object.shift_remove("$ref");
        *object = of.clone().into_iter().chain(std::mem::take(object)).collect();
    }
    for_each_part(schema, |part| inline(part, nameless));
}

fn relocate(schema: &mut Value, place: Place) {
    if let Some(Value::String(reference)) = schema.get_mut("$ref") {
        *reference = reference.replace(DERIVED, place.prefix());
    }
    for_each_part(schema, |part| relocate(part, place));
}

/// Says the same more simply, and what the derive macros leave out.
pub(crate) fn polish(schema: &mut Value) {
    for_each_part(schema, polish);
    if let Value::Object(object) = schema {
        lift_untagged(object);
        lift_description(object);
        lift_only_item(object);
        say_once(object);
        ask_for_all_items(object);
        plain_description(object);
        plain_format(object);
    }
}

fn for_each_part(schema: &mut Value, mut change: impl FnMut(&mut Value)) {
    match schema {
        Value::Array(parts) => parts.iter_mut().for_each(change),
        Value::Object(parts) => parts.values_mut().for_each(&mut change),
        _ => {}
    }
}

/// A variant without a name is what is in it.
fn lift_untagged(object: &mut Map<String, Value>) {
    if let Some(inner) = object.get_mut("properties").and_then(|properties| properties.get_mut(UNTAGGED)) {
        let Value::Object(inner) = inner.take() else { return };
        *object = inner;
    }
}

/// What is said of one of two, where the other is nothing, is said of both.
fn lift_description(object: &mut Map<String, Value>) {
    let Some([nothing, other]) = object.get_mut("oneOf").and_then(Value::as_array_mut).map(Vec::as_mut_slice) else {
        return;
    };
    if *nothing == json!({ "type": "null" })
        && let Some(description) = other.as_object_mut().and_then(|other| other.shift_remove("description"))
    {
        object.insert("description".to_owned(), description);
    }
}

/// One of one, or all of one, is that one.
fn lift_only_item(object: &mut Map<String, Value>) {
    for key in ["oneOf", "allOf"] {
        if let Some([Value::Object(only)]) = object.get(key).and_then(Value::as_array).map(Vec::as_slice) {
            let only = only.clone();
            object.shift_remove(key);
            *object = only.into_iter().chain(std::mem::take(object)).collect();
        }
    }
}

/// A variant is an object of one property: what is said of the one is not said again of the other.
fn say_once(object: &mut Map<String, Value>) {
    let description = object.get("description").cloned();
    let Some(properties) = object.get_mut("properties").and_then(Value::as_object_mut) else { return };
    if let Some(Value::Object(only)) = properties.values_mut().next()
        && description.is_some()
        && only.get("description") == description.as_ref()
    {
        only.shift_remove("description");
    }
}

/// A tuple has all its items.
fn ask_for_all_items(object: &mut Map<String, Value>) {
    if let Some(items) = object.get("prefixItems").and_then(Value::as_array).map(Vec::len) {
        object.insert("minItems".to_owned(), items.into());
    }
}

/// The first paragraph, which is for everybody, without links into our code.
fn plain_description(object: &mut Map<String, Value>) {
    if let Some(Value::String(description)) = object.get_mut("description") {
        let first = description.split("\n\n").next().unwrap_or_default();
        *description = first.replace('\n', " ").replace("[`", "`").replace("`]", "`");
    }
}

/// As the registry of formats has them: `uint8`.
fn plain_format(object: &mut Map<String, Value>) {
    if let Some(Value::String(format)) = object.get_mut("format") {
        *format = format.replace("u-int", "uint");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use utoipa::PartialSchema;

    fn polished(mut schema: Value) -> Value {
        polish(&mut schema);
        schema
    }

    #[test]
    fn an_untagged_variant_is_what_is_in_it() {
        let variant = json!({"type": "object", "required": [UNTAGGED], "properties": {UNTAGGED: {"$ref": "#/x"}}});
        assert_eq!(polished(json!({ "oneOf": [variant, {}] })), json!({"oneOf": [{"$ref": "#/x"}, {}]}));
    }

    #[test]
    fn what_may_be_null_is_described_as_a_whole() {
        let schema = json!({"oneOf": [{"type": "null"}, {"$ref": "#/x", "description": "A card"}]});
        let expected = json!({"oneOf": [{"type": "null"}, {"$ref": "#/x"}], "description": "A card"});
        assert_eq!(polished(schema), expected);
    }

    #[test]
    fn a_list_of_one_is_that_one() {
        assert_eq!(polished(json!({"oneOf": [{"$ref": "#/x"}]})), json!({"$ref": "#/x"}));
    }

    #[test]
    fn nothing_is_said_twice_or_to_programmers_alone() {
        let variant =
            json!({"description": "Sail\non.\n\nSee [`Ship`].", "properties": {"sail": {"description": "-"}}});
        let expected = json!({"description": "Sail on.", "properties": {"sail": {"description": "-"}}});
        assert_eq!(polished(variant), expected);
        let variant = json!({"description": "Sail.", "properties": {"sail": {"$ref": "#/x", "description": "Sail."}}});
        assert_eq!(polished(variant), json!({"description": "Sail.", "properties": {"sail": {"$ref": "#/x"}}}));
    }

    #[test]
    fn generic_types_and_numbers_have_no_name() {
        let list = json!({"type": "array", "items": {"$ref": "#/components/schemas/u8"}});
        let nameless = BTreeMap::from([("PerSeat_u8".to_owned(), list), ("u8".to_owned(), u8_schema())]);
        let mut schema = json!({"$ref": "#/components/schemas/PerSeat_u8", "description": "By seat"});
        inline(&mut schema, &nameless);
        assert_eq!(schema, json!({"type": "array", "items": u8_schema(), "description": "By seat"}));
    }

    fn u8_schema() -> Value {
        serde_json::to_value(u8::schema()).unwrap()
    }

    #[test]
    #[should_panic(expected = "two types of one name")]
    fn two_types_of_one_name_are_found() {
        definitions(vec![("A".to_owned(), u8::schema()), ("A".to_owned(), bool::schema())], Place::Defs);
    }
}
