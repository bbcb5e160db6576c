//! Plans: a turn that a seat supposes.

use super::components;
use crate::scene::Eyes;
use crate::verdict::Verdict;
use game::{Foresight, Game, GameExt, Seat, Turn, Viewer, choose, preview};
use rand_core::Rng;

/// Number of worlds compared per seat.
const WORLDS: usize = 3;
/// Number of actions planned in a row.
const STEPS: usize = 3;

pub(super) fn check<G: Game>(game: &G, rng: &mut impl Rng) -> Verdict {
    for seat in Seat::all(game.players()).filter(|seat| !game.turn().seats().contains(*seat)) {
        if matches!(game.turn(), Turn::Choose(_) | Turn::Commit(_)) {
            supposes_the_same(game, seat, rng)?;
        }
        can_be_planned(game, seat, rng)?;
    }
    Ok(())
}

/// In every world with the seat's view, the supposed turn looks the same to the seat and has the same choices.
fn supposes_the_same<G: Game>(game: &G, seat: Seat, rng: &mut impl Rng) -> Verdict {
    let viewer = Viewer::Seat(seat);
    let imaginer = G::imaginer(&game.view(viewer));
    let mut supposed = Vec::new();
    for _ in 0..WORLDS {
        let world = G::imagine(&imaginer, rng);
        let mut then = world.clone();
        if !then.suppose_turn(seat) {
            ensure!(then == world, "a turn that {} can't suppose changes the game", Eyes(viewer));
            supposed.push(None);
            continue;
        }
        ensure!(then.turn() == Turn::Choose(seat), "the turn that {} supposes is {:?}", Eyes(viewer), then.turn());
        ensure!(then.scores() == world.scores(), "a supposed turn changes the scores");
        components::conserved(&world, &then)?;
        supposed.push(Some((then.view(viewer), then.legal(seat))));
    }
    let is_same = supposed.windows(2).all(|pair| pair[0] == pair[1]);
    ensure!(is_same, "{} supposes different turns with the same view: {supposed:?}", Eyes(viewer));
    Ok(())
}

/// Random actions in a row can be previewed and played, as far as the seat can plan.
fn can_be_planned<G: Game>(game: &G, seat: Seat, rng: &mut impl Rng) -> Verdict {
    let mut ahead = Foresight::<G>::new(&game.view(Viewer::Seat(seat)), seat);
    for _ in 0..STEPS {
        let Some(now) = ahead else { return Ok(()) };
        ensure!(now.world().turn() == Turn::Choose(seat), "planning at {:?}", now.world().turn());
        let action = choose(rng, &now.world().legal(seat));
        preview::<G>(&now.world().view(Viewer::Seat(seat)), seat, action);
        ahead = now.after(action);
    }
    Ok(())
}
