//! `tavola puzzles`: finds positions in which one choice is clearly best.

use super::print;
use crate::error::Error;
use crate::insight_args::PuzzlesArgs;
use crate::lang::Lang;
use crate::localizer::Localizer;
use crate::records_io::STANDARD;
use crate::{progress, records_io, setup, workers};
use catalog::{Listed, Visitor};
use game::Text;
use insight::{Mining, mine};
use protocol::Puzzle;
use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};

pub(crate) fn run(args: &PuzzlesArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Error> {
    if args.out == STANDARD {
        setup::with_game(&args.game.game, FindPuzzles { args, write: &mut |line| print(out, line) })?;
        return Ok(());
    }
    let mut file = records_io::create(&args.out)?;
    let mut write = |line: &str| {
        let written = file.write_all(line.as_bytes()).and_then(|()| file.flush());
        written.map_err(|error| Error::file(&args.out, error))
    };
    let found = setup::with_game(&args.game.game, FindPuzzles { args, write: &mut write })?;
    print(out, &(Localizer::new(lang, None).localize(&summary(&found)) + "\n"))
}

fn line(puzzle: &Puzzle) -> String {
    serde_json::to_string(puzzle).expect("a puzzle is JSON") + "\n"
}

/// Totals for a puzzle search.
#[derive(Default)]
struct Found {
    games: u32,
    puzzles: u32,
    /// Number of puzzles by difficulty.
    difficulties: [u32; 3],
}

impl Found {
    fn add(&mut self, puzzle: &Puzzle) {
        self.puzzles += 1;
        self.difficulties[puzzle.difficulty as usize] += 1;
    }
}

fn summary(found: &Found) -> Text {
    let [easy, medium, hard] = found.difficulties;
    Text::new("cli-puzzles-found")
        .with("count", found.puzzles)
        .with("games", found.games)
        .with("easy", easy)
        .with("medium", medium)
        .with("hard", hard)
}

struct FindPuzzles<'a> {
    args: &'a PuzzlesArgs,
    /// Receives each puzzle as soon as it is found, so that an interruption loses nothing.
    write: &'a mut dyn FnMut(&str) -> Result<(), Error>,
}

impl Visitor for FindPuzzles<'_> {
    type Output = Result<Found, Error>;

    /// Searches game by game until enough puzzles are found.
    fn visit<G: Listed>(self) -> Self::Output {
        let FindPuzzles { args, write } = self;
        let options = setup::options::<G>(&args.game)?;
        let min_difficulty = args.difficulty.into();
        let mining = Mining { gap: args.gap, iterations: args.iterations, min_difficulty };
        let (enough, bar) = (AtomicBool::new(false), progress::bar(args.count.into()));
        let mut found = Found::default();
        let search = |number| mine::<G>(&options, &mining, args.seed.wrapping_add(number), &enough);
        workers::each_in_order(args.games.into(), workers::threads(args.threads), search, |puzzles| {
            let wanted = args.count - found.puzzles;
            found.games += u32::from(wanted > 0);
            for puzzle in puzzles.iter().take(wanted as usize) {
                write(&line(puzzle))?;
                found.add(puzzle);
            }
            bar.set_position(found.puzzles.into());
            enough.store(found.puzzles >= args.count, Ordering::Relaxed);
            Ok(())
        })?;
        bar.finish_and_clear();
        Ok(found)
    }
}
