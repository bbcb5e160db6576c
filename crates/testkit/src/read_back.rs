//! What was decided is not decided again: a log with undos is read back without imagining a world.

use crate::play::all_random_games;
use crate::toy::{Flaw, Toy};
use game::{Game, Input, InputNumber, Seat, Table, UndoRefused, Undone, below};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

/// So many games of each configuration.
const GAMES: usize = 12;

/// What a log keeps.
enum Entry {
    Taken(Input<Toy>),
    TakenBack(Seat, Undone),
}

/// Games in which people change their minds, and how they ended.
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
                game.table.undo(seat).expect("what is undoable is undone");
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
            Entry::Taken(Input::Act(seat, action)) => table.act(*seat, *action).expect("it was possible"),
            Entry::Taken(Input::Chance(chance)) => table.reveal(chance.clone()).expect("it was possible"),
            Entry::TakenBack(seat, undone) => table.take_back(*seat, *undone).expect("it was there"),
        }
    }
    table
}

#[test]
fn reading_a_log_back_imagines_no_world() {
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

/// The test above would notice.
#[test]
fn somebody_who_undoes_is_asked_what_was_learnt() {
    let mut table = somebody_has_peeked();
    let asked = Flaw::NeverImagines.found_by(|| assert!(table.undo(Seat::new(0)).is_err()));
    assert_eq!(asked.as_deref(), Some("a world is imagined"));
}

/// Seat 0 has won the bids and looked at the card of its neighbor: it has learnt something.
fn somebody_has_peeked() -> Table<Toy> {
    let position = serde_json::json!({"cards": [1, 4], "winner": 0});
    let start = Toy::arrange(serde_json::from_value(position).expect("a position")).expect("a possible one");
    let mut table = Table::starting_at(start);
    table.act(Seat::new(0), "peek".parse().expect("an action")).expect("it may");
    table
}

#[test]
fn what_would_be_refused_today_is_taken_back_if_a_log_says_so() {
    let mut table = somebody_has_peeked();
    assert_eq!(table.undo(Seat::new(0)), Err(UndoRefused::Learned));
    let input = table.last_act(Seat::new(0)).expect("it has peeked");
    assert_eq!(input, InputNumber(0));
    table.take_back(Seat::new(0), Undone { input, shown: false }).expect("it is there");
    assert_eq!(table.game(), table.start());
}

#[test]
fn only_an_action_of_the_seat_that_stands_is_taken_back() {
    let mut table = somebody_has_peeked();
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

/// Whether it had shown something is what the log says, and it counts for what can be undone next.
#[test]
fn what_was_shown_stays() {
    for (shown, refused) in [(false, UndoRefused::Learned), (true, UndoRefused::Shown)] {
        let mut table = somebody_has_peeked();
        let own = Seat::new(0);
        table.act(own, "keep".parse().expect("an action")).expect("it may");
        table.take_back(own, Undone { input: InputNumber(1), shown }).expect("it is there");
        assert_eq!(table.undo(own), Err(refused));
    }
}
