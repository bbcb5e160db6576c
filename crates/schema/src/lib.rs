//! Everything the outside reads about us, written down from the types and checked.
//!
//! | file | what it describes | for whom |
//! |---|---|---|
//! | `web/src/protocol/*.ts`, `components.json` | messages, views and events; what is in the box of each game | the page |
//! | `docs/openapi.json` | the requests over HTTP and their answers | programs that talk to a server |
//! | `docs/schema/socket.json` | the messages of the socket | likewise |
//! | `docs/schema/<game>.json` | what a seat or a spectator sees of a game, and its events | likewise |
//!
//! The files are committed, and a test fails if one of them is stale:
//! `TAVOLA_BLESS=1 cargo test -p schema` writes them anew.

mod definitions;
mod json_schema;
mod openapi;
mod typescript;

/// A file that is written from the types.
#[derive(Debug, PartialEq, Eq)]
pub struct Generated {
    /// From the root of the repository.
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

/// A file of JSON.
fn json_file(path: String, content: &serde_json::Value) -> Generated {
    let content = serde_json::to_string_pretty(content).expect("a value has string keys");
    Generated { path, content: content + "\n" }
}
