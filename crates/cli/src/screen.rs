//! Output for people: plain lines, with some color on a terminal.

use crate::commands::print;
use crate::error::Error;
use crate::localizer::Localizer;
use game::Text;
use std::env;
use std::io::{IsTerminal, Write, stdin, stdout};

const BOLD: &str = "1";
const GREEN: &str = "32";
const RED: &str = "31";

/// Prints localized text; all output of interactive commands goes through it.
pub(crate) struct Screen<'a> {
    localizer: Localizer,
    out: &'a mut dyn Write,
    colors: bool,
}

impl<'a> Screen<'a> {
    pub(crate) fn new(localizer: Localizer, out: &'a mut dyn Write) -> Self {
        let colors = stdout().is_terminal() && env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        Self { localizer, out, colors }
    }

    pub(crate) fn localizer(&self) -> &Localizer {
        &self.localizer
    }

    /// Prints one line.
    pub(crate) fn print(&mut self, text: &Text) -> Result<(), Error> {
        let line = self.localizer.localize(text);
        self.line(&line)
    }

    /// Prints an empty line and a heading.
    pub(crate) fn heading(&mut self, text: &Text) -> Result<(), Error> {
        let heading = self.paint(BOLD, &self.localizer.localize(text));
        self.line(&format!("\n{heading}"))
    }

    /// Prints indented lines.
    pub(crate) fn list<'t>(&mut self, texts: impl IntoIterator<Item = &'t Text>) -> Result<(), Error> {
        texts.into_iter().try_for_each(|text| {
            let line = self.localizer.localize(text);
            self.line(&format!("  {line}"))
        })
    }

    /// Prints why something is not possible.
    pub(crate) fn refuse(&mut self, text: &Text) -> Result<(), Error> {
        let refusal = self.paint(RED, &self.localizer.localize(text));
        self.line(&refusal)
    }

    /// Styles `points` in the color used for points.
    pub(crate) fn points(&self, points: &str) -> String {
        self.paint(GREEN, points)
    }

    pub(crate) fn line(&mut self, line: &str) -> Result<(), Error> {
        print(self.out, &format!("{line}\n"))
    }

    /// Prints the prompt.
    pub(crate) fn prompt(&mut self) -> Result<(), Error> {
        print(self.out, "> ")?;
        self.out.flush().map_err(Error::Output)
    }

    /// Echoes input that doesn't come from a terminal (which would do so itself), so that transcripts are complete.
    pub(crate) fn echo(&mut self, typed: &str) -> Result<(), Error> {
        if stdin().is_terminal() { Ok(()) } else { self.line(typed) }
    }

    fn paint(&self, color: &str, text: &str) -> String {
        if self.colors { format!("\x1b[{color}m{text}\x1b[0m") } else { text.to_owned() }
    }
}
