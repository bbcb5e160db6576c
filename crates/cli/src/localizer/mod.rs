//! The program's messages in the user's language.

#[cfg(test)]
mod catalog_tests;

use crate::lang::Lang;
use game::Languages;
use std::ops::Deref;

/// The program's own messages.
const PROGRAM: Languages = Languages { en: include_str!("../../text/en.ftl"), de: include_str!("../../text/de.ftl") };

/// The database's messages.
const STORE: Languages = Languages { en: store::WORDS[0].1, de: store::WORDS[1].1 };

/// All messages in the user's language, and the players' names.
pub(crate) struct Localizer {
    lang: Lang,
    messages: localizer::Localizer,
}

impl Localizer {
    /// Loads the messages shared by all games, those of the program and, if given, those of a game.
    pub(crate) fn new(lang: Lang, game: Option<Languages>) -> Self {
        let always = [::game::WORDS, protocol::WORDS, insight::WORDS, verifiable_chance::WORDS, STORE, PROGRAM];
        Self { lang, messages: localizer::Localizer::new(lang.language(), always.into_iter().chain(game)) }
    }

    /// Sets the players' names, indexed by seat.
    #[must_use]
    pub(crate) fn with_names(self, names: Vec<String>) -> Self {
        Self { lang: self.lang, messages: self.messages.with_names(names) }
    }

    pub(crate) fn lang(&self) -> Lang {
        self.lang
    }
}

impl Deref for Localizer {
    type Target = localizer::Localizer;

    fn deref(&self) -> &localizer::Localizer {
        &self.messages
    }
}
