//! An independent record checker.

use crate::verdict::Verdict;
use game::{Actor, Game, GameExt, Outcome, Record, Seat, Step, Turn, parse_exactly};

/// Checks that everything in the record is correct. Unlike replay, this looks up each action by its notation in the
/// list of legal actions.
pub(super) fn is_right<G: Game>(record: &Record) -> Verdict {
    ensure!(record.tavola == Record::VERSION && record.game == G::SLUG, "a different format or game");
    let options = record.options.read::<G::Options>().map_err(|error| format!("{error:?}"))?;
    let mut game = G::new(&options);
    ensure!(game.options() == options, "different options");
    ensure!(record.seats.len() == game.players(), "names for a different number of seats");
    for (index, step) in record.steps.iter().enumerate() {
        let legal = take(&mut game, step).map_err(|fault| format!("step {index}: {fault}"))?;
        let counted = record.legal.as_ref().is_none_or(|counts| counts.get(index) == Some(&legal));
        ensure!(counted, "step {index}: {legal} legal actions");
        let scores = game.scores().as_slice().to_vec();
        let scored = record.scores.as_ref().is_none_or(|trace| trace.get(index) == Some(&scores));
        ensure!(scored, "step {index}: scores {scores:?}");
    }
    let outcome = (game.turn() == Turn::Over).then(|| Outcome::new(game.scores(), game.ranks()));
    let result = record.result.as_ref().map(|result| (&result.scores, &result.ranks));
    ensure!(result == outcome.as_ref().map(|end| (&end.scores, &end.ranks)), "result {outcome:?}");
    Ok(())
}

/// Applies the step and returns the number of legal actions before it.
fn take<G: Game>(game: &mut G, step: &Step) -> Result<u32, String> {
    match step.actor {
        Actor::Chance => reveal(game, &step.notation).map(|()| 0),
        Actor::Seat(seat) => play(game, seat, &step.notation),
    }
}

fn reveal<G: Game>(game: &mut G, notation: &str) -> Verdict {
    ensure!(game.turn() == Turn::Chance, "the game is not waiting for chance");
    let chance: G::Chance = parse_exactly(notation).map_err(|error| format!("{error:?}"))?;
    game.check_chance(&chance).map_err(|refusal| format!("{refusal:?}"))?;
    game.reveal(chance, &mut ());
    Ok(())
}

fn play<G: Game>(game: &mut G, seat: Seat, notation: &str) -> Result<u32, String> {
    ensure!(game.turn().seats().first() == Some(seat), "seat {seat} is not the first to act");
    let legal = game.legal(seat);
    let action = legal.iter().find(|action| action.to_string() == notation);
    let Some(action) = action else { return Err(format!("`{notation}` is not legal")) };
    game.play(seat, *action, &mut ());
    Ok(legal.len() as u32)
}
