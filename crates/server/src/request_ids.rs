//! An id for every request: in the response, and in every line logged while it is handled.

use crate::app::Shared;
use crate::names::random_bytes;
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tracing::Instrument;

const HEADER: HeaderName = HeaderName::from_static("x-request-id");

/// Maximum length of an id that a proxy has chosen, in bytes.
const MAX_LENGTH: usize = 64;

/// A request that takes this long is logged.
const SLOW: Duration = Duration::from_secs(1);

/// Logs the route, not the path: visitors' text doesn't belong in the log, and a table's address is secret.
pub(crate) async fn identify(State(app): State<Shared>, request: Request, next: Next) -> Response {
    let id = given(&app, &request).unwrap_or_else(new_id);
    let route = request.extensions().get::<MatchedPath>().map_or("page", MatchedPath::as_str).to_owned();
    let span = tracing::info_span!("request", id, method = request.method().as_str(), route);
    let started = Instant::now();
    let mut response = next.run(request).instrument(span.clone()).await;
    if started.elapsed() >= SLOW && response.status() != StatusCode::SWITCHING_PROTOCOLS {
        let status = response.status().as_u16();
        span.in_scope(|| tracing::warn!(took = ?started.elapsed(), status, "slow request"));
    }
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(HEADER, id);
    }
    response
}

/// The id that a trusted proxy has chosen, so that its log and ours can be compared.
fn given(app: &Shared, request: &Request) -> Option<String> {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>()?.0.ip().to_canonical();
    let id = request.headers().get(HEADER)?.to_str().ok()?;
    (app.config.trusted_proxies.contains(&peer) && is_plain(id)).then(|| id.to_owned())
}

/// Whether an id can be logged as is.
pub(crate) fn is_plain(id: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.');
    (1..=MAX_LENGTH).contains(&id.len()) && id.bytes().all(plain)
}

fn new_id() -> String {
    // Requests are answered even if there is no randomness.
    let bytes: [u8; 8] = random_bytes().unwrap_or_default();
    format!("{:016x}", u64::from_be_bytes(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_ids_are_logged() {
        assert!(is_plain("c17") && is_plain("01JC-x_y.z") && is_plain(&"a".repeat(64)));
        for bad in ["", "a b", "a\nb", "\u{1b}[31m", "ä", &"a".repeat(65)] {
            assert!(!is_plain(bad), "{bad}");
        }
    }
}
