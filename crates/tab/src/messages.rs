//! The messages between the page and the engine.

use protocol::required;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

/// A message from the page.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Input {
    /// Gives back something that was stored ([`Output::Store`]). Sent before everything else.
    Restore {
        key: String,
        value: String,
    },
    /// A request like those to the server, answered by [`Output::Answer`]: `path` is what follows `/api/`.
    Request {
        id: u32,
        method: String,
        path: String,
        #[serde(default)]
        #[cfg_attr(feature = "schema", ts(optional))]
        body: Option<String>,
        /// Milliseconds since 1970-01-01 UTC.
        #[cfg_attr(feature = "schema", ts(type = "number"))]
        now: i64,
    },
    /// Opens a connection to a table. It continues after version `since`, as seen by `seat`.
    Connect {
        connection: u32,
        table: String,
        since: Option<u32>,
        seat: Option<u8>,
    },
    /// A command to the table of a connection: a `ToServer` as JSON.
    Send {
        connection: u32,
        message: String,
    },
    Disconnect {
        connection: u32,
    },
    /// Does the next piece of thinking.
    Work,
}

/// The fields of all inputs, read like those of [`protocol::ToServer`].
#[derive(Deserialize)]
struct InputFields {
    #[serde(rename = "type")]
    kind: String,
    key: Option<String>,
    value: Option<String>,
    id: Option<u32>,
    method: Option<String>,
    path: Option<String>,
    body: Option<String>,
    now: Option<i64>,
    connection: Option<u32>,
    table: Option<String>,
    since: Option<u32>,
    seat: Option<u8>,
    message: Option<String>,
}

impl<'de> Deserialize<'de> for Input {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let fields = InputFields::deserialize(deserializer)?;
        Ok(match fields.kind.as_str() {
            "restore" => Input::Restore { key: required(fields.key, "key")?, value: required(fields.value, "value")? },
            "request" => Input::Request {
                id: required(fields.id, "id")?,
                method: required(fields.method, "method")?,
                path: required(fields.path, "path")?,
                body: fields.body,
                now: required(fields.now, "now")?,
            },
            "connect" => Input::Connect {
                connection: required(fields.connection, "connection")?,
                table: required(fields.table, "table")?,
                since: fields.since,
                seat: fields.seat,
            },
            "send" => Input::Send {
                connection: required(fields.connection, "connection")?,
                message: required(fields.message, "message")?,
            },
            "disconnect" => Input::Disconnect { connection: required(fields.connection, "connection")? },
            "work" => Input::Work,
            kind => return Err(D::Error::unknown_variant(kind, &[])),
        })
    }
}

/// The outputs, to be processed in this order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Outputs {
    pub outputs: Vec<Output>,
    /// The next piece of thinking, if there is one.
    pub work: Option<WorkKind>,
}

/// A message from the engine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Output {
    /// To be stored under this key, or deleted, before anything that follows is sent.
    Store { key: String, value: Option<String> },
    /// The answer to a request: JSON, or plain text for words and rules. If not `ok`, an `ApiError` as JSON.
    Answer { id: u32, ok: bool, body: String },
    /// A message from a table: a `ToClient` as JSON.
    Message { connection: u32, message: String },
    /// There is no such table.
    Closed { connection: u32 },
}

/// The answer to the request `verify`: all draws of a record follow from its seed and nonces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Verified {
    /// Number of draws.
    pub draws: u32,
}

/// A kind of thinking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum WorkKind {
    /// A computer player's move.
    Move,
    /// A step of a review.
    Review,
}
