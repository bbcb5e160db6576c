//! Learning from mistakes: another try at a decision in a reviewed game.

use crate::app::Shared;
use crate::error::{Answer, store_error};
use crate::guard::ClientAddress;
use crate::input::{Body, Path};
use crate::puzzles;
use crate::records::{self, record_id};
use crate::registry::Registry;
use crate::session::SignedIn;
use crate::table::Message;
use crate::tables::table_id;
use crate::thinking::{Kind, Owner};
use ::bots::Interrupt;
use axum::Json;
use axum::extract::State;
use game::{Record, Seat};
use insight::{Mistake, Verdict};
use protocol::{ActionName, ApiError, Code, MistakeAnswer, PuzzleTry};
use serde::Deserialize;
use store::{Reviewed, UserId};

/// The part of a stored review that is needed here.
#[derive(Deserialize)]
struct StoredReview {
    decisions: Vec<StoredDecision>,
}

#[derive(Deserialize)]
struct StoredDecision {
    step: usize,
    seat: Seat,
    action: StoredAction,
    best: StoredAction,
    loss: f32,
}

#[derive(Deserialize)]
struct StoredAction {
    notation: String,
}

/// Another try at a decision in a table's game.
pub(crate) async fn at_table(
    State(app): State<Shared>,
    client: ClientAddress,
    SignedIn(user, _): SignedIn,
    Path((table, step)): Path<(String, usize)>,
    Body(tried): Body<PuzzleTry>,
) -> Answer<Json<MistakeAnswer>> {
    let table = table_id(&table)?;
    let record = Registry::ask(&app, &table, |reply| Message::Record(Some(user.id), reply)).await??;
    let mistake = find(&app, &Reviewed::Table(table), step).await?;
    let owner = Owner::visitor(client.0, user.id);
    Ok(Json(retry(&app, user.id, owner, &record, mistake, tried.action).await?))
}

/// Another try at a decision in an imported record.
pub(crate) async fn in_record(
    State(app): State<Shared>,
    client: ClientAddress,
    SignedIn(user, _): SignedIn,
    Path((id, step)): Path<(String, usize)>,
    Body(tried): Body<PuzzleTry>,
) -> Answer<Json<MistakeAnswer>> {
    let record = records::load(&app, &id).await?;
    let mistake = find(&app, &Reviewed::Record(record_id(&id)?), step).await?;
    let owner = Owner::visitor(client.0, user.id);
    Ok(Json(retry(&app, user.id, owner, &record, mistake, tried.action).await?))
}

/// The decision at this step of a reviewed game; fails if there is no review, or no decision that lost points.
async fn find(app: &Shared, of: &Reviewed, step: usize) -> Result<Mistake, ApiError> {
    let review = app.store.load_review(of).await.map_err(store_error)?.ok_or(Code::NotFound)?;
    let review: StoredReview = serde_json::from_str(&review).map_err(|_| Code::NotFound)?;
    let decision = review.decisions.into_iter().find(|decision| decision.step == step && decision.loss > 0.0);
    let StoredDecision { step, seat, action, best, loss } = decision.ok_or(Code::NotFound)?;
    Ok(Mistake { step, seat, played: action.notation, best: best.notation, loss })
}

async fn retry(
    app: &Shared,
    user: UserId,
    owner: Owner,
    record: &Record,
    mistake: Mistake,
    action: Option<ActionName>,
) -> Result<MistakeAnswer, ApiError> {
    let puzzle = mistake.puzzle(record).ok_or(Code::NotFound)?;
    let action = action.map(|action| puzzles::notation(&puzzle, &action)).transpose()?;
    app.thought_buckets.take(user)?;
    let is_asked = action.is_none();
    let judge =
        move |cancel: &dyn Interrupt| mistake.retry(&puzzle, action.as_deref(), &puzzles::answer_budget(cancel));
    let judged = app.thinking.run(owner, Kind::Advice, judge).await.map_err(ApiError::from)?;
    let Verdict { right, text, solution } = judged.ok_or(Code::OtherRules)?;
    Ok(MistakeAnswer { right, text, solution: (right || is_asked).then_some(solution) })
}
