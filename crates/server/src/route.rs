//! A route: a path and its handlers; with the feature `schema`, also the description of their inputs and outputs.

use crate::app::Shared;
#[cfg(feature = "schema")]
use crate::description::{Describe, Described};
use axum::extract::DefaultBodyLimit;
use axum::handler::Handler;
use axum::routing::{MethodFilter, MethodRouter};
#[cfg(feature = "schema")]
use utoipa::openapi::HttpMethod;

/// Implemented by everything: without the feature `schema`, nothing is described.
#[cfg(not(feature = "schema"))]
pub(crate) trait Describe<T> {}

#[cfg(not(feature = "schema"))]
impl<H, T> Describe<T> for H {}

/// A path and its methods. Every handler needs a summary, and inputs and outputs that can be described.
pub(crate) struct Route {
    pub(crate) path: &'static str,
    pub(crate) methods: MethodRouter<Shared>,
    #[cfg(feature = "schema")]
    pub(crate) described: Vec<(HttpMethod, Described)>,
}

/// The HTTP methods in use.
#[derive(Clone, Copy)]
enum Method {
    Get,
    Post,
    Delete,
}

impl Route {
    pub(crate) fn new(path: &'static str) -> Self {
        Self {
            path,
            methods: MethodRouter::new(),
            #[cfg(feature = "schema")]
            described: Vec::new(),
        }
    }

    pub(crate) fn get<H: Handler<T, Shared> + Describe<T>, T: 'static>(self, handler: H, summary: &str) -> Self {
        self.on(Method::Get, handler, summary)
    }

    pub(crate) fn post<H: Handler<T, Shared> + Describe<T>, T: 'static>(self, handler: H, summary: &str) -> Self {
        self.on(Method::Post, handler, summary)
    }

    pub(crate) fn delete<H: Handler<T, Shared> + Describe<T>, T: 'static>(self, handler: H, summary: &str) -> Self {
        self.on(Method::Delete, handler, summary)
    }

    /// Sets the maximum body size in bytes, instead of the default.
    pub(crate) fn limited_to(self, bytes: usize) -> Self {
        Self { methods: self.methods.layer(DefaultBodyLimit::max(bytes)), ..self }
    }

    #[cfg_attr(not(feature = "schema"), expect(unused_mut, unused_variables, reason = "only a description needs them"))]
    fn on<H: Handler<T, Shared> + Describe<T>, T: 'static>(
        mut self,
        method: Method,
        handler: H,
        summary: &str,
    ) -> Self {
        #[cfg(feature = "schema")]
        self.described.push((method.described(), Described::new(self.path, summary, &handler)));
        Self { methods: self.methods.on(method.filter(), handler), ..self }
    }
}

impl Method {
    fn filter(self) -> MethodFilter {
        match self {
            Method::Get => MethodFilter::GET,
            Method::Post => MethodFilter::POST,
            Method::Delete => MethodFilter::DELETE,
        }
    }

    #[cfg(feature = "schema")]
    fn described(self) -> HttpMethod {
        match self {
            Method::Get => HttpMethod::Get,
            Method::Post => HttpMethod::Post,
            Method::Delete => HttpMethod::Delete,
        }
    }
}
