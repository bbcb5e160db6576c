//! Progress in lessons and puzzles that was made without the server.

use crate::PuzzleOutcome;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// Progress made on a device, to be kept by the server.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct DeviceProgress {
    /// By game.
    pub games: BTreeMap<String, GameProgress>,
}

/// Progress in one game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct GameProgress {
    /// The ids of the lessons that were solved.
    #[cfg_attr(feature = "schema", ts(type = "Array<string>"), schema(value_type = Vec<String>))]
    pub lessons: BTreeSet<String>,
    /// The results of puzzles, by id.
    pub puzzles: BTreeMap<String, PuzzleOutcome>,
}

/// What the server did with progress made on a device.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ProgressKept {
    /// Number of results that are new.
    pub added: u32,
    /// Number of puzzles for which the user already has a different result, which is kept.
    pub differing: u32,
}
