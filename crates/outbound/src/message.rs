//! A request and its answer.

use http_body_util::Full;
use hyper::body::Bytes;
use hyper::header::{self, HeaderName};
use hyper::{HeaderMap, Method, StatusCode};
use url::{Position, Url};

/// A request. Its headers must not contain `Host` and `User-Agent`.
#[derive(Clone, Debug)]
pub struct Request {
    pub method: Method,
    pub url: Url,
    pub headers: Vec<(HeaderName, String)>,
    pub body: Vec<u8>,
}

/// A complete answer.
#[derive(Clone, Debug)]
pub struct Response {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: Vec<u8>,
}

impl Request {
    pub fn get(url: Url) -> Self {
        Self { method: Method::GET, url, headers: Vec::new(), body: Vec::new() }
    }

    /// As it is sent: the path, and the host in a header.
    pub(crate) fn into_http(self) -> Result<hyper::Request<Full<Bytes>>, hyper::http::Error> {
        let path = &self.url[Position::BeforePath..Position::AfterQuery];
        let host = &self.url[Position::BeforeHost..Position::AfterPort];
        let request = hyper::Request::builder().method(self.method).uri(path);
        let request = request.header(header::HOST, host).header(header::USER_AGENT, "Tavola");
        let request = self.headers.iter().fold(request, |request, (name, value)| request.header(name, value));
        request.body(Full::from(self.body))
    }
}
