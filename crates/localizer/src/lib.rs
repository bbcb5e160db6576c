//! Formats a [`Text`] in the user's language, for programs without a web page.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use game::{Arg, Languages, Seat, Text};
use std::fmt::{self, Write};
use unic_langid::LanguageIdentifier;

/// Messages for joining lists (Fluent).
pub const WORDS: Languages = Languages { en: include_str!("../text/en.ftl"), de: include_str!("../text/de.ftl") };

/// A supported language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    #[default]
    English,
    German,
}

impl Language {
    /// The text in this language.
    pub fn of(self, languages: Languages) -> &'static str {
        match self {
            Language::English => languages.en,
            Language::German => languages.de,
        }
    }

    fn identifier(self) -> LanguageIdentifier {
        let name = match self {
            Language::English => "en",
            Language::German => "de",
        };
        name.parse().expect("a language identifier")
    }
}

/// Messages in one language, and the players' names.
pub struct Localizer {
    bundle: FluentBundle<FluentResource>,
    names: Vec<String>,
}

impl Localizer {
    /// Loads these messages, and those for lists.
    pub fn new(language: Language, words: impl IntoIterator<Item = Languages>) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // Bidirectional isolation marks are noise in a terminal.
        bundle.set_use_isolating(false);
        for languages in words.into_iter().chain([WORDS]) {
            let resource = FluentResource::try_new(language.of(languages).to_owned()).expect("well-formed text files");
            bundle.add_resource(resource).expect("each message in one text file only");
        }
        Self { bundle, names: Vec::new() }
    }

    /// Sets the players' names, indexed by seat.
    #[must_use]
    pub fn with_names(mut self, names: Vec<String>) -> Self {
        self.names = names;
        self
    }

    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    /// The text in this language, or its key if the message is missing or doesn't match its arguments.
    pub fn localize(&self, text: &Text) -> String {
        self.try_localize(text).unwrap_or_else(|error| error.key)
    }

    /// The message with this key, which takes no arguments.
    pub fn message(&self, key: &'static str) -> String {
        self.localize(&Text::new(key))
    }

    /// The score sheet's name for a source of points.
    pub fn source(&self, source: &str) -> String {
        self.try_source(source).unwrap_or_else(|_| source.to_owned())
    }

    /// The score sheet's name for a source of points. Fails if it has none.
    pub fn try_source(&self, source: &str) -> Result<String, LocalizeError> {
        self.format(&format!("source-{source}"), None)
    }

    /// The text in this language. Fails if a message is missing or doesn't match its arguments.
    pub fn try_localize(&self, text: &Text) -> Result<String, LocalizeError> {
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
            [] => self.try_localize(&Text::new("list-none")),
            [only] => Ok(only.clone()),
            [rest @ .., last] => {
                self.try_localize(&Text::new("list").with("rest", rest.join(", ")).with("last", last.as_str()))
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
pub struct LocalizeError {
    pub key: String,
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
