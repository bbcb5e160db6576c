//! The public address of a server.

use axum::http::Uri;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The address at which visitors reach the server: `https://HOST` or `http://HOST`, perhaps with a port.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(try_from = "String", into = "String")]
pub struct PublicUrl {
    /// As browsers send it: in lower case, without the default port.
    origin: String,
}

/// Why an address can't be the public one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadPublicUrl {
    /// Not a URL, or without a scheme.
    Malformed,
    /// A scheme other than `http` and `https`.
    Scheme,
    /// The page is always served from the root of its host.
    Path,
    /// With a user name or password.
    User,
}

impl PublicUrl {
    /// Scheme, host and port, as browsers send them in the header `Origin`.
    pub(crate) fn origin(&self) -> &str {
        &self.origin
    }

    pub(crate) fn is_secure(&self) -> bool {
        self.origin.starts_with("https://")
    }
}

impl FromStr for PublicUrl {
    type Err = BadPublicUrl;

    fn from_str(text: &str) -> Result<Self, BadPublicUrl> {
        let url: Uri = text.parse().map_err(|_| BadPublicUrl::Malformed)?;
        let (Some(scheme), Some(authority)) = (url.scheme_str(), url.authority()) else {
            return Err(BadPublicUrl::Malformed);
        };
        let default_port = match scheme {
            "https" => 443,
            "http" => 80,
            _ => return Err(BadPublicUrl::Scheme),
        };
        if authority.as_str().contains('@') {
            return Err(BadPublicUrl::User);
        }
        let has_port_text = authority.as_str().len() > authority.host().len();
        if authority.host().is_empty() || (has_port_text && authority.port_u16().is_none()) {
            return Err(BadPublicUrl::Malformed);
        }
        if url.path() != "/" || url.query().is_some() || text.contains('#') {
            return Err(BadPublicUrl::Path);
        }
        let port = authority.port_u16().filter(|port| *port != default_port);
        let port = port.map_or_else(String::new, |port| format!(":{port}"));
        Ok(Self { origin: format!("{scheme}://{}{port}", authority.host().to_lowercase()) })
    }
}

impl TryFrom<String> for PublicUrl {
    type Error = BadPublicUrl;

    fn try_from(text: String) -> Result<Self, BadPublicUrl> {
        text.parse()
    }
}

impl From<PublicUrl> for String {
    fn from(url: PublicUrl) -> Self {
        url.origin
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.origin)
    }
}

impl fmt::Display for BadPublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BadPublicUrl::Malformed => "not an address of the form https://HOST or http://HOST:PORT",
            BadPublicUrl::Scheme => "it must begin with https:// or http://",
            BadPublicUrl::Path => "it must end after the host: the page is served from the root",
            BadPublicUrl::User => "it must not contain a user name or password",
        })
    }
}

impl std::error::Error for BadPublicUrl {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_origin_is_what_browsers_send() {
        for (given, origin) in [
            ("https://tavola.example", "https://tavola.example"),
            ("https://Tavola.Example/", "https://tavola.example"),
            ("https://tavola.example:443", "https://tavola.example"),
            ("http://tavola.example:80/", "http://tavola.example"),
            ("http://tavola.example:8080", "http://tavola.example:8080"),
            ("http://[::1]:7700", "http://[::1]:7700"),
        ] {
            let url: PublicUrl = given.parse().unwrap();
            assert_eq!((url.origin(), url.is_secure()), (origin, origin.starts_with("https")), "{given}");
        }
    }

    #[test]
    fn what_is_no_address_of_a_server_is_refused() {
        use BadPublicUrl::{Malformed, Path, Scheme, User};
        for (given, why) in [
            ("", Malformed),
            ("tavola.example", Malformed),
            ("/table", Malformed),
            ("https://", Malformed),
            ("https:tavola.example", Malformed),
            ("https://tavola.example:port", Malformed),
            ("https://tavola.example:", Malformed),
            ("https://täfel.example", Malformed),
            ("https://tavola example", Malformed),
            ("ftp://tavola.example", Scheme),
            ("https://tavola.example/play", Path),
            ("https://tavola.example/?x=1", Path),
            ("https://tavola.example/#start", Path),
            ("https://anna:secret@tavola.example", User),
        ] {
            assert_eq!(given.parse::<PublicUrl>(), Err(why), "{given}");
        }
    }
}
