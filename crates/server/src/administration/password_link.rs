//! Links that let users who have forgotten their password choose a new one.

use crate::accounts;
use crate::app::Shared;
use crate::device::Device;
use crate::error::{Answer, store_error};
use crate::guard::ClientAddress;
use crate::input::{Body, Path};
use crate::names::random_bytes;
use crate::password;
use crate::session::{WithCookie, hex};
use crate::session_revocations::Revoked;
use axum::Json;
use axum::extract::State;
use protocol::http::Me;
use protocol::{ApiError, Code, NewPasswordBody};
use sha2::{Digest, Sha256};
use store::{CodeHash, CodePurpose, Millis, StoreError, User};

/// How long a link works, in milliseconds.
const LIFETIME: i64 = 24 * 60 * 60 * 1000;

/// Creates a new link for the account and returns its path. Only a hash of the link is stored.
pub(super) async fn create(app: &Shared, user: &User) -> Result<String, ApiError> {
    let secret = hex(&random_bytes::<32>()?);
    let until = Millis(Millis::now().0 + LIFETIME);
    app.store.create_code(user.id, CodePurpose::Password, hash(&secret), until).await.map_err(store_error)?;
    Ok(format!("/password/{secret}"))
}

/// The name of the account that a link is for.
pub(crate) async fn whose(
    State(app): State<Shared>,
    client: ClientAddress,
    Path(link): Path<String>,
) -> Answer<Json<Me>> {
    accounts::limit(&app, client)?;
    let user = app.store.find_code(CodePurpose::Password, hash(&link)).await.map_err(no_such_link)?;
    Ok(Json(accounts::shown(&user)))
}

/// Sets a new password, ends all sessions of the account, and signs in. The link no longer works.
pub(crate) async fn redeem(
    State(app): State<Shared>,
    client: ClientAddress,
    device: Device,
    Body(body): Body<NewPasswordBody>,
) -> Answer<WithCookie<Json<Me>>> {
    accounts::limit(&app, client)?;
    let link = hash(&body.link);
    let user = app.store.find_code(CodePurpose::Password, link).await.map_err(no_such_link)?;
    if user.is_blocked {
        return Err(Code::Blocked.into());
    }
    let password = password::hash(body.password).await?;
    let user = app.store.use_password_code(link, &password).await.map_err(no_such_link)?;
    app.revocations.publish(&app.store, Revoked::All(user.id)).await;
    accounts::signed_in(&app, &user, &device).await
}

fn hash(secret: &str) -> CodeHash {
    CodeHash(Sha256::digest(secret.as_bytes()).into())
}

fn no_such_link(error: StoreError) -> ApiError {
    match error {
        StoreError::NotFound => Code::NoSuchLink.into(),
        error => store_error(error),
    }
}
