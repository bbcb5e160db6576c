//! Answers that send the browser somewhere, and the cookie that it brings back.

use super::flow::LIFETIME;
use crate::app::Shared;
use axum::http::{HeaderValue, header};
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use protocol::Code;

/// Over HTTPS browsers accept a name with this prefix only from the host itself.
const COOKIE: &str = "tavola-oidc";
const SECURE_COOKIE: &str = "__Host-tavola-oidc";

/// A redirect to one of our pages.
pub(crate) struct Redirected {
    pub(super) to: String,
    pub(super) cookies: [Option<HeaderValue>; 2],
}

/// A response with the cookie of a sign-in that has begun.
pub(crate) struct WithFlow<T>(pub(super) HeaderValue, pub(super) T);

impl Redirected {
    /// To the page that explains this error.
    pub(super) fn to_error(code: Code, cookie: HeaderValue) -> Self {
        let name = code.key().trim_start_matches("error-");
        Self { to: format!("/sign-in-failed/{name}"), cookies: [Some(cookie), None] }
    }
}

impl IntoResponse for Redirected {
    fn into_response(self) -> Response {
        let cookies = self.cookies.into_iter().flatten().map(|cookie| (header::SET_COOKIE, cookie));
        (AppendHeaders(cookies), Redirect::to(&self.to)).into_response()
    }
}

impl<T: IntoResponse> IntoResponse for WithFlow<T> {
    fn into_response(self) -> Response {
        (AppendHeaders([(header::SET_COOKIE, self.0)]), self.1).into_response()
    }
}

pub(super) fn cookie_name(app: &Shared) -> &'static str {
    if app.config.is_secure() { SECURE_COOKIE } else { COOKIE }
}

/// The header that keeps a sign-in. The browser must send it when it comes back from the issuer, hence `Lax`.
pub(super) fn keep(app: &Shared, value: &str) -> HeaderValue {
    cookie(app, value, LIFETIME)
}

/// The header that removes it.
pub(super) fn forget(app: &Shared) -> HeaderValue {
    cookie(app, "", 0)
}

fn cookie(app: &Shared, value: &str, max_age: i64) -> HeaderValue {
    let secure = if app.config.is_secure() { "; Secure" } else { "" };
    let text = format!("{}={value}; Path=/; Max-Age={max_age}; HttpOnly; SameSite=Lax{secure}", cookie_name(app));
    HeaderValue::from_str(&text).expect("the value is base64url and a dot")
}
