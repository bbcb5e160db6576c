//! Command errors and their messages.

use crate::admin::AdminError;
use crate::commands::replay::Difference;
use crate::engine::Failure;
use crate::lang::Lang;
use crate::load::LoadError;
use crate::localizer::Localizer;
use crate::settings::SettingsError;
use game::{Languages, OptionsError, Text};
use serde_json::error::Category;
use std::io::{self, ErrorKind, Write};
use store::StoreError;
use verifiable_chance::VerifyError;

/// Why a command failed.
#[derive(Debug)]
pub(crate) enum Error {
    UnknownGame {
        name: String,
    },
    UnknownBot {
        name: String,
        known: Vec<&'static str>,
    },
    /// A quote in a list of bots is not closed.
    UnclosedQuote {
        text: String,
    },
    /// `exec:` without a command.
    NoCommand,
    /// A bot's program can't be used.
    Engine {
        bot: String,
        failure: Failure,
    },
    /// The host of `tavola engine` sent something that can't be answered.
    Host {
        line: usize,
        why: Text,
    },
    BotCount {
        given: usize,
        seats: usize,
    },
    /// `--until` with more or fewer than two bots.
    NotTwoBots,
    NoSuchSeat {
        seat: usize,
        players: usize,
    },
    /// `messages` are those of the game, since the reason may be one of them.
    Options {
        error: OptionsError,
        messages: Languages,
    },
    File {
        path: String,
        error: io::Error,
    },
    /// Writing to standard output failed.
    Output(io::Error),
    /// The file is not JSON, or not a record.
    Json {
        path: String,
        error: serde_json::Error,
    },
    /// The match in this file can't be resumed.
    Journal(Text),
    /// The game's computer players know only the rules.
    NothingToTrain {
        game: String,
    },
    NoRecords {
        path: String,
    },
    /// The file has fewer records than `number`.
    NoSuchRecord {
        path: String,
        number: u32,
    },
    NoSuchStep {
        step: usize,
        steps: usize,
    },
    /// A record that can't be reviewed; `messages` are those of the game.
    Review {
        path: String,
        why: Text,
        messages: Option<Languages>,
    },
    /// A record that does not replay.
    Replay(Box<Difference>),
    /// A record whose chance outcomes don't follow from its seeds.
    Verify {
        file: String,
        number: usize,
        error: Box<VerifyError>,
    },
    Store(StoreError),
    Settings(SettingsError),
    Admin(AdminError),
    /// The folder already has a database.
    DatabaseExists {
        folder: String,
    },
    /// The given folder contains no page.
    NoPage {
        folder: String,
    },
    /// Not a log level.
    LogLevel {
        given: String,
    },
    /// The server can't listen on this address.
    Listen {
        address: String,
        error: io::Error,
    },
    /// The server at this address doesn't answer, or reports that it isn't healthy.
    Unhealthy {
        address: String,
        why: String,
    },
    /// The thread pool can't be started.
    Threads(io::Error),
    /// The server at this URL could not be put under load.
    Load {
        url: String,
        error: LoadError,
    },
}

impl From<AdminError> for Error {
    fn from(error: AdminError) -> Self {
        Error::Admin(error)
    }
}

impl From<SettingsError> for Error {
    fn from(error: SettingsError) -> Self {
        Error::Settings(error)
    }
}

impl Error {
    pub(crate) fn file(path: &str, error: io::Error) -> Self {
        Error::File { path: path.to_owned(), error }
    }

    pub(crate) fn unclosed(text: &str) -> Self {
        Error::UnclosedQuote { text: text.to_owned() }
    }

    pub(crate) fn is_broken_pipe(&self) -> bool {
        matches!(self, Error::Output(error) if error.kind() == ErrorKind::BrokenPipe)
    }

    /// Prints the error to standard error.
    pub(crate) fn report(&self, lang: Lang) {
        let localizer = Localizer::new(lang, self.game_messages()).with_names(self.names());
        let message = localizer.localize(&Text::new("cli-error").with("message", self.text()));
        // If standard error is closed, there is nowhere to report to.
        let _ = writeln!(io::stderr(), "{message}");
    }

    pub(crate) fn text(&self) -> Text {
        match self {
            Error::UnknownGame { name } => unknown("cli-unknown-game", name, catalog::SLUGS),
            Error::UnknownBot { name, known } => unknown("cli-unknown-bot", name, known),
            Error::UnclosedQuote { text } => Text::new("cli-unclosed-quote").with("text", text.as_str()),
            Error::NoCommand => Text::new("cli-no-command"),
            Error::Engine { bot, failure } => {
                Text::new("cli-engine").with("bot", bot.as_str()).with("why", failure.text())
            }
            Error::Host { line, why } => Text::new("cli-host").with("line", *line).with("why", why.clone()),
            Error::BotCount { given, seats } => Text::new("cli-bot-count").with("given", *given).with("seats", *seats),
            Error::NotTwoBots => Text::new("cli-not-two-bots"),
            Error::NoSuchSeat { seat, players } => {
                Text::new("cli-no-such-seat").with("seat", *seat).with("last", players - 1)
            }
            Error::Options { error, .. } => options_text(error),
            Error::File { path, error } => file_text(path, error),
            Error::Output(error) => Text::new("cli-output").with("why", error.to_string()),
            Error::Json { path, error } => json_text(path, error),
            Error::Journal(text) => text.clone(),
            Error::NothingToTrain { game } => Text::new("cli-train-nothing").with("game", game.as_str()),
            Error::NoRecords { path } => Text::new("cli-no-records").with("file", path.as_str()),
            Error::NoSuchRecord { path, number } => {
                Text::new("cli-no-such-record").with("file", path.as_str()).with("number", *number)
            }
            Error::NoSuchStep { step, steps } => {
                Text::new("cli-no-such-step").with("step", *step).with("steps", *steps)
            }
            Error::Review { path, why, .. } => {
                Text::new("cli-review-refused").with("file", path.as_str()).with("why", why.clone())
            }
            Error::Replay(difference) => difference.text(),
            Error::Verify { file, number, error } => {
                Text::new("cli-verify").with("file", file.as_str()).with("number", *number).with("what", error.text())
            }
            Error::Store(error) => store_text(error),
            Error::Settings(error) => error.text(),
            Error::Admin(error) => error.text(),
            Error::DatabaseExists { folder } => Text::new("cli-database-exists").with("folder", folder.as_str()),
            Error::NoPage { folder } => Text::new("cli-no-page").with("folder", folder.as_str()),
            Error::LogLevel { given } => Text::new("cli-log-level").with("given", given.as_str()),
            Error::Listen { address, error } => {
                Text::new("cli-listen").with("address", address.as_str()).with("why", error.to_string())
            }
            Error::Unhealthy { address, why } => {
                Text::new("cli-unhealthy").with("address", address.as_str()).with("why", why.as_str())
            }
            Error::Threads(error) => Text::new("cli-threads").with("why", error.to_string()),
            Error::Load { url, error } => load_text(error).with("url", url.as_str()),
        }
    }

    fn game_messages(&self) -> Option<Languages> {
        match self {
            Error::Options { messages, .. } => Some(*messages),
            Error::Replay(difference) => difference.game_messages(),
            Error::Review { messages, .. } => *messages,
            _ => None,
        }
    }

    fn names(&self) -> Vec<String> {
        match self {
            Error::Replay(difference) => difference.names(),
            _ => Vec::new(),
        }
    }
}

fn store_text(error: &StoreError) -> Text {
    error.args().into_iter().fold(Text::new(error.key()), |text, (name, value)| text.with(name, value))
}

fn load_text(error: &LoadError) -> Text {
    match error {
        LoadError::BadUrl => Text::new("cli-load-bad-url"),
        LoadError::Unreachable(error) => Text::new("cli-load-unreachable").with("why", error.to_string()),
        LoadError::Refused(code) if code == "too-fast" => Text::new("cli-load-too-fast"),
        LoadError::Refused(code) => Text::new("cli-load-refused").with("code", code.as_str()),
        LoadError::Unexpected => Text::new("cli-load-unexpected"),
    }
}

fn unknown(key: &'static str, name: &str, known: &[&str]) -> Text {
    Text::new(key).with("name", name).with("known", known.join(", ")).with("hint", hint(name, known))
}

fn options_text(error: &OptionsError) -> Text {
    let hint = match error {
        OptionsError::Unknown { name, known } => hint(name, known),
        OptionsError::BadValue { value, allowed, .. } => {
            let allowed: Vec<String> = allowed.iter().map(ToString::to_string).collect();
            hint(value, &allowed)
        }
        OptionsError::Missing { .. } | OptionsError::Conflict(_) => Text::new("cli-no-hint"),
    };
    Text::new("cli-options").with("why", error.text()).with("hint", hint)
}

/// “Did you mean …?”, if a known name is similar to the one typed.
fn hint(typed: &str, known: &[impl AsRef<str>]) -> Text {
    const CLOSE: f64 = 0.75;
    let likeness = |known: &str| strsim::jaro_winkler(typed, known);
    let closest = known.iter().map(AsRef::as_ref).max_by(|a, b| likeness(a).total_cmp(&likeness(b)));
    match closest {
        Some(closest) if likeness(closest) >= CLOSE => Text::new("cli-hint").with("closest", closest),
        _ => Text::new("cli-no-hint"),
    }
}

fn file_text(path: &str, error: &io::Error) -> Text {
    let text = match error.kind() {
        ErrorKind::NotFound => Text::new("cli-file-not-found"),
        ErrorKind::PermissionDenied => Text::new("cli-file-forbidden"),
        ErrorKind::IsADirectory => Text::new("cli-file-is-directory"),
        _ => Text::new("cli-file").with("why", error.to_string()),
    };
    text.with("file", path)
}

fn json_text(path: &str, error: &serde_json::Error) -> Text {
    let key = match error.classify() {
        Category::Eof => "cli-json-truncated",
        Category::Data => "cli-json-not-a-record",
        Category::Syntax | Category::Io => "cli-json-malformed",
    };
    let place = format!("{path}:{}:{}", error.line(), error.column());
    Text::new(key).with("place", place).with("why", without_place(&error.to_string()))
}

/// Strips the position that serde_json appends; our messages begin with one.
fn without_place(message: &str) -> &str {
    message.rfind(" at line ").map_or(message, |end| &message[..end])
}
