//! Bodies, paths and queries of requests. Anything that can't be read is reported as an [`ApiError`], like all other
//! errors.

use crate::admission::Admitted;
use crate::app::Shared;
use crate::error::Failure;
use axum::body::Bytes;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use protocol::{ApiError, Code};
use serde::de::DeserializeOwned;
use std::fmt::Display;
use std::sync::Arc;
use tokio::time::timeout;

/// The longest path of a field that is returned in an error.
const MAX_FIELD: usize = 100;

/// The JSON body of a request.
pub(crate) struct Body<T>(pub(crate) T);

/// The JSON body of a request as text, for handlers that parse it themselves.
pub(crate) struct Text(pub(crate) String);

/// The parameters in the path of a request.
pub(crate) struct Path<T>(pub(crate) T);

/// The query of a request.
pub(crate) struct Query<T>(pub(crate) T);

/// A request that opens a WebSocket, and its admitted connection.
pub(crate) struct Upgrade(pub(crate) WebSocketUpgrade, pub(crate) Option<Arc<Admitted>>);

/// The whole body of a request. Fails if it is larger than its route allows, or takes too long to arrive.
pub(crate) async fn read_body(request: Request, app: &Shared) -> Result<Bytes, ApiError> {
    let body = timeout(app.config.body_time, Bytes::from_request(request, app)).await;
    body.map_err(|_| Code::TooSlow)?.map_err(|error| match error.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Code::TooLarge.into(),
        _ => Code::BadMessage.into(),
    })
}

impl<T: DeserializeOwned> FromRequest<Shared> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, app: &Shared) -> Result<Self, Failure> {
        if !is_json(request.headers()) {
            return Err(ApiError::bad_field(Some("content-type".to_owned())).into());
        }
        let body = read_body(request, app).await?;
        let mut json = serde_json::Deserializer::from_slice(&body);
        let value = serde_path_to_error::deserialize(&mut json).map_err(bad_field)?;
        json.end().map_err(|_| Code::BadMessage)?;
        Ok(Body(value))
    }
}

impl FromRequest<Shared> for Text {
    type Rejection = Failure;

    async fn from_request(request: Request, app: &Shared) -> Result<Self, Failure> {
        if !is_json(request.headers()) {
            return Err(ApiError::bad_field(Some("content-type".to_owned())).into());
        }
        let body = read_body(request, app).await?;
        Ok(Text(String::from_utf8(body.into()).map_err(|_| Code::BadMessage)?))
    }
}

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Path<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failure> {
        let path = axum::extract::Path::from_request_parts(parts, state).await;
        path.map(|path| Path(path.0)).map_err(|_| Code::NotFound.into())
    }
}

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Failure> {
        let query = parts.uri.query().unwrap_or_default();
        let pairs = serde_urlencoded::Deserializer::new(form_urlencoded::parse(query.as_bytes()));
        Ok(Query(serde_path_to_error::deserialize(pairs).map_err(bad_field)?))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failure> {
        let upgrade = WebSocketUpgrade::from_request_parts(parts, state).await;
        let upgrade = upgrade.map_err(|_| ApiError::bad_field(Some("upgrade".to_owned())))?;
        Ok(Upgrade(upgrade, parts.extensions.get().cloned()))
    }
}

/// Browsers send a request of this type to another site only if that site agrees.
fn is_json(headers: &HeaderMap) -> bool {
    let given = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    given.split(';').next().unwrap_or_default().trim().eq_ignore_ascii_case("application/json")
}

/// The error with the path of the field at fault, as in `seats[1].bot`.
fn bad_field<E: Display>(error: serde_path_to_error::Error<E>) -> ApiError {
    let (path, reason) = (error.path().to_string(), error.inner().to_string());
    // A name that could not be read appears as a question mark, and a missing field has no path of its own.
    let path = path.trim_end_matches('?').trim_end_matches('.');
    let missing = reason.strip_prefix("missing field `").and_then(|rest| rest.split('`').next());
    let field = match (path, missing) {
        ("", missing) => missing.map(str::to_owned),
        (_, Some(missing)) => Some(format!("{path}.{missing}")),
        (_, None) => Some(path.to_owned()),
    };
    ApiError::bad_field(field.filter(|field| field.len() <= MAX_FIELD))
}
