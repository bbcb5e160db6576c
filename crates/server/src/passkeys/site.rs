//! The site that a passkey belongs to.

use crate::app::Shared;
use crate::error::Failure;
use axum::extract::FromRequestParts;
use axum::http::header;
use axum::http::request::Parts;
use protocol::Code;

/// Our own site, as the browser knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Site {
    /// Scheme, host and port.
    pub(super) origin: String,
    /// The host. Passkeys are bound to it, so they are lost if it changes.
    pub(super) name: String,
}

impl Site {
    fn new(origin: &str) -> Option<Self> {
        let (_, host) = origin.split_once("://")?;
        let name = host.rsplit_once(':').filter(|(_, port)| port.parse::<u16>().is_ok()).map_or(host, |(name, _)| name);
        Some(Self { origin: origin.to_owned(), name: name.to_owned() })
    }
}

/// From the public address, or else from the origin of the request, which was compared with its host. `bad-origin` for
/// clients other than browsers: they have no passkeys.
impl FromRequestParts<Shared> for Site {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, Failure> {
        let given = parts.headers.get(header::ORIGIN).and_then(|origin| origin.to_str().ok());
        let public = app.config.public_url.as_ref().map(|url| url.origin());
        public.or(given).and_then(Site::new).ok_or_else(|| Code::BadOrigin.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_site_is_named_after_its_host() {
        let name = |origin| Site::new(origin).map(|site| site.name);
        assert_eq!(name("https://tavola.example").as_deref(), Some("tavola.example"));
        assert_eq!(name("http://localhost:7700").as_deref(), Some("localhost"));
        assert_eq!(name("http://[::1]").as_deref(), Some("[::1]"));
        assert_eq!(name("null"), None);
    }
}
