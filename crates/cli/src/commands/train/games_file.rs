//! Games for learning in a file, so that an interrupted run can be continued.
//!
//! JSON lines: the first identifies the run; each of the others is a game, in the order in which they ended.

use super::self_play::{SelfPlay, StoredGame};
use crate::error::Error;
use game::{Game, GameOptions, OptionValues, Text};
use serde::{Deserialize, Serialize};
use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Seek, SeekFrom, Write};

/// Version of the file format.
const FORMAT: u32 = 1;

/// Identifies a run. The number of games is not part of it, so a run can be extended.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    tavola_train: u32,
    game: String,
    rules_version: u32,
    options: OptionValues,
    iterations: u64,
    seed: u64,
}

impl Header {
    fn of<G: Game>(plan: &SelfPlay<G>) -> Self {
        Self {
            tavola_train: FORMAT,
            game: G::SLUG.to_owned(),
            rules_version: G::RULES_VERSION,
            options: plan.options.to_values(),
            iterations: plan.iterations,
            seed: plan.seed,
        }
    }
}

/// An append-only file of games.
pub(super) struct GamesFile {
    path: String,
    file: File,
}

impl GamesFile {
    /// Opens or creates the run's file, and returns the games already played. Fails if the file is something else.
    pub(super) fn open<G: Game>(path: &str, plan: &SelfPlay<G>) -> Result<(Self, Vec<StoredGame>), Error> {
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            Err(error) if error.kind() == ErrorKind::InvalidData => return Err(not_ours(path)),
            Err(error) => return Err(Error::file(path, error)),
        };
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        let games = read(path, whole, &Header::of(plan), text.is_empty())?;
        let mut file = Self { path: path.to_owned(), file: open_after(path, whole.len() as u64)? };
        if text.is_empty() {
            file.write(&Header::of(plan))?;
        }
        Ok((file, games))
    }

    /// Appends a game, unbuffered, so that it survives an interruption.
    pub(super) fn add(&mut self, played: &StoredGame) -> Result<(), Error> {
        self.write(played)
    }

    fn write(&mut self, line: &impl Serialize) -> Result<(), Error> {
        let line = serde_json::to_string(line).expect("a line of a run is JSON") + "\n";
        self.file.write_all(line.as_bytes()).map_err(|error| Error::file(&self.path, error))
    }
}

/// The games in these lines, of which the first must be this header.
fn read(path: &str, whole: &str, header: &Header, is_new: bool) -> Result<Vec<StoredGame>, Error> {
    if is_new {
        return Ok(Vec::new());
    }
    let mut lines = whole.lines();
    let found = lines.next().and_then(|line| serde_json::from_str::<Header>(line).ok());
    if found.as_ref() != Some(header) {
        return Err(not_ours(path));
    }
    lines.map(|line| serde_json::from_str(line).map_err(|_| not_ours(path))).collect()
}

/// Opens the file for appending after its first `end` bytes; an incomplete last line is dropped.
fn open_after(path: &str, end: u64) -> Result<File, Error> {
    let open = || {
        let mut file = OpenOptions::new().write(true).create(true).truncate(false).open(path)?;
        file.set_len(end)?;
        file.seek(SeekFrom::Start(end))?;
        Ok(file)
    };
    open().map_err(|error| Error::file(path, error))
}

fn not_ours(path: &str) -> Error {
    Error::Journal(Text::new("cli-train-not-ours").with("file", path))
}
