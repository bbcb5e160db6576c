//! `tavola train`: learns a correction of a game's evaluation from games of search against itself.

mod games_file;
mod self_play;

use super::print;
use crate::error::Error;
use crate::grid::Grid;
use crate::lang::Lang;
use crate::localizer::Localizer;
use crate::train_args::TrainArgs;
use crate::{progress, setup, workers};
use ::bots::{Knowledge, Net, Sample, Training, error, train};
use catalog::{Listed, Visitor};
use game::{Text, Viewer};
use games_file::GamesFile;
use self_play::{SelfPlay, StoredGame};
use std::collections::BTreeMap;
use std::io::Write;

/// One game out of this many is only used to measure the error.
const HELD_OUT: u64 = 10;

pub(crate) fn run(args: &TrainArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Error> {
    let learned = setup::with_game(&args.game.game, Train { args })?;
    let bytes = learned.net.to_bytes();
    std::fs::write(&args.out, &bytes).map_err(|error| Error::file(&args.out, error))?;
    let localizer = Localizer::new(lang, None);
    let text = Text::new("cli-train-written").with("file", args.out.clone()).with("bytes", bytes.len());
    let text = text.with("positions", learned.positions);
    print(out, &format!("{}\n{}\n", table(&learned, &localizer), localizer.localize(&text)))
}

struct Train<'a> {
    args: &'a TrainArgs,
}

/// A network, and its errors.
struct Learned {
    net: Net,
    positions: usize,
    /// The error on the games learned from and on those held out: first without the network, then after each epoch.
    errors: Vec<[f64; 2]>,
}

impl Visitor for Train<'_> {
    type Output = Result<Learned, Error>;

    fn visit<G: Listed>(self) -> Self::Output {
        let options = setup::options::<G>(&self.args.game)?;
        let start = G::new(&options);
        if G::Guide::second(&start.view(Viewer::Spectator)).inputs(&start).is_none() {
            return Err(Error::NothingToLearn { game: G::SLUG });
        }
        let plan = SelfPlay::<G> { options, iterations: self.args.iterations.into(), seed: self.args.seed };
        Ok(learn(&play(&plan, self.args)?, self.args))
    }
}

/// Plays the games that are not in the file yet, and returns all of them in order.
fn play<G: Listed>(plan: &SelfPlay<G>, args: &TrainArgs) -> Result<Vec<StoredGame>, Error> {
    let (mut file, known) = GamesFile::open(&args.data, plan)?;
    let wanted = u64::from(args.games);
    let mut games: BTreeMap<u64, StoredGame> = known.into_iter().filter(|it| it.game < wanted).map(numbered).collect();
    let missing: Vec<u64> = (0..wanted).filter(|number| !games.contains_key(number)).collect();
    let progress = progress::bar(missing.len() as u64);
    progress.tick();
    let work = |index: u64| plan.play(missing[index as usize]);
    let played = workers::each(missing.len() as u64, workers::threads(args.threads), work, |_, played| {
        progress.inc(1);
        file.add(&played)?;
        games.extend([numbered(played)]);
        Ok(())
    });
    progress.finish_and_clear();
    played.map(|()| games.into_values().collect())
}

fn numbered(game: StoredGame) -> (u64, StoredGame) {
    (game.game, game)
}

fn learn(games: &[StoredGame], args: &TrainArgs) -> Learned {
    let (held_out, learned_from): (Vec<&StoredGame>, Vec<&StoredGame>) =
        games.iter().partition(|game| game.game % HELD_OUT == 0);
    let samples = |games: &[&StoredGame]| games.iter().flat_map(|game| game.samples()).collect::<Vec<Sample>>();
    let (learned_from, held_out) = (samples(&learned_from), samples(&held_out));
    let errors_of = |net: Option<&Net>| [error(&learned_from, net), error(&held_out, net)];
    let TrainArgs { epochs, rate, seed, .. } = *args;
    let training = Training { hidden: args.hidden.into(), epochs, rate, seed, ..Training::default() };
    let mut errors = vec![errors_of(None)];
    let progress = progress::bar(epochs.into());
    let net = train(&learned_from, &training, &mut |_, net| {
        progress.inc(1);
        errors.push(errors_of(Some(net)));
    });
    progress.finish_and_clear();
    Learned { net: net.scaled(args.share), positions: learned_from.len() + held_out.len(), errors }
}

fn table(learned: &Learned, localizer: &Localizer) -> String {
    let mut grid = Grid::of_numbers(2);
    grid.row(["cli-train-pass", "cli-train-learned", "cli-train-held-out"].map(|key| localizer.message(key)));
    for (pass, errors) in learned.errors.iter().enumerate() {
        let [seen, unseen] = errors.map(|error| localizer.lang().decimal(error, 3));
        grid.row([pass.to_string(), seen, unseen]);
    }
    grid.to_string()
}
