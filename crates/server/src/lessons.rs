//! Lessons: worked examples of the rules as exercises.

use crate::app::Shared;
use crate::error::{Answer, Failure, store_error};
use crate::input::{Body, Path, Query};
use crate::session::SignedIn;
use axum::Json;
use axum::extract::State;
use insight::{lesson_chapters, try_lesson};
use protocol::{Code, LessonAnswer, LessonChapter, LessonPosition, LessonTry};
use serde::Deserialize;
use std::collections::HashSet;
use store::{Millis, Progress, ProgressKind, StoreError, UserId};

/// Maximum progress rows kept per user.
pub(crate) const MAX_PROGRESS_ROWS: u32 = 20_000;

/// The outcome stored for a solved lesson.
const SOLVED: &str = "solved";

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub(crate) struct LessonQuery {
    /// Whether to include the solution
    #[serde(default)]
    solution: bool,
}

/// All lessons of a game.
pub(crate) async fn chapters(
    State(app): State<Shared>,
    user: Option<SignedIn>,
    Path(game): Path<String>,
) -> Answer<Json<Vec<LessonChapter>>> {
    let mut chapters = lesson_chapters(&game).ok_or(Code::NoSuchGame)?;
    let done = done(&app, user, &game).await?;
    for lesson in chapters.iter_mut().flat_map(|chapter| &mut chapter.lessons) {
        lesson.done = done.contains(&lesson.id);
    }
    Ok(Json(chapters))
}

/// One lesson.
pub(crate) async fn lesson(
    State(app): State<Shared>,
    user: Option<SignedIn>,
    Path((game, id)): Path<(String, String)>,
    Query(query): Query<LessonQuery>,
) -> Answer<Json<LessonPosition>> {
    let mut lesson = insight::lesson(&game, &id, query.solution).ok_or(Code::NotFound)?;
    lesson.summary.done = done(&app, user, &game).await?.contains(&id);
    Ok(Json(lesson))
}

/// Checks an answer to a lesson, and records a correct one if the visitor has a session.
pub(crate) async fn answer(
    State(app): State<Shared>,
    user: Option<SignedIn>,
    Path((game, id)): Path<(String, String)>,
    Body(tried): Body<LessonTry>,
) -> Answer<Json<LessonAnswer>> {
    let answer = try_lesson(&game, &id, tried).ok_or(Code::NotFound)??;
    if let Some(SignedIn(user, _)) = user
        && answer.right
    {
        keep(&app, user.id, game, id).await?;
    }
    Ok(Json(answer))
}

pub(crate) async fn keep(app: &Shared, user: UserId, game: String, item: String) -> Answer<()> {
    let progress = Progress { game, kind: ProgressKind::Lesson, item, outcome: SOLVED.to_owned(), at: Millis::now() };
    match app.store.save_progress(user, &progress, MAX_PROGRESS_ROWS).await {
        // At the limit, answers are still checked, but no longer recorded.
        Ok(()) | Err(StoreError::TooMany { .. }) => Ok(()),
        Err(error) => Err(Failure::from(store_error(error))),
    }
}

/// The ids of the lessons that the visitor has solved.
async fn done(app: &Shared, user: Option<SignedIn>, game: &str) -> Answer<HashSet<String>> {
    let Some(SignedIn(user, _)) = user else { return Ok(HashSet::new()) };
    solved_lessons(app, user.id, game).await
}

pub(crate) async fn solved_lessons(app: &Shared, user: UserId, game: &str) -> Answer<HashSet<String>> {
    let kept = app.store.load_progress(user, game, ProgressKind::Lesson).await.map_err(store_error)?;
    Ok(kept.into_iter().map(|progress| progress.item).collect())
}
