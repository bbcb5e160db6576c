//! What players are told about an action before they do it.

use super::secrecy::impression;
use crate::verdict::Verdict;
use game::{Game, GameExt, Input, Seat, Viewer, choose, outlook, preview};
use rand_core::Rng;

/// So many legal actions are previewed.
const ACTIONS: usize = 2;
/// In so many worlds an exception is looked for when a preview turns out wrong.
const EXCEPTIONS: usize = 1_000;

pub(super) fn check<G: Game>(game: &G, seat: Seat, rng: &mut impl Rng) -> Verdict {
    let legal = game.legal(seat);
    for _ in 0..ACTIONS {
        let action = choose(rng, &legal);
        depends_on_the_view_alone(game, seat, action, rng)?;
        comes_true(game, seat, action, rng)?;
    }
    Ok(())
}

/// Asking twice, or in another world with the same view, gives the same answer.
fn depends_on_the_view_alone<G: Game>(game: &G, seat: Seat, action: G::Action, rng: &mut impl Rng) -> Verdict {
    let view = game.view(Viewer::Seat(seat));
    let same_view = G::imagine(&G::imaginer(&view), rng).view(Viewer::Seat(seat));
    let [here, there] = [&view, &same_view].map(|view| preview::<G>(view, seat, action));
    ensure!(here == there, "two previews of `{action}` from equal views: {here:?} and {there:?}");
    let [here, there] = [&view, &same_view].map(|view| outlook::<G>(view, seat, action));
    ensure!(here == there, "two outlooks on `{action}` from equal views: {here:?} and {there:?}");
    Ok(())
}

/// The events of a preview are the first that the seat then sees. It promises what happened in a few
/// imagined worlds, so the truth may be a rare exception; then other worlds show the exception as well.
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
    let imaginable = (0..EXCEPTIONS).any(is_exception);
    ensure!(imaginable, "the preview of `{action}` promises\n    {promised:?}\n    but then it is\n    {seen:?}");
    Ok(())
}
