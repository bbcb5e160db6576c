//! The bundled puzzles are sound, and answers are judged correctly.

use any_table::AnyTable;
use bots::AnalysisBudget;
use catalog::AnyView;
use game::{Seat, SplitMix, Text, Turn, Viewer};
use insight::{ANSWER_ITERATIONS, Mining, answer, daily, mine, open, puzzle, puzzles};
use protocol::{Difficulty, Puzzle};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::AtomicBool;

static NEVER: AtomicBool = AtomicBool::new(false);

fn budget(iterations: u32) -> AnalysisBudget<'static> {
    AnalysisBudget { iterations, time_limit: None, seed: 3, cancel: &NEVER }
}

/// Minimum number of puzzles per game: one a day for a month.
const MONTH: usize = 30;

fn all() -> impl Iterator<Item = &'static Puzzle> {
    catalog::SLUGS.iter().flat_map(|slug| puzzles(slug))
}

fn table(puzzle: &Puzzle) -> Box<dyn AnyTable> {
    open(puzzle).unwrap_or_else(|| panic!("{} does not replay", puzzle.id))
}

#[test]
fn every_game_has_its_own_puzzles_with_unique_ids() {
    for slug in catalog::SLUGS {
        assert!(puzzles(slug).len() >= MONTH, "{slug}");
        assert!(puzzles(slug).iter().all(|puzzle| puzzle.game == *slug));
    }
    let names: BTreeSet<&str> = all().map(|puzzle| puzzle.id.as_str()).collect();
    assert_eq!(names.len(), all().count());
}

#[test]
fn every_puzzle_is_a_decision_by_its_seat_with_a_legal_solution() {
    for puzzle in all() {
        let mut table = table(puzzle);
        assert!(table.turn().seats().contains(puzzle.seat), "{}", puzzle.id);
        assert_eq!(table.act(puzzle.seat, &puzzle.solution), Ok(()), "{}", puzzle.id);
        assert!(puzzle.gap > 0.0);
    }
}

/// The puzzles of each rule set: of a game, and of its expansion.
fn rule_sets() -> Vec<(String, Vec<&'static Puzzle>)> {
    let mut sets: BTreeMap<String, Vec<&Puzzle>> = BTreeMap::new();
    for puzzle in all() {
        let options = serde_json::to_string(&puzzle.options).expect("options are JSON");
        let expansion = if options.contains(r#""masterworks":true"#) { " with The Masterworks" } else { "" };
        sets.entry(format!("{}{expansion}", puzzle.game)).or_default().push(puzzle);
    }
    sets.into_iter().collect()
}

#[test]
fn a_third_of_the_puzzles_is_medium_and_a_tenth_hard() {
    let sets = rule_sets();
    assert_eq!(sets.len(), 4);
    for (name, puzzles) in sets {
        let count = |difficulty| puzzles.iter().filter(|puzzle| puzzle.difficulty == difficulty).count();
        assert!(3 * count(Difficulty::Medium) >= puzzles.len(), "{name}");
        assert!(10 * count(Difficulty::Hard) >= puzzles.len(), "{name}");
        assert!(count(Difficulty::Easy) > 0, "{name}");
    }
}

/// Searches all puzzles of a game again, in worlds other than those in which they were found and judged.
fn find_again(game: &str) {
    let lost = puzzles(game).iter().filter(|puzzle| !is_found_again(puzzle));
    let lost: Vec<&str> = lost.map(|puzzle| puzzle.id.as_str()).collect();
    assert!(lost.is_empty(), "{game}: {lost:?}");
}

fn is_found_again(puzzle: &Puzzle) -> bool {
    let shown = answer(puzzle, None, &budget(ANSWER_ITERATIONS)).expect("a puzzle of these rules");
    assert!(!shown.solution.clicks.is_empty() && !shown.solution.reasons.is_empty());
    let said = |reason: &Text| reason.key == "hint-better" || reason.key == "hint-worse";
    assert!(!shown.solution.reasons.iter().any(said), "the verdict says it: {:?}", shown.solution.reasons);
    shown.solution.choices[0].action.notation == puzzle.solution
}

#[test]
fn the_solutions_of_mille_fiori_are_found_again() {
    find_again("mille-fiori");
}

#[test]
fn the_solutions_of_summer_pavilion_are_found_again() {
    find_again("summer-pavilion");
}

#[test]
fn the_solutions_of_liguria_are_found_again() {
    find_again("liguria");
}

#[test]
fn easier_puzzles_than_asked_for_are_skipped() {
    use summer_pavilion::SummerPavilion;
    let options = crate::games::options::<SummerPavilion>(2);
    let mining = Mining { gap: 2.0, iterations: 80, min_difficulty: Difficulty::Medium };
    let mined: Vec<Puzzle> = (5..9).flat_map(|seed| mine::<SummerPavilion>(&options, &mining, seed, &NEVER)).collect();
    assert!(!mined.is_empty() && mined.iter().all(|puzzle| puzzle.difficulty > Difficulty::Easy));
}

#[test]
fn only_the_solution_is_right() {
    let puzzle = all().last().expect("a puzzle");
    let right = answer(puzzle, Some(&puzzle.solution), &budget(600)).expect("a legal answer");
    assert!(right.right && right.text.key == "puzzle-right");
    let others = right.solution.choices.iter().map(|choice| &choice.action.notation);
    for other in others.filter(|notation| **notation != puzzle.solution) {
        let wrong = answer(puzzle, Some(other), &budget(600)).expect("a legal answer");
        assert!(!wrong.right && wrong.text.key == "puzzle-wrong", "{other}");
    }
    assert_eq!(answer(puzzle, Some("nonsense"), &budget(600)), None);
}

/// A puzzle shows only what its seat knows: the view is the same in all worlds that the seat can't tell apart.
#[test]
fn a_puzzle_shows_only_what_its_seat_knows() {
    use game::Game;
    use mille_fiori::MilleFiori;
    let puzzle = puzzles("mille-fiori").first().expect("a puzzle");
    let table = table(puzzle);
    let seat = Viewer::Seat(puzzle.seat);
    let AnyView::MilleFiori(view) = table.typed_view(seat) else { panic!("a puzzle of another game") };
    let other = MilleFiori::imagine(&MilleFiori::imaginer(&view), &mut SplitMix::new(9));
    assert_eq!(other.view(seat), *view);
    for hidden in Seat::all(table.players()).filter(|other| *other != puzzle.seat) {
        assert_ne!(table.view(seat).get(), table.view(Viewer::Seat(hidden)).get());
    }
}

#[test]
fn every_puzzle_gets_its_day() {
    let game = catalog::SLUGS[0];
    let count = puzzles(game).len() as u64;
    let days: BTreeSet<&str> = (500..500 + count).map(|day| daily(game, day).unwrap().id.as_str()).collect();
    assert_eq!(days.len() as u64, count);
    assert_eq!(daily(game, 7), daily(game, 7 + count));
    assert_eq!(daily("chess", 1), None);
    assert_eq!(puzzle(game, "nothing"), None);
}

#[test]
fn the_same_seed_mines_the_same_puzzles() {
    use summer_pavilion::SummerPavilion;
    let options = crate::games::options::<SummerPavilion>(2);
    let mining = Mining { gap: 2.0, iterations: 80, min_difficulty: Difficulty::Easy };
    let mined: Vec<Vec<Puzzle>> = (0..2).map(|_| mine::<SummerPavilion>(&options, &mining, 5, &NEVER)).collect();
    assert!(!mined[0].is_empty());
    assert_eq!(mined[0], mined[1]);
    for puzzle in &mined[0] {
        let table = table(puzzle);
        assert_ne!(table.turn(), Turn::Over);
        assert!(table.turn().seats().contains(puzzle.seat));
    }
}
