//! Administrators' actions. Everything that changes users or tables is recorded in the audit log first, so that it
//! always leaves a trace.

use super::lists::find;
use super::{Authority, password_link};
use crate::accounts;
use crate::app::Shared;
use crate::error::{Answer, store_error};
use crate::input::{Body, Path};
use crate::names::{free_account_name, free_name};
use crate::registry::Registry;
use crate::session_revocations::Revoked;
use crate::table::Message;
use crate::tables::table_id;
use axum::Json;
use axum::extract::State;
use protocol::{ApiError, Code, ReportAction, TableAction, UserAction, UserActionDone};
use store::{TableState, User, UserId};

pub(crate) async fn act_on_user(
    State(app): State<Shared>,
    authority: Authority,
    Path(user): Path<String>,
    Body(action): Body<UserAction>,
) -> Answer<Json<UserActionDone>> {
    let user = find(&app, &user).await?;
    check(authority, &user, &action)?;
    let action = prepare(&app, &user, action).await?;
    app.store.note_audit(authority.user(), action.name(), &user.id.0.to_string()).await.map_err(store_error)?;
    tracing::info!(action = action.name(), user = user.id.0, moderator = ?authority.user(), "administration");
    let link = carry_out(&app, &user, &action).await?;
    Ok(Json(UserActionDone { link }))
}

pub(crate) async fn act_on_table(
    State(app): State<Shared>,
    authority: Authority,
    Path(table): Path<String>,
    Body(action): Body<TableAction>,
) -> Answer<Json<UserActionDone>> {
    let id = table_id(&table)?;
    let row = app.store.load_table(&id).await.map_err(|error| match error {
        store::StoreError::NotFound => Code::NoSuchTable.into(),
        error => store_error(error),
    })?;
    check_table(row.meta.state, action)?;
    app.store.note_audit(authority.user(), action.name(), &table).await.map_err(store_error)?;
    // The table is not logged: knowing its address gives access.
    tracing::info!(action = action.name(), moderator = ?authority.user(), "administration");
    Registry::ask(&app, &id, |reply| Message::Moderate(action, reply)).await??;
    Ok(Json(UserActionDone { link: None }))
}

/// Whether the action is possible for a table in this state, judging by its row alone.
fn check_table(state: TableState, action: TableAction) -> Result<(), ApiError> {
    match (action, state) {
        (TableAction::Close, TableState::Open | TableState::Running) => Ok(()),
        (TableAction::Close, _) => Err(Code::NotRunning.into()),
        (TableAction::Restore, TableState::Abandoned) => Ok(()),
        (TableAction::Restore, _) => Err(Code::NotClosed.into()),
    }
}

pub(crate) async fn act_on_report(
    State(app): State<Shared>,
    authority: Authority,
    Path(report): Path<String>,
    Body(action): Body<ReportAction>,
) -> Answer<Json<UserActionDone>> {
    let number: i64 = report.parse().map_err(|_| Code::NotFound)?;
    let ReportAction::Resolve = action;
    // This comes first, so that the log has no line for a report that doesn't exist.
    app.store.resolve_report(number).await.map_err(store_error)?;
    app.store.note_audit(authority.user(), action.name(), &number.to_string()).await.map_err(store_error)?;
    tracing::info!(action = action.name(), report = number, moderator = ?authority.user(), "administration");
    Ok(Json(UserActionDone { link: None }))
}

/// Checks that the authority may carry out the action on the user. Moderators can't do anything to each other.
fn check(authority: Authority, user: &User, action: &UserAction) -> Result<(), ApiError> {
    match authority {
        Authority::Operator => Ok(()),
        Authority::Moderator(_) if action.is_for_moderators() && !user.is_moderator => Ok(()),
        Authority::Moderator(_) => Err(Code::NotAllowed.into()),
    }
}

/// The action as it will be carried out; refused if it is not possible.
async fn prepare(app: &Shared, user: &User, action: UserAction) -> Result<UserAction, ApiError> {
    Ok(match action {
        UserAction::Rename { .. } if user.owner.is_some() => return Err(Code::NotForBots.into()),
        UserAction::Rename { name } if user.is_account => {
            UserAction::Rename { name: free_account_name(app, Some(user), &name).await? }
        }
        UserAction::Rename { name } => UserAction::Rename { name: free_name(app, Some(user), &name).await? },
        UserAction::Promote | UserAction::Demote | UserAction::PasswordLink if !user.is_account => {
            return Err(Code::NoAccount.into());
        }
        other => other,
    })
}

/// Carries out the action. Returns the path of a link for a new password if it creates one.
async fn carry_out(app: &Shared, user: &User, action: &UserAction) -> Result<Option<String>, ApiError> {
    match action {
        UserAction::Rename { name } => {
            app.store.set_name(user.id, name).await.map_err(store_error)?;
            accounts::refresh_tables(app, user).await?;
        }
        UserAction::Block => block(app, user).await?,
        UserAction::Unblock => app.store.set_blocked(user.id, false).await.map_err(store_error)?,
        UserAction::SignOut => {
            app.store.revoke_sessions(user.id).await.map_err(store_error)?;
            app.revocations.publish(&app.store, Revoked::All(user.id)).await;
        }
        UserAction::Promote => app.store.set_moderator(user.id, true).await.map_err(store_error)?,
        UserAction::Demote => app.store.set_moderator(user.id, false).await.map_err(store_error)?,
        UserAction::PasswordLink => return password_link::create(app, user).await.map(Some),
        UserAction::Delete => accounts::forget(app, user.id).await?,
    }
    Ok(None)
}

/// Closes the sockets of the user and their bots and gives their seats away, so that nobody waits for them.
async fn block(app: &Shared, user: &User) -> Result<(), ApiError> {
    app.store.set_blocked(user.id, true).await.map_err(store_error)?;
    let bots = app.store.list_bots(user.id).await.map_err(store_error)?;
    for blocked in bots.iter().map(|bot| bot.id).chain([user.id]) {
        app.revocations.publish(&app.store, Revoked::All(blocked)).await;
        expel(app, blocked).await?;
    }
    Ok(())
}

/// Gives the user's seats away at all tables that are not over.
async fn expel(app: &Shared, user: UserId) -> Result<(), ApiError> {
    let tables = app.store.list_tables_of(user, accounts::MAX_TABLES).await.map_err(store_error)?;
    for row in tables.iter().filter(|row| matches!(row.meta.state, TableState::Open | TableState::Running)) {
        // A table that can't be loaded keeps nobody waiting.
        let _ = Registry::ask(app, &row.id, |reply| Message::Expel(user, reply)).await;
    }
    Ok(())
}
