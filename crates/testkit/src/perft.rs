//! Perft: node counts by depth, kept in a data file.

use crate::verdict::fail_unless_empty;
use game::{Game, GameOptions, OptionValues};

/// Checks every line of `data`, such as `players=2 edition=first seed=1 depth=4 nodes=1234`, with [`count_nodes`].
///
/// Omitted options have their defaults; `#` starts a comment.
pub fn perft<G: Game>(data: &str) {
    let lines: Vec<&str> = data.lines().map(without_comment).filter(|line| !line.is_empty()).collect();
    assert!(!lines.is_empty(), "no lines to check");
    let faults: Vec<String> = lines.iter().filter_map(|line| check::<G>(line).err()).collect();
    fail_unless_empty("perft", &faults);
}

/// The number of ways to make the first `depth` decisions; see [`game::perft`].
pub fn count_nodes<G: Game>(options: &G::Options, seed: u64, depth: u32) -> u64 {
    game::perft::<G>(options, seed, depth)
}

/// A parsed line.
struct Count<O> {
    options: O,
    seed: u64,
    depth: u32,
    nodes: u64,
}

fn check<G: Game>(line: &str) -> Result<(), String> {
    let count = read::<G::Options>(line).map_err(|fault| format!("`{line}`: {fault}"))?;
    let found = count_nodes::<G>(&count.options, count.seed, count.depth);
    ensure!(found == count.nodes, "`{line}`: found nodes={found}");
    Ok(())
}

fn read<O: GameOptions>(line: &str) -> Result<Count<O>, String> {
    let pairs: Option<Vec<(&str, &str)>> = line.split_whitespace().map(|word| word.split_once('=')).collect();
    let pairs = pairs.ok_or("not all words are name=value")?;
    let number = |wanted: &str| -> Result<u64, String> {
        let found = pairs.iter().find(|(name, _)| *name == wanted).and_then(|(_, value)| value.parse().ok());
        found.ok_or(format!("`{wanted}` is missing or not a number"))
    };
    let options = pairs.iter().copied().filter(|(name, _)| !NUMBERS.contains(name));
    let values = OptionValues::parse(O::SPECS, options).map_err(|error| format!("{error:?}"))?;
    let options = values.with_defaults(O::SPECS).read().map_err(|error| format!("{error:?}"))?;
    let depth = u32::try_from(number("depth")?).map_err(|_| "`depth` is too large")?;
    Ok(Count { options, seed: number("seed")?, depth, nodes: number("nodes")? })
}

/// The names on a line that are not options.
const NUMBERS: [&str; 3] = ["seed", "depth", "nodes"];

fn without_comment(line: &str) -> &str {
    line.split('#').next().unwrap_or_default().trim()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::{Flaw, Toy};

    /// Counted by hand: 4 bids each; then keep, peek, show or swap; keep and show lead to a new bid by seat 0 (44
    /// ways in all), peek and swap to the other three actions.
    const BY_HAND: &str = "
        # two players have three coins each
        players=2 seed=1 depth=0 nodes=1
        seed=1 depth=1 nodes=4   # the default is two players
        seed=2 depth=2 nodes=16
        seed=3 depth=3 nodes=64
        peeking=false seed=3 depth=3 nodes=48
        seed=4 depth=4 nodes=184
        peeking=false seed=5 depth=4 nodes=120
        players=3 seed=1 depth=4 nodes=256
    ";

    #[test]
    fn the_toy_game_matches_the_hand_count() {
        perft::<Toy>(BY_HAND);
    }

    #[test]
    fn a_finished_game_goes_no_deeper() {
        let options = crate::configurations::<Toy>()[0];
        assert_eq!(count_nodes::<Toy>(&options, 1, 20), 0);
    }

    #[test]
    fn wrong_counts_and_unreadable_lines_are_found() {
        let check = |data: &'static str| Flaw::None.found_by(|| perft::<Toy>(data)).unwrap_or_default();
        assert!(check("seed=1 depth=1 nodes=5").contains("found nodes=4"));
        assert!(check("seed=1 depth=1").contains("`nodes` is missing"));
        assert!(check("seed=1 depth=1 nodes=4 color=red").contains("Unknown"));
        assert!(check("players=9 seed=1 depth=1 nodes=4").contains("BadValue"));
        assert!(check("stakes=high peeking=false seed=1 depth=1 nodes=4").contains("Conflict"));
        assert!(check("# nothing").contains("no lines"));
    }
}
