//! The words and rules that a page shows, from the same files as the command line's.

use crate::error::{Answer, Failure};
use axum::extract::Path;
use axum::http::header;
use axum::response::IntoResponse;
use catalog::{Listed, Visitor};
use game::Languages;
use protocol::Code;

/// They change only with the program.
const CACHING: &str = "no-cache";

/// What is said alike in every game (Fluent).
pub(crate) async fn common(Path(lang): Path<String>) -> Answer<impl IntoResponse> {
    let parts = [game::WORDS, protocol::WORDS, insight::WORDS].map(|words| in_language(words, &lang));
    let parts: Vec<&str> = parts.into_iter().collect::<Answer<_>>()?;
    Ok(text("text/plain; charset=utf-8", parts.join("\n")))
}

/// The words of one game (Fluent).
pub(crate) async fn of_game(Path((slug, lang)): Path<(String, String)>) -> Answer<impl IntoResponse> {
    let texts = texts(&slug)?;
    Ok(text("text/plain; charset=utf-8", in_language(texts.words, &lang)?.to_owned()))
}

/// The rules of one game (Markdown).
pub(crate) async fn rules(Path((slug, lang)): Path<(String, String)>) -> Answer<impl IntoResponse> {
    let texts = texts(&slug)?;
    Ok(text("text/markdown; charset=utf-8", in_language(texts.rules, &lang)?.to_owned()))
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

fn text(content_type: &'static str, content: String) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, content_type), (header::CACHE_CONTROL, CACHING)], content)
}
