//! One decision ahead.

use crate::guide::Guide;
use crate::report::{Judged, Report};
use game::{Game, GameExt, Seat, SplitMix, Turn};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// In so many imagined worlds a greedy player had better look at each action.
pub const GREEDY_WORLDS: u32 = 8;

/// So many decisions that complete an action are followed: an extra card is chosen, then used. That it may
/// earn another is left to the guide.
const LONGEST_CHAIN: usize = 2;

/// Thinks about the decision of `seat`, whose view this is and who must be on turn: each action is judged by
/// the guide's value of where it leads, own decisions that complete it included.
///
/// It looks at each action in so many `worlds`, or one if none are asked for. The report is a function of
/// view and seed but for the time taken. After `cancel` it looks at no further world.
pub fn greedy<G: Game, U: Guide<G>>(
    view: &G::View,
    seat: Seat,
    guide: &U,
    worlds: u32,
    seed: u64,
    cancel: &AtomicBool,
) -> Report<G::Action> {
    let start = Instant::now();
    let imaginer = G::imaginer(view);
    let mut rng = SplitMix::new(seed);
    let legal = G::imagine(&imaginer, &mut rng).legal(seat);
    if let [only] = legal[..] {
        return Report::forced(only);
    }
    let mut judged: Vec<_> = legal.iter().map(|action| Judged { action: *action, visits: 0, value: 0.0 }).collect();
    for seen in 1..=worlds.max(1) {
        let world = G::imagine(&imaginer, &mut rng);
        for judged in &mut judged {
            let value = follow(guide, &world, seat, judged.action);
            judged.value += (value - judged.value) / seen as f32;
            judged.visits = seen;
        }
        if cancel.load(Ordering::Relaxed) {
            break;
        }
    }
    Report { iterations: u64::from(judged[0].visits), time: start.elapsed(), ..Report::new(judged) }
}

/// What `seat` can expect after this action. Of a hidden choice: if it could be used at once.
fn follow<G: Game, U: Guide<G>>(guide: &U, world: &G, seat: Seat, action: G::Action) -> f32 {
    let mut world = world.clone();
    if world.suppose(seat, action) {
        return complete(guide, &world, seat, LONGEST_CHAIN + 1);
    }
    world.play(seat, action, &mut ());
    complete(guide, &world, seat, LONGEST_CHAIN)
}

/// What `seat` can expect when it completes in the best way what it has begun.
fn complete<G: Game, U: Guide<G>>(guide: &U, world: &G, seat: Seat, longest: usize) -> f32 {
    let actions = if world.turn() == Turn::Choose(seat) { world.legal(seat) } else { Vec::new() };
    if longest == 0 || !actions.first().is_some_and(|action| guide.completes(action)) {
        return worth(guide, world, seat);
    }
    let values = actions.iter().map(|action| {
        let mut world = world.clone();
        world.play(seat, *action, &mut ());
        complete(guide, &world, seat, longest - 1)
    });
    values.fold(0.0, f32::max)
}

fn worth<G: Game, U: Guide<G>>(guide: &U, world: &G, seat: Seat) -> f32 {
    match world.turn() {
        Turn::Over => guide.reward(world)[seat],
        _ => guide.value(world)[seat],
    }
}
