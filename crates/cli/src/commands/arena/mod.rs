//! `tavola arena`: a match between bots that reduces the influence of luck.

mod interval;
mod journal;
mod lead;
mod one_game;
mod plot;
mod rating;
mod regression;
mod report;
mod sequence;
mod standings;
mod until;

use super::{print, print_json};
use crate::arena_args::ArenaArgs;
use crate::error::Error;
use crate::lang::Lang;
use crate::localizer::Localizer;
use crate::roster::Roster;
use crate::{bots, progress, setup, workers};
use catalog::{Listed, Visitor};
use game::{Game, GameOptions, Languages};
use journal::Journal;
use one_game::{GameResult, Match};
use report::Report;
use std::collections::BTreeMap;
use std::io::Write;
use until::{Stop, Until};

pub(crate) fn run(args: &ArenaArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Error> {
    let Outcome { report, games, messages } = setup::with_game(&args.game.game, Arena { args })?;
    let localizer = Localizer::new(lang, Some(messages));
    if let Some(path) = &args.plot {
        plot::write(path, &report, &games, &localizer)?;
    }
    if args.json { print_json(out, &report) } else { print(out, &report.in_words(&localizer)) }
}

struct Arena<'a> {
    args: &'a ArenaArgs,
}

/// The result of a match, and the game's messages for printing it.
struct Outcome {
    report: Report,
    games: Vec<GameResult>,
    messages: Languages,
}

impl Visitor for Arena<'_> {
    type Output = Result<Outcome, Error>;

    fn visit<G: Listed>(self) -> Self::Output {
        let of = plan::<G>(self.args)?;
        let games = play(&of, self.args)?;
        Ok(Outcome { report: report(&of, self.args, &games), games, messages: G::WORDS })
    }
}

fn plan<G: Game>(args: &ArenaArgs) -> Result<Match<G>, Error> {
    let options = setup::options::<G>(&args.game)?;
    let bots = bots::find_all(&args.bots)?;
    let seatings = environments::seatings(bots.len(), setup::players(&options));
    let roster = Roster::open(bots, args.programs.move_time())?;
    if args.until.is_some() && roster.names().len() != 2 {
        return Err(Error::NotTwoBots);
    }
    Ok(Match { options, roster, seatings, games: args.games.into(), seed: args.seed, luck: args.luck })
}

/// Plays the games that are not in the journal yet, and returns all of the match's games in order.
fn play<G: Listed>(of: &Match<G>, args: &ArenaArgs) -> Result<Vec<GameResult>, Error> {
    let (mut journal, known) = match &args.resume {
        Some(path) => Journal::open(path, of).map(|(journal, known)| (Some(journal), known))?,
        None => (None, Vec::new()),
    };
    let known = known.into_iter().map(|played| (played.game, played));
    let mut games: BTreeMap<u64, GameResult> = known.filter(|(number, _)| *number < of.games).collect();
    let mut until = args.until.map(|confidence| Until::new(confidence, of.seatings.len() as u64));
    let mut is_decided = |games: &BTreeMap<u64, GameResult>| until.as_mut().is_some_and(|it| it.is_decided(games));
    let is_over = is_decided(&games);
    let missing: Vec<u64> = (0..of.games).filter(|number| !is_over && !games.contains_key(number)).collect();
    let progress = progress::bar(missing.len() as u64);
    progress.tick();
    let work = |index: u64| of.play(missing[index as usize]);
    let played = workers::each(missing.len() as u64, workers::threads(args.threads), work, |_, played| {
        progress.inc(1);
        journal.as_mut().map_or(Ok(()), |journal| journal.add(&played)).map_err(Stop::Failed)?;
        games.insert(played.game, played);
        if is_decided(&games) { Err(Stop::Decided) } else { Ok(()) }
    });
    progress.finish_and_clear();
    Stop::allow(played)?;
    // With several threads, games beyond the last one that counts may have been played.
    let counted = until.map_or(u64::MAX, |until| until.games_counted());
    Ok(games.into_iter().take_while(|(number, _)| *number < counted).map(|(_, played)| played).collect())
}

fn report<G: Game>(of: &Match<G>, args: &ArenaArgs, games: &[GameResult]) -> Report {
    let names = of.roster.names();
    Report {
        luck: of.luck,
        verdict: args.until.map(|confidence| until::verdict(confidence, &names, games, of.seatings.len())),
        game: G::SLUG,
        players: setup::players(&of.options),
        options: of.options.to_values(),
        games: games.len(),
        bots: standings::standings(&names, games, of.seatings.len()),
        forfeits: report::forfeits(&names, games),
        seed: of.seed,
    }
}
