//! `tavola review`: analyzes a finished game.

mod chart;
mod plot;
mod report;

use super::{print, print_json};
use crate::error::Error;
use crate::insight_args::ReviewArgs;
use crate::lang::Lang;
use crate::localizer::Localizer;
use crate::records_io::RecordReader;
use crate::{progress, workers};
use catalog::{Listed, Visitor};
use game::{Languages, Record};
use insight::{ReviewEffort, ReviewError};
use protocol::Review;
use std::io::Write;
use std::sync::atomic::AtomicBool;

pub(crate) fn run(args: &ReviewArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Error> {
    let record = find(&args.file, args.record)?;
    let game_messages = messages_of(&record.game);
    let refused =
        |error: ReviewError| Error::Review { path: args.file.clone(), why: error.text(), messages: game_messages };
    let review = review(args, &record).map_err(refused)?;
    let localizer = Localizer::new(lang, game_messages).with_names(record.seats);
    if let Some(path) = &args.plot {
        plot::write(path, &review, &localizer)?;
    }
    if args.json { print_json(out, &review) } else { print(out, &report::in_words(&review, &localizer)) }
}

/// The record with this number, counted from 1.
fn find(path: &str, number: u32) -> Result<Record, Error> {
    let mut records = RecordReader::open(path)?;
    match records.nth(number as usize - 1) {
        Some(found) => Ok(found?.record),
        None => Err(Error::NoSuchRecord { path: path.to_owned(), number }),
    }
}

fn review(args: &ReviewArgs, record: &Record) -> Result<Review, ReviewError> {
    let bar = progress::bar(record.steps.len() as u64);
    let threads = workers::threads(args.threads);
    let effort = ReviewEffort { seed: args.seed, iterations: args.iterations, threads };
    let review =
        insight::review(record, &effort, &|progress| bar.set_position(progress.done.into()), &AtomicBool::new(false));
    bar.finish_and_clear();
    review
}

fn messages_of(game: &str) -> Option<Languages> {
    struct MessagesOf;

    impl Visitor for MessagesOf {
        type Output = Languages;

        fn visit<G: Listed>(self) -> Languages {
            G::WORDS
        }
    }

    catalog::visit(game, MessagesOf)
}
