//! Signing in with an issuer that the operator has chosen (OpenID Connect, authorization code flow with PKCE).

mod config;
mod flow;
mod id_token;
mod keys;
mod provider;
mod redirect;

pub(crate) use flow::Flows;
pub(crate) use provider::Provider;
pub(crate) use redirect::{Redirected, WithFlow};

pub use config::{BadIssuer, ClientSecret, Issuer, Oidc};
pub use provider::{IssuerError, check_issuer};

use crate::accounts::{self, limit, refresh_tables};
use crate::app::Shared;
use crate::device::Device;
use crate::error::{Answer, Deleted, Failure, store_error};
use crate::guard::ClientAddress;
use crate::input::{Body, Query};
use crate::names::free_numbered_name;
use crate::session::{Person, cookie_value};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue};
use flow::{Flow, Purpose};
use id_token::Claims;
use protocol::{ApiError, Code, OidcAddress, OidcOffer, OidcStart};
use serde::Deserialize;
use store::{Identity, Millis, StoreError, User};

/// How often another name is tried if one was taken meanwhile.
const ATTEMPTS: usize = 3;

/// What the issuer says when it sends the browser back.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub(crate) struct IssuerAnswer {
    /// For which we get an ID token.
    code: Option<String>,
    state: Option<String>,
    error: Option<String>,
    /// Its name (RFC 9207).
    iss: Option<String>,
}

/// The issuer that is offered, and whether the visitor's account is connected with it; `null` if there is none.
pub(crate) async fn offer(State(app): State<Shared>, known: Option<Person>) -> Answer<Json<Option<OidcOffer>>> {
    let Some(provider) = &app.oidc else { return Ok(Json(None)) };
    let connected = match known {
        Some(Person(user, _)) => app.store.has_identity(user.id, provider.issuer()).await.map_err(store_error)?,
        None => false,
    };
    Ok(Json(Some(OidcOffer { name: provider.config.name.clone(), connected })))
}

/// Begins a sign-in: returns the issuer's address for the browser to go to. Adding an identity to an account needs the
/// password, or a sign-in just now, like everything that lasts longer than a session.
pub(crate) async fn start(
    State(app): State<Shared>,
    client: ClientAddress,
    known: Option<Person>,
    Body(body): Body<OidcStart>,
) -> Answer<WithFlow<Json<OidcAddress>>> {
    limit(&app, client)?;
    let provider = app.oidc.as_ref().ok_or(Code::NotFound)?;
    let purpose = match (body.connect, known) {
        (false, _) => Purpose::SignIn,
        (true, None) => return Err(Code::NotSignedIn.into()),
        (true, Some(Person(user, session))) => {
            accounts::confirm(&app, &user, session, body.password).await?;
            Purpose::connect(user.id)
        }
    };
    let flow = Flow::new(purpose, body.page.as_deref(), Millis::now())?;
    let address = provider.address(&flow).await.map_err(|error| failed(client, &error))?;
    let cookie = redirect::keep(&app, &app.oidc_flows.seal(&flow));
    Ok(WithFlow(cookie, Json(OidcAddress { address: address.into() })))
}

/// Where the issuer sends the visitor back to. Always answers with a page: where the visitor was, or what went wrong.
pub(crate) async fn callback(
    State(app): State<Shared>,
    client: ClientAddress,
    device: Device,
    headers: HeaderMap,
    Query(answer): Query<IssuerAnswer>,
) -> Redirected {
    let forgotten = redirect::forget(&app);
    match finish(&app, client, &device, &headers, answer).await {
        Ok(Finished { page, session }) => Redirected { to: page, cookies: [session, Some(forgotten)] },
        Err(error) => Redirected::to_error(error.code, forgotten),
    }
}

/// The issuer's error code for the log, unless it is not one: it comes through the browser.
fn error_code(error: Option<&str>) -> &str {
    let is_code = |code: &&str| code.len() <= 50 && code.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_');
    error.filter(is_code).unwrap_or("it sends no code")
}

/// Where the visitor goes after signing in, with a session if a new one has begun.
struct Finished {
    page: String,
    session: Option<HeaderValue>,
}

async fn finish(
    app: &Shared,
    client: ClientAddress,
    device: &Device,
    headers: &HeaderMap,
    answer: IssuerAnswer,
) -> Result<Finished, ApiError> {
    let provider = app.oidc.as_ref().ok_or(Code::NotFound)?;
    let cookie = cookie_value(headers, redirect::cookie_name(app));
    let state = answer.state.as_deref().unwrap_or_default();
    let flow = cookie.and_then(|cookie| app.oidc_flows.take(cookie, state, Millis::now()));
    let flow = flow.ok_or(Code::IdentityExpired)?;
    let is_other = answer.iss.is_some_and(|issuer| issuer != provider.issuer());
    let code = match (answer.code, answer.error) {
        (Some(code), None) if !is_other => code,
        (_, Some(error)) if error == "access_denied" => return Err(Code::IdentityDenied.into()),
        (_, error) => return Err(failed(client, &error_code(error.as_deref())).into()),
    };
    let claims = provider.identify(&code, &flow).await.map_err(|error| failed(client, &error))?;
    let visitor = visitor(app, headers).await?;
    let identity = Identity { issuer: provider.issuer().to_owned(), subject: claims.sub.clone() };
    let session = match flow.purpose {
        Purpose::SignIn => Some(sign_in(app, visitor, device, &identity, &claims).await?),
        Purpose::Connect(user) => {
            let user = visitor.filter(|visitor| visitor.id.0 == user && visitor.is_account).ok_or(Code::NotSignedIn)?;
            connect(app, &user, &identity).await?;
            None
        }
    };
    Ok(Finished { page: flow.page, session })
}

/// The person in this browser, if there is a session. `blocked` if they were blocked.
async fn visitor(app: &Shared, headers: &HeaderMap) -> Result<Option<User>, ApiError> {
    let known = crate::session::person(app, headers).await.map_err(|Failure(error)| error)?;
    Ok(known.map(|Person(user, _)| user))
}

/// Signs in to the account with this identity. If there is none, the guest in this browser becomes it, or a new one is
/// created: the issuer decides who may have an account.
async fn sign_in(
    app: &Shared,
    visitor: Option<User>,
    device: &Device,
    identity: &Identity,
    claims: &Claims,
) -> Result<HeaderValue, ApiError> {
    let guest = visitor.filter(|user| !user.is_account);
    let user = match app.store.find_identity(identity).await.map_err(store_error)? {
        Some(user) => user,
        None => register(app, guest, identity, claims).await?,
    };
    if user.is_blocked {
        return Err(Code::Blocked.into());
    }
    accounts::begin_session(app, &user, device).await
}

/// A new account with this identity, under a name that is free.
async fn register(app: &Shared, guest: Option<User>, identity: &Identity, claims: &Claims) -> Result<User, ApiError> {
    for _ in 0..ATTEMPTS {
        let name = free_numbered_name(app, guest.as_ref(), &wished_name(claims)).await?;
        match app.store.register_with_identity(guest.as_ref().map(|guest| guest.id), &name, identity).await {
            Ok(id) => {
                let user = app.store.user(id).await.map_err(store_error)?;
                refresh_tables(app, &user).await?;
                return Ok(user);
            }
            Err(StoreError::NameTaken) => {}
            // Another window was faster.
            Err(StoreError::Exists) => {
                return app.store.find_identity(identity).await.map_err(store_error)?.ok_or(Code::Unavailable.into());
            }
            Err(error) => return Err(store_error(error)),
        }
    }
    Err(Code::Unavailable.into())
}

/// What the issuer calls them. Of an e-mail address only the first part, since names are public.
fn wished_name(claims: &Claims) -> String {
    let names = [&claims.preferred_username, &claims.nickname, &claims.name].into_iter().flatten();
    let names = names.map(|name| name.split('@').next().unwrap_or_default().trim());
    names.into_iter().find(|name| !name.is_empty()).unwrap_or_default().to_owned()
}

/// Adds the identity to this account. `identity-taken` if another account has it.
async fn connect(app: &Shared, user: &User, identity: &Identity) -> Result<(), ApiError> {
    match app.store.find_identity(identity).await.map_err(store_error)? {
        Some(owner) if owner.id == user.id => return Ok(()),
        Some(_) => return Err(Code::IdentityTaken.into()),
        None => {}
    }
    if app.store.has_identity(user.id, &identity.issuer).await.map_err(store_error)? {
        return Err(Code::TooMany.into());
    }
    app.store.add_identity(user.id, identity).await.map_err(|error| match error {
        StoreError::Exists => Code::IdentityTaken.into(),
        error => store_error(error),
    })
}

/// Removes the identity from the visitor's account. `last-login` if nobody could sign in to it then.
pub(crate) async fn disconnect(State(app): State<Shared>, Person(user, _): Person) -> Answer<Deleted> {
    let provider = app.oidc.as_ref().ok_or(Code::NotFound)?;
    app.store.delete_identity(user.id, provider.issuer()).await.map_err(store_error)?;
    Ok(Deleted)
}

/// Logs why the issuer's answer is of no use. Visitors can't do anything about it.
fn failed(ClientAddress(address): ClientAddress, why: &dyn std::fmt::Display) -> Code {
    tracing::warn!(%address, %why, "sign-in with the issuer failed");
    Code::IdentityFailed
}
