//! Checks the rate of all requests and the origin of those that change anything. Adds security headers to every
//! response.

use crate::app::Shared;
use crate::config::Config;
use crate::counts::Counted;
use crate::error::Failure;
use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::{ApiError, Code};
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

const CONTENT_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
     img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
     form-action 'self'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

const FORWARDED: HeaderName = HeaderName::from_static("x-forwarded-for");

/// A client's address; for IPv6 its /64 network, since a household has a whole network to itself.
#[derive(Clone, Copy)]
pub(crate) struct ClientAddress(pub(crate) IpAddr);

impl ClientAddress {
    pub(crate) fn of(address: IpAddr) -> Self {
        Self(network(address.to_canonical()))
    }

    /// Whether the limits apply to this address.
    pub(crate) fn has_limits(self, config: &Config) -> bool {
        !config.unlimited.iter().any(|free| Self::of(*free).0 == self.0)
    }
}

impl FromRequestParts<Shared> for ClientAddress {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, Infallible> {
        Ok(address(&app.config, &parts.extensions, &parts.headers))
    }
}

pub(crate) async fn guard(State(app): State<Shared>, request: Request, next: Next) -> Response {
    let mut response = match admit(&app, &request) {
        Ok(_admitted) => next.run(request).await,
        Err(error) => Failure(error).into_response(),
    };
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    // Responses may be personal, so they aren't cached unless they say otherwise.
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    if app.config.is_secure() {
        let value = HeaderValue::from_static("max-age=31536000");
        response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, value);
    }
    response
}

/// Checks the request, and counts it as in progress until the result is dropped.
fn admit(app: &Shared, request: &Request) -> Result<Option<Counted<IpAddr>>, ApiError> {
    let client = address(&app.config, request.extensions(), request.headers());
    let is_limited = client.has_limits(&app.config);
    if is_limited {
        app.request_buckets.take(client.0)?;
    }
    note_proxy(app, request);
    check_origin(&app.config, request).inspect_err(|_| app.proxy_counts.note_foreign_origin())?;
    is_limited.then(|| app.admission.request(&app.config.limits, client)).transpose()
}

/// Counts the request if it points to a misconfigured proxy.
fn note_proxy(app: &Shared, request: &Request) {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|it| it.0.ip().to_canonical());
    let is_trusted = peer.is_some_and(|peer| app.config.trusted_proxies.contains(&peer));
    app.proxy_counts.note_request(is_trusted, request.headers().contains_key(FORWARDED));
}

/// Requests that change anything, and sockets, must come from our own page or from a client other than a browser.
fn check_origin(config: &Config, request: &Request) -> Result<(), ApiError> {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let is_socket = request.headers().contains_key(header::UPGRADE);
    match !(changes || is_socket) || is_own_origin(config, request.headers()) {
        true => Ok(()),
        false => Err(Code::BadOrigin.into()),
    }
}

/// Whether the request comes from our own page. Also true without an `Origin` header, as only browsers send one.
fn is_own_origin(config: &Config, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if let Some(public) = &config.public_url {
        return origin == public.origin();
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    host.is_some_and(|host| origin.split_once("://").is_some_and(|(_, rest)| rest == host))
}

/// The client's address; behind a trusted proxy, the one that the proxy reports.
fn address(config: &Config, extensions: &Extensions, headers: &HeaderMap) -> ClientAddress {
    let peer = extensions.get::<ConnectInfo<SocketAddr>>().map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |it| it.0.ip());
    ClientAddress::of(reported(config, peer.to_canonical(), headers))
}

fn reported(config: &Config, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let trusted = |address: &IpAddr| config.trusted_proxies.contains(address);
    if !trusted(&peer) {
        return peer;
    }
    let lists = headers.get_all(FORWARDED).iter().rev().filter_map(|list| list.to_str().ok());
    let parts = lists.flat_map(|list| list.rsplit(','));
    let mut forwarded =
        parts.map_while(|part| part.trim().parse::<IpAddr>().ok()).map(|address| address.to_canonical());
    forwarded.find(|address| !trusted(address)).unwrap_or(peer)
}

/// The /64 network of an IPv6 address; an IPv4 address unchanged.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    fn asked_by(peer: impl Into<IpAddr>, forwarded: &str) -> String {
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), PathBuf::new());
        config.trusted_proxies = vec![IpAddr::from([10, 0, 0, 1])];
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo(SocketAddr::new(peer.into(), 99)));
        let headers = HeaderMap::from_iter([(
            HeaderName::from_static("x-forwarded-for"),
            HeaderValue::from_str(forwarded).unwrap(),
        )]);
        address(&config, &extensions, &headers).0.to_string()
    }

    #[test]
    fn limits_are_lifted_only_for_listed_addresses() {
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), PathBuf::new());
        let client = |address: &str| ClientAddress(network(address.parse().unwrap()));
        assert!(client("127.0.0.1").has_limits(&config));
        config.unlimited = vec!["127.0.0.1".parse().unwrap(), "::1".parse().unwrap()];
        assert!(!client("127.0.0.1").has_limits(&config) && !client("::1").has_limits(&config));
        assert!(client("127.0.0.2").has_limits(&config) && client("2001:db8::1").has_limits(&config));
    }

    #[test]
    fn only_trusted_proxies_are_believed() {
        assert_eq!(asked_by([9, 9, 9, 9], "1.2.3.4"), "9.9.9.9");
        assert_eq!(asked_by([10, 0, 0, 1], "1.2.3.4"), "1.2.3.4");
        assert_eq!(asked_by([10, 0, 0, 1], "6.6.6.6, 1.2.3.4, 10.0.0.1"), "1.2.3.4");
        assert_eq!(asked_by([10, 0, 0, 1], "nonsense"), "10.0.0.1");
    }

    /// Otherwise, a client with a whole network would have a bucket for each of its addresses.
    #[test]
    fn all_addresses_of_a_network_are_one_client() {
        let own = |address: &str| asked_by(address.parse::<IpAddr>().unwrap(), "");
        assert_eq!(own("2001:db8:1:2:aaaa::1"), own("2001:db8:1:2:bbbb::2"));
        assert_ne!(own("2001:db8:1:2::1"), own("2001:db8:1:3::1"));
        assert_eq!(asked_by([10, 0, 0, 1], "2001:db8:1:2:aaaa::1"), "2001:db8:1:2::");
    }

    /// A server that listens on IPv6 sees IPv4 addresses in their mapped form.
    #[test]
    fn the_form_of_an_address_makes_no_difference() {
        let mapped = |address: &str| asked_by(format!("::ffff:{address}").parse::<IpAddr>().unwrap(), "1.2.3.4");
        assert_eq!((mapped("9.9.9.9").as_str(), mapped("10.0.0.1").as_str()), ("9.9.9.9", "1.2.3.4"));
    }

    fn fits(public: Option<&str>, origin: &str) -> bool {
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), PathBuf::new());
        config.public_url = public.map(|url| url.parse().unwrap());
        let headers = [(header::ORIGIN, origin), (header::HOST, "localhost:7700")];
        let headers = headers.map(|(name, value)| (name, HeaderValue::from_str(value).unwrap()));
        is_own_origin(&config, &HeaderMap::from_iter(headers))
    }

    #[test]
    fn the_origin_is_the_public_address_or_the_host() {
        assert!(fits(None, "http://localhost:7700"));
        assert!(!fits(None, "http://localhost:7701") && !fits(None, "null") && !fits(None, "http://evil.example"));
        assert!(fits(Some("https://tavola.example/"), "https://tavola.example"));
        assert!(!fits(Some("https://tavola.example/"), "http://localhost:7700"));
    }
}
