//! How far people got in lessons and puzzles.

use crate::sql::{Connection, Row, query};
use crate::users::write_for;
use crate::{Millis, Store, StoreError, UserId};
use serde::Serialize;

/// What somebody has made of a lesson or a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = LearningProgress))]
pub struct Progress {
    pub game: String,
    pub kind: ProgressKind,
    /// Which lesson or puzzle (opaque).
    pub item: String,
    /// How it went (opaque).
    pub outcome: String,
    pub at: Millis,
}

/// In what.
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
    /// Keeps this, in place of what was known of the same item. [`StoreError::TooMany`] if it is a new one and the
    /// user has `limit` of them already, [`StoreError::NotFound`] if there is no such user.
    pub async fn save_progress(&self, user: UserId, progress: &Progress, limit: u32) -> Result<(), StoreError> {
        let work = async |mut connection: Connection<'_>| {
            write_for(&mut connection, user).await?;
            upsert(&mut connection, user, progress).await?;
            if count(&mut connection, user).await? > i64::from(limit) {
                return Err(StoreError::TooMany { limit });
            }
            Ok(())
        };
        self.database.write(work).await
    }

    /// All that this user has made of the lessons or puzzles of a game, by item.
    pub async fn load_progress(
        &self,
        user: UserId,
        game: &str,
        kind: ProgressKind,
    ) -> Result<Vec<Progress>, StoreError> {
        let select = query("SELECT * FROM progress WHERE user_id = $1 AND game = $2 AND kind = $3 ORDER BY item");
        let rows = self.database.fetch_all(select.bind(user.0).bind(game).bind(kind.as_str())).await?;
        rows.iter().map(read_progress).collect()
    }
}

pub(crate) fn read_progress(row: &Row) -> Result<Progress, StoreError> {
    Ok(Progress {
        game: row.get("game")?,
        kind: ProgressKind::parse(row.get("kind")?).ok_or_else(|| StoreError::corrupt("the kind of progress"))?,
        item: row.get("item")?,
        outcome: row.get("outcome")?,
        at: Millis(row.get("at")?),
    })
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
