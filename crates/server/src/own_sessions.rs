//! Lists the visitor's sessions, and ends them one by one or all at once.

use crate::accounts;
use crate::app::Shared;
use crate::device::Device;
use crate::error::{Answer, Deleted, store_error};
use crate::input::Path;
use crate::session::{Person, Session, WithCookie};
use crate::session_revocations::Revoked;
use axum::Json;
use axum::extract::State;
use protocol::Code;
use protocol::http::{Me, OwnSession};
use store::{Millis, SessionRow, User, UserId};

/// Maximum length of the list.
const MAX_SESSIONS: u32 = 100;

pub(crate) async fn list(State(app): State<Shared>, Person(user, session): Person) -> Answer<Json<Vec<OwnSession>>> {
    Ok(Json(sessions_of(&app, user.id, Some(session)).await?))
}

/// The user's sessions, with the current one marked.
pub(crate) async fn sessions_of(
    app: &Shared,
    user: UserId,
    current: Option<Session>,
) -> Result<Vec<OwnSession>, protocol::ApiError> {
    let rows = app.store.list_sessions(user, MAX_SESSIONS).await.map_err(store_error)?;
    let shown = |row: SessionRow| OwnSession {
        session: row.issued.0.to_string(),
        device: row.device,
        started: row.issued.0,
        seen: row.seen.0,
        current: current.is_some_and(|current| current.issued() == row.issued),
    };
    Ok(rows.into_iter().map(shown).collect())
}

/// Ends one session. It need not be in the list: its cookie may predate the list.
pub(crate) async fn end(
    State(app): State<Shared>,
    Person(user, _): Person,
    Path(session): Path<String>,
) -> Answer<Deleted> {
    let issued = Millis(session.parse().map_err(|_| Code::NotFound)?);
    revoke(&app, &user, issued).await?;
    Ok(Deleted)
}

/// Ends the user's session that began at `issued`, and closes its sockets.
pub(crate) async fn revoke(app: &Shared, user: &User, issued: Millis) -> Result<(), protocol::ApiError> {
    app.store.revoke_session(user.id, issued).await.map_err(store_error)?;
    let session = Session::new(user.id, user.session_epoch.0, issued);
    app.revocations.publish(&app.store, Revoked::One(session)).await;
    Ok(())
}

/// Ends all sessions but the current one, which gets a new cookie.
pub(crate) async fn end_others(
    State(app): State<Shared>,
    device: Device,
    Person(user, session): Person,
) -> Answer<WithCookie<Json<Me>>> {
    let session_epoch = app.store.revoke_sessions(user.id).await.map_err(store_error)?;
    app.revocations.publish(&app.store, Revoked::Others(session)).await;
    accounts::signed_in(&app, &User { session_epoch, ..user }, &device).await
}
