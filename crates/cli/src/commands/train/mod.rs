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
use training::{Fit, FitPlan, Plan, Played, Training};

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
        let (mut journal, known) = Journal::open::<G>(args.resume.as_deref(), &options, &plan)?;
        let (mut training, mut known) = (Training::<G, G::Guide>::new(options, plan), known.into_iter());
        let mut fit = None;
        for round in 1..=plan.rounds {
            let games = play_round(&training, &plan, &mut known, args.threads, &mut journal)?;
            let fitted = training.finish_round(&games).ok_or_else(|| journal.not_a_training())?;
            print(out, &(Localizer::new(lang, None).localize(&summary(round, &plan, &fitted)) + "\n"))?;
            fit = Some(fitted);
        }
        fit.map_or(Ok(()), |fit| print(out, &table(&fit.weights, names::<G>())))
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

/// The round's games: those `known` from before, then new ones.
fn play_round<G: Game, K: Fitted<G>>(
    training: &Training<G, K>,
    plan: &Plan,
    known: &mut impl Iterator<Item = Played>,
    threads: Option<u16>,
    journal: &mut Journal,
) -> Result<Vec<Played>, Error> {
    let mut games: Vec<Played> = known.take(plan.games as usize).collect();
    let (bar, first) = (progress::bar(plan.games), games.len() as u64);
    bar.set_position(first);
    let play = |number| training.play(first + number);
    workers::each_in_order(plan.games - first, workers::threads(threads), play, |played| {
        journal.add(&played)?;
        games.push(played);
        bar.inc(1);
        Ok(())
    })?;
    bar.finish_and_clear();
    Ok(games)
}

fn summary(round: u64, plan: &Plan, fit: &Fit) -> Text {
    Text::new("cli-train-round")
        .with("round", round as usize)
        .with("rounds", plan.rounds as usize)
        .with("games", plan.games as usize)
        .with("positions", fit.positions as usize)
}

fn names<G: Listed>() -> &'static [&'static str] {
    <<G::Guide as Fitted<G>>::Features as FeatureSet>::FEATURES
}

/// The lines for `weights.rs`.
fn table(weights: &[Weight], names: &[&str]) -> String {
    let lines = weights.iter().zip(names).map(|([end, start], name)| format!("    [{end:?}, {start:?}], // {name}\n"));
    lines.collect()
}
