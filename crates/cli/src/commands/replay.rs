//! `tavola replay`: replays records and checks everything they claim.

use super::{print, print_json};
use crate::args::ReplayArgs;
use crate::error::Error;
use crate::lang::Lang;
use crate::localizer::Localizer;
use crate::progress;
use crate::records_io::{LocatedRecord, RecordReader};
use catalog::{Listed, Visitor};
use game::{Arg, Languages, Record, ReplayError, Step, Text};
use serde::Serialize;
use serde_json::json;
use std::io::Write;

pub(crate) fn run(args: &ReplayArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Error> {
    let replayed = replay_files(&args.files);
    match replayed {
        Ok(count) if args.json => print_json(out, &json!({ "ok": true, "records": count })),
        Ok(count) => {
            let text = Text::new("cli-replayed").with("count", count);
            print(out, &(Localizer::new(lang, None).localize(&text) + "\n"))
        }
        Err(Error::Replay(difference)) if args.json => {
            print_json(out, &Report::new(&difference, lang))?;
            Err(Error::Replay(difference))
        }
        Err(error) => Err(error),
    }
}

/// The first error in a record, and its location.
#[derive(Debug)]
pub(crate) struct Difference {
    file: String,
    number: usize,
    line: usize,
    seats: Vec<String>,
    /// The step where it occurs, if any.
    step: Option<(usize, Step)>,
    wrong: Wrong,
}

#[derive(Debug)]
enum Wrong {
    UnknownGame(String),
    Mismatch { error: Box<ReplayError>, messages: Languages },
}

impl Difference {
    fn new(file: &str, found: &LocatedRecord, wrong: Wrong) -> Self {
        let index = match &wrong {
            Wrong::Mismatch { error, .. } => error.step,
            Wrong::UnknownGame(_) => None,
        };
        let step = index.map(|index| (index, found.record.steps[index].clone()));
        let seats = found.record.seats.clone();
        Self { file: file.to_owned(), number: found.number, line: found.line, seats, step, wrong }
    }

    /// Describes the error and its location.
    pub(crate) fn text(&self) -> Text {
        let text = Text::new(if self.step.is_some() { "cli-difference-at-step" } else { "cli-difference" })
            .with("file", self.file.as_str())
            .with("number", self.number)
            .with("line", self.line)
            .with("what", self.what());
        match &self.step {
            Some((index, step)) => text.with("step", *index).with("notation", to_json(step)),
            None => text,
        }
    }

    pub(crate) fn game_messages(&self) -> Option<Languages> {
        match &self.wrong {
            Wrong::UnknownGame(_) => None,
            Wrong::Mismatch { messages, .. } => Some(*messages),
        }
    }

    /// The players by seat and name, since several may have the same name.
    pub(crate) fn names(&self) -> Vec<String> {
        self.seats.iter().enumerate().map(|(seat, name)| format!("{seat} ({name})")).collect()
    }

    fn what(&self) -> Text {
        match &self.wrong {
            Wrong::UnknownGame(name) => Error::UnknownGame { name: name.clone() }.text(),
            Wrong::Mismatch { error, .. } => error.mismatch.text(),
        }
    }
}

fn to_json(step: &Step) -> String {
    serde_json::to_string(step).expect("a step is JSON")
}

/// A difference as JSON. `expected` is the recorded value.
#[derive(Serialize)]
struct Report {
    ok: bool,
    file: String,
    record: usize,
    line: usize,
    step: Option<usize>,
    notation: Option<String>,
    expected: Option<String>,
    found: Option<String>,
    message: String,
}

impl Report {
    fn new(difference: &Difference, lang: Lang) -> Self {
        let localizer = Localizer::new(lang, difference.game_messages()).with_names(difference.names());
        let what = difference.what();
        Self {
            ok: false,
            file: difference.file.clone(),
            record: difference.number,
            line: difference.line,
            step: difference.step.as_ref().map(|(index, _)| *index),
            notation: difference.step.as_ref().map(|(_, step)| step.notation.clone()),
            expected: argument(&what, "expected"),
            found: argument(&what, "found"),
            message: localizer.localize(&what),
        }
    }
}

fn argument(text: &Text, name: &str) -> Option<String> {
    let (_, arg) = text.args.iter().find(|(known, _)| *known == name)?;
    match arg {
        Arg::Number(number) => Some(number.to_string()),
        Arg::Verbatim(verbatim) => Some(verbatim.clone()),
        Arg::Seat(_) | Arg::Text(_) | Arg::List(_) => None,
    }
}

/// Replays all files and returns the number of records.
fn replay_files(files: &[String]) -> Result<usize, Error> {
    let progress = progress::counter();
    let count = files.iter().map(|file| replay_file(file, || progress.inc(1))).sum();
    progress.finish_and_clear();
    count
}

/// Replays a record in `file`.
pub(super) fn check(file: &str, found: &LocatedRecord) -> Result<(), Error> {
    replay(&found.record).map_err(|wrong| Error::Replay(Box::new(Difference::new(file, found, wrong))))
}

fn replay_file(file: &str, mut replayed: impl FnMut()) -> Result<usize, Error> {
    let mut count = 0;
    for found in RecordReader::open(file)? {
        check(file, &found?)?;
        count += 1;
        replayed();
    }
    if count == 0 { Err(Error::NoRecords { path: file.to_owned() }) } else { Ok(count) }
}

fn replay(record: &Record) -> Result<(), Wrong> {
    let replayed = catalog::visit(&record.game, ReplayOne(record));
    replayed.unwrap_or_else(|| Err(Wrong::UnknownGame(record.game.clone())))
}

struct ReplayOne<'a>(&'a Record);

impl Visitor for ReplayOne<'_> {
    type Output = Result<(), Wrong>;

    fn visit<G: Listed>(self) -> Self::Output {
        match game::replay::<G>(self.0) {
            Ok(_) => Ok(()),
            Err(error) => Err(Wrong::Mismatch { error: Box::new(error), messages: G::WORDS }),
        }
    }
}
