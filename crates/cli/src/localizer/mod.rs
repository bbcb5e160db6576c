//! Formats a [`Text`] in the user's language.

#[cfg(test)]
mod catalog_tests;

use crate::lang::Lang;
use fluent_bundle::{FluentArgs, FluentBundle, FluentError, FluentResource, FluentValue};
use game::{Arg, Languages, Text};
use std::fmt::{self, Write};

/// The program's own messages.
const PROGRAM: Languages = Languages { en: include_str!("../../text/en.ftl"), de: include_str!("../../text/de.ftl") };

/// The database's messages.
const STORE: Languages = Languages { en: store::WORDS[0].1, de: store::WORDS[1].1 };

/// All messages in one language, and the players' names.
pub(crate) struct Localizer {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    names: Vec<String>,
}

impl Localizer {
    /// Loads the messages shared by all games, the program's and, if given, a game's.
    pub(crate) fn new(lang: Lang, game: Option<Languages>) -> Self {
        let mut bundle = FluentBundle::new(vec![lang.identifier()]);
        // Bidirectional isolation marks are noise in a terminal.
        bundle.set_use_isolating(false);
        let always = [::game::WORDS, protocol::WORDS, insight::WORDS, verifiable_chance::WORDS, STORE, PROGRAM];
        for languages in always.into_iter().chain(game) {
            let resource = FluentResource::try_new(lang.of(languages).to_owned()).expect("well-formed text files");
            bundle.add_resource(resource).expect("each message in one text file only");
        }
        Self { lang, bundle, names: Vec::new() }
    }

    /// Sets the players' names, indexed by seat.
    #[must_use]
    pub(crate) fn with_names(mut self, names: Vec<String>) -> Self {
        self.names = names;
        self
    }

    pub(crate) fn lang(&self) -> Lang {
        self.lang
    }

    pub(crate) fn name(&self, seat: game::Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    /// The text in this language, or its key if the message is missing or doesn't match its arguments.
    pub(crate) fn localize(&self, text: &Text) -> String {
        self.try_localize(text).unwrap_or_else(|error| error.key)
    }

    /// The message with this key, which takes no arguments.
    pub(crate) fn message(&self, key: &'static str) -> String {
        self.localize(&Text::new(key))
    }

    /// The score sheet's name for a source of points.
    pub(crate) fn source(&self, source: &str) -> String {
        let key = format!("source-{source}");
        self.format(&key, None).unwrap_or_else(|_| source.to_owned())
    }

    /// The text in this language. Fails if a message is missing or doesn't match its arguments.
    pub(crate) fn try_localize(&self, text: &Text) -> Result<String, LocalizeError> {
        let mut args = FluentArgs::with_capacity(text.args.len());
        for (name, arg) in &text.args {
            args.set(*name, self.value(arg)?);
        }
        self.format(text.key, Some(&args))
    }

    fn value(&self, arg: &Arg) -> Result<FluentValue<'static>, LocalizeError> {
        Ok(match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Seat(seat) => FluentValue::from(self.name(*seat)),
            Arg::Text(text) => FluentValue::from(self.try_localize(text)?),
            Arg::List(texts) => FluentValue::from(self.join(texts)?),
            Arg::Verbatim(verbatim) => FluentValue::from(verbatim.clone()),
        })
    }

    fn join(&self, texts: &[Text]) -> Result<String, LocalizeError> {
        let said: Vec<String> = texts.iter().map(|text| self.try_localize(text)).collect::<Result<_, _>>()?;
        match said.as_slice() {
            [] => self.try_localize(&Text::new("cli-list-none")),
            [only] => Ok(only.clone()),
            [rest @ .., last] => {
                self.try_localize(&Text::new("cli-list").with("rest", rest.join(", ")).with("last", last.as_str()))
            }
        }
    }

    fn format(&self, key: &str, args: Option<&FluentArgs>) -> Result<String, LocalizeError> {
        let error = |errors| LocalizeError { key: key.to_owned(), errors };
        let pattern = self.bundle.get_message(key).and_then(|message| message.value());
        let pattern = pattern.ok_or_else(|| error(Vec::new()))?;
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, args, &mut errors);
        if errors.is_empty() { Ok(said.into_owned()) } else { Err(error(errors)) }
    }
}

/// The error for a message that is missing or uses an argument that the text doesn't have.
#[derive(Debug)]
pub(crate) struct LocalizeError {
    pub(crate) key: String,
    errors: Vec<FluentError>,
}

impl fmt::Display for LocalizeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.key)?;
        if self.errors.is_empty() {
            return f.write_str(": no such message");
        }
        self.errors.iter().try_for_each(|error| {
            f.write_char(';')?;
            write!(f, " {error}")
        })
    }
}
