//! Previews of actions.

use super::secrecy::impression;
use crate::verdict::Verdict;
use game::{Game, GameExt, Input, Seat, Viewer, choose, outlook, preview};
use rand_core::Rng;

/// Number of legal actions previewed per position.
const ACTIONS: usize = 2;
/// Number of worlds searched for an exception when a preview turns out to be wrong.
const EXCEPTION_WORLDS: usize = 1_000;

pub(super) fn check<G: Game>(game: &G, seat: Seat, rng: &mut impl Rng) -> Verdict {
    let legal = game.legal(seat);
    for _ in 0..ACTIONS {
        let action = choose(rng, &legal);
        depends_on_the_view_alone(game, seat, action, rng)?;
        comes_true(game, seat, action, rng)?;
    }
    Ok(())
}

/// The preview is the same in another world with the same view.
fn depends_on_the_view_alone<G: Game>(game: &G, seat: Seat, action: G::Action, rng: &mut impl Rng) -> Verdict {
    let view = game.view(Viewer::Seat(seat));
    let same_view = G::imagine(&G::imaginer(&view), rng).view(Viewer::Seat(seat));
    let [here, there] = [&view, &same_view].map(|view| preview::<G>(view, seat, action));
    ensure!(here == there, "different previews of `{action}` from equal views: {here:?} and {there:?}");
    let [here, there] = [&view, &same_view].map(|view| outlook::<G>(view, seat, action));
    ensure!(here == there, "different outlooks on `{action}` from equal views: {here:?} and {there:?}");
    Ok(())
}

/// The seat's first events after the action are those in the preview. A preview is based on a few imagined worlds, so
/// the truth may be a rare exception; if so, other imagined worlds must show it, too.
fn comes_true<G: Game>(game: &G, seat: Seat, action: G::Action, rng: &mut impl Rng) -> Verdict {
    let view = game.view(Viewer::Seat(seat));
    let promised = preview::<G>(&view, seat, action);
    let seen_in = |world: &G| impression(world, &Input::Act(seat, action), Viewer::Seat(seat)).0;
    let seen = seen_in(game);
    if seen.starts_with(&promised) {
        return Ok(());
    }
    let imaginer = G::imaginer(&view);
    let is_exception = |_| !seen_in(&G::imagine(&imaginer, rng)).starts_with(&promised);
    let imaginable = (0..EXCEPTION_WORLDS).any(is_exception);
    ensure!(imaginable, "the preview of `{action}` promises\n    {promised:?}\n    but the seat sees\n    {seen:?}");
    Ok(())
}
