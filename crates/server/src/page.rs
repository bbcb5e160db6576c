//! Serves the page's files. Only this module knows where they come from.

use crate::app::Shared;
use crate::error::Failure;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use protocol::Code;
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::path::Path;
use std::{fs, io};

// Defines `BUILT_IN`, the page's files by path; empty except in release builds.
include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// The page's files by request path. They are few and small, so they stay in memory.
#[derive(Default)]
pub(crate) struct Page {
    files: HashMap<String, File>,
}

struct File {
    content_type: &'static str,
    /// Shared by all responses.
    content: Bytes,
    /// The content's `ETag`. Weak, since the compressed copy has the same one.
    tag: HeaderValue,
}

const START: &str = "/index.html";

/// Files here have a content hash in their names, so they never change.
const FOREVER: &str = "/assets/";

/// Encodings of compressed copies and the suffixes of their names, smallest copy first. The copies are made when the
/// page is built.
const COMPRESSED: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// Shown at `/` if there is no page.
const NO_PAGE: &str = "Tavola: the interface is at /api, described in docs/protocol.md.\n";

/// Whether the page is built into this program, as in release builds.
pub fn page_is_built_in() -> bool {
    !BUILT_IN.is_empty()
}

impl Page {
    /// The page built into this program.
    pub(crate) fn built_in() -> Self {
        let file = |(path, content): &(&str, &'static [u8])| {
            ((*path).to_owned(), File::new(path, Bytes::from_static(content)))
        };
        Self { files: BUILT_IN.iter().map(file).collect() }
    }

    /// Reads all files in this folder and its subfolders. At the first error, logs it and leaves out the remaining
    /// files.
    pub(crate) fn read(folder: &Path) -> Self {
        let mut page = Self::default();
        if let Err(error) = page.add(folder, "") {
            tracing::error!(folder = %folder.display(), %error, "could not read the page");
        }
        page
    }

    pub(crate) fn is_there(&self) -> bool {
        self.files.contains_key(START)
    }

    fn add(&mut self, folder: &Path, prefix: &str) -> io::Result<()> {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let path = format!("{prefix}/{}", entry.file_name().to_string_lossy());
            if entry.file_type()?.is_dir() {
                self.add(&entry.path(), &path)?;
            } else {
                let file = File::new(&path, fs::read(entry.path())?.into());
                self.files.insert(path, file);
            }
        }
        Ok(())
    }

    /// The path of the file for a request path. Paths without an extension resolve to the page itself, which does its
    /// own routing.
    fn resolve<'a>(&self, path: &'a str) -> &'a str {
        let is_place = !path.starts_with(FOREVER) && !path.rsplit('/').next().unwrap_or_default().contains('.');
        if is_place && !self.files.contains_key(path) { START } else { path }
    }

    fn answer(&self, path: &str, asked: &HeaderMap) -> Option<Response> {
        let file = self.files.get(path)?;
        let copy = |(coding, ending)| Some((coding, self.files.get(&format!("{path}{ending}"))?));
        let compressed = COMPRESSED.into_iter().filter(|(coding, _)| takes(asked, coding)).find_map(copy);
        let mut answer = match (knows(asked, &file.tag), compressed) {
            (true, _) => StatusCode::NOT_MODIFIED.into_response(),
            (false, Some((coding, copy))) => {
                ([(header::CONTENT_ENCODING, coding)], copy.content.clone()).into_response()
            }
            (false, None) => file.content.clone().into_response(),
        };
        let caching = if path.starts_with(FOREVER) { "public, max-age=31536000, immutable" } else { "no-cache" };
        let headers = answer.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(file.content_type));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        headers.insert(header::ETAG, file.tag.clone());
        Some(answer)
    }
}

impl File {
    fn new(path: &str, content: Bytes) -> Self {
        let hash = Sha256::digest(&content);
        let hash: String = hash.iter().take(12).map(|byte| format!("{byte:02x}")).collect();
        let tag = HeaderValue::from_str(&format!("W/\"{hash}\"")).expect("digits and letters");
        Self { content_type: content_type(path), content, tag }
    }
}

pub(crate) async fn page(State(app): State<Shared>, method: Method, uri: Uri, asked: HeaderMap) -> Response {
    let reads = matches!(method, Method::GET | Method::HEAD);
    let answer = reads.then(|| app.page.answer(app.page.resolve(uri.path()), &asked)).flatten();
    answer.unwrap_or_else(|| match reads && uri.path() == "/" {
        true => NO_PAGE.into_response(),
        false => Failure::from(Code::NotFound).into_response(),
    })
}

/// Whether the browser has this content cached.
fn knows(asked: &HeaderMap, tag: &HeaderValue) -> bool {
    items(asked, header::IF_NONE_MATCH).any(|known| known.as_bytes() == tag.as_bytes())
}

fn takes(asked: &HeaderMap, coding: &str) -> bool {
    items(asked, header::ACCEPT_ENCODING).any(|taken| taken == coding)
}

/// The items of a comma-separated header.
fn items(headers: &HeaderMap, name: header::HeaderName) -> impl Iterator<Item = &str> {
    let lists = headers.get_all(name).into_iter().filter_map(|list| list.to_str().ok());
    lists.flat_map(|list| list.split(',')).map(str::trim)
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript",
        "css" => "text/css",
        "json" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "wasm" => "application/wasm",
        "woff2" => "font/woff2",
        "webmanifest" => "application/manifest+json",
        _ => "application/octet-stream",
    }
}
