//! Passkeys (WebAuthn): accounts sign in with a key that their device or security key keeps, and need no password.

mod authenticator_data;
mod cbor;
mod challenge;
mod public_key;
mod site;
mod verify;

pub(crate) use challenge::Challenges;
pub(crate) use site::Site;

use crate::accounts::{self, limit, refresh_tables};
use crate::app::Shared;
use crate::device::Device;
use crate::error::{Answer, Deleted, store_error};
use crate::guard::ClientAddress;
use crate::input::{Body, Path};
use crate::names::free_account_name;
use crate::oidc::Provider;
use crate::permissions;
use crate::session::{Person, WithCookie};
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use challenge::Purpose;
use protocol::http::Me;
use protocol::{
    ApiError, Code, NewPasskey, OwnPasskey, PasskeyAccountBody, PasskeyBody, PasskeyChallenge, PasskeyChallengeBody,
    PasskeyPurpose,
};
use store::{Millis, PasskeyRow, StoreError, User};
use verify::{decode, encode};

/// Maximum number of passkeys per account.
const MAX_PASSKEYS: u32 = 20;

/// A challenge for signing in, or for a new passkey of the visitor.
pub(crate) async fn challenge(
    State(app): State<Shared>,
    site: Site,
    known: Option<Person>,
    Body(body): Body<PasskeyChallengeBody>,
) -> Answer<Json<PasskeyChallenge>> {
    let purpose = match (body.purpose, known) {
        (PasskeyPurpose::SignIn, _) => Purpose::SignIn,
        (PasskeyPurpose::Create, Some(Person(user, _))) => Purpose::Create(user.id),
        (PasskeyPurpose::Create, None) => return Err(Code::NotSignedIn.into()),
    };
    let challenge = app.passkey_challenges.create(purpose, Millis::now())?;
    Ok(Json(PasskeyChallenge { challenge, site: site.name }))
}

pub(crate) async fn list(State(app): State<Shared>, Person(user, _): Person) -> Answer<Json<Vec<OwnPasskey>>> {
    let passkeys = app.store.list_passkeys(user.id).await.map_err(store_error)?;
    let own = |row: PasskeyRow| OwnPasskey {
        passkey: encode(&row.credential),
        device: row.device,
        created: row.created.0,
        used: row.used.0,
    };
    Ok(Json(passkeys.into_iter().map(own).collect()))
}

/// Adds a passkey to the visitor's account. Needs the password or a recent sign-in, like everything that lasts longer
/// than a session.
pub(crate) async fn add(
    State(app): State<Shared>,
    client: ClientAddress,
    site: Site,
    device: Device,
    Person(user, session): Person,
    Body(body): Body<NewPasskey>,
) -> Answer<Json<Vec<OwnPasskey>>> {
    limit(&app, client)?;
    accounts::confirm(&app, &user, session, body.password.clone()).await?;
    let passkey = created(&app, &site, &user, &device, &body)?;
    app.store.add_passkey(user.id, &passkey, MAX_PASSKEYS).await.map_err(store_error)?;
    list(State(app), Person(user, session)).await
}

/// Turns a guest into an account without a password, with a new session.
pub(crate) async fn register(
    State(app): State<Shared>,
    client: ClientAddress,
    site: Site,
    device: Device,
    headers: HeaderMap,
    Person(user, _): Person,
    Body(body): Body<PasskeyAccountBody>,
) -> Answer<WithCookie<Json<Me>>> {
    limit(&app, client)?;
    permissions::check_may_create_account(&app, &headers)?;
    let name = free_account_name(&app, Some(&user), &body.name).await?;
    let passkey = created(&app, &site, &user, &device, &body.passkey)?;
    app.store.register_with_passkey(user.id, &name, &passkey).await.map_err(store_error)?;
    refresh_tables(&app, &user).await?;
    accounts::signed_in(&app, &User { name, is_account: true, ..user }, &device).await
}

/// Signs in with a passkey. The passkey identifies the account, so no name is needed.
pub(crate) async fn sign_in(
    State(app): State<Shared>,
    client: ClientAddress,
    site: Site,
    device: Device,
    Body(body): Body<PasskeyBody>,
) -> Answer<WithCookie<Json<Me>>> {
    limit(&app, client)?;
    let credential = decode(&body.credential).ok_or_else(|| wrong_passkey(client))?;
    let found = app.store.find_passkey(&credential).await.map_err(store_error)?;
    let (user, key) = found.ok_or_else(|| wrong_passkey(client))?;
    let count = verify::signed(&app.passkey_challenges, &site, &key, &body).ok_or_else(|| wrong_passkey(client))?;
    if user.is_blocked {
        return Err(Code::Blocked.into());
    }
    app.store.note_passkey_use(&credential, count).await.map_err(|error| match error {
        StoreError::NotFound => wrong_passkey(client).into(),
        error => store_error(error),
    })?;
    accounts::signed_in(&app, &user, &device).await
}

/// Deletes a passkey. `last-login` if it is the account's only way to sign in.
pub(crate) async fn delete(
    State(app): State<Shared>,
    Person(user, _): Person,
    Path(passkey): Path<String>,
) -> Answer<Deleted> {
    let credential = decode(&passkey).ok_or(Code::NotFound)?;
    let issuer = app.oidc.as_ref().map(Provider::issuer);
    app.store.delete_passkey(user.id, &credential, issuer).await.map_err(store_error)?;
    Ok(Deleted)
}

fn created(
    app: &Shared,
    site: &Site,
    user: &User,
    Device(device): &Device,
    given: &NewPasskey,
) -> Result<PasskeyRow, ApiError> {
    let created = verify::created(&app.passkey_challenges, site, user.id, given).ok_or(Code::WrongPasskey)?;
    let now = Millis::now();
    Ok(PasskeyRow {
        credential: created.credential,
        key: created.key,
        count: created.count,
        device: device.clone(),
        created: now,
        used: now,
    })
}

/// Logs a failed attempt with its address, so that other programs can block it.
fn wrong_passkey(ClientAddress(address): ClientAddress) -> Code {
    tracing::warn!(%address, "wrong passkey");
    Code::WrongPasskey
}
