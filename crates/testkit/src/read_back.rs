//! Replaying a log with undos doesn't check again whether each undo is allowed, so it imagines no worlds.

use crate::play::all_random_games;
use crate::toy::{Flaw, Toy};
use game::{Game, Input, InputNumber, Seat, Table, UndoRefused, Undone, below};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

/// Number of games per configuration.
const GAMES: usize = 12;

/// A log entry.
enum Entry {
    Taken(Input<Toy>),
    TakenBack(Seat, Undone),
}

/// The logs of random games with undos, and the tables they led to.
fn logs() -> Vec<(Vec<Entry>, Table<Toy>)> {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let mut logs = Vec::new();
    for mut game in all_random_games::<Toy>(GAMES) {
        let mut log = Vec::new();
        while let Some(input) = game.step() {
            log.push(Entry::Taken(input));
            let undoable = |seat: Seat| Some((seat, game.table.undoable(seat).ok()?));
            let last = Seat::all(game.table.game().players()).find_map(undoable);
            if let Some((seat, undone)) = last.filter(|_| below(&mut rng, 3) == 0) {
                game.table.undo(seat).expect("it is undoable");
                log.push(Entry::TakenBack(seat, undone));
            }
        }
        logs.push((log, game.table));
    }
    logs
}

fn read_back(start: Toy, log: &[Entry]) -> Table<Toy> {
    let mut table = Table::starting_at(start);
    for entry in log {
        match entry {
            Entry::Taken(Input::Act(seat, action)) => table.act(*seat, *action).expect("it was legal"),
            Entry::Taken(Input::Chance(chance)) => table.reveal(chance.clone()).expect("it was legal"),
            Entry::TakenBack(seat, undone) => table.take_back(*seat, *undone).expect("it was there"),
        }
    }
    table
}

#[test]
fn reading_a_log_imagines_no_worlds() {
    let logs = logs();
    let taken_back: usize = logs.iter().map(|(log, _)| log.iter().filter(|it| is_taken_back(it)).count()).sum();
    assert!(taken_back > 100, "{taken_back}");
    let asked = Flaw::NeverImagines.found_by(|| {
        for (log, end) in &logs {
            let again = read_back(end.start().clone(), log);
            assert_eq!(again.game(), end.game());
            assert!(again.inputs().eq(end.inputs()));
            assert_eq!(again.events(), end.events());
        }
    });
    assert_eq!(asked, None);
}

fn is_taken_back(entry: &Entry) -> bool {
    matches!(entry, Entry::TakenBack(..))
}

/// Shows that the flaw used above detects imagined worlds.
#[test]
fn an_undo_by_a_player_imagines_worlds() {
    let mut table = after_peeking();
    let asked = Flaw::NeverImagines.found_by(|| assert!(table.undo(Seat::new(0)).is_err()));
    assert_eq!(asked.as_deref(), Some("a world was imagined"));
}

/// Seat 0 has won the bidding and looked at its neighbor's card, so it has learned something.
fn after_peeking() -> Table<Toy> {
    let position = serde_json::json!({"cards": [1, 4], "winner": 0});
    let start = Toy::arrange(serde_json::from_value(position).expect("a position")).expect("a possible one");
    let mut table = Table::starting_at(start);
    table.act(Seat::new(0), "peek".parse().expect("an action")).expect("it may");
    table
}

#[test]
fn a_logged_undo_is_applied_even_if_it_would_be_refused() {
    let mut table = after_peeking();
    assert_eq!(table.undo(Seat::new(0)), Err(UndoRefused::Learned));
    let input = table.last_act(Seat::new(0)).expect("it has peeked");
    assert_eq!(input, InputNumber(0));
    table.take_back(Seat::new(0), Undone { input, shown: false }).expect("it is there");
    assert_eq!(table.game(), table.start());
}

#[test]
fn only_a_remaining_action_of_the_seat_is_taken_back() {
    let mut table = after_peeking();
    let (own, other) = (Seat::new(0), Seat::new(1));
    let undone = |number| Undone { input: InputNumber(number), shown: false };
    let peeked = table.game().clone();
    for (seat, number) in [(own, 1), (own, u32::MAX), (other, 0)] {
        assert_eq!(table.take_back(seat, undone(number)), Err(UndoRefused::NothingDone));
        assert_eq!(*table.game(), peeked);
    }
    table.take_back(own, undone(0)).expect("it is there");
    assert_eq!(table.take_back(own, undone(0)), Err(UndoRefused::NothingDone), "once");
    table.act(own, "peek".parse().expect("an action")).expect("it may");
    assert_eq!(
        table.take_back(own, undone(0)),
        Err(UndoRefused::NothingDone),
        "the same action again is another input"
    );
    assert_eq!(table.last_act(own), Some(InputNumber(1)));
}

/// The log says whether an undone action had revealed something, and that affects later undos.
#[test]
fn revealed_information_stays_revealed() {
    for (shown, refused) in [(false, UndoRefused::Learned), (true, UndoRefused::Shown)] {
        let mut table = after_peeking();
        let own = Seat::new(0);
        table.act(own, "keep".parse().expect("an action")).expect("it may");
        table.take_back(own, Undone { input: InputNumber(1), shown }).expect("it is there");
        assert_eq!(table.undo(own), Err(refused));
    }
}
