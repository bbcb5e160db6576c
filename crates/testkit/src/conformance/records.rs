//! Records replay to the same game.

use crate::play::RandomGame;
use crate::verdict::Verdict;
use game::{Game, Mismatch, Record, Table, Turn, below, replay, trace};
use rand_core::Rng;

/// A finished game replays to the same state and events, and a trace with one wrong number is refused.
pub(super) fn finished<G: Game>(game: &RandomGame<G>, rng: &mut impl Rng) -> Verdict {
    let mut record = record_of(&game.table);
    let again = replay_to(&record, game.table.game())?;
    let same_events = again.events() == game.table.events();
    ensure!(same_events || !game.is_in_seat_order(), "the replay of the record has different events");
    trace::<G>(&mut record).map_err(|error| format!("the record can't be traced: {error:?}"))?;
    replay_to(&record, game.table.game())?;
    refuses_altered_trace::<G>(&record, rng)?;
    let unfinished = Record { result: None, ..record };
    let found = replay::<G>(&unfinished).map(drop);
    ensure!(found.is_err(), "a finished game without a result is accepted");
    Ok(())
}

/// A running game replays to the same state, except for the choices of an open simultaneous decision. `past` holds all
/// states, the current one last.
pub(super) fn running<G: Game>(table: &Table<G>, past: &[G]) -> Verdict {
    let is_open = |state: &&G| matches!(state.turn(), Turn::Commit(_));
    let open = past.iter().rev().take_while(is_open).count().saturating_sub(1);
    replay_to(&record_of(table), &past[past.len() - 1 - open]).map(drop)
}

fn record_of<G: Game>(table: &Table<G>) -> Record {
    table.record(vec![String::new(); table.game().players()])
}

fn replay_to<G: Game>(record: &Record, state: &G) -> Result<Table<G>, String> {
    let again = replay::<G>(record).map_err(|error| format!("the record can't be replayed: {error:?}"))?;
    ensure!(again.game() == state, "the replay of the record leads to a different state");
    ensure!(record_of(&again).steps == record.steps, "the replay of the record has different steps");
    Ok(again)
}

fn refuses_altered_trace<G: Game>(record: &Record, rng: &mut impl Rng) -> Verdict {
    let step = below(rng, record.steps.len() as u32) as usize;
    let mut miscounted = record.clone();
    miscounted.legal.as_mut().expect("a traced record has counts")[step] += 1;
    let found = replay::<G>(&miscounted).map(drop).map_err(|error| error.mismatch);
    ensure!(matches!(found, Err(Mismatch::Legal { .. })), "a wrong count of legal actions is accepted: {found:?}");
    let mut misscored = record.clone();
    misscored.scores.as_mut().expect("a traced record has scores")[step][0] -= 1;
    let found = replay::<G>(&misscored).map(drop).map_err(|error| error.mismatch);
    ensure!(matches!(found, Err(Mismatch::Scores { .. })), "a wrong score is accepted: {found:?}");
    Ok(())
}
