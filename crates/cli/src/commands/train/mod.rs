//! `tavola train`: fits the weights of a game's evaluation.

mod journal;

use super::print;
use crate::error::Error;
use crate::lang::Lang;
use crate::localizer::Localizer;
use crate::train_args::TrainArgs;
use crate::{progress, setup, workers};
use bots::{FeatureSet, Fitted, Weight};
use catalog::{Listed, Visitor};
use game::{Game, Text};
use journal::Journal;
use std::io::Write;
use training::{Fit, FitPlan, NetErrors, NetFit, Plan, Played, Training};

pub(crate) fn run(args: &TrainArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Error> {
    setup::with_game(&args.game.game, Train { args, lang, out })
}

struct Train<'a> {
    args: &'a TrainArgs,
    lang: Lang,
    out: &'a mut dyn Write,
}

impl Visitor for Train<'_> {
    type Output = Result<(), Error>;

    fn visit<G: Listed>(self) -> Self::Output {
        let Train { args, lang, out } = self;
        let (options, plan) = (setup::options::<G>(&args.game)?, plan(args));
        if names::<G>().is_empty() {
            return Err(Error::NothingToTrain { game: args.game.game.clone() });
        }
        let (journal, known) = Journal::open::<G>(args.resume.as_deref(), &options, &plan, args.net)?;
        let games = Games { plan, known: known.into_iter(), threads: args.threads, journal };
        let report = Report { localizer: Localizer::new(lang, None), out };
        if args.net { train_net::<G>(options, games, args.passes, report) } else { train::<G>(options, games, report) }
    }
}

fn train<G: Listed>(options: G::Options, mut games: Games, mut report: Report<'_>) -> Result<(), Error> {
    let plan = games.plan;
    let mut training = Training::<G, G::Guide>::new(options, plan);
    let mut weights = Vec::new();
    for round in 1..=plan.rounds {
        let played = games.play_round(&training)?;
        let fit = training.finish_round(&played).ok_or_else(|| games.journal.not_a_training())?;
        report.line(&summary(round, &plan, &fit))?;
        weights = fit.weights;
    }
    print(report.out, &table(&weights, names::<G>()))
}

fn train_net<G: Listed>(
    options: G::Options,
    mut games: Games,
    passes: u32,
    mut report: Report<'_>,
) -> Result<(), Error> {
    let training = Training::<G, G::Guide>::with_learned(options, games.plan);
    let played = games.play_round(&training)?;
    let mut fitting = training.net(&played, passes).ok_or_else(|| games.journal.not_a_training())?;
    for pass in 1..=passes {
        report.line(&pass_summary(pass, passes, fitting.pass()))?;
    }
    print(report.out, &net_table(&fitting.finish(), fitting.inputs()))
}

/// What a training prints.
struct Report<'a> {
    localizer: Localizer,
    out: &'a mut dyn Write,
}

impl Report<'_> {
    fn line(&mut self, text: &Text) -> Result<(), Error> {
        print(self.out, &(self.localizer.localize(text) + "\n"))
    }
}

fn plan(args: &TrainArgs) -> Plan {
    Plan {
        games: args.games.into(),
        rounds: args.rounds.into(),
        iterations: args.iterations.into(),
        seed: args.seed.into(),
        fit: FitPlan { lambda: args.lambda, ridge: args.ridge.into() },
    }
}

/// The games to learn from.
struct Games {
    plan: Plan,
    /// Those known from before.
    known: std::vec::IntoIter<Played>,
    threads: Option<u16>,
    journal: Journal,
}

impl Games {
    /// The next round's games: those `known` from before, then new ones.
    fn play_round<G: Game, K: Fitted<G>>(&mut self, training: &Training<G, K>) -> Result<Vec<Played>, Error> {
        let mut games: Vec<Played> = self.known.by_ref().take(self.plan.games as usize).collect();
        let (bar, first) = (progress::bar(self.plan.games), games.len() as u64);
        bar.set_position(first);
        let play = |number| training.play(first + number);
        workers::each_in_order(self.plan.games - first, workers::threads(self.threads), play, |played| {
            self.journal.add(&played)?;
            games.push(played);
            bar.inc(1);
            Ok(())
        })?;
        bar.finish_and_clear();
        Ok(games)
    }
}

fn summary(round: u64, plan: &Plan, fit: &Fit) -> Text {
    Text::new("cli-train-round")
        .with("round", round as usize)
        .with("rounds", plan.rounds as usize)
        .with("games", plan.games as usize)
        .with("positions", fit.positions as usize)
}

fn pass_summary(pass: u32, passes: u32, errors: NetErrors) -> Text {
    Text::new("cli-train-pass")
        .with("pass", pass as usize)
        .with("passes", passes as usize)
        .with("without", format!("{:.3}", errors.without))
        .with("with", format!("{:.3}", errors.with))
}

fn names<G: Listed>() -> &'static [&'static str] {
    <<G::Guide as Fitted<G>>::Features as FeatureSet>::FEATURES
}

/// The lines for `weights.rs`.
fn table(weights: &[Weight], names: &[&str]) -> String {
    let lines = weights.iter().zip(names).map(|([end, start], name)| format!("    [{end:?}, {start:?}], // {name}\n"));
    lines.collect()
}

/// The lines for `nets.rs`.
fn net_table(net: &NetFit, inputs: &[String]) -> String {
    let rows =
        net.rows.iter().zip(inputs).map(|((unit, weights), name)| format!("    ({unit}, {weights:?}), // {name}\n"));
    rows.collect::<String>() + &format!("    {:?}\n", net.weights)
}
