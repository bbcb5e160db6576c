//! Recovery codes: shown once; each can stand in for a forgotten password once.

use crate::accounts::{self, confirm, limit};
use crate::app::Shared;
use crate::codes::{hash, new_code};
use crate::device::Device;
use crate::error::{Answer, store_error};
use crate::guard::ClientAddress;
use crate::input::Body;
use crate::password;
use crate::session::{Person, WithCookie};
use crate::session_revocations::Revoked;
use axum::Json;
use axum::extract::State;
use protocol::Code;
use protocol::http::{ConfirmBody, Me, RecoveryBody, RecoveryCodes, RecoveryState};
use store::{CodeHash, StoreError};

/// Number of codes of an account.
const COUNT: usize = 8;

/// Length of a code, without hyphens: 80 bits.
const LENGTH: usize = 16;

/// How many codes are left.
pub(crate) async fn state(State(app): State<Shared>, Person(user, _): Person) -> Answer<Json<RecoveryState>> {
    let left = app.store.count_recovery_codes(user.id).await.map_err(store_error)?;
    Ok(Json(RecoveryState { left: left as u32 }))
}

/// Replaces all codes by new ones, which are shown only now.
pub(crate) async fn create(
    State(app): State<Shared>,
    client: ClientAddress,
    Person(user, session): Person,
    Body(body): Body<ConfirmBody>,
) -> Answer<Json<RecoveryCodes>> {
    limit(&app, client)?;
    confirm(&app, &user, session, body.password).await?;
    let codes = (0..COUNT).map(|_| new_code::<LENGTH>()).collect::<Result<Vec<_>, _>>()?;
    let hashes: Vec<CodeHash> = codes.iter().map(|code| hash(code)).collect();
    app.store.set_recovery_codes(user.id, &hashes).await.map_err(store_error)?;
    Ok(Json(RecoveryCodes { codes }))
}

/// Sets a new password with a code, ends all sessions of the account, and signs in.
pub(crate) async fn redeem(
    State(app): State<Shared>,
    client: ClientAddress,
    device: Device,
    Body(body): Body<RecoveryBody>,
) -> Answer<WithCookie<Json<Me>>> {
    limit(&app, client)?;
    let name = body.name.to_lowercase();
    app.guess_buckets.check(&name)?;
    let password = password::hash(body.password).await?;
    let account = app.store.find_account(&body.name).await.map_err(store_error)?;
    let used = match &account {
        Some(account) if account.user.is_blocked => return Err(Code::Blocked.into()),
        Some(account) => app.store.use_recovery_code(account.user.id, hash(&body.code), &password).await,
        None => Err(StoreError::NotFound),
    };
    let user = used.map_err(|error| match error {
        StoreError::NotFound => {
            // Other guesses may have emptied the bucket meanwhile; this one is answered.
            let _ = app.guess_buckets.take(name);
            accounts::wrong_code(client).into()
        }
        error => store_error(error),
    })?;
    app.revocations.publish(&app.store, Revoked::All(user.id)).await;
    accounts::signed_in(&app, &user, &device).await
}
