//! `tavola bench`: measures the speed of a game's rules.

use super::{bench_search, print, print_json};
use crate::args::BenchArgs;
use crate::bench::{self, SLICES, Speed};
use crate::error::Error;
use crate::grid::Grid;
use crate::lang::Lang;
use crate::localizer::Localizer;
use crate::{bots, progress, setup};
use catalog::{Listed, Visitor};
use game::{Game, GameOptions, OptionValues};
use search::Policy;
use serde::Serialize;
use std::io::Write;
use std::time::Duration;

pub(crate) fn run(args: &BenchArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Error> {
    if args.search {
        return bench_search::run(args, lang, out);
    }
    let policy = bots::find_policy(&args.policy)?;
    let report = setup::with_game(&args.game.game, Bench { args, policy })?;
    if args.json { print_json(out, &report) } else { print(out, &report.in_words(&Localizer::new(lang, None))) }
}

struct Bench<'a> {
    args: &'a BenchArgs,
    policy: Policy,
}

impl Visitor for Bench<'_> {
    type Output = Result<Report, Error>;

    fn visit<G: Listed>(self) -> Self::Output {
        let options = setup::options::<G>(&self.args.game)?;
        let progress = progress::bar(SLICES.into());
        let total = Duration::from_secs_f64(self.args.seconds);
        let speed = bench::measure::<G>(&options, self.policy, total, || progress.inc(1));
        progress.finish_and_clear();
        Ok(Report::new::<G>(&options, self.policy, speed))
    }
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    players: usize,
    options: OptionValues,
    policy: &'static str,
    games_per_s: f64,
    decisions_per_s: f64,
    ns_per_decision: f64,
    par: f64,
    /// Bytes that search copies for each node.
    state_bytes: usize,
}

impl Report {
    fn new<G: Game>(options: &G::Options, policy: Policy, speed: Speed) -> Self {
        Self {
            game: G::SLUG,
            players: setup::players(options),
            options: options.to_values(),
            policy: policy.name(),
            games_per_s: speed.games,
            decisions_per_s: speed.decisions,
            ns_per_decision: 1e9 / speed.decisions,
            par: speed.par(),
            state_bytes: size_of::<G>(),
        }
    }

    fn in_words(&self, localizer: &Localizer) -> String {
        let lang = localizer.lang();
        let mut grid = Grid::of_numbers(1);
        grid.row([localizer.message("cli-bench-games"), lang.decimal(self.games_per_s, 0)]);
        grid.row([localizer.message("cli-bench-decisions"), lang.decimal(self.decisions_per_s, 0)]);
        grid.row([localizer.message("cli-bench-ns"), lang.decimal(self.ns_per_decision, 1)]);
        grid.row([localizer.message("cli-bench-par"), lang.decimal(self.par, 3)]);
        grid.row([localizer.message("cli-bench-state"), self.state_bytes.to_string()]);
        grid.to_string()
    }
}
