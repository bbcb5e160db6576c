//! Chance outcomes: drawn ones are valid, and invalid ones are refused.

use super::pool::Pool;
use super::vocabulary::Vocabulary;
use super::{components, legality};
use crate::verdict::Verdict;
use game::{Game, Turn};
use rand_core::Rng;

/// Number of outcomes drawn per position.
const DRAWS: usize = 4;

/// Every outcome that `check_chance` accepts leads to a sound position.
pub(super) fn outcomes<G: Game>(
    game: &G,
    pool: &mut Pool<G>,
    vocabulary: &mut Vocabulary,
    rng: &mut impl Rng,
) -> Verdict {
    if game.turn() != Turn::Chance {
        return Ok(());
    }
    for _ in 0..DRAWS {
        let drawn = game.draw(rng);
        let checked = game.check_chance(&drawn);
        ensure!(checked.is_ok(), "`{drawn}` is drawn, but check_chance says {checked:?}");
        leads_on(game, drawn)?;
    }
    listed(game, rng)?;
    for strange in pool.strange_outcomes(vocabulary, rng)? {
        match game.check_chance(&strange) {
            Ok(()) => leads_on(game, strange)?,
            Err(refusal) => vocabulary.note_refusal::<G>(&refusal)?,
        }
    }
    Ok(())
}

/// Listed outcomes are possible and distinct, and include every outcome that is drawn.
fn listed<G: Game>(game: &G, rng: &mut impl Rng) -> Verdict {
    let Some(odds) = game.odds() else { return Ok(()) };
    for (index, (outcome, weight)) in odds.iter().enumerate() {
        let checked = game.check_chance(outcome);
        ensure!(checked.is_ok(), "`{outcome}` is listed, but check_chance says {checked:?}");
        ensure!(*weight > 0, "`{outcome}` is listed with the weight 0");
        ensure!(odds[..index].iter().all(|(other, _)| other != outcome), "`{outcome}` is listed twice");
    }
    for _ in 0..DRAWS {
        let drawn = game.draw(rng);
        ensure!(odds.iter().any(|(outcome, _)| *outcome == drawn), "`{drawn}` is drawn, but not listed");
    }
    Ok(())
}

fn leads_on<G: Game>(game: &G, chance: G::Chance) -> Verdict {
    let mut next = game.clone();
    next.reveal(chance.clone(), &mut ());
    let sound = components::conserved(game, &next).and_then(|()| legality::turn(&next));
    let listed = next.turn().seats().iter().try_for_each(|seat| legality::listing(&next, seat));
    sound.and(listed).map_err(|fault| format!("after `{chance}`, which check_chance accepts: {fault}"))
}
