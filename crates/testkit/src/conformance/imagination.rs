//! Imagined worlds: the viewer can't tell them from the true one.

use super::components;
use crate::play::{MAX_INPUTS, Policy, apply, random_input};
use crate::scene::Eyes;
use crate::verdict::Verdict;
use game::{Game, GameExt, Seat, View, Viewer, fingerprint};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// Number of worlds imagined per viewer.
const WORLDS: usize = 4;

pub(super) fn check<G: Game>(game: &G, rng: &mut impl Rng) -> Verdict {
    for viewer in Viewer::all(game.players()) {
        let (view, who) = (game.view(viewer), Eyes(viewer));
        ensure!(view.viewer() == viewer, "the view of {who} says it is for {}", Eyes(view.viewer()));
        for _ in 0..WORLDS {
            let seed = rng.next_u64();
            let world = imagine::<G>(&view, seed);
            let fault = |fault| format!("a world imagined by {who}: {fault}\n    truth {game:?}\n    world {world:?}");
            is_like(game, &world, viewer).map_err(fault)?;
            ensure!(imagine::<G>(&view, seed) == world, "{who} imagines a different world from the same seed");
        }
    }
    let any_seat = Viewer::Seat(Seat::new(rng.next_u32() as usize % game.players()));
    can_be_played(imagine::<G>(&game.view(any_seat), rng.next_u64()), rng)
}

fn imagine<G: Game>(view: &G::View, seed: u64) -> G {
    G::imagine(&G::imaginer(view), &mut ChaCha8Rng::seed_from_u64(seed))
}

/// View, turn, round, options, census and the viewer's legal actions are the same as in the true world.
fn is_like<G: Game>(truth: &G, world: &G, viewer: Viewer) -> Verdict {
    let (view, other) = (truth.view(viewer), world.view(viewer));
    ensure!(other == view, "a different view: {other:?}");
    ensure!(fingerprint(&other) == fingerprint(&view), "an equal view with a different hash");
    ensure!(world.turn() == truth.turn(), "a different turn: {:?}", world.turn());
    ensure!(world.round() == truth.round(), "a different round: {}", world.round());
    ensure!(world.options() == truth.options(), "different options: {:?}", world.options());
    for seat in truth.turn().seats().iter().filter(|seat| viewer.is(*seat)) {
        ensure!(world.legal(seat) == truth.legal(seat), "different legal actions: {:?}", world.legal(seat));
    }
    components::conserved(truth, world)
}

/// Imagined worlds can be played to the end, as bots do.
fn can_be_played<G: Game>(mut world: G, rng: &mut impl Rng) -> Verdict {
    for _ in 0..MAX_INPUTS {
        let Some(input) = random_input(&world, Policy::Random, rng) else { return Ok(()) };
        apply(&mut world, &input, &mut ());
    }
    Err(format!("an imagined world is not over after {MAX_INPUTS} inputs"))
}
