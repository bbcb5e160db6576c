//! Says a [`Text`] in a person's language.

#[cfg(test)]
mod catalog_tests;

use crate::lang::Lang;
use fluent_bundle::{FluentArgs, FluentBundle, FluentError, FluentResource, FluentValue};
use game::{Arg, Languages, Text};
use std::fmt::{self, Write};

/// The words of the program itself.
const PROGRAM: Languages = Languages { en: include_str!("../../text/en.ftl"), de: include_str!("../../text/de.ftl") };

/// The words of the database.
const STORE: Languages = Languages { en: store::WORDS[0].1, de: store::WORDS[1].1 };

/// Everything that can be said at a table, or before one is chosen, in one language.
pub(crate) struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    names: Vec<String>,
}

impl Words {
    /// The words of the table, of this program and, if there is one, of a game.
    pub(crate) fn new(lang: Lang, game: Option<Languages>) -> Self {
        let mut bundle = FluentBundle::new(vec![lang.identifier()]);
        // The marks that isolate right-to-left text are noise in a terminal.
        bundle.set_use_isolating(false);
        let always = [::game::WORDS, protocol::WORDS, insight::WORDS, verifiable_chance::WORDS, STORE, PROGRAM];
        for languages in always.into_iter().chain(game) {
            let resource = FluentResource::try_new(lang.of(languages).to_owned()).expect("well-formed text files");
            bundle.add_resource(resource).expect("each message in one text file only");
        }
        Self { lang, bundle, names: Vec::new() }
    }

    /// The same, with the players' names by seat.
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

    /// It in words. Where the text files fall short, the key stands for the message: better than nothing.
    pub(crate) fn say(&self, text: &Text) -> String {
        self.try_say(text).unwrap_or_else(|unsaid| unsaid.key)
    }

    /// A message without arguments.
    pub(crate) fn plain(&self, key: &'static str) -> String {
        self.say(&Text::new(key))
    }

    /// The line of the score sheet for points from `source`.
    pub(crate) fn source(&self, source: &str) -> String {
        let key = format!("source-{source}");
        self.format(&key, None).unwrap_or_else(|_| source.to_owned())
    }

    /// It in words, or which message is missing or does not fit its arguments.
    pub(crate) fn try_say(&self, text: &Text) -> Result<String, Unsaid> {
        let mut args = FluentArgs::with_capacity(text.args.len());
        for (name, arg) in &text.args {
            args.set(*name, self.value(arg)?);
        }
        self.format(text.key, Some(&args))
    }

    fn value(&self, arg: &Arg) -> Result<FluentValue<'static>, Unsaid> {
        Ok(match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Seat(seat) => FluentValue::from(self.name(*seat)),
            Arg::Text(text) => FluentValue::from(self.try_say(text)?),
            Arg::List(texts) => FluentValue::from(self.join(texts)?),
            Arg::Verbatim(verbatim) => FluentValue::from(verbatim.clone()),
        })
    }

    fn join(&self, texts: &[Text]) -> Result<String, Unsaid> {
        let said: Vec<String> = texts.iter().map(|text| self.try_say(text)).collect::<Result<_, _>>()?;
        match said.as_slice() {
            [] => self.try_say(&Text::new("cli-list-none")),
            [only] => Ok(only.clone()),
            [rest @ .., last] => {
                self.try_say(&Text::new("cli-list").with("rest", rest.join(", ")).with("last", last.as_str()))
            }
        }
    }

    fn format(&self, key: &str, args: Option<&FluentArgs>) -> Result<String, Unsaid> {
        let unsaid = |errors| Unsaid { key: key.to_owned(), errors };
        let pattern = self.bundle.get_message(key).and_then(|message| message.value());
        let pattern = pattern.ok_or_else(|| unsaid(Vec::new()))?;
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, args, &mut errors);
        if errors.is_empty() { Ok(said.into_owned()) } else { Err(unsaid(errors)) }
    }
}

/// A message that could not be said: it is not there, or it asks for something that its text does not bring.
#[derive(Debug)]
pub(crate) struct Unsaid {
    pub(crate) key: String,
    errors: Vec<FluentError>,
}

impl fmt::Display for Unsaid {
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
