//! The puzzles that come with the program.

use catalog::{Listed, Visitor};
use protocol::Puzzle;
use std::sync::LazyLock;

/// The puzzles of each game, in the order of the list.
static KEPT: LazyLock<Vec<(&str, Vec<Puzzle>)>> =
    LazyLock::new(|| catalog::SLUGS.iter().filter_map(|slug| Some((*slug, catalog::visit(slug, Read)?))).collect());

/// The puzzles of the game of this name, from easy to hard.
pub fn puzzles(game: &str) -> &'static [Puzzle] {
    KEPT.iter().find(|(known, _)| *known == game).map_or(&[], |(_, puzzles)| puzzles)
}

/// The puzzle with this name.
pub fn puzzle(game: &str, id: &str) -> Option<&'static Puzzle> {
    puzzles(game).iter().find(|puzzle| puzzle.id == id)
}

/// The puzzle of a day, counted from any day: none comes back before all were shown.
pub fn daily(game: &str, day: u64) -> Option<&'static Puzzle> {
    let mut all: Vec<&Puzzle> = puzzles(game).iter().collect();
    // Names are made from contents, so this order has nothing to do with how hard they are.
    all.sort_by_key(|puzzle| &puzzle.id);
    let index = day.checked_rem(all.len() as u64)?;
    Some(all[index as usize])
}

struct Read;

impl Visitor for Read {
    type Output = Vec<Puzzle>;

    fn visit<G: Listed>(self) -> Vec<Puzzle> {
        let puzzle = |line: &str| serde_json::from_str(line).expect("a puzzle on each line, as a test has seen");
        let mut puzzles: Vec<Puzzle> = G::PUZZLES.lines().map(puzzle).collect();
        puzzles.sort_by(|a, b| a.difficulty.cmp(&b.difficulty).then_with(|| a.id.cmp(&b.id)));
        puzzles
    }
}
