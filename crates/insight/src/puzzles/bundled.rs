//! The puzzles compiled into the program.

use catalog::{Listed, Visitor};
use protocol::{Puzzle, read_json};
use std::sync::LazyLock;

/// Each game's puzzles, in catalog order.
static BUNDLED: LazyLock<Vec<(&str, Vec<Puzzle>)>> = LazyLock::new(|| {
    catalog::SLUGS.iter().filter_map(|slug| Some((*slug, read(catalog::visit(slug, Lines)?)))).collect()
});

/// A game's puzzles, from easy to hard; empty if there is no such game.
pub fn puzzles(game: &str) -> &'static [Puzzle] {
    BUNDLED.iter().find(|(known, _)| *known == game).map_or(&[], |(_, puzzles)| puzzles)
}

/// The puzzle with this ID.
pub fn puzzle(game: &str, id: &str) -> Option<&'static Puzzle> {
    puzzles(game).iter().find(|puzzle| puzzle.id == id)
}

/// The puzzle for the day with this number. Every puzzle appears once before any is repeated.
pub fn daily(game: &str, day: u64) -> Option<&'static Puzzle> {
    let mut all: Vec<&Puzzle> = puzzles(game).iter().collect();
    // IDs are hashes of the contents, so this order is unrelated to difficulty.
    all.sort_by_key(|puzzle| &puzzle.id);
    let index = day.checked_rem(all.len() as u64)?;
    Some(all[index as usize])
}

/// Reads puzzles, one per line.
fn read(lines: &str) -> Vec<Puzzle> {
    let puzzle = |line: &str| read_json(line).expect("bundled puzzles are tested");
    let mut puzzles: Vec<Puzzle> = lines.lines().map(puzzle).collect();
    puzzles.sort_by(|a, b| a.difficulty.cmp(&b.difficulty).then_with(|| a.id.cmp(&b.id)));
    puzzles
}

struct Lines;

impl Visitor for Lines {
    type Output = &'static str;

    fn visit<G: Listed>(self) -> &'static str {
        G::PUZZLES
    }
}
