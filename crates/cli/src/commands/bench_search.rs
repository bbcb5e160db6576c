//! `tavola bench --search`: measures search speed.

use super::{print, print_json};
use crate::args::BenchArgs;
use crate::error::Error;
use crate::grid::Grid;
use crate::lang::Lang;
use crate::localizer::Localizer;
use crate::{bots, progress, setup};
use catalog::{Listed, Visitor};
use game::{Game, GameExt, GameOptions, OptionValues, Seat, SplitMix, Turn, Viewer};
use search::{Pace, Playouts, Policy, SearchSettings};
use serde::Serialize;
use std::io::Write;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// Number of measurements: two positions, each with two kinds of rollouts.
const MEASUREMENTS: u32 = 4;
/// Seed of the game that the positions are taken from.
const SEED: u64 = 1;

pub(super) fn run(args: &BenchArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Error> {
    let policy = bots::find_policy(&args.policy)?;
    let report = setup::with_game(&args.game.game, BenchSearch { args, policy })?;
    if args.json { print_json(out, &report) } else { print(out, &report.in_words(&Localizer::new(lang, None))) }
}

struct BenchSearch<'a> {
    args: &'a BenchArgs,
    policy: Policy,
}

impl Visitor for BenchSearch<'_> {
    type Output = Result<Report, Error>;

    fn visit<G: Listed>(self) -> Self::Output {
        let options = setup::options::<G>(&self.args.game)?;
        let time = Duration::from_secs_f64(self.args.seconds) / MEASUREMENTS;
        let progress = progress::bar(MEASUREMENTS.into());
        progress.tick();
        let clock = AtomicBool::new(false);
        let measure = |(seat, view): &(Seat, G::View)| {
            let guided = ::bots::pace::<G, G::Guide>(view, *seat, time, &clock);
            progress.inc(1);
            let (guide, settings) = (Playouts(self.policy), SearchSettings::default());
            let full = search::pace::<G, _>(view, *seat, &guide, settings, time, &clock);
            progress.inc(1);
            Paces { guided: guided.into(), full: full.into() }
        };
        let positions = positions::<G>(&options);
        let [opening, middle] = positions.each_ref().map(measure);
        progress.finish_and_clear();
        Ok(Report {
            game: G::SLUG,
            players: setup::players(&options),
            options: options.to_values(),
            policy: self.policy.name(),
            opening,
            middle,
        })
    }
}

/// The first decision in a game between eager bots and the first in its second half, each as the deciding seat's
/// view.
fn positions<G: Game>(options: &G::Options) -> [(Seat, G::View); 2] {
    let decisions = play_until(G::new(options), usize::MAX).decisions;
    [0, decisions / 2].map(|earliest| {
        let stop = play_until(G::new(options), earliest);
        let seat = stop.seat.expect("both halves of a game have a decision");
        (seat, stop.game.view(Viewer::Seat(seat)))
    })
}

/// A game stopped at a decision by `seat`, or over.
struct Stop<G> {
    game: G,
    decisions: usize,
    seat: Option<Seat>,
}

/// Plays until the first decision with several legal actions after `earliest` decisions, or to the end.
fn play_until<G: Game>(mut game: G, earliest: usize) -> Stop<G> {
    let mut rng = SplitMix::new(SEED);
    let mut decisions = 0;
    while game.turn() != Turn::Over {
        let Some(seat) = game.turn().seats().first() else {
            let chance = game.draw(&mut rng);
            game.reveal(chance, &mut ());
            continue;
        };
        let actions = game.legal(seat);
        if decisions >= earliest && actions.len() > 1 {
            return Stop { game, decisions, seat: Some(seat) };
        }
        let action = Policy::Eager.pick(&game, &actions, &mut rng);
        game.play(seat, action, &mut ());
        decisions += 1;
    }
    Stop { game, decisions, seat: None }
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    players: usize,
    options: OptionValues,
    /// The policy for full rollouts.
    policy: &'static str,
    opening: Paces,
    middle: Paces,
}

#[derive(Serialize)]
struct Paces {
    guided: Rates,
    full: Rates,
}

#[derive(Serialize)]
struct Rates {
    iterations_per_s: f64,
    rollouts_per_s: f64,
    share: f64,
}

impl From<Pace> for Rates {
    fn from(pace: Pace) -> Self {
        Self { iterations_per_s: pace.iterations, rollouts_per_s: pace.rollouts, share: pace.share }
    }
}

const HEADINGS: [&str; 4] = ["cli-bench-position", "cli-bench-iterations", "cli-bench-rollouts", "cli-bench-share"];

impl Report {
    fn in_words(&self, localizer: &Localizer) -> String {
        let mut grid = Grid::of_numbers(HEADINGS.len() - 1);
        grid.row(HEADINGS.map(|key| localizer.message(key)));
        for (key, rates) in [
            ("cli-bench-opening-guided", &self.opening.guided),
            ("cli-bench-middle-guided", &self.middle.guided),
            ("cli-bench-opening-full", &self.opening.full),
            ("cli-bench-middle-full", &self.middle.full),
        ] {
            grid.row(row(localizer, localizer.localize(&game::Text::new(key).with("policy", self.policy)), rates));
        }
        grid.to_string()
    }
}

fn row(localizer: &Localizer, label: String, rates: &Rates) -> [String; HEADINGS.len()] {
    let decimal = |number, decimals| localizer.lang().decimal(number, decimals);
    [label, decimal(rates.iterations_per_s, 0), decimal(rates.rollouts_per_s, 0), decimal(rates.share, 2)]
}
