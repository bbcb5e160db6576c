//! Turns and legal actions; `legal_actions` and `check` agree.

use super::Moment;
use super::pool::Pool;
use super::vocabulary::Vocabulary;
use crate::verdict::Verdict;
use game::{Game, GameExt, Input, Seat, Seats, Turn};
use rand_core::Rng;

/// The seats to act exist, and a simultaneous decision has at least one.
pub(super) fn turn<G: Game>(game: &G) -> Verdict {
    let strangers = game.turn().seats().minus(Seats::all(game.players()));
    ensure!(strangers.is_empty(), "{:?}: there are only {} players", game.turn(), game.players());
    ensure!(game.turn() != Turn::Commit(Seats::NONE), "a simultaneous decision without seats");
    Ok(())
}

/// Legal actions are appended in ascending order, without duplicates, and there is at least one.
pub(super) fn listing<G: Game>(game: &G, seat: Seat) -> Verdict {
    let legal = game.legal(seat);
    let Some(first) = legal.first() else { return Err(format!("seat {seat} is to act but has no legal action")) };
    for pair in legal.windows(2) {
        ensure!(pair[0] < pair[1], "legal actions not in ascending order: `{}` before `{}`", pair[0], pair[1]);
    }
    let mut appended = vec![*first];
    game.legal_actions(seat, &mut appended);
    ensure!(appended[1..] == legal, "legal_actions appends something else to a non-empty list");
    Ok(())
}

/// `check` accepts exactly the legal actions, not ones that were legal elsewhere or garbled ones.
pub(super) fn agreement<G: Game>(
    game: &G,
    seat: Seat,
    pool: &mut Pool<G>,
    vocabulary: &mut Vocabulary,
    rng: &mut impl Rng,
) -> Verdict {
    let legal = game.legal(seat);
    let strange = pool.strange_actions(vocabulary, rng)?;
    for action in legal.iter().chain(&strange) {
        let listed = legal.binary_search(action).is_ok();
        let checked = game.check(seat, action);
        let says = if listed { "is legal" } else { "is not legal" };
        ensure!(checked.is_ok() == listed, "`{action}` of seat {seat} {says}, but check says {checked:?}");
        if let Err(refusal) = checked {
            vocabulary.note_refusal::<G>(&refusal)?;
        }
    }
    Ok(())
}

/// A seat that has chosen is not asked again before the others have chosen. Two simultaneous decisions never directly
/// follow each other, or it would be unclear which choices are still open.
pub(super) fn commitment_is_counted<G: Game>(moment: &Moment<G>) -> Verdict {
    let (Turn::Commit(asked), Input::Act(seat, _)) = (moment.before.turn(), moment.input) else { return Ok(()) };
    let (remaining, now) = (asked.without(*seat), moment.after.turn());
    let counted = match now {
        Turn::Commit(seats) => seats == remaining && !remaining.is_empty(),
        _ => remaining.is_empty(),
    };
    ensure!(
        counted,
        "seat {seat} made its choice in the simultaneous decision of {asked:?}, and the turn is now {now:?}"
    );
    Ok(())
}
