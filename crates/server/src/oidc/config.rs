//! The operator's issuer.

use outbound::Url;
use outbound::url::Host;
use serde::Serialize;
use static_assertions::assert_not_impl_any;
use std::fmt;

/// The issuer whose users can sign in here (OpenID Connect), and who we are there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Oidc {
    pub issuer: Issuer,
    pub client_id: String,
    pub client_secret: ClientSecret,
    /// What people know the issuer by.
    pub name: String,
}

/// The address of an issuer, exactly as it names itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Issuer(String);

assert_not_impl_any!(ClientSecret: Serialize);

/// What the issuer knows us by. `Debug` omits it.
#[derive(Clone, PartialEq, Eq)]
pub struct ClientSecret(pub String);

/// Why an address can't be that of an issuer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadIssuer {
    /// Not a URL.
    Malformed,
    /// Neither HTTPS, nor HTTP on this machine.
    NotEncrypted,
    /// With a query, a fragment, or a user name.
    Extra,
}

impl Issuer {
    pub fn new(text: &str) -> Result<Self, BadIssuer> {
        let url: Url = text.parse().map_err(|_| BadIssuer::Malformed)?;
        if url.query().is_some() || url.fragment().is_some() || !url.username().is_empty() || url.password().is_some() {
            return Err(BadIssuer::Extra);
        }
        match url.scheme() {
            "https" => Ok(Self(text.to_owned())),
            "http" if is_local(&url) => Ok(Self(text.to_owned())),
            _ => Err(BadIssuer::NotEncrypted),
        }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The host, by which an issuer is known that has no other name.
    pub fn host(&self) -> String {
        let url = Url::parse(&self.0).ok();
        url.and_then(|url| url.host_str().map(str::to_owned)).unwrap_or_default()
    }

    /// Where the issuer describes itself.
    pub(super) fn discovery(&self) -> String {
        format!("{}/.well-known/openid-configuration", self.0.trim_end_matches('/'))
    }
}

fn is_local(url: &Url) -> bool {
    match url.host() {
        Some(Host::Ipv4(address)) => address.is_loopback(),
        Some(Host::Ipv6(address)) => address.is_loopback(),
        Some(Host::Domain(name)) => name == "localhost",
        None => false,
    }
}

impl fmt::Debug for ClientSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ClientSecret(…)")
    }
}

impl fmt::Display for Issuer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for BadIssuer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BadIssuer::Malformed => "not an address of the form https://HOST/PATH",
            BadIssuer::NotEncrypted => "it must begin with https://, or http:// on this machine",
            BadIssuer::Extra => "it must have no query, fragment or user name",
        })
    }
}

impl std::error::Error for BadIssuer {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_issuer_is_encrypted_or_local() {
        for good in
            ["https://id.example", "https://id.example/realms/club/", "http://127.0.0.1:9", "http://localhost/x"]
        {
            assert_eq!(Issuer::new(good).unwrap().as_str(), good);
        }
        for (bad, why) in [
            ("", BadIssuer::Malformed),
            ("id.example", BadIssuer::Malformed),
            ("http://id.example", BadIssuer::NotEncrypted),
            ("http://10.0.0.1", BadIssuer::NotEncrypted),
            ("ftp://id.example", BadIssuer::NotEncrypted),
            ("https://id.example/?a=b", BadIssuer::Extra),
            ("https://id.example/#a", BadIssuer::Extra),
            ("https://anna@id.example", BadIssuer::Extra),
        ] {
            assert_eq!(Issuer::new(bad), Err(why), "{bad}");
        }
    }

    #[test]
    fn an_issuer_is_discovered_below_its_path() {
        let discovery = |issuer| Issuer::new(issuer).unwrap().discovery();
        assert_eq!(discovery("https://id.example"), "https://id.example/.well-known/openid-configuration");
        assert_eq!(discovery("https://id.example/club/"), "https://id.example/club/.well-known/openid-configuration");
        assert_eq!(Issuer::new("https://id.example:8443/club").unwrap().host(), "id.example");
    }

    #[test]
    fn the_secret_is_not_shown() {
        assert!(!format!("{:?}", ClientSecret("hunter2".to_owned())).contains("hunter2"));
    }
}
