//! `tavola simulate`: has bots play many games.

mod one_game;
mod statistics;
mod summary;

use super::{print, print_json};
use crate::args::SimulateArgs;
use crate::error::Error;
use crate::lang::Lang;
use crate::localizer::Localizer;
use crate::records_io::{self, STANDARD};
use crate::roster::Roster;
use crate::{bots, progress, setup, workers};
use catalog::{Listed, Visitor};
use game::{GameOptions, Languages};
use one_game::{Keep, Plan};
use std::fs::File;
use std::io::{self, BufWriter, Write};
use summary::{Summary, Tally};

pub(crate) fn run(args: &SimulateArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Error> {
    let (summary, messages) = setup::with_game(&args.game.game, Simulate { args, out })?;
    let to_stderr = args.records.as_deref() == Some(STANDARD);
    let out: &mut dyn Write = if to_stderr { &mut io::stderr() } else { out };
    match args.json {
        true => print_json(out, &summary),
        false => print(out, &summary.in_words(&Localizer::new(lang, Some(messages)))),
    }
}

struct Simulate<'a> {
    args: &'a SimulateArgs,
    out: &'a mut dyn Write,
}

impl Visitor for Simulate<'_> {
    type Output = Result<(Summary, Languages), Error>;

    fn visit<G: Listed>(self) -> Self::Output {
        let plan = plan::<G>(self.args)?;
        let mut records = Records::open(self.args.records.as_deref(), self.out)?;
        let mut tally = Tally::new(plan.seating.len());
        let progress = progress::bar(plan.games);
        let threads = workers::threads(self.args.threads);
        let played = workers::each_in_order(
            plan.games,
            threads,
            |number| plan.play(number),
            |played| {
                progress.inc(1);
                tally.add(&played);
                records.write(played.record.as_deref().unwrap_or_default())
            },
        );
        progress.finish_and_clear();
        played.and_then(|()| records.finish())?;
        Ok((tally.summary(G::SLUG, plan.options.to_values(), plan.seed, &plan.names()), G::WORDS))
    }
}

fn plan<G: Listed>(args: &SimulateArgs) -> Result<Plan<G>, Error> {
    let options = setup::options::<G>(&args.game)?;
    let lists = match &args.policy {
        Some(policy) => vec![policy.clone()],
        None if args.bots.is_empty() => vec![search::Policy::Random.name().to_owned()],
        None => args.bots.clone(),
    };
    let bots = bots::find_for::<G>(&lists, &options)?;
    let seating = bots::seating(bots.len(), setup::players(&options))?;
    let roster = Roster::open(bots, args.programs.move_time())?;
    let keep = match (&args.records, args.trace) {
        (None, _) => Keep::Nothing,
        (Some(_), false) => Keep::Record,
        (Some(_), true) => Keep::Trace,
    };
    Ok(Plan { options, roster, seating, games: args.games.into(), seed: args.seed, keep })
}

/// Where the records go.
enum Records<'a> {
    Nowhere,
    Stdout(&'a mut dyn Write),
    File { path: &'a str, file: BufWriter<File> },
}

impl<'a> Records<'a> {
    fn open(path: Option<&'a str>, stdout: &'a mut dyn Write) -> Result<Self, Error> {
        Ok(match path {
            None => Records::Nowhere,
            Some(STANDARD) => Records::Stdout(stdout),
            Some(path) => Records::File { path, file: records_io::create(path)? },
        })
    }

    fn write(&mut self, line: &str) -> Result<(), Error> {
        match self {
            Records::Nowhere => Ok(()),
            Records::Stdout(stdout) => print(*stdout, line),
            Records::File { path, file } => file.write_all(line.as_bytes()).map_err(|error| Error::file(path, error)),
        }
    }

    fn finish(self) -> Result<(), Error> {
        match self {
            Records::File { path, mut file } => file.flush().map_err(|error| Error::file(path, error)),
            Records::Nowhere | Records::Stdout(_) => Ok(()),
        }
    }
}
