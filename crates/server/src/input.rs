//! Bodies, paths and queries of requests; what can't be read is an [`protocol::ApiError`] like all others.

use crate::app::Shared;
use crate::error::Failure;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use protocol::Code;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

/// The JSON body of a request.
pub(crate) struct Body<T>(pub(crate) T);

/// The body of a request as text, for handlers that say more about what is wrong with it.
pub(crate) struct Text(pub(crate) String);

/// The parameters in the path of a request.
pub(crate) struct Path<T>(pub(crate) T);

/// The query of a request.
pub(crate) struct Query<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Shared> for Body<T> {
    type Rejection = Failure;

    /// Who does not come to an end counts as gone.
    async fn from_request(request: Request, app: &Shared) -> Result<Self, Failure> {
        let body = timeout(app.config.silence, Json::from_request(request, app));
        match body.await.map_err(|_| Code::BadMessage)? {
            Ok(Json(body)) => Ok(Body(body)),
            Err(JsonRejection::BytesRejection(error)) if error.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(Code::TooLarge.into())
            }
            Err(_) => Err(Code::BadMessage.into()),
        }
    }
}

impl FromRequest<Shared> for Text {
    type Rejection = Failure;

    async fn from_request(request: Request, app: &Shared) -> Result<Self, Failure> {
        let body = timeout(app.config.silence, String::from_request(request, app));
        match body.await.map_err(|_| Code::BadMessage)? {
            Ok(text) => Ok(Text(text)),
            Err(error) if error.status() == StatusCode::PAYLOAD_TOO_LARGE => Err(Code::TooLarge.into()),
            Err(_) => Err(Code::BadMessage.into()),
        }
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

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failure> {
        let query = axum::extract::Query::from_request_parts(parts, state).await;
        query.map(|query| Query(query.0)).map_err(|_| Code::BadMessage.into())
    }
}
