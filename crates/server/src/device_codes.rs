//! Codes that let a guest, who has no password, keep playing on another device.

use crate::accounts::{limit, signed_in, wrong_code};
use crate::app::Shared;
use crate::codes::{hash, new_code};
use crate::device::Device;
use crate::error::{Answer, store_error};
use crate::guard::ClientAddress;
use crate::input::Body;
use crate::session::{Person, WithCookie};
use axum::Json;
use axum::extract::State;
use protocol::http::{DeviceCode, DeviceCodeBody, Me};
use protocol::{ApiError, Code};
use store::{CodePurpose, Millis, StoreError};

/// How long a code works, in milliseconds.
const LIFETIME: i64 = 10 * 60 * 1000;

/// Length of a code without hyphens: 60 bits, too many to guess in ten minutes.
const LENGTH: usize = 12;

/// Creates a code for the guest's other device, replacing any earlier one. `not-a-guest` for accounts.
pub(crate) async fn create(
    State(app): State<Shared>,
    client: ClientAddress,
    Person(user, _): Person,
) -> Answer<Json<DeviceCode>> {
    limit(&app, client)?;
    if user.is_account {
        return Err(Code::NotAGuest.into());
    }
    let (code, expires) = (new_code::<LENGTH>()?, Millis(Millis::now().0 + LIFETIME));
    app.store.create_code(user.id, CodePurpose::Device, hash(&code), expires).await.map_err(store_error)?;
    Ok(Json(DeviceCode { code, expires: expires.0 }))
}

/// Signs in as the guest who created the code, and uses it up.
pub(crate) async fn redeem(
    State(app): State<Shared>,
    client: ClientAddress,
    device: Device,
    Body(body): Body<DeviceCodeBody>,
) -> Answer<WithCookie<Json<Me>>> {
    limit(&app, client)?;
    let user = app.store.use_device_code(hash(&body.code)).await.map_err(|error| match error {
        StoreError::NotFound => ApiError::from(wrong_code(client)),
        error => store_error(error),
    })?;
    if user.is_blocked {
        return Err(Code::Blocked.into());
    }
    signed_in(&app, &user, &device).await
}
