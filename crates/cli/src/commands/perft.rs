//! `tavola perft`: counts the nodes of the game tree. Two implementations of the rules must agree on the counts.

use super::{print, print_json};
use crate::args::PerftArgs;
use crate::error::Error;
use crate::grid::{Align, Grid};
use crate::lang::Lang;
use crate::localizer::Localizer;
use crate::setup;
use catalog::{Listed, Visitor};
use game::{Game, GameOptions, OptionValues};
use serde::Serialize;
use std::io::Write;
use std::time::Instant;

pub(crate) fn run(args: &PerftArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Error> {
    let count = setup::with_game(&args.game.game, Perft(args))?;
    if args.json { print_json(out, &count) } else { print(out, &grid(&count, lang).to_string()) }
}

#[derive(Serialize)]
struct Count {
    game: &'static str,
    options: OptionValues,
    seed: u64,
    depths: Vec<Depth>,
}

/// The number of nodes at this depth, and the time taken to count them.
#[derive(Serialize)]
struct Depth {
    depth: u32,
    nodes: u64,
    seconds: f64,
}

struct Perft<'a>(&'a PerftArgs);

impl Visitor for Perft<'_> {
    type Output = Result<Count, Error>;

    fn visit<G: Listed>(self) -> Self::Output {
        let options = setup::options::<G>(&self.0.game)?;
        let seed = self.0.seed;
        let depths = (1..=self.0.depth).map(|depth| count::<G>(&options, seed, depth)).collect();
        Ok(Count { game: G::SLUG, options: options.to_values(), seed, depths })
    }
}

fn count<G: Game>(options: &G::Options, seed: u64, depth: u32) -> Depth {
    let start = Instant::now();
    let nodes = game::perft::<G>(options, seed, depth);
    Depth { depth, nodes, seconds: start.elapsed().as_secs_f64() }
}

fn grid(count: &Count, lang: Lang) -> Grid {
    let localizer = Localizer::new(lang, None);
    let mut grid = Grid::new([Align::Right; 3]);
    grid.row(["cli-perft-depth", "cli-perft-nodes", "cli-perft-seconds"].map(|key| localizer.message(key)));
    for depth in &count.depths {
        grid.row([depth.depth.to_string(), depth.nodes.to_string(), lang.decimal(depth.seconds, 3)]);
    }
    grid
}
