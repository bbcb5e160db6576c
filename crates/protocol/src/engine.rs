//! The messages between a host and an engine, a program that plays over its standard input and output.
//!
//! One JSON object per line. See `docs/engines.md`.

use crate::{ActionName, Choices, Json};
use game::{OptionValues, PerSeat, Seat};
use serde::{Deserialize, Serialize};

/// The version of the engine protocol.
pub const ENGINE_PROTOCOL: u32 = 1;

/// A message from a host to an engine.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ToEngine {
    /// The first message. The engine answers with its own `hello`.
    Hello { protocol: u32 },
    /// A game begins, in which the engine holds this seat. The engine doesn't answer.
    NewGame { game: String, rules_version: u32, options: OptionValues, seat: Seat },
    /// It is the engine's turn. The engine answers with `act`.
    Choose {
        /// What the engine's seat knows.
        #[cfg_attr(feature = "schema", schema(value_type = Value))]
        view: Json,
        choices: Choices,
        budget: EngineBudget,
        /// A random seed below 2^53, so that an engine's random choices can be reproduced.
        seed: u64,
    },
    /// The game is over. The engine doesn't answer.
    GameOver { scores: PerSeat<i16>, ranks: PerSeat<u8> },
    /// Tells the engine to exit. Its standard input is closed after this.
    Quit,
}

/// How long an engine may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct EngineBudget {
    /// Milliseconds from the host's message to the engine's answer.
    pub ms: u64,
}

/// A message from an engine to its host.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum FromEngine {
    /// Answers `hello`.
    Hello {
        protocol: u32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schema(nullable = false))]
        name: Option<String>,
    },
    /// Answers `choose`.
    Act { action: ActionName },
}
