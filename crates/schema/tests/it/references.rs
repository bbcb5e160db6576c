//! Every reference resolves.

use schema::files;
use serde_json::Value;

fn references<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
    match value {
        Value::Array(parts) => parts.iter().for_each(|part| references(part, found)),
        Value::Object(parts) => {
            found.extend(parts.get("$ref").and_then(Value::as_str));
            parts.values().for_each(|part| references(part, found));
        }
        _ => {}
    }
}

#[test]
fn every_reference_resolves() {
    let is_schema = |path: &str| path.starts_with("docs/") && path.ends_with(".json");
    for file in files().iter().filter(|file| is_schema(&file.path)) {
        let document: Value = serde_json::from_str(&file.content).unwrap();
        let mut found = Vec::new();
        references(&document, &mut found);
        assert!(!found.is_empty(), "{}", file.path);
        for reference in found {
            let target = reference.strip_prefix('#').and_then(|pointer| document.pointer(pointer));
            assert!(target.is_some(), "{}: {reference}", file.path);
        }
    }
}
