//! Signing in with an issuer (OpenID Connect) over HTTP.

use serde::{Deserialize, Serialize};

/// The issuer whose users can sign in.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct OidcOffer {
    /// What people know it by.
    pub name: String,
    /// Whether the visitor's account is connected with it.
    pub connected: bool,
}

/// A request to sign in with the issuer.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct OidcStart {
    /// Whether to add the identity to the visitor's account.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<_>"), schema(required = false))]
    pub connect: bool,
    /// The page to return to; the start page by default.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub page: Option<String>,
    /// Needed to connect an account that has a password.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub password: Option<String>,
}

/// Where the browser has to go to sign in.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct OidcAddress {
    pub address: String,
}
