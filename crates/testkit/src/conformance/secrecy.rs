//! Leak tests: nothing a viewer perceives depends on what is hidden from it.

use super::Moment;
use super::redaction::redacted;
use crate::play::apply;
use crate::scene::Eyes;
use crate::verdict::Verdict;
use game::{ChanceOutcome, Game, GameExt, Input, Seat, Turn, Viewer, choose};
use rand_core::Rng;
use std::fmt::Debug;

/// Number of other actions compared with the actual one.
const OTHERS: usize = 6;
/// Number of chance outcomes compared.
const DRAWS: usize = 6;

/// A viewer's perception of an input: the redacted events, and its view afterwards.
pub(super) type Impression<G> = (Vec<<G as Game>::Event>, <G as Game>::View);

/// If two actions, especially hidden choices, are `observed` as the same by a viewer, its impressions of both are the
/// same; and `observed` doesn't differ where only the acting seat can perceive a difference.
pub(super) fn actions<G: Game>(moment: &Moment<G>, rng: &mut impl Rng) -> Verdict {
    let (Input::Act(seat, action), game) = (moment.input, moment.before) else { return Ok(()) };
    let own = game.observed(*seat, *action, Viewer::Seat(*seat));
    ensure!(own == Some(*action), "seat {seat} plays `{action}` and observes {own:?}");
    let legal = game.legal(*seat);
    for _ in 0..OTHERS {
        let other = choose(rng, &legal);
        for viewer in Viewer::all(game.players()).filter(|viewer| !viewer.is(*seat)) {
            observation_fits(game, *seat, [*action, other], viewer)?;
        }
    }
    Ok(())
}

fn observation_fits<G: Game>(game: &G, seat: Seat, actions: [G::Action; 2], viewer: Viewer) -> Verdict {
    let ([one, other], who) = (actions, Eyes(viewer));
    let seen_by = |viewer| actions.map(|action| impression(game, &Input::Act(seat, action), viewer));
    let [after_one, after_other] = seen_by(viewer);
    let alike = game.observed(seat, one, viewer) == game.observed(seat, other, viewer);
    ensure!(
        !alike || after_one == after_other,
        "leak: {who} observes `{one}` and `{other}` of seat {seat} alike, but sees\n    {after_one:?}\n    {after_other:?}"
    );
    let [own_one, own_other] = seen_by(Viewer::Seat(seat));
    let is_secret = after_one == after_other && own_one != own_other;
    ensure!(
        alike || !is_secret,
        "leak: {who} observes `{one}` and `{other}` of seat {seat} as different, but sees no difference"
    );
    Ok(())
}

/// Two chance outcomes have the same mask for a viewer if and only if its impressions of both are the same.
pub(super) fn outcomes<G: Game>(game: &G, rng: &mut impl Rng) -> Verdict {
    if game.turn() != Turn::Chance {
        return Ok(());
    }
    let outcomes: Vec<G::Chance> = (0..DRAWS).map(|_| game.draw(rng)).collect();
    for viewer in Viewer::all(game.players()) {
        let after = |chance: &G::Chance| impression(game, &Input::Chance(chance.clone()), viewer);
        let seen: Vec<Impression<G>> = outcomes.iter().map(after).collect();
        for (one, other) in pairs(DRAWS) {
            let masks = [outcomes[one].masked(viewer), outcomes[other].masked(viewer)];
            masks_fit(viewer, masks, &seen[one], &seen[other])?;
        }
    }
    Ok(())
}

fn masks_fit<V: Debug + PartialEq>(viewer: Viewer, masks: [String; 2], one: &V, other: &V) -> Verdict {
    let ([of_one, of_other], who) = (&masks, Eyes(viewer));
    if of_one == of_other {
        ensure!(one == other, "leak: masked as `{of_one}` for {who}, who sees\n    {one:?}\n    {other:?}");
    } else {
        ensure!(one != other, "leak: {who} sees no difference between outcomes masked as {masks:?}");
    }
    Ok(())
}

fn pairs(count: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..count).flat_map(|other| (0..other).map(move |one| (one, other)))
}

/// `viewer`'s impression of this input.
pub(super) fn impression<G: Game>(game: &G, input: &Input<G>, viewer: Viewer) -> Impression<G> {
    let (mut next, mut events) = (game.clone(), Vec::new());
    apply(&mut next, input, &mut events);
    (redacted(&events, viewer), next.view(viewer))
}
