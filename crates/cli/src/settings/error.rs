//! Errors in the settings of a server.

use game::Text;
use server::InvitationCode;

#[derive(Debug)]
pub(crate) enum SettingsError {
    /// An error on this line of the configuration file.
    Config { path: String, line: usize, why: String },
    /// Two settings that exclude each other.
    Both { one: &'static str, other: &'static str },
    /// A file that should contain a secret is empty.
    EmptySecret { path: String },
    /// A file that doesn't contain an invitation code.
    BadInvitation { path: String },
    /// Accounts are for invited people, but there is no invitation code.
    NoInvitation,
    /// An issuer needs an address, a client id and a secret.
    OidcIncomplete,
    /// An issuer has to send people back to an address that it knows.
    OidcWithoutPublicUrl,
    /// The address of an issuer can't be one, or the issuer can't be used, for this reason.
    BadIssuer { issuer: String, why: String },
}

impl SettingsError {
    pub(crate) fn text(&self) -> Text {
        match self {
            Self::Config { path, line, why } => {
                Text::new("cli-config").with("place", format!("{path}:{line}")).with("why", one_line(why))
            }
            Self::Both { one, other } => Text::new("cli-both-settings").with("one", *one).with("other", *other),
            Self::EmptySecret { path } => Text::new("cli-empty-secret").with("file", path.as_str()),
            Self::BadInvitation { path } => Text::new("cli-bad-invitation")
                .with("file", path.as_str())
                .with("least", *InvitationCode::LENGTHS.start())
                .with("most", *InvitationCode::LENGTHS.end()),
            Self::NoInvitation => Text::new("cli-no-invitation"),
            Self::OidcIncomplete => Text::new("cli-oidc-incomplete"),
            Self::OidcWithoutPublicUrl => Text::new("cli-oidc-no-public-url"),
            Self::BadIssuer { issuer, why } => {
                Text::new("cli-bad-issuer").with("issuer", issuer.as_str()).with("why", one_line(why))
            }
        }
    }
}

/// A parser's message may span several lines.
fn one_line(message: &str) -> String {
    message.split_whitespace().collect::<Vec<_>>().join(" ")
}
