//! Puzzle ratings: those of users, per game, and those of the puzzles.

use crate::progress::{Progress, save};
use crate::sql::{Connection, Row, query};
use crate::users::write_for;
use crate::{Store, StoreError, UserId};
use serde::Serialize;
use std::collections::BTreeMap;

/// A rating and its uncertainty, in points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Rating {
    pub rating: i64,
    /// Standard deviation of the estimate.
    pub deviation: i64,
}

/// The ratings of a user and of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatedPair {
    pub user: Rating,
    pub puzzle: Rating,
}

/// The ratings of a pair before and after a try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatedTry {
    pub before: RatedPair,
    pub after: RatedPair,
}

/// A user's rating for a game's puzzles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ExportedRating {
    pub game: String,
    #[serde(flatten)]
    pub rating: Rating,
}

impl Store {
    /// Saves a puzzle's outcome like [`Store::save_progress`]. If it is the user's first for this puzzle, also replaces
    /// both ratings with the result of `rate`, and returns them; `start` is used if there are none yet. This happens in
    /// one transaction, so that a first try counts exactly once.
    pub async fn save_rated_try(
        &self,
        user: UserId,
        progress: &Progress,
        limit: u32,
        start: RatedPair,
        rate: impl Fn(RatedPair) -> RatedPair + Send + Sync,
    ) -> Result<Option<RatedTry>, StoreError> {
        let rate = &rate;
        let work = async |mut connection: Connection<'_>| {
            write_for(&mut connection, user).await?;
            let is_first = !is_known(&mut connection, user, progress).await?;
            save(&mut connection, user, progress, limit).await?;
            match is_first {
                true => rate_pair(&mut connection, user, progress, start, rate).await.map(Some),
                false => Ok(None),
            }
        };
        self.database.write(work).await
    }

    /// The user's rating for a game's puzzles; `None` before the first try.
    pub async fn load_user_rating(&self, user: UserId, game: &str) -> Result<Option<Rating>, StoreError> {
        let select = query("SELECT rating, deviation FROM user_ratings WHERE user_id = $1 AND game = $2");
        let row = self.database.fetch_optional(select.bind(user.0).bind(game)).await?;
        row.map(|row| read_rating(&row)).transpose()
    }

    /// The ratings of a game's puzzles that have been tried, by puzzle.
    pub async fn load_puzzle_ratings(&self, game: &str) -> Result<BTreeMap<String, Rating>, StoreError> {
        let select = query("SELECT puzzle, rating, deviation FROM puzzle_ratings WHERE game = $1");
        let rows = self.database.fetch_all(select.bind(game)).await?;
        rows.iter().map(|row| Ok((row.get("puzzle")?, read_rating(row)?))).collect()
    }
}

pub(crate) fn read_exported_rating(row: &Row) -> Result<ExportedRating, StoreError> {
    Ok(ExportedRating { game: row.get("game")?, rating: read_rating(row)? })
}

async fn is_known(connection: &mut Connection<'_>, user: UserId, tried: &Progress) -> Result<bool, StoreError> {
    let sql = "SELECT 1 AS known FROM progress WHERE user_id = $1 AND game = $2 AND kind = $3 AND item = $4";
    let select = query(sql).bind(user.0).bind(&tried.game).bind(tried.kind.as_str()).bind(&tried.item);
    Ok(select.fetch_optional(connection).await?.is_some())
}

async fn rate_pair(
    connection: &mut Connection<'_>,
    user: UserId,
    Progress { game, item, .. }: &Progress,
    start: RatedPair,
    rate: &(impl Fn(RatedPair) -> RatedPair + Sync),
) -> Result<RatedTry, StoreError> {
    let of_user = query(LOCK_USER_RATING).bind(user.0).bind(game);
    let of_puzzle = query(LOCK_PUZZLE_RATING).bind(game).bind(item);
    let before = RatedPair {
        user: read_rating(&bind(of_user, start.user).fetch_one(connection).await?)?,
        puzzle: read_rating(&bind(of_puzzle, start.puzzle).fetch_one(connection).await?)?,
    };
    let after = rate(before);
    bind(query(SET_USER_RATING).bind(user.0).bind(game), after.user).execute(connection).await?;
    bind(query(SET_PUZZLE_RATING).bind(game).bind(item), after.puzzle).execute(connection).await?;
    Ok(RatedTry { before, after })
}

// Each of these creates the row or locks it as it is, so that concurrent tries at one puzzle are rated one after
// another.
const LOCK_USER_RATING: &str = "
    INSERT INTO user_ratings (user_id, game, rating, deviation) VALUES ($1, $2, $3, $4)
    ON CONFLICT (user_id, game) DO UPDATE SET rating = user_ratings.rating
    RETURNING rating, deviation";
const LOCK_PUZZLE_RATING: &str = "
    INSERT INTO puzzle_ratings (game, puzzle, rating, deviation) VALUES ($1, $2, $3, $4)
    ON CONFLICT (game, puzzle) DO UPDATE SET rating = puzzle_ratings.rating
    RETURNING rating, deviation";

const SET_USER_RATING: &str = "UPDATE user_ratings SET rating = $3, deviation = $4 WHERE user_id = $1 AND game = $2";
const SET_PUZZLE_RATING: &str = "UPDATE puzzle_ratings SET rating = $3, deviation = $4 WHERE game = $1 AND puzzle = $2";

fn bind(statement: crate::sql::Query<'_>, rating: Rating) -> crate::sql::Query<'_> {
    statement.bind(rating.rating).bind(rating.deviation)
}

fn read_rating(row: &Row) -> Result<Rating, StoreError> {
    Ok(Rating { rating: row.get("rating")?, deviation: row.get("deviation")? })
}
