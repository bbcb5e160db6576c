//! Passkeys over HTTP. Binary fields are base64url without padding, as the browser's functions give them.

use serde::{Deserialize, Serialize};

/// What a challenge is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PasskeyPurpose {
    SignIn,
    /// A new passkey of the visitor.
    Create,
}

/// A request for a challenge.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PasskeyChallengeBody {
    pub purpose: PasskeyPurpose,
}

/// A challenge. It can be answered once, within five minutes.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PasskeyChallenge {
    pub challenge: String,
    /// The name of the site to which passkeys are bound (the relying party's id).
    pub site: String,
}

/// A passkey that the browser has just created for a challenge. Its id and key are in `authenticator_data`.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPasskey {
    pub client_data: String,
    pub authenticator_data: String,
    /// Needed to add a passkey to an account that has a password.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub password: Option<String>,
}

/// A request to turn a guest into an account without a password.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PasskeyAccountBody {
    pub name: String,
    pub passkey: NewPasskey,
}

/// A request to sign in with a passkey.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PasskeyBody {
    /// The id of the passkey.
    pub credential: String,
    pub client_data: String,
    pub authenticator_data: String,
    pub signature: String,
}

/// A passkey of the visitor's account.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct OwnPasskey {
    pub passkey: String,
    /// The browser and system that created it, as in the list of sessions.
    pub device: String,
    /// Milliseconds since 1970-01-01 UTC.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub created: i64,
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub used: i64,
}
