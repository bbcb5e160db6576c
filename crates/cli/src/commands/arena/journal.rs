//! A match's results in a file, so that an interrupted match can be resumed.
//!
//! JSON lines: the first identifies the match; each of the others is a game, in the order in which they ended.

use super::one_game::{GameResult, Match};
use crate::error::Error;
use game::{Game, GameOptions, OptionValues, Text};
use serde::{Deserialize, Serialize};
use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Seek, SeekFrom, Write};

/// Version of the file format.
const FORMAT: u32 = 1;

/// Identifies a match. The number of games is not part of it, so a match can be extended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    tavola_arena: u32,
    game: String,
    rules_version: u32,
    options: OptionValues,
    bots: Vec<String>,
    seed: u64,
}

impl Header {
    fn of<G: Game>(played: &Match<G>) -> Self {
        Self {
            tavola_arena: FORMAT,
            game: G::SLUG.to_owned(),
            rules_version: G::RULES_VERSION,
            options: played.options.to_values(),
            bots: played.roster.names(),
            seed: played.seed,
        }
    }

    /// The header in one line, for error messages.
    fn summary(&self) -> String {
        let Header { game, rules_version, bots, seed, .. } = self;
        let options: Vec<String> = self.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
        format!("{game} {rules_version} {} {} {seed}", options.join(" "), bots.join(","))
    }
}

/// An append-only file of games.
pub(super) struct Journal {
    path: String,
    file: File,
}

impl Journal {
    /// Opens or creates the match file and returns the games already played. Fails if the file belongs to a
    /// different match.
    pub(super) fn open<G: Game>(path: &str, of: &Match<G>) -> Result<(Self, Vec<GameResult>), Error> {
        let header = Header::of(of);
        match std::fs::read_to_string(path) {
            Ok(text) if !text.is_empty() => Self::resume(path, &text, &header, of),
            Ok(_) => Self::begin(path, &header),
            Err(error) if error.kind() == ErrorKind::NotFound => Self::begin(path, &header),
            Err(error) if error.kind() == ErrorKind::InvalidData => Err(not_a_match(path)),
            Err(error) => Err(Error::file(path, error)),
        }
    }

    /// Appends a game, unbuffered, so that it survives an interruption.
    pub(super) fn add(&mut self, played: &GameResult) -> Result<(), Error> {
        self.write(played)
    }

    fn begin(path: &str, header: &Header) -> Result<(Self, Vec<GameResult>), Error> {
        let file = File::create(path).map_err(|error| Error::file(path, error))?;
        let mut journal = Self { path: path.to_owned(), file };
        journal.write(header)?;
        Ok((journal, Vec::new()))
    }

    /// Drops an incomplete last line; its game is played again.
    fn resume<G: Game>(
        path: &str,
        text: &str,
        header: &Header,
        of: &Match<G>,
    ) -> Result<(Self, Vec<GameResult>), Error> {
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        let mut lines = whole.lines();
        let found = lines.next().and_then(|line| serde_json::from_str::<Header>(line).ok());
        let found = found.ok_or_else(|| not_a_match(path))?;
        if found != *header {
            return Err(another_match(path, &found, header));
        }
        let games = lines.enumerate().map(|(index, line)| read_game(path, index + 2, line, of));
        let games = games.collect::<Result<_, _>>()?;
        let file = append_after(path, whole.len() as u64).map_err(|error| Error::file(path, error))?;
        Ok((Self { path: path.to_owned(), file }, games))
    }

    fn write(&mut self, line: &impl Serialize) -> Result<(), Error> {
        let line = serde_json::to_string(line).expect("a line of a match is JSON") + "\n";
        self.file.write_all(line.as_bytes()).map_err(|error| Error::file(&self.path, error))
    }
}

fn append_after(path: &str, end: u64) -> std::io::Result<File> {
    let mut file = OpenOptions::new().write(true).open(path)?;
    file.set_len(end)?;
    file.seek(SeekFrom::Start(end))?;
    Ok(file)
}

/// Parses a game and checks that it fits the match.
fn read_game<G: Game>(path: &str, line: usize, text: &str, of: &Match<G>) -> Result<GameResult, Error> {
    let error = || Error::Journal(Text::new("cli-arena-not-a-game").with("place", format!("{path}:{line}")));
    let played: GameResult = serde_json::from_str(text).map_err(|_| error())?;
    let players = of.seatings[0].len();
    let fits = played.seats == *of.seating(played.game) && played.scores.len() == players;
    if fits && played.ranks.len() == players && played.ranks.contains(&1) { Ok(played) } else { Err(error()) }
}

fn not_a_match(path: &str) -> Error {
    Error::Journal(Text::new("cli-arena-not-a-match").with("file", path))
}

fn another_match(path: &str, found: &Header, wanted: &Header) -> Error {
    let text = Text::new("cli-arena-another-match").with("file", path);
    Error::Journal(text.with("found", found.summary()).with("wanted", wanted.summary()))
}
