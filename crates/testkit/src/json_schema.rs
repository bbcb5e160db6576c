//! Validates values against JSON Schemas.

use serde_json::{Map, Value};
use std::collections::BTreeSet;

/// How `value` violates `schema`, if it does; references are resolved in `document`.
///
/// Stricter than JSON Schema: an object with described properties may have no others. Panics if the schema uses an
/// unsupported keyword.
pub fn schema_fault(document: &Value, schema: &Value, value: &Value) -> Option<String> {
    Checker { document }.whole(schema, value).err()
}

/// The object properties that a schema describes; `None` if it describes none at all.
type Seen = Option<BTreeSet<String>>;

struct Checker<'a> {
    document: &'a Value,
}

impl Checker<'_> {
    /// Validates a value, and rejects properties that aren't described.
    fn whole(&self, schema: &Value, value: &Value) -> Result<(), String> {
        let Some(seen) = self.part(schema, value)? else { return Ok(()) };
        let mut names = value.as_object().into_iter().flat_map(Map::keys);
        names.find(|name| !seen.contains(*name)).map_or(Ok(()), |name| Err(format!("{name} is not described")))
    }

    /// Validates against this schema, which may be one of several that describe the same value.
    fn part(&self, schema: &Value, value: &Value) -> Result<Seen, String> {
        let keywords = match schema {
            Value::Object(keywords) => keywords,
            Value::Bool(true) => return Ok(None),
            _ => return Err(format!("{value} is not allowed")),
        };
        let mut said = keywords.iter().map(|(keyword, says)| self.keyword(keywords, keyword, says, value));
        said.try_fold(None, union)
    }

    fn keyword(&self, all: &Map<String, Value>, keyword: &str, says: &Value, value: &Value) -> Result<Seen, String> {
        match keyword {
            "$ref" => return self.part(self.target(says), value),
            "allOf" => return list(says).iter().map(|schema| self.part(schema, value)).try_fold(None, union),
            "oneOf" => return self.one_of(list(says), value, |fits| fits == 1),
            "anyOf" => return self.one_of(list(says), value, |fits| fits >= 1),
            "properties" => return self.properties(says, value),
            "additionalProperties" => return self.other_properties(all, says, value),
            "propertyNames" => self.names(says, value)?,
            "items" | "prefixItems" => self.items(all, keyword, says, value)?,
            _ => simple(keyword, says, value)?,
        }
        Ok(None)
    }

    fn target(&self, reference: &Value) -> &Value {
        let pointer = reference.as_str().and_then(|reference| reference.strip_prefix('#'));
        let target = pointer.and_then(|pointer| self.document.pointer(pointer));
        target.unwrap_or_else(|| panic!("{reference} can't be resolved"))
    }

    fn one_of(&self, schemas: &[Value], value: &Value, enough: fn(usize) -> bool) -> Result<Seen, String> {
        let answers: Vec<_> = schemas.iter().map(|schema| self.part(schema, value)).collect();
        let fits = answers.iter().filter(|answer| answer.is_ok()).count();
        if enough(fits) {
            return answers.into_iter().flatten().map(Ok).try_fold(None, union);
        }
        let faults: Vec<String> = answers.into_iter().filter_map(Result::err).collect();
        Err(format!("fits {fits} of {} schemas: {}", schemas.len(), faults.join("; ")))
    }

    fn properties(&self, says: &Value, value: &Value) -> Result<Seen, String> {
        let mut seen = BTreeSet::new();
        for (name, value) in value.as_object().into_iter().flatten() {
            if let Some(schema) = says.get(name) {
                self.whole(schema, value).map_err(|fault| format!("{name}: {fault}"))?;
                seen.insert(name.clone());
            }
        }
        Ok(Some(seen))
    }

    fn other_properties(&self, all: &Map<String, Value>, says: &Value, value: &Value) -> Result<Seen, String> {
        let mut seen = BTreeSet::new();
        let is_named = |name: &str| all.get("properties").is_some_and(|properties| properties.get(name).is_some());
        for (name, value) in value.as_object().into_iter().flatten().filter(|(name, _)| !is_named(name)) {
            self.whole(says, value).map_err(|fault| format!("{name}: {fault}"))?;
            seen.insert(name.clone());
        }
        Ok(Some(seen))
    }

    fn names(&self, says: &Value, value: &Value) -> Result<(), String> {
        let mut names = value.as_object().into_iter().flat_map(Map::keys);
        names.try_for_each(|name| self.whole(says, &Value::from(name.as_str())))
    }

    /// `items` describes the elements after the `prefixItems`.
    fn items(&self, all: &Map<String, Value>, keyword: &str, says: &Value, value: &Value) -> Result<(), String> {
        let values = value.as_array().map_or(&[][..], Vec::as_slice);
        let first = all.get("prefixItems").map_or(0, |items| list(items).len());
        match keyword {
            "prefixItems" => list(says).iter().zip(values).try_for_each(|(schema, value)| self.whole(schema, value)),
            _ => values.iter().skip(first).try_for_each(|value| self.whole(says, value)),
        }
    }
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list of schemas")
}

fn union(seen: Seen, more: Result<Seen, String>) -> Result<Seen, String> {
    match (seen, more?) {
        (Some(seen), Some(more)) => Ok(Some(seen.into_iter().chain(more).collect())),
        (seen, more) => Ok(seen.or(more)),
    }
}

/// Keywords without subschemas.
fn simple(keyword: &str, says: &Value, value: &Value) -> Result<(), String> {
    let length = || value.as_str().map(|text| text.chars().count() as f64);
    let count = || value.as_array().map(|items| items.len() as f64);
    let is_good = match keyword {
        "type" => list_or_one(says).any(|name| is_of_type(value, name)),
        "enum" => list(says).contains(value),
        "const" => says == value,
        "required" => return required(says, value),
        "minimum" => compare(value.as_f64(), says, f64::ge),
        "maximum" => compare(value.as_f64(), says, f64::le),
        "minLength" => compare(length(), says, f64::ge),
        "maxLength" => compare(length(), says, f64::le),
        "minItems" => compare(count(), says, f64::ge),
        "maxItems" => compare(count(), says, f64::le),
        "description" | "format" | "title" | "default" | "example" | "$schema" | "$defs" => true,
        other => panic!("unsupported keyword {other}"),
    };
    if is_good { Ok(()) } else { Err(format!("{value} violates {keyword}: {says}")) }
}

/// A bound doesn't apply to values of other types.
fn compare(value: Option<f64>, bound: &Value, holds: fn(&f64, &f64) -> bool) -> bool {
    let bound = bound.as_f64().expect("a bound is a number");
    value.is_none_or(|value| holds(&value, &bound))
}

fn list_or_one(value: &Value) -> impl Iterator<Item = &str> {
    let list = value.as_array().map_or(std::slice::from_ref(value), Vec::as_slice);
    list.iter().filter_map(Value::as_str)
}

fn required(says: &Value, value: &Value) -> Result<(), String> {
    let Some(object) = value.as_object() else { return Ok(()) };
    let missing = list_or_one(says).find(|name| !object.contains_key(*name));
    missing.map_or(Ok(()), |name| Err(format!("{name} is missing")))
}

fn is_of_type(value: &Value, name: &str) -> bool {
    match name {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("no such type: {other}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn fault(schema: Value, value: Value) -> Option<String> {
        schema_fault(&schema, &schema, &value)
    }

    fn fits(schema: &Value, good: &[Value], bad: &[Value]) {
        for value in good {
            assert_eq!(fault(schema.clone(), value.clone()), None, "{value}");
        }
        for value in bad {
            assert!(fault(schema.clone(), value.clone()).is_some(), "{value} against {schema}");
        }
    }

    #[test]
    fn types_bounds_and_lists_of_values() {
        let number = json!({"type": ["integer", "null"], "minimum": 0, "maximum": 3});
        fits(&number, &[json!(0), json!(3), json!(null)], &[json!(-1), json!(4), json!(0.5), json!("1")]);
        let word = json!({"type": "string", "minLength": 2, "maxLength": 3});
        fits(&word, &[json!("ab"), json!("äöü")], &[json!("a"), json!("abcd"), json!(7)]);
        fits(&json!({"enum": ["a", "b"]}), &[json!("b")], &[json!("c"), json!(null)]);
        fits(&json!({"const": 1}), &[json!(1)], &[json!(2)]);
    }

    #[test]
    fn objects_have_all_required_and_no_undescribed_properties() {
        let object = json!({"type": "object", "properties": {"a": {"type": "boolean"}, "b": {}}, "required": ["a"]});
        fits(&object, &[json!({"a": true}), json!({"a": false, "b": 1})], &[json!({}), json!({"a": 1})]);
        assert_eq!(fault(object, json!({"a": true, "c": 1})), Some("c is not described".to_owned()));
        fits(&json!({}), &[json!({"a": {"b": 1}}), json!(1)], &[]);
        fits(&json!({"type": "object"}), &[json!({"a": {"b": 1}})], &[json!(1)]);
    }

    #[test]
    fn maps_check_names_and_values() {
        let map = json!({"propertyNames": {"enum": ["red", "blue"]}, "additionalProperties": {"type": "integer"}});
        fits(&map, &[json!({}), json!({"red": 1})], &[json!({"green": 1}), json!({"red": "1"})]);
    }

    #[test]
    fn properties_are_collected_from_all_subschemas() {
        let schema = json!({
            "allOf": [
                {"oneOf": [
                    {"properties": {"kind": {"const": "a"}, "x": {"type": "integer"}}, "required": ["kind", "x"]},
                    {"properties": {"kind": {"const": "b"}}, "required": ["kind"]},
                ]},
                {"properties": {"id": {"type": "string"}}, "required": ["id"]},
            ]
        });
        let good = [json!({"kind": "a", "x": 1, "id": "1"}), json!({"kind": "b", "id": "1"})];
        let bad = [json!({"kind": "b", "x": 1, "id": "1"}), json!({"kind": "b"}), json!({"kind": "c", "id": "1"})];
        fits(&schema, &good, &bad);
    }

    #[test]
    fn one_of_means_exactly_one_and_any_of_at_least_one() {
        let schemas = json!([{"type": "integer"}, {"type": "number"}]);
        fits(&json!({"oneOf": schemas}), &[json!(0.5)], &[json!(1), json!("1")]);
        fits(&json!({"anyOf": schemas}), &[json!(0.5), json!(1)], &[json!("1")]);
    }

    #[test]
    fn tuples_and_lists() {
        let tuple = json!({"prefixItems": [{"type": "string"}, {"type": "integer"}], "items": false, "minItems": 2});
        fits(&tuple, &[json!(["a", 1])], &[json!(["a"]), json!([1, "a"]), json!(["a", 1, 2])]);
        fits(&json!({"items": {"type": "integer"}, "maxItems": 1}), &[json!([1])], &[json!(["a"]), json!([1, 2])]);
    }

    #[test]
    fn references_are_followed() {
        let schema = json!({"$ref": "#/$defs/Tree", "$defs": {
            "Tree": {"type": "object", "properties": {"then": {"items": {"$ref": "#/$defs/Tree"}}}, "required": ["then"]}
        }});
        fits(&schema, &[json!({"then": [{"then": []}]})], &[json!({"then": [{}]})]);
    }
}
