//! Descriptions of the protocol and the games for clients, generated from the types.
//!
//! | file | contents | audience |
//! |---|---|---|
//! | `web/src/protocol/*.ts`, `components.json` | messages, views and events; the components of each game | the page |
//! | `docs/openapi.json` | HTTP requests and responses | authors of clients |
//! | `docs/schema/socket.json` | WebSocket messages | authors of clients |
//! | `docs/schema/<game>.json` | views and events of a game | authors of clients |
//!
//! The files are committed, and a test fails if one of them is out of date:
//! `TAVOLA_BLESS=1 cargo test -p schema` regenerates them.

mod definitions;
mod json_schema;
mod openapi;
mod typescript;

/// A generated file.
#[derive(Debug, PartialEq, Eq)]
pub struct Generated {
    /// Relative to the root of the repository.
    pub path: String,
    pub content: String,
}

/// All generated files.
pub fn files() -> Vec<Generated> {
    let mut files = typescript::files();
    files.push(openapi::file());
    files.extend(json_schema::files());
    files
}

/// A JSON file.
fn json_file(path: String, content: &serde_json::Value) -> Generated {
    let content = serde_json::to_string_pretty(content).expect("JSON values can be serialized");
    Generated { path, content: content + "\n" }
}
