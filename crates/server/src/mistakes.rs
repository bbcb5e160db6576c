//! Learning from mistakes: another try at a decision in a reviewed game.

use crate::app::Shared;
use crate::error::{Answer, store_error};
use crate::guard::ClientAddress;
use crate::input::{Body, Path};
use crate::records::{self, record_id};
use crate::registry::Registry;
use crate::session::SignedIn;
use crate::table::Message;
use crate::tables::table_id;
use crate::thinking::{Kind, Owner};
use ::bots::Interrupt;
use axum::Json;
use axum::extract::State;
use game::Record;
use insight::{Mistake, Verdict, answer_budget, notation};
use protocol::{ActionName, ApiError, Code, MistakeAnswer, PuzzleTry};
use store::{Reviewed, UserId};

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
    // Nothing is known yet about a game that goes on, as far as the user knows.
    if record.result.is_none() {
        return Err(Code::NotFound.into());
    }
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
    Mistake::in_review(&review, step).ok_or_else(|| Code::NotFound.into())
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
    let action = action.map(|action| notation(&puzzle, &action)).transpose()?;
    app.thought_buckets.take(user)?;
    let is_asked = action.is_none();
    let judge = move |cancel: &dyn Interrupt| mistake.retry(&puzzle, action.as_deref(), &answer_budget(cancel));
    let judged = app.thinking.run(owner, Kind::Advice, judge).await.map_err(ApiError::from)?;
    let Verdict { right, text, solution } = judged.ok_or(Code::OtherRules)?;
    Ok(MistakeAnswer { right, text, solution: (right || is_asked).then_some(solution) })
}
