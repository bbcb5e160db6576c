//! The generated files are up to date, complete and correct.

mod fresh;
mod games;
mod references;
mod socket;

use serde_json::Value;

/// `docs/schema/<name>.json`.
fn schema_file(name: &str) -> Value {
    let path = format!("docs/schema/{name}.json");
    let file = schema::files().into_iter().find(|file| file.path == path).unwrap_or_else(|| panic!("no {path}"));
    serde_json::from_str(&file.content).unwrap()
}
