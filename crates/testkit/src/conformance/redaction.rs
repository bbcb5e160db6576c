//! Event redaction.

use super::Moment;
use crate::play::apply;
use crate::scene::Eyes;
use crate::verdict::Verdict;
use game::{Event, Game, GameExt, Input, Viewer};
use rand_core::Rng;

/// Number of worlds imagined per viewer.
const WORLDS: usize = 4;

/// The events as `viewer` sees them.
pub(super) fn redacted<E: Event>(events: &[E], viewer: Viewer) -> Vec<E> {
    events.iter().filter_map(|event| event.seen_by(viewer)).collect()
}

/// Redacting twice changes nothing.
pub(super) fn idempotent<G: Game>(moment: &Moment<G>) -> Verdict {
    for viewer in Viewer::all(moment.after.players()) {
        for seen in redacted(moment.events, viewer) {
            let (again, who) = (seen.seen_by(viewer), Eyes(viewer));
            ensure!(again.as_ref() == Some(&seen), "redacted for {who} to {seen:?}, then again to {again:?}");
        }
    }
    Ok(())
}

/// If a viewer has the same views before and after the same input in two worlds, it sees the same events in both.
pub(super) fn same_view_same_events<G: Game>(moment: &Moment<G>, rng: &mut impl Rng) -> Verdict {
    for viewer in Viewer::all(moment.before.players()) {
        let imaginer = G::imaginer(&moment.before.view(viewer));
        for _ in 0..WORLDS {
            let mut world = G::imagine(&imaginer, rng);
            if !looks_possible(&world, moment, viewer) {
                continue;
            }
            let mut events = Vec::new();
            apply(&mut world, moment.input, &mut events);
            let (there, here) = (redacted(&events, viewer), redacted(moment.events, viewer));
            let who = Eyes(viewer);
            let same_view = world.view(viewer) == moment.after.view(viewer);
            ensure!(
                !same_view || there == here,
                "{who} can tell worlds apart by events, but not by its view:\n    {here:?}\n    {there:?}"
            );
        }
    }
    Ok(())
}

/// Whether the same input is possible in this world and looks the same to the viewer.
fn looks_possible<G: Game>(world: &G, moment: &Moment<G>, viewer: Viewer) -> bool {
    match moment.input {
        Input::Act(seat, action) => {
            world.allows(*seat, action).is_ok()
                && world.observed(*seat, *action, viewer) == moment.before.observed(*seat, *action, viewer)
        }
        Input::Chance(chance) => world.allows_chance(chance).is_ok(),
    }
}
