//! Users' progress in lessons and puzzles.

use crate::sql::{Connection, Row, query};
use crate::users::write_for;
use crate::{Millis, Store, StoreError, UserId};
use serde::Serialize;

/// A user's result in a lesson or puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = LearningProgress))]
pub struct Progress {
    pub game: String,
    pub kind: ProgressKind,
    /// The lesson or puzzle (opaque).
    pub item: String,
    /// The result (opaque).
    pub outcome: String,
    pub at: Millis,
}

/// Lessons or puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ProgressKind {
    Lesson,
    Puzzle,
}

impl ProgressKind {
    pub const ALL: [Self; 2] = [ProgressKind::Lesson, ProgressKind::Puzzle];

    pub fn as_str(self) -> &'static str {
        match self {
            ProgressKind::Lesson => "lesson",
            ProgressKind::Puzzle => "puzzle",
        }
    }

    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.as_str() == text)
    }
}

impl Store {
    /// Stores this result, replacing an earlier one for the same item. [`StoreError::TooMany`] if it is a new item and
    /// the user already has `limit` of them, [`StoreError::NotFound`] if there is no such user.
    pub async fn save_progress(&self, user: UserId, progress: &Progress, limit: u32) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            write_for(&mut connection, user).await?;
            save(&mut connection, user, progress, limit).await
        };
        self.database.write(work).await
    }

    /// The user's results in the lessons or puzzles of a game, ordered by item.
    pub async fn load_progress(
        &self,
        user: UserId,
        game: &str,
        kind: ProgressKind,
    ) -> Result<Vec<Progress>, StoreError> {
        let rows = self.database.fetch_all(query(PROGRESS_IN).bind(user.0).bind(game).bind(kind.as_str())).await?;
        rows.iter().map(read_progress).collect()
    }
}

pub(crate) const PROGRESS_IN: &str =
    "SELECT * FROM progress WHERE user_id = $1 AND game = $2 AND kind = $3 ORDER BY item";

pub(crate) fn read_progress(row: &Row) -> Result<Progress, StoreError> {
    Ok(Progress {
        game: row.get("game")?,
        kind: ProgressKind::parse(row.get("kind")?).ok_or_else(|| StoreError::corrupt("the kind of progress"))?,
        item: row.get("item")?,
        outcome: row.get("outcome")?,
        at: Millis(row.get("at")?),
    })
}

/// Saves the result in the open transaction, which must be rolled back if this fails.
pub(crate) async fn save(
    connection: &mut Connection<'_>,
    user: UserId,
    progress: &Progress,
    limit: u32,
) -> Result<(), StoreError> {
    upsert(connection, user, progress).await?;
    match count(connection, user).await? > i64::from(limit) {
        true => Err(StoreError::TooMany { limit }),
        false => Ok(()),
    }
}

async fn upsert(connection: &mut Connection<'_>, user: UserId, progress: &Progress) -> Result<(), StoreError> {
    let sql = "INSERT INTO progress (user_id, game, kind, item, outcome, at) VALUES ($1, $2, $3, $4, $5, $6)
               ON CONFLICT (user_id, game, kind, item) DO UPDATE SET outcome = EXCLUDED.outcome, at = EXCLUDED.at";
    let insert = query(sql).bind(user.0).bind(&progress.game).bind(progress.kind.as_str()).bind(&progress.item);
    insert.bind(&progress.outcome).bind(progress.at.0).execute(connection).await.map(drop)
}

async fn count(connection: &mut Connection<'_>, user: UserId) -> Result<i64, StoreError> {
    let select = query("SELECT COUNT(*) AS count FROM progress WHERE user_id = $1").bind(user.0);
    select.fetch_one(connection).await?.get("count")
}
