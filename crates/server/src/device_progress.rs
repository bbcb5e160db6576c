//! Progress in lessons and puzzles that was made on a device without the server.

use crate::app::Shared;
use crate::error::{Answer, store_error};
use crate::input::Body;
use crate::lessons::{self, solved_lessons};
use crate::puzzles::outcomes;
use crate::session::Person;
use axum::Json;
use axum::extract::State;
use protocol::{Code, DeviceProgress, GameProgress, ProgressKept, PuzzleOutcome};
use store::{Millis, Progress, ProgressKind, UserId};

/// Stores progress made on a device. Results that the user already has stay as they are, and no ratings change: the
/// server has not seen the attempts. Lessons and puzzles that this server doesn't have are ignored.
pub(crate) async fn keep(
    State(app): State<Shared>,
    Person(user, _): Person,
    Body(sent): Body<DeviceProgress>,
) -> Answer<Json<ProgressKept>> {
    let mut kept = ProgressKept::default();
    for (game, progress) in sent.games {
        if !catalog::SLUGS.contains(&game.as_str()) {
            return Err(Code::NoSuchGame.into());
        }
        kept.added += keep_lessons(&app, user.id, &game, &progress).await?;
        let puzzles = keep_puzzles(&app, user.id, &game, &progress).await?;
        kept.added += puzzles.added;
        kept.differing += puzzles.differing;
    }
    Ok(Json(kept))
}

/// Stores solved lessons, and returns the number of new ones.
async fn keep_lessons(app: &Shared, user: UserId, game: &str, sent: &GameProgress) -> Answer<u32> {
    let known = solved_lessons(app, user, game).await?;
    let exists = |id: &&String| insight::lesson(game, id, false).is_some();
    let mut added = 0;
    for id in sent.lessons.iter().filter(|id| !known.contains(*id)).filter(exists) {
        lessons::keep(app, user, game.to_owned(), id.clone()).await?;
        added += 1;
    }
    Ok(added)
}

async fn keep_puzzles(app: &Shared, user: UserId, game: &str, sent: &GameProgress) -> Answer<ProgressKept> {
    let known = outcomes(app, Some(user), game).await?;
    let mut kept = ProgressKept::default();
    for (id, outcome) in &sent.puzzles {
        match known.get(id) {
            Some(known) => kept.differing += u32::from(known != outcome),
            None if insight::puzzle(game, id).is_some() => {
                let progress = puzzle_progress(game, id, *outcome);
                app.store.save_progress(user, &progress, lessons::MAX_PROGRESS_ROWS).await.map_err(store_error)?;
                kept.added += 1;
            }
            None => {}
        }
    }
    Ok(kept)
}

fn puzzle_progress(game: &str, id: &str, outcome: PuzzleOutcome) -> Progress {
    Progress {
        game: game.to_owned(),
        kind: ProgressKind::Puzzle,
        item: id.to_owned(),
        outcome: serde_json::to_string(&outcome).unwrap_or_default(),
        at: Millis::now(),
    }
}
