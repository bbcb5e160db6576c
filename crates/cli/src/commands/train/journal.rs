//! The games of a training in a file, so that it can be resumed.
//!
//! The first line says what the games depend on; each of the others is a game, in order.

use crate::error::Error;
use game::{Game, GameOptions, Text};
use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Seek, SeekFrom, Write};
use training::{Plan, Played};

/// Version of the file format.
const FORMAT: u32 = 1;

/// An append-only file of games; without a path, nothing is stored.
pub(super) struct Journal {
    path: String,
    file: Option<File>,
}

impl Journal {
    /// Opens or creates the file and returns the games it has. Fails if it belongs to a different training.
    pub(super) fn open<G: Game>(
        path: Option<&str>,
        options: &G::Options,
        plan: &Plan,
        net: bool,
    ) -> Result<(Self, Vec<Played>), Error> {
        let Some(path) = path else { return Ok((Self { path: String::new(), file: None }, Vec::new())) };
        let header = header::<G>(options, plan, net);
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            Err(error) if error.kind() == ErrorKind::InvalidData => return Err(not_a_training(path)),
            Err(error) => return Err(Error::file(path, error)),
        };
        if text.is_empty() {
            let file = File::create(path).map_err(|error| Error::file(path, error))?;
            let mut journal = Self { path: path.to_owned(), file: Some(file) };
            journal.write(&header)?;
            return Ok((journal, Vec::new()));
        }
        Self::resume(path, &text, &header)
    }

    /// Drops an incomplete last line; its game is played again.
    fn resume(path: &str, text: &str, header: &str) -> Result<(Self, Vec<Played>), Error> {
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        let mut lines = whole.lines();
        let found = lines.next().filter(|found| found.starts_with("tavola-train "));
        let found = found.ok_or_else(|| not_a_training(path))?;
        if found != header {
            return Err(another_training(path, found, header));
        }
        let games = lines.map(|line| line.parse().map_err(|_| not_a_training(path))).collect::<Result<_, _>>()?;
        let file = append_after(path, whole.len() as u64).map_err(|error| Error::file(path, error))?;
        Ok((Self { path: path.to_owned(), file: Some(file) }, games))
    }

    /// Appends a game, unbuffered, so that it survives an interruption.
    pub(super) fn add(&mut self, played: &Played) -> Result<(), Error> {
        self.write(&played.to_string())
    }

    /// The error for games that don't fit the rules.
    pub(super) fn not_a_training(&self) -> Error {
        not_a_training(&self.path)
    }

    fn write(&mut self, line: &str) -> Result<(), Error> {
        let Some(file) = &mut self.file else { return Ok(()) };
        file.write_all(format!("{line}\n").as_bytes()).map_err(|error| Error::file(&self.path, error))
    }
}

/// What the games depend on. The number of rounds isn't part of it, so a training can be extended.
fn header<G: Game>(options: &G::Options, plan: &Plan, net: bool) -> String {
    let options: Vec<String> = options.to_values().iter().map(|(name, value)| format!("{name}={value}")).collect();
    let Plan { games, iterations, seed, fit, .. } = plan;
    let fit = format!("lambda={} ridge={}", fit.lambda, fit.ridge) + if net { " net" } else { "" };
    let played = format!("games={games} iterations={iterations} seed={seed}");
    format!("tavola-train {FORMAT} {} {} {} {played} {fit}", G::SLUG, G::RULES_VERSION, options.join(" "))
}

fn append_after(path: &str, end: u64) -> std::io::Result<File> {
    let mut file = OpenOptions::new().write(true).open(path)?;
    file.set_len(end)?;
    file.seek(SeekFrom::Start(end))?;
    Ok(file)
}

fn not_a_training(path: &str) -> Error {
    Error::Journal(Text::new("cli-train-not-a-training").with("file", path))
}

fn another_training(path: &str, found: &str, wanted: &str) -> Error {
    let text = Text::new("cli-train-another-training").with("file", path);
    Error::Journal(text.with("found", found.to_owned()).with("wanted", wanted.to_owned()))
}
