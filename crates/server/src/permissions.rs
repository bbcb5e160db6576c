//! Who may open tables and create accounts on this server.

use crate::accounts;
use crate::app::Shared;
use crate::error::{Answer, store_error};
use crate::guard::ClientAddress;
use crate::input::Path;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{AppendHeaders, IntoResponse, Redirect};
use protocol::{ApiError, Code};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use static_assertions::assert_not_impl_any;
use std::fmt;
use store::UserId;

/// How long a browser keeps an invitation, in seconds.
const MAX_AGE: u32 = 30 * 24 * 60 * 60;

/// Who may do something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Who {
    #[default]
    Everybody,
    /// For accounts: visitors who have opened the invitation link. For tables: users with an account.
    Invited,
    Nobody,
}

/// Who may do what.
#[derive(Clone, Debug, Default)]
pub struct Permissions {
    pub open_tables: Who,
    pub create_accounts: Who,
    /// The code in the invitation link `/invitation/CODE`. Without one, nobody is invited.
    pub invitation: Option<InvitationCode>,
}

assert_not_impl_any!(InvitationCode: Serialize);

/// A code that the operator gives to people who may create an account. `Debug` omits it.
#[derive(Clone, PartialEq, Eq)]
pub struct InvitationCode(String);

impl InvitationCode {
    /// Minimum and maximum length.
    pub const LENGTHS: std::ops::RangeInclusive<usize> = 12..=100;

    /// `None` unless the code consists of ASCII letters, digits, `-` and `_`, and its length is in
    /// [`InvitationCode::LENGTHS`]: it is part of an address, and must not be guessed.
    pub fn new(code: &str) -> Option<Self> {
        let is_plain = code.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'));
        (is_plain && Self::LENGTHS.contains(&code.len())).then(|| Self(code.to_owned()))
    }

    /// Compares hashes, so that the time taken doesn't depend on how much of the code was right.
    fn is(&self, given: &str) -> bool {
        Sha256::digest(self.0.as_bytes()) == Sha256::digest(given.as_bytes())
    }
}

impl fmt::Debug for InvitationCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("InvitationCode(…)")
    }
}

/// `closed` or `not-invited` if this user may not open a table here.
pub(crate) async fn check_may_open_table(app: &Shared, user: UserId) -> Result<(), ApiError> {
    match app.config.permissions.open_tables {
        Who::Everybody => Ok(()),
        Who::Nobody => Err(Code::Closed.into()),
        Who::Invited => match app.store.user(user).await.map_err(store_error)?.is_account {
            true => Ok(()),
            false => Err(Code::NotInvited.into()),
        },
    }
}

/// `closed` or `not-invited` if the visitor with these cookies may not create an account here.
pub(crate) fn check_may_create_account(app: &Shared, headers: &HeaderMap) -> Result<(), ApiError> {
    let permissions = &app.config.permissions;
    let code = permissions.invitation.as_ref();
    let invited = || code.is_some_and(|code| cookies(headers, name(app)).any(|given| code.is(given)));
    match permissions.create_accounts {
        Who::Everybody => Ok(()),
        Who::Nobody => Err(Code::Closed.into()),
        Who::Invited if invited() => Ok(()),
        Who::Invited => Err(Code::NotInvited.into()),
    }
}

/// The invitation link: the browser keeps the code and goes to the start page.
pub(crate) async fn accept(
    State(app): State<Shared>,
    client: ClientAddress,
    Path(given): Path<String>,
) -> Answer<impl IntoResponse> {
    accounts::limit(&app, client)?;
    let code = app.config.permissions.invitation.as_ref().filter(|code| code.is(&given)).ok_or(Code::NotInvited)?;
    Ok((AppendHeaders([(header::SET_COOKIE, cookie(&app, code))]), Redirect::to("/")))
}

fn cookie(app: &Shared, code: &InvitationCode) -> HeaderValue {
    let secure = if app.config.is_secure() { "; Secure" } else { "" };
    let text = format!("{}={}; Path=/; Max-Age={MAX_AGE}; HttpOnly; SameSite=Lax{secure}", name(app), code.0);
    HeaderValue::from_str(&text).expect("a code has only letters, digits and signs")
}

/// Over HTTPS, browsers accept a cookie whose name has this prefix only from the host itself.
fn name(app: &Shared) -> &'static str {
    if app.config.is_secure() { "__Host-tavola-invitation" } else { "tavola-invitation" }
}

/// The values of the cookies with this name.
fn cookies<'a>(headers: &'a HeaderMap, name: &'a str) -> impl Iterator<Item = &'a str> {
    let lists = headers.get_all(header::COOKIE).iter().filter_map(|list| list.to_str().ok());
    lists.flat_map(|list| list.split(';')).filter_map(move |cookie| cookie.trim().strip_prefix(name)?.strip_prefix('='))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_long_and_fits_into_an_address() {
        for bad in ["", "short", "with space in it", "with/slash/in/it", "çlub-of-people", &"x".repeat(101)] {
            assert_eq!(InvitationCode::new(bad), None, "{bad}");
        }
        let code = InvitationCode::new("club-of-2026_x").unwrap();
        assert!(code.is("club-of-2026_x") && !code.is("club-of-2026_y") && !code.is(""));
        assert!(!format!("{code:?}").contains("2026"));
    }
}
