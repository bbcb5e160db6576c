//! `tavola load`: measures a server under load.

use super::{print, print_json, serve};
use crate::args::GameArgs;
use crate::error::Error;
use crate::grid::Grid;
use crate::lang::Lang;
use crate::load::{self, LoadPlan, LoadProgress, LoadReport};
use crate::load_args::LoadArgs;
use crate::localizer::Localizer;
use crate::{progress, setup};
use catalog::{Listed, Visitor};
use game::GameOptions;
use indicatif::ProgressBar;
use std::io::Write;
use std::time::Duration;

pub(crate) fn run(args: &LoadArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Error> {
    let plan = setup::with_game(&args.game, Plan(args))?;
    let (opening, playing) = (progress::bar(args.tables.into()), progress::bar(plan.time.as_millis() as u64));
    let loaded = serve::runtime()?.block_on(load::run(plan, |far| show(far, &opening, &playing)));
    playing.finish_and_clear();
    let report = loaded.map_err(|error| Error::Load { url: args.url.clone(), error })?;
    if args.json { print_json(out, &report) } else { print(out, &in_words(&report, &Localizer::new(lang, None))) }
}

fn show(far: LoadProgress, opening: &ProgressBar, playing: &ProgressBar) {
    match far {
        LoadProgress::Opened(tables) => opening.set_position(tables as u64),
        LoadProgress::Played(time) => {
            opening.finish_and_clear();
            playing.set_position(time.as_millis() as u64);
        }
    }
}

struct Plan<'a>(&'a LoadArgs);

impl Visitor for Plan<'_> {
    type Output = Result<LoadPlan, Error>;

    fn visit<G: Listed>(self) -> Self::Output {
        let Plan(args) = self;
        let game = GameArgs { game: args.game.clone(), players: args.players, set: Vec::new() };
        let options = setup::options::<G>(&game)?;
        Ok(LoadPlan {
            url: args.url.clone(),
            game: args.game.clone(),
            players: setup::players(&options),
            options: options.to_values(),
            tables: args.tables as usize,
            rate: (args.rate > 0).then(|| args.rate.into()),
            time: Duration::from_secs(args.seconds.into()),
            idle: args.idle,
        })
    }
}

fn in_words(report: &LoadReport, localizer: &Localizer) -> String {
    let lang = localizer.lang();
    let mut grid = Grid::of_numbers(1);
    grid.row([localizer.message("cli-load-moves"), report.moves.to_string()]);
    grid.row([localizer.message("cli-load-rate"), lang.decimal(report.moves_per_s, 0)]);
    grid.row([localizer.message("cli-load-p50"), lang.decimal(report.p50_ms, 2)]);
    grid.row([localizer.message("cli-load-p99"), lang.decimal(report.p99_ms, 2)]);
    grid.row([localizer.message("cli-load-max"), lang.decimal(report.max_ms, 2)]);
    grid.row([localizer.message("cli-load-games"), report.games.to_string()]);
    grid.row([localizer.message("cli-load-errors"), report.errors.values().sum::<u64>().to_string()]);
    for (code, count) in &report.errors {
        grid.row([format!("  {code}"), count.to_string()]);
    }
    grid.to_string()
}
