//! Parses messages from sockets. If that fails, names the invalid field.

use protocol::ToServer;
use serde_json::{Map, Value};

/// Maximum length of a command's id, in bytes.
const MAX_ID: usize = 64;

/// A message with more fields than this is not searched for the invalid one: no command has that many.
const MAX_FIELDS: usize = 8;

/// A message that is not a valid command.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Unreadable {
    /// The message's id; empty if it can't be parsed either.
    pub(crate) id: String,
    /// The missing or invalid field, if known.
    pub(crate) field: Option<String>,
}

pub(crate) fn parse(text: &str) -> Result<ToServer, Unreadable> {
    match serde_json::from_str::<ToServer>(text) {
        Ok(message) if message.id.len() <= MAX_ID => Ok(message),
        _ => Err(diagnose(text)),
    }
}

fn diagnose(text: &str) -> Unreadable {
    let Ok(Value::Object(fields)) = serde_json::from_str(text) else { return Unreadable::default() };
    let id = fields.get("id").and_then(Value::as_str).filter(|id| id.len() <= MAX_ID);
    match id {
        None => Unreadable { id: String::new(), field: Some("id".to_owned()) },
        Some(id) => Unreadable { id: id.to_owned(), field: wrong_field(&fields) },
    }
}

/// The invalid field is the one whose removal changes the error, or fixes it.
fn wrong_field(fields: &Map<String, Value>) -> Option<String> {
    if !fields.get("type").is_some_and(Value::is_string) {
        return Some("type".to_owned());
    }
    let error = parse_error(fields)?;
    if let Some(missing) = error.strip_prefix("missing field `") {
        return missing.split('`').next().map(str::to_owned);
    }
    if fields.len() > MAX_FIELDS {
        return None;
    }
    let is_wrong = |name: &&String| {
        let mut others = fields.clone();
        others.remove(name.as_str());
        parse_error(&others).as_ref() != Some(&error)
    };
    let mut others = fields.keys().filter(|name| !matches!(name.as_str(), "id" | "type"));
    Some(others.find(is_wrong).map_or_else(|| "type".to_owned(), String::clone))
}

fn parse_error(fields: &Map<String, Value>) -> Option<String> {
    serde_json::from_value::<ToServer>(Value::Object(fields.clone())).err().map(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(text: &str) -> (String, Option<String>) {
        let Unreadable { id, field } = parse(text).expect_err("no command");
        (id, field)
    }

    #[test]
    fn the_invalid_field_is_named_and_the_id_returned() {
        let cases = [
            (r#"{"id": "a"}"#, "type"),
            (r#"{"id": "a", "type": "fly"}"#, "type"),
            (r#"{"id": "a", "type": 7}"#, "type"),
            (r#"{"id": "a", "type": "undo"}"#, "seat"),
            (r#"{"id": "a", "type": "undo", "seat": -1}"#, "seat"),
            (r#"{"id": "a", "type": "look", "seat": "0"}"#, "seat"),
            (r#"{"id": "a", "type": "act", "seat": 0, "decision": "x", "action": "sail"}"#, "decision"),
            (r#"{"id": "a", "type": "act", "seat": 0, "decision": 1, "action": {"x": 1}}"#, "action"),
            (r#"{"id": "a", "type": "abandon", "seat": 0, "agree": "yes"}"#, "agree"),
        ];
        for (text, field) in cases {
            assert_eq!(fault(text), ("a".to_owned(), Some(field.to_owned())), "{text}");
        }
    }

    #[test]
    fn an_unusable_id_is_the_invalid_field() {
        let long = format!(r#"{{"id": "{}", "type": "describe"}}"#, "x".repeat(MAX_ID + 1));
        for text in [r#"{"type": "describe"}"#, r#"{"id": 1, "type": "describe"}"#, &long] {
            assert_eq!(fault(text), (String::new(), Some("id".to_owned())), "{text}");
        }
    }

    #[test]
    fn a_message_that_is_not_an_object_has_no_field() {
        for text in ["", "x", "[]", "null", r#""id""#] {
            assert_eq!(fault(text), (String::new(), None), "{text}");
        }
    }

    #[test]
    fn a_message_of_many_fields_is_not_searched() {
        let many: String = (0..9).map(|number| format!(r#", "x{number}": 0"#)).collect();
        let text = format!(r#"{{"id": "a", "type": "undo", "seat": -1{many}}}"#);
        assert_eq!(fault(&text), ("a".to_owned(), None));
    }
}
