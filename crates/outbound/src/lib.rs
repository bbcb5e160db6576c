//! Requests to other servers: over HTTPS, only to addresses that may be reached, without redirects, and not for long.

mod address;
mod client;
mod error;
mod message;

pub use address::{Reach, is_public};
pub use client::Client;
pub use error::RequestError;
pub use hyper::{HeaderMap, Method, StatusCode, header};
pub use message::{Request, Response};
pub use url::{self, Url};
