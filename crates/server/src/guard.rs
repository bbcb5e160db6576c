//! What stands before every request: rates, the right origin, and headers that keep browsers strict.

use crate::app::Shared;
use crate::config::Config;
use crate::error::Failure;
use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::Code;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

const CONTENT_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
     font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
     form-action 'self'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// The address that a request comes from; of IPv6 the network, since a household has all the addresses in it.
#[derive(Clone, Copy)]
pub(crate) struct ClientAddress(pub(crate) IpAddr);

impl ClientAddress {
    /// Whether visitors from there are held to the limits.
    pub(crate) fn has_limits(self, config: &Config) -> bool {
        !config.unlimited.iter().any(|free| network(free.to_canonical()) == self.0)
    }
}

impl FromRequestParts<Shared> for ClientAddress {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, Infallible> {
        Ok(address(&app.config, &parts.extensions, &parts.headers))
    }
}

pub(crate) async fn guard(State(app): State<Shared>, request: Request, next: Next) -> Response {
    let mut response = match check(&app, &request) {
        Ok(()) => next.run(request).await,
        Err(failure) => failure.into_response(),
    };
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    // What is not said to keep is about somebody.
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    if app.config.is_secure() {
        let value = HeaderValue::from_static("max-age=31536000");
        response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, value);
    }
    response
}

fn check(app: &Shared, request: &Request) -> Result<(), Failure> {
    let client = address(&app.config, request.extensions(), request.headers());
    if client.has_limits(&app.config) && !app.request_buckets.take(client.0) {
        return Err(Code::TooFast.into());
    }
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let is_socket = request.headers().contains_key(header::UPGRADE);
    match !(changes || is_socket) || is_own_origin(&app.config, request.headers()) {
        true => Ok(()),
        false => Err(Code::BadOrigin.into()),
    }
}

/// Whether the page that sends this is ours. Programs that are no browsers say nothing about it.
fn is_own_origin(config: &Config, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if let Some(public) = config.public_origin() {
        return origin == public;
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    host.is_some_and(|host| origin.split_once("://").is_some_and(|(_, rest)| rest == host))
}

/// Who asks; behind a trusted proxy, who the proxy says.
fn address(config: &Config, extensions: &Extensions, headers: &HeaderMap) -> ClientAddress {
    let peer = extensions.get::<ConnectInfo<SocketAddr>>().map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |it| it.0.ip());
    ClientAddress(network(asker(config, peer.to_canonical(), headers)))
}

fn asker(config: &Config, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let trusted = |address: &IpAddr| config.trusted_proxies.contains(address);
    if !trusted(&peer) {
        return peer;
    }
    let lists = headers.get_all("x-forwarded-for").iter().rev().filter_map(|list| list.to_str().ok());
    let parts = lists.flat_map(|list| list.rsplit(','));
    let mut forwarded =
        parts.map_while(|part| part.trim().parse::<IpAddr>().ok()).map(|address| address.to_canonical());
    forwarded.find(|address| !trusted(address)).unwrap_or(peer)
}

/// The first half of an IPv6 address, which names the network; others whole.
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
    fn limits_are_lifted_for_named_addresses_alone() {
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), PathBuf::new());
        let client = |address: &str| ClientAddress(network(address.parse().unwrap()));
        assert!(client("127.0.0.1").has_limits(&config));
        config.unlimited = vec!["127.0.0.1".parse().unwrap(), "::1".parse().unwrap()];
        assert!(!client("127.0.0.1").has_limits(&config) && !client("::1").has_limits(&config));
        assert!(client("127.0.0.2").has_limits(&config) && client("2001:db8::1").has_limits(&config));
    }

    #[test]
    fn only_a_trusted_proxy_is_believed() {
        assert_eq!(asked_by([9, 9, 9, 9], "1.2.3.4"), "9.9.9.9");
        assert_eq!(asked_by([10, 0, 0, 1], "1.2.3.4"), "1.2.3.4");
        assert_eq!(asked_by([10, 0, 0, 1], "6.6.6.6, 1.2.3.4, 10.0.0.1"), "1.2.3.4");
        assert_eq!(asked_by([10, 0, 0, 1], "nonsense"), "10.0.0.1");
    }

    /// Else whoever has a network has as many buckets as it has addresses.
    #[test]
    fn all_addresses_of_a_network_are_one_visitor() {
        let own = |address: &str| asked_by(address.parse::<IpAddr>().unwrap(), "");
        assert_eq!(own("2001:db8:1:2:aaaa::1"), own("2001:db8:1:2:bbbb::2"));
        assert_ne!(own("2001:db8:1:2::1"), own("2001:db8:1:3::1"));
        assert_eq!(asked_by([10, 0, 0, 1], "2001:db8:1:2:aaaa::1"), "2001:db8:1:2::");
    }

    /// A server that listens for both kinds sees addresses of the old kind in the new form.
    #[test]
    fn the_form_of_an_address_makes_no_difference() {
        let mapped = |address: &str| asked_by(format!("::ffff:{address}").parse::<IpAddr>().unwrap(), "1.2.3.4");
        assert_eq!((mapped("9.9.9.9").as_str(), mapped("10.0.0.1").as_str()), ("9.9.9.9", "1.2.3.4"));
    }

    fn fits(public: Option<&str>, origin: &str) -> bool {
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), PathBuf::new());
        config.public_url = public.map(str::to_owned);
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
