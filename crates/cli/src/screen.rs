//! Where a person reads: plain lines, with some color where a terminal shows them.

use crate::commands::print;
use crate::error::Error;
use crate::localizer::Words;
use game::Text;
use std::env;
use std::io::{IsTerminal, Write, stdin, stdout};

const BOLD: &str = "1";
const GREEN: &str = "32";
const RED: &str = "31";

/// Everything a person is shown goes through here.
pub(crate) struct Screen<'a> {
    words: Words,
    out: &'a mut dyn Write,
    colors: bool,
}

impl<'a> Screen<'a> {
    pub(crate) fn new(words: Words, out: &'a mut dyn Write) -> Self {
        let colors = stdout().is_terminal() && env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        Self { words, out, colors }
    }

    pub(crate) fn words(&self) -> &Words {
        &self.words
    }

    /// A line of text.
    pub(crate) fn say(&mut self, text: &Text) -> Result<(), Error> {
        let line = self.words.say(text);
        self.line(&line)
    }

    /// A line above what belongs to it, with some room before.
    pub(crate) fn heading(&mut self, text: &Text) -> Result<(), Error> {
        let heading = self.paint(BOLD, &self.words.say(text));
        self.line(&format!("\n{heading}"))
    }

    /// Lines under a heading.
    pub(crate) fn list<'t>(&mut self, texts: impl IntoIterator<Item = &'t Text>) -> Result<(), Error> {
        texts.into_iter().try_for_each(|text| {
            let line = self.words.say(text);
            self.line(&format!("  {line}"))
        })
    }

    /// Something that can't be.
    pub(crate) fn refuse(&mut self, text: &Text) -> Result<(), Error> {
        let refusal = self.paint(RED, &self.words.say(text));
        self.line(&refusal)
    }

    /// What something is worth, in the color of points.
    pub(crate) fn points(&self, points: &str) -> String {
        self.paint(GREEN, points)
    }

    pub(crate) fn line(&mut self, line: &str) -> Result<(), Error> {
        print(self.out, &format!("{line}\n"))
    }

    /// Asks for a line.
    pub(crate) fn prompt(&mut self) -> Result<(), Error> {
        print(self.out, "> ")?;
        self.out.flush().map_err(Error::Output)
    }

    /// Repeats what was typed where no terminal has shown it, so that what is kept of a game can be read.
    pub(crate) fn echo(&mut self, typed: &str) -> Result<(), Error> {
        if stdin().is_terminal() { Ok(()) } else { self.line(typed) }
    }

    fn paint(&self, color: &str, text: &str) -> String {
        if self.colors { format!("\x1b[{color}m{text}\x1b[0m") } else { text.to_owned() }
    }
}
