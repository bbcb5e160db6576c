//! The page's texts and rules, from the same files as the command line's.

use crate::error::{Answer, Failure};
use crate::input::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use catalog::{Listed, Visitor};
use game::Languages;
use protocol::Code;

/// They change only with a new version of the program.
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
    let parts = [game::WORDS, protocol::WORDS, insight::WORDS].map(|words| in_language(words, &lang));
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

struct Texts {
    words: Languages,
    rules: Languages,
}

fn texts(slug: &str) -> Answer<Texts> {
    struct OfGame;

    impl Visitor for OfGame {
        type Output = Texts;

        fn visit<G: Listed>(self) -> Texts {
            Texts { words: G::WORDS, rules: G::RULES }
        }
    }

    catalog::visit(slug, OfGame).ok_or_else(|| Failure::from(Code::NoSuchGame))
}

fn in_language(texts: Languages, lang: &str) -> Answer<&'static str> {
    match lang {
        "en" => Ok(texts.en),
        "de" => Ok(texts.de),
        _ => Err(Failure::from(Code::NotFound)),
    }
}

fn text(content_type: &'static str, content: impl IntoResponse) -> Response {
    ([(header::CONTENT_TYPE, content_type), (header::CACHE_CONTROL, CACHING)], content).into_response()
}
