//! The description of the interface tells what the interface really does.

use crate::support::{Person, TestServer, add_record, short_record, two_in_a_game};
use serde_json::{Map, Value, json};

const METHODS: [&str; 5] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

fn description() -> Value {
    serde_json::from_str(include_str!("../../../../docs/openapi.json")).unwrap()
}

/// All that is described: the path, the method and what is said about it.
fn operations(described: &Value) -> Vec<(&String, String, &Value)> {
    let paths = described["paths"].as_object().unwrap();
    let of_path = |(path, methods)| {
        let methods: &Map<String, Value> = Value::as_object(methods).unwrap();
        methods.iter().map(move |(method, operation)| (path, method.to_uppercase(), operation))
    };
    paths.iter().flat_map(of_path).collect()
}

/// The path with its parameters filled in: the address of a table or of a record, and the rest.
fn filled(path: &str, table: &str, record: &str) -> String {
    let values = [
        ("{table}", table),
        ("{record}", record),
        ("{game}", "mille-fiori"),
        ("{lang}", "en"),
        ("{steps}", "3"),
        ("{lesson}", "houses-run-of-three"),
        ("{puzzle}", "892933f5ba"),
    ];
    values.iter().fold(path.to_owned(), |path, (name, value)| path.replace(name, value))
}

/// What in `value` is not as `schema` says.
fn fault(described: &Value, schema: &Value, value: &Value) -> Option<String> {
    if let Some(reference) = schema["$ref"].as_str() {
        return fault(described, described.pointer(&reference[1..]).unwrap(), value);
    }
    if let Some(one_of) = schema["oneOf"].as_array() {
        let fits = one_of.iter().any(|schema| fault(described, schema, value).is_none());
        return (!fits).then(|| format!("{value} is none of {schema}"));
    }
    if let Some(values) = schema["enum"].as_array() {
        return (!values.contains(value)).then(|| format!("{value} is not in {values:?}"));
    }
    let is_of_type = match &schema["type"] {
        Value::String(name) => is_of_type(value, name),
        Value::Array(names) => names.iter().any(|name| is_of_type(value, name.as_str().unwrap())),
        _ => true,
    };
    match value {
        _ if !is_of_type => Some(format!("{value} is not of type {}", schema["type"])),
        Value::Array(items) => items.iter().find_map(|item| fault(described, &schema["items"], item)),
        Value::Object(object) => object_fault(described, schema, object),
        _ => None,
    }
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

fn object_fault(described: &Value, schema: &Value, object: &Map<String, Value>) -> Option<String> {
    let mut required = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
    if let Some(missing) = required.find(|name| !object.contains_key(*name)) {
        return Some(format!("{missing} is missing"));
    }
    let properties = schema["properties"].as_object()?;
    object.iter().find_map(|(name, value)| match properties.get(name) {
        Some(schema) => fault(described, schema, value).map(|fault| format!("{name}: {fault}")),
        None => Some(format!("{name} is not described")),
    })
}

/// What is said about the body of a good answer, if it is JSON.
fn answer_schema(operation: &Value) -> Option<&Value> {
    operation.pointer("/responses/200/content/application~1json/schema")
}

#[tokio::test(flavor = "multi_thread")]
async fn the_described_methods_are_answered_and_no_others() {
    let server = TestServer::spawn().await;
    let stranger = Person::stranger(&server);
    let described = description();
    for (path, methods) in described["paths"].as_object().unwrap() {
        for method in METHODS {
            let status = stranger.send(method, &filled(path, "abcdefghijkl", "abcdefghijkl"), "").await.status;
            let is_described = methods.get(method.to_lowercase()).is_some();
            assert_eq!(status != 405, is_described, "{method} {path}: {status}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_are_as_described() {
    let server = TestServer::spawn().await;
    let (table, [anna, _], _sockets) = two_in_a_game(&server).await;
    anna.open_table(
        r#"{"game": "liguria", "access": "public", "seats": [{"kind": "open"}, {"kind": "mine"}, {"kind": "open"}]}"#,
    )
    .await;
    let record = add_record(&anna, short_record()).await;
    let described = description();
    let mut checked = 0;
    for (path, method, operation) in operations(&described) {
        let Some(schema) = answer_schema(operation).filter(|_| method == "GET") else { continue };
        let answer = anna.get(&filled(path, &table, &record)).await.ok();
        assert_eq!(fault(&described, schema, &answer), None, "{path}");
        checked += 1;
    }
    assert!(checked >= 14, "{checked}");
    let stranger = Person::stranger(&server).get("/api/me").await.ok();
    let me = answer_schema(&described["paths"]["/api/me"]["get"]).unwrap();
    assert_eq!((fault(&described, me, &stranger), fault(&described, me, &json!({})).is_some()), (None, true));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_body_must_have_is_asked_for() {
    let server = TestServer::spawn().await;
    let anna = Person::guest(&server, "Anna").await;
    let described = description();
    let mut checked = 0;
    for (path, method, operation) in operations(&described) {
        let Some(schema) = operation.pointer("/requestBody/content/application~1json/schema") else { continue };
        if fault(&described, schema, &json!({})).is_none() {
            continue;
        }
        let refused = anna.send(&method, &filled(path, "abcdefghijkl", "abcdefghijkl"), "{}").await.refused();
        let code = if path == "/api/records" { "bad-record" } else { "bad-message" };
        assert_eq!(refused, (400, code.to_owned()), "{method} {path}");
        checked += 1;
    }
    assert!(checked >= 4, "{checked}");
}
