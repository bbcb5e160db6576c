//! Words and rules.

use game::Languages;
use protocol::{ApiError, Code};

/// The words that all games share.
pub(crate) fn common_words(language: &str) -> Result<String, ApiError> {
    let all = [game::WORDS, protocol::WORDS, insight::WORDS, verifiable_chance::WORDS];
    let parts = all.map(|words| in_language(words, language));
    let parts: Vec<String> = parts.into_iter().collect::<Result<_, _>>()?;
    Ok(parts.join("\n"))
}

pub(crate) fn words(game: &str, language: &str) -> Result<String, ApiError> {
    in_language(catalog::texts(game).ok_or(Code::NoSuchGame)?.words, language)
}

pub(crate) fn rules(game: &str, language: &str) -> Result<String, ApiError> {
    in_language(catalog::texts(game).ok_or(Code::NoSuchGame)?.rules, language)
}

fn in_language(texts: Languages, language: &str) -> Result<String, ApiError> {
    texts.get(language).map(str::to_owned).ok_or_else(|| Code::NotFound.into())
}
