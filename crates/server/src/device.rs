//! A browser's description of its device, so that people can recognize their sessions.

use crate::app::Shared;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use std::convert::Infallible;

/// A browser and a system, such as `firefox linux`: known names only, and nothing that identifies a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Device(pub(crate) String);

/// Part of the `User-Agent` header, and our name. The first match counts: many browsers also claim to be others.
const BROWSERS: [(&str, &str); 6] = [
    ("Firefox/", "firefox"),
    ("Edg/", "edge"),
    ("OPR/", "opera"),
    ("Chrome/", "chrome"),
    ("CriOS/", "chrome"),
    ("Safari/", "safari"),
];
const SYSTEMS: [(&str, &str); 7] = [
    ("Android", "android"),
    ("iPhone", "iphone"),
    ("iPad", "ipad"),
    ("Windows", "windows"),
    ("Mac OS X", "mac"),
    ("CrOS", "chromeos"),
    ("Linux", "linux"),
];

/// Our name for an unknown browser or system.
const OTHER: &str = "other";

impl Device {
    pub(crate) fn of_headers(headers: &HeaderMap) -> Self {
        let agent = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok());
        Self::of_user_agent(agent.unwrap_or_default())
    }

    fn of_user_agent(agent: &str) -> Self {
        let name = |list: &[(&str, &'static str)]| {
            list.iter().find(|(part, _)| agent.contains(part)).map_or(OTHER, |(_, name)| *name)
        };
        Self(format!("{} {}", name(&BROWSERS), name(&SYSTEMS)))
    }
}

impl FromRequestParts<Shared> for Device {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &Shared) -> Result<Self, Infallible> {
        Ok(Self::of_headers(&parts.headers))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_and_systems_are_recognized() {
        for (agent, device) in [
            ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "firefox linux"),
            ("Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "chrome android"),
            ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "edge windows"),
            ("Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Safari/604.1", "safari iphone"),
            ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15", "safari mac"),
            ("curl/8.0", "other other"),
            ("", "other other"),
        ] {
            assert_eq!(Device::of_user_agent(agent).0, device, "{agent}");
        }
    }
}
