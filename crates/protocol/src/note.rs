//! A player's private note about a table.

use serde::{Deserialize, Serialize};

/// The user's note about a table, which nobody else can read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TableNote {
    /// Empty if there is no note.
    #[cfg_attr(feature = "schema", schema(max_length = 2000))]
    pub text: String,
}
