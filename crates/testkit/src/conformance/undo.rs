//! Undo restores an earlier state, and only if the seat has learned nothing since.

use crate::play::apply;
use crate::verdict::Verdict;
use game::{Game, Input, Seat, Table, Turn, UndoRefused, Viewer};
use rand_core::Rng;

/// Number of worlds in which an action is tested for revealing information: more than undo itself tests.
const WORLDS: usize = 64;

/// `past` holds all states, the current one last.
pub(super) fn check<G: Game>(table: &Table<G>, past: &[G], rng: &mut impl Rng) -> Verdict {
    for seat in Seat::all(table.game().players()) {
        let mut undone = table.clone();
        match undone.undo(seat) {
            Ok(()) => {
                is_correct(table, &undone, seat, past, rng).map_err(|fault| format!("undo of seat {seat}: {fault}"))?
            }
            Err(refused) => is_justified(table, seat, past, refused)?,
        }
    }
    Ok(())
}

fn is_correct<G: Game>(table: &Table<G>, undone: &Table<G>, seat: Seat, past: &[G], rng: &mut impl Rng) -> Verdict {
    let (inputs, left): (Vec<_>, Vec<_>) = (table.inputs().collect(), undone.inputs().collect());
    let last = inputs.iter().rposition(|input| is_of(input, seat)).expect("undo removes an action of the seat");
    ensure!(
        !inputs[last..].iter().any(|input| matches!(input, Input::Chance(_))),
        "there has been a chance outcome since"
    );
    let is_open = past[last..].iter().all(is_commitment);
    let kept = if is_open { &inputs[last + 1..] } else { &[] };
    let expected: Vec<_> = inputs[..last].iter().chain(kept).copied().collect();
    ensure!(left == expected, "the remaining inputs are {left:?}, but should be {expected:?}");
    let mut state = past[last].clone();
    kept.iter().for_each(|input| apply(&mut state, input, &mut ()));
    ensure!(*undone.game() == state, "it leads to a state that never existed:\n    {:?}\n    {state:?}", undone.game());
    if is_open { Ok(()) } else { revealed_nothing(&past[last], inputs[last], Viewer::Seat(seat), rng) }
}

/// In all worlds consistent with the viewer's view, the view after the input is the same.
fn revealed_nothing<G: Game>(before: &G, input: &Input<G>, viewer: Viewer, rng: &mut impl Rng) -> Verdict {
    let view_after = |mut world: G| {
        apply(&mut world, input, &mut ());
        world.view(viewer)
    };
    let imaginer = G::imaginer(&before.view(viewer));
    let seen = view_after(before.clone());
    for _ in 0..WORLDS {
        let otherwise = view_after(G::imagine(&imaginer, rng));
        ensure!(
            otherwise == seen,
            "the seat had learned something:\n    {seen:?}\n    could have been\n    {otherwise:?}"
        );
    }
    Ok(())
}

/// A choice in an open simultaneous decision can always be undone, and only a seat that hasn't acted gets "nothing
/// done".
fn is_justified<G: Game>(table: &Table<G>, seat: Seat, past: &[G], refused: UndoRefused) -> Verdict {
    let acted = table.inputs().any(|input| is_of(&input, seat));
    ensure!(acted == (refused != UndoRefused::NothingDone), "the refusal {refused:?} is wrong for seat {seat}");
    let has_just_acted = table.inputs().last().is_some_and(|input| is_of(&input, seat));
    let is_open = has_just_acted && past[past.len() - 2..].iter().all(is_commitment);
    ensure!(!is_open, "seat {seat} can't undo its choice before the others have chosen: {refused:?}");
    Ok(())
}

fn is_commitment<G: Game>(state: &G) -> bool {
    matches!(state.turn(), Turn::Commit(_))
}

fn is_of<G: Game>(input: &&Input<G>, seat: Seat) -> bool {
    matches!(input, Input::Act(by, _) if *by == seat)
}
