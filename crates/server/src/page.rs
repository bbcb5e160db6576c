//! The page that people play on: the one place that knows where its files come from.

use crate::app::Shared;
use crate::error::Failure;
use axum::extract::State;
use axum::http::{Method, Uri, header};
use axum::response::{IntoResponse, Response};
use protocol::Code;
use std::collections::HashMap;
use std::path::Path;
use std::{fs, io};

/// The files of the page, by the path at which they are asked for. They are few and small, so they stay in memory.
#[derive(Default)]
pub(crate) struct Page {
    files: HashMap<String, File>,
}

#[derive(Clone)]
struct File {
    content_type: &'static str,
    /// Shared by all answers.
    content: axum::body::Bytes,
}

const START: &str = "/index.html";

/// The files here have a hash of their content in their names: they never change.
const FOREVER: &str = "/assets/";

/// Until there is a page, whoever looks is told where the interface is.
const NO_PAGE: &str = "Tavola: the interface is at /api, described in docs/protocol.md.\n";

impl Page {
    /// Reads all files of this folder and the folders in it. What can't be read is missing.
    pub(crate) fn read(folder: &Path) -> Self {
        let mut page = Self::default();
        if let Err(error) = page.add(folder, "") {
            tracing::error!(folder = %folder.display(), %error, "the page can't be read");
        }
        page
    }

    fn add(&mut self, folder: &Path, prefix: &str) -> io::Result<()> {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let path = format!("{prefix}/{}", entry.file_name().to_string_lossy());
            if entry.file_type()?.is_dir() {
                self.add(&entry.path(), &path)?;
            } else {
                let content = fs::read(entry.path())?.into();
                self.files.insert(path.clone(), File { content_type: content_type(&path), content });
            }
        }
        Ok(())
    }

    /// The file at this path. Other addresses without an ending are places within the page.
    fn find(&self, path: &str) -> Option<&File> {
        let is_place = !path.starts_with(FOREVER) && !path.rsplit('/').next().unwrap_or_default().contains('.');
        self.files.get(path).or_else(|| self.files.get(START).filter(|_| is_place))
    }
}

pub(crate) async fn page(State(app): State<Shared>, method: Method, uri: Uri) -> Response {
    let reads = matches!(method, Method::GET | Method::HEAD);
    match app.page.find(uri.path()).filter(|_| reads) {
        Some(file) => answer(file.clone(), uri.path()),
        None if reads && uri.path() == "/" => NO_PAGE.into_response(),
        None => Failure::from(Code::NotFound).into_response(),
    }
}

fn answer(file: File, path: &str) -> Response {
    let caching = if path.starts_with(FOREVER) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = [(header::CONTENT_TYPE, file.content_type), (header::CACHE_CONTROL, caching)];
    (headers, file.content).into_response()
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript",
        "css" => "text/css",
        "json" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "webmanifest" => "application/manifest+json",
        _ => "application/octet-stream",
    }
}
