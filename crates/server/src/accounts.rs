//! Guests and accounts over HTTP.

use crate::app::Shared;
use crate::device::Device;
use crate::error::{Answer, Deleted, store_error};
use crate::guard::ClientAddress;
use crate::input::Body;
use crate::names::{free_account_name, free_name};
use crate::own_sessions;
use crate::password;
use crate::permissions;
use crate::registry::Registry;
use crate::session::{self, Person, Session, SignedIn, WithCookie};
use crate::session_revocations::Revoked;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use protocol::http::{AccountBody, DeleteBody, Me, NameBody, PasswordBody};
use protocol::{ApiError, Code};
use std::time::Duration;
use store::{Millis, PasswordHash, TableRow, TableState, User, UserExport, UserId};

/// Maximum number of a player's tables that are notified when the player changes; others notice when they are loaded.
pub(crate) const MAX_TABLES: u32 = 1_000;

/// The empty response after signing out.
pub(crate) struct SignedOut;

impl IntoResponse for SignedOut {
    fn into_response(self) -> Response {
        ().into_response()
    }
}

/// The visitor; `null` without a session.
pub(crate) async fn me(known: Option<SignedIn>) -> Json<Option<Me>> {
    Json(known.map(|SignedIn(user, _)| shown(&user)))
}

/// Creates a guest, or changes the visitor's name.
pub(crate) async fn name(
    State(app): State<Shared>,
    client: ClientAddress,
    device: Device,
    known: Option<Person>,
    Body(body): Body<NameBody>,
) -> Answer<WithCookie<Json<Me>>> {
    if let Some(Person(user, _)) = known {
        return Ok(WithCookie(None, Json(rename(&app, user, &body.name).await?)));
    }
    let name = free_name(&app, None, &body.name).await?;
    limit(&app, client)?;
    let id = app.store.create_guest(&name).await.map_err(store_error)?;
    let user = app.store.user(id).await.map_err(store_error)?;
    signed_in(&app, &user, &device).await
}

async fn rename(app: &Shared, user: User, name: &str) -> Result<Me, ApiError> {
    let name = match user.is_account {
        true => free_account_name(app, Some(&user), name).await?,
        false => free_name(app, Some(&user), name).await?,
    };
    app.store.set_name(user.id, &name).await.map_err(store_error)?;
    if user.is_account {
        refresh_tables(app, &user).await?;
    }
    Ok(shown(&User { name, ..user }))
}

/// Turns a guest into an account; the user stays the same.
pub(crate) async fn register(
    State(app): State<Shared>,
    client: ClientAddress,
    headers: HeaderMap,
    Person(user, _): Person,
    Body(body): Body<AccountBody>,
) -> Answer<Json<Me>> {
    limit(&app, client)?;
    permissions::check_may_create_account(&app, &headers)?;
    let name = free_account_name(&app, Some(&user), &body.name).await?;
    let hash = password::hash(body.password).await?;
    app.store.register(user.id, &name, &hash).await.map_err(store_error)?;
    refresh_tables(&app, &user).await?;
    Ok(Json(shown(&User { name, is_account: true, has_password: true, ..user })))
}

pub(crate) async fn sign_in(
    State(app): State<Shared>,
    client: ClientAddress,
    device: Device,
    Body(body): Body<AccountBody>,
) -> Answer<WithCookie<Json<Me>>> {
    limit(&app, client)?;
    let account = app.store.find_account(&body.name).await.map_err(store_error)?;
    let hash = account.as_ref().map(|account| account.password_hash.clone());
    let fits = guess(&app, &body.name, body.password, hash).await?;
    let account = account.filter(|_| fits).ok_or_else(|| wrong_password(client))?;
    if account.user.is_blocked {
        return Err(Code::Blocked.into());
    }
    signed_in(&app, &account.user, &device).await
}

/// Ends the session on this device only.
pub(crate) async fn sign_out(State(app): State<Shared>, known: Option<Person>) -> WithCookie<SignedOut> {
    if let Some(Person(user, session)) = known {
        // The cookie is removed in any case. If the database is unavailable, a copy of the cookie stays valid.
        let _ = own_sessions::revoke(&app, &user, session.issued()).await;
    }
    WithCookie(Some(forgotten(&app)), SignedOut)
}

/// Changes the password and ends all other sessions of the account.
pub(crate) async fn change_password(
    State(app): State<Shared>,
    client: ClientAddress,
    device: Device,
    Person(user, session): Person,
    Body(body): Body<PasswordBody>,
) -> Answer<WithCookie<Json<Me>>> {
    limit(&app, client)?;
    confirm(&app, &user, session, Some(body.old)).await?;
    let hash = password::hash(body.new).await?;
    let session_epoch = app.store.set_password_hash(user.id, &hash).await.map_err(store_error)?;
    app.revocations.publish(&app.store, Revoked::Others(session)).await;
    signed_in(&app, &User { session_epoch, has_password: true, ..user }, &device).await
}

/// Everything stored about the visitor.
pub(crate) async fn export(State(app): State<Shared>, SignedIn(user, _): SignedIn) -> Answer<Json<UserExport>> {
    Ok(Json(app.store.export_user(user.id).await.map_err(store_error)?))
}

pub(crate) async fn delete(
    State(app): State<Shared>,
    client: ClientAddress,
    Person(user, session): Person,
    Body(body): Body<DeleteBody>,
) -> Answer<WithCookie<Deleted>> {
    limit(&app, client)?;
    if user.is_account {
        confirm(&app, &user, session, body.password).await?;
    }
    forget(&app, user.id).await?;
    Ok(WithCookie(Some(forgotten(&app)), Deleted))
}

/// Deletes a user and their bots. Computer players take over in running games.
pub(crate) async fn forget(app: &Shared, user: UserId) -> Result<(), ApiError> {
    let tables = tables_of(app, user).await?;
    let former = app.store.former_tables_of(user).await.map_err(store_error)?;
    let bots = app.store.list_bots(user).await.map_err(store_error)?;
    app.store.delete_user(user).await.map_err(store_error)?;
    for deleted in bots.iter().map(|bot| bot.id).chain([user]) {
        app.revocations.publish(&app.store, Revoked::All(deleted)).await;
    }
    app.tables.refresh(&tables);
    former.iter().for_each(|table| app.tables.announce(table, |announced| announced.missed += 1));
    wake_running(app, &tables).await;
    Ok(())
}

/// The tables of a user and of their bots.
async fn tables_of(app: &Shared, user: UserId) -> Result<Vec<TableRow>, ApiError> {
    let mut tables = app.store.list_tables_of(user, MAX_TABLES).await.map_err(store_error)?;
    for bot in app.store.list_bots(user).await.map_err(store_error)? {
        tables.extend(app.store.list_tables_of(bot.id, MAX_TABLES).await.map_err(store_error)?);
    }
    Ok(tables)
}

/// Wakes the games that a deleted user has left, so that computer players take over.
async fn wake_running(app: &Shared, tables: &[TableRow]) {
    for row in tables.iter().filter(|row| row.meta.state == TableState::Running) {
        // Nobody is waiting at a table that can't be loaded.
        let _ = Registry::wake(app, &row.id).await;
    }
}

/// Refreshes the user's tables, which show whether a name is that of an account, and the tables of the user's bots,
/// which show who runs them.
pub(crate) async fn refresh_tables(app: &Shared, user: &User) -> Result<(), ApiError> {
    app.tables.refresh(&tables_of(app, user.id).await?);
    Ok(())
}

/// Confirms that a request with lasting effects comes from the account's owner: they know the password or, if there is
/// none, have signed in recently. `no-account` for guests.
pub(crate) async fn confirm(
    app: &Shared,
    user: &User,
    session: Session,
    password: Option<String>,
) -> Result<(), ApiError> {
    if !user.is_account {
        return Err(Code::NoAccount.into());
    }
    if !user.has_password {
        let age = u64::try_from(Millis::now().0 - session.issued().0).unwrap_or_default();
        let is_new = Duration::from_millis(age) < app.config.new_session;
        return if is_new { Ok(()) } else { Err(Code::SignInAgain.into()) };
    }
    let account = app.store.find_account(&user.name).await.map_err(store_error)?;
    let hash = account.map(|account| account.password_hash);
    let fits = guess(app, &user.name, password.unwrap_or_default(), hash).await?;
    if fits { Ok(()) } else { Err(Code::WrongPassword.into()) }
}

/// Whether the password is correct. Fails after too many wrong passwords for this name, counted across all addresses;
/// correct ones are not counted.
async fn guess(app: &Shared, name: &str, password: String, hash: Option<PasswordHash>) -> Result<bool, ApiError> {
    let name = name.to_lowercase();
    app.guess_buckets.check(&name)?;
    let fits = password::fits(password, hash).await?;
    if !fits {
        // Other guesses may have emptied the bucket in the meantime; this one is still answered.
        let _ = app.guess_buckets.take(name);
    }
    Ok(fits)
}

/// Logs a failed attempt with its address, so that other programs can block it; names are personal and are not logged.
fn wrong_password(ClientAddress(address): ClientAddress) -> Code {
    tracing::warn!(%address, "wrong password");
    Code::WrongPassword
}

/// Like [`wrong_password`], for a code that replaces a password.
pub(crate) fn wrong_code(ClientAddress(address): ClientAddress) -> Code {
    tracing::warn!(%address, "wrong code");
    Code::WrongCode
}

pub(crate) fn limit(app: &Shared, client: ClientAddress) -> Result<(), ApiError> {
    if client.has_limits(&app.config) { app.sign_in_buckets.take(client.0) } else { Ok(()) }
}

/// Starts a session on this device.
pub(crate) async fn signed_in(app: &Shared, user: &User, device: &Device) -> Answer<WithCookie<Json<Me>>> {
    Ok(WithCookie(Some(begin_session(app, user, device).await?), Json(shown(user))))
}

/// The same: the cookie of the session.
pub(crate) async fn begin_session(app: &Shared, user: &User, Device(device): &Device) -> Result<HeaderValue, ApiError> {
    let session = Session::new(user.id, user.session_epoch.0, Millis::now());
    app.store.note_session(user.id, session.issued(), device).await.map_err(store_error)?;
    Ok(session::keep(&app.sessions.token(session), app.config.is_secure()))
}

/// The cookie that makes the browser drop its session.
fn forgotten(app: &Shared) -> HeaderValue {
    session::forget(app.config.is_secure())
}

pub(crate) fn shown(user: &User) -> Me {
    Me {
        id: user.id.0.to_string(),
        name: user.name.clone(),
        account: user.is_account,
        password: user.has_password,
        run_by: user.run_by.clone(),
        moderator: user.is_moderator,
    }
}
