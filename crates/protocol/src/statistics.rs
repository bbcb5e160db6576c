//! What a player's finished games add up to.

use serde::Serialize;

/// A player's finished games, by game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Statistics {
    /// The games that were played at all, those played most first.
    pub games: Vec<GameStatistics>,
    /// Whether there are older games than those that were counted.
    pub more: bool,
}

/// A player's finished games of one kind.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct GameStatistics {
    pub game: String,
    pub played: u32,
    /// How many of them were won, alone or together.
    pub won: u32,
    pub mean_score: f32,
    pub best_score: i16,
    /// Where the points came from: what brought the player most first.
    pub sources: Vec<SourceStatistics>,
    /// Every game, the oldest first.
    pub results: Vec<PlayedGame>,
}

/// What one source of points brought.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct SourceStatistics {
    /// Named by the message `source-…` of the game.
    pub source: &'static str,
    /// The player's mean points from it in a game.
    pub own: f32,
    /// The same for everybody else at those tables.
    pub others: f32,
    /// In how many games nothing else brought the player more.
    pub favorite: u32,
}

/// A finished game as its player will remember it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PlayedGame {
    pub table: String,
    /// When it was over, in milliseconds since 1970.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub at: i64,
    pub players: u8,
    pub score: i16,
    pub rank: u8,
    /// The best score of the others.
    pub best_other: i16,
}
