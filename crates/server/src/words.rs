//! The page's messages and rules, from the same files as the command line's.

use crate::error::{Answer, Failure};
use crate::input::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use catalog::Texts;
use game::Languages;
use protocol::Code;

/// Messages and rules change only with a new version of the program.
const CACHING: &str = "no-cache";

/// A Fluent file.
pub(crate) struct Words(String);

/// A rules page (Markdown).
pub(crate) struct Rules(&'static str);

impl IntoResponse for Words {
    fn into_response(self) -> Response {
        text("text/plain; charset=utf-8", self.0)
    }
}

impl IntoResponse for Rules {
    fn into_response(self) -> Response {
        text("text/markdown; charset=utf-8", self.0)
    }
}

/// Messages shared by all games (Fluent).
pub(crate) async fn common(Path(lang): Path<String>) -> Answer<Words> {
    let all = [game::WORDS, protocol::WORDS, insight::WORDS, verifiable_chance::WORDS];
    let parts = all.map(|words| in_language(words, &lang));
    let parts: Vec<&str> = parts.into_iter().collect::<Answer<_>>()?;
    Ok(Words(parts.join("\n")))
}

/// One game's messages (Fluent).
pub(crate) async fn of_game(Path((slug, lang)): Path<(String, String)>) -> Answer<Words> {
    Ok(Words(in_language(texts(&slug)?.words, &lang)?.to_owned()))
}

/// One game's rules (Markdown).
pub(crate) async fn rules(Path((slug, lang)): Path<(String, String)>) -> Answer<Rules> {
    Ok(Rules(in_language(texts(&slug)?.rules, &lang)?))
}

fn texts(slug: &str) -> Answer<Texts> {
    catalog::texts(slug).ok_or_else(|| Failure::from(Code::NoSuchGame))
}

fn in_language(texts: Languages, lang: &str) -> Answer<&'static str> {
    texts.get(lang).ok_or_else(|| Failure::from(Code::NotFound))
}

fn text(content_type: &'static str, content: impl IntoResponse) -> Response {
    ([(header::CONTENT_TYPE, content_type), (header::CACHE_CONTROL, CACHING)], content).into_response()
}
