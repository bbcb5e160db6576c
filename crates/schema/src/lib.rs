//! Descriptions of the protocol and the games for clients, generated from the Rust types.
//!
//! | file | contents | audience |
//! |---|---|---|
//! | `web/src/protocol/*.ts`, `components.json` | messages, views and events; each game's components | the page |
//! | `docs/openapi.json` | HTTP requests and responses | client authors |
//! | `docs/schema/socket.json` | WebSocket messages | client authors |
//! | `docs/schema/engine.json` | engine messages | engine authors |
//! | `docs/schema/events.json` | a user's events | client authors |
//! | `docs/notation.md` | each game's notation and part names | client authors |
//! | `docs/schema/<game>.json` | a game's views and events | client authors |
//!
//! The files are committed, and a test fails if any is out of date; `TAVOLA_BLESS=1 cargo test -p schema` regenerates
//! them.

mod definitions;
mod json_schema;
mod notation;
mod openapi;
mod typescript;

/// A generated file.
#[derive(Debug, PartialEq, Eq)]
pub struct Generated {
    /// Relative to the repository root.
    pub path: String,
    pub content: String,
}

/// All generated files.
pub fn files() -> Vec<Generated> {
    let mut files = typescript::files();
    files.push(openapi::file());
    files.extend(json_schema::files());
    files.push(notation::file());
    files
}

fn json_file(path: String, content: &serde_json::Value) -> Generated {
    let content = serde_json::to_string_pretty(content).expect("JSON values can be serialized");
    Generated { path, content: content + "\n" }
}
