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
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

const CONTENT_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
     font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
     form-action 'self'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// The address that a request comes from.
pub(crate) struct ClientAddress(pub(crate) IpAddr);

impl FromRequestParts<Shared> for ClientAddress {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, Infallible> {
        Ok(ClientAddress(address(&app.config, &parts.extensions, &parts.headers)))
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
    if app.config.is_secure() {
        let value = HeaderValue::from_static("max-age=31536000");
        response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, value);
    }
    response
}

fn check(app: &Shared, request: &Request) -> Result<(), Failure> {
    if !app.request_buckets.take(address(&app.config, request.extensions(), request.headers())) {
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
fn address(config: &Config, extensions: &Extensions, headers: &HeaderMap) -> IpAddr {
    let peer = extensions.get::<ConnectInfo<SocketAddr>>().map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |it| it.0.ip());
    let trusted = |address: &IpAddr| config.trusted_proxies.contains(address);
    if !trusted(&peer) {
        return peer;
    }
    let lists = headers.get_all("x-forwarded-for").iter().rev().filter_map(|list| list.to_str().ok());
    let forwarded = lists.flat_map(|list| list.rsplit(',')).map_while(|part| part.trim().parse().ok());
    forwarded.into_iter().find(|address| !trusted(address)).unwrap_or(peer)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    fn asked_by(peer: [u8; 4], forwarded: &str) -> String {
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), PathBuf::new());
        config.trusted_proxies = vec![IpAddr::from([10, 0, 0, 1])];
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo(SocketAddr::from((peer, 99))));
        let headers = HeaderMap::from_iter([(
            HeaderName::from_static("x-forwarded-for"),
            HeaderValue::from_str(forwarded).unwrap(),
        )]);
        address(&config, &extensions, &headers).to_string()
    }

    #[test]
    fn only_a_trusted_proxy_is_believed() {
        assert_eq!(asked_by([9, 9, 9, 9], "1.2.3.4"), "9.9.9.9");
        assert_eq!(asked_by([10, 0, 0, 1], "1.2.3.4"), "1.2.3.4");
        assert_eq!(asked_by([10, 0, 0, 1], "6.6.6.6, 1.2.3.4, 10.0.0.1"), "1.2.3.4");
        assert_eq!(asked_by([10, 0, 0, 1], "nonsense"), "10.0.0.1");
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
