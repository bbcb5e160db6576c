//! Statistics about a player's finished games.

use serde::Serialize;

/// A player's statistics for each game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Statistics {
    /// The games the player has played, most played first.
    pub games: Vec<GameStatistics>,
    /// Whether there are older games that were not counted.
    pub more: bool,
}

/// A player's statistics for one game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct GameStatistics {
    pub game: String,
    pub played: u32,
    /// Number of wins, including shared ones.
    pub won: u32,
    pub mean_score: f32,
    pub best_score: i16,
    /// Where the points came from, the player's best source first.
    pub sources: Vec<SourceStatistics>,
    /// Every game, oldest first.
    pub results: Vec<PlayedGame>,
}

/// The points from one source.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct SourceStatistics {
    /// The message `source-x` names the source `x`.
    pub source: &'static str,
    /// The player's average points per game from this source.
    pub own: f32,
    /// The other players' average in the same games.
    pub others: f32,
    /// Number of games in which this was the player's best source.
    pub favorite: u32,
}

/// A finished game, from one player's perspective.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PlayedGame {
    pub table: String,
    /// When it ended, in milliseconds since 1970-01-01 UTC.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub at: i64,
    pub players: u8,
    pub score: i16,
    pub rank: u8,
    /// The best score among the other players.
    pub best_other: i16,
}
