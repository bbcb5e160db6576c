//! Greedy play, which looks one decision ahead.

use crate::guide::Guide;
use crate::interrupt::{Interrupt, Stopwatch};
use crate::report::{ActionStats, Report};
use game::{Game, GameExt, Seat, SplitMix, Turn};

/// Default number of imagined worlds in which each action is evaluated.
pub const GREEDY_WORLDS: u32 = 8;

/// Number of follow-up decisions searched: an extra card is chosen, then used. Additional extra cards are left to the
/// guide's evaluation.
const MAX_FOLLOW_UPS: usize = 2;

/// Evaluates each action of `seat`, whose turn it must be, by the guide's value of the resulting position, after the
/// seat's best follow-up decisions ([`Guide::completes`]).
///
/// Each action is evaluated in `worlds` imagined worlds, at least one. Apart from the time taken, the report depends
/// only on the view and the seed. If canceled, stops after the current world.
pub fn greedy<G: Game, U: Guide<G>>(
    view: &G::View,
    seat: Seat,
    guide: &U,
    worlds: u32,
    seed: u64,
    cancel: &dyn Interrupt,
) -> Report<G::Action> {
    let stopwatch = Stopwatch::start(cancel);
    let imaginer = G::imaginer(view);
    let mut rng = SplitMix::new(seed);
    let legal = G::imagine(&imaginer, &mut rng).legal(seat);
    if let [only] = legal[..] {
        return Report::forced(only);
    }
    let mut stats: Vec<_> = legal.iter().map(|action| ActionStats { action: *action, visits: 0, value: 0.0 }).collect();
    for seen in 1..=worlds.max(1) {
        let world = G::imagine(&imaginer, &mut rng);
        for stats in &mut stats {
            let value = follow(guide, &world, seat, stats.action);
            stats.value += (value - stats.value) / seen as f32;
            stats.visits = seen;
        }
        if cancel.is_canceled() {
            break;
        }
    }
    Report { iterations: u64::from(stats[0].visits), time: stopwatch.elapsed(), ..Report::new(stats) }
}

/// The action with the highest value to `seat` in this world; ties go to the lowest. `actions` are the seat's legal
/// actions, at least one.
pub(crate) fn greedy_choice<G: Game, U: Guide<G>>(
    guide: &U,
    world: &G,
    seat: Seat,
    actions: &[G::Action],
) -> G::Action {
    let mut best = (f32::NEG_INFINITY, actions[0]);
    for action in actions {
        let value = follow(guide, world, seat, *action);
        if value > best.0 {
            best = (value, *action);
        }
    }
    best.1
}

/// The value of this action to `seat`; for a hidden choice, its value if it took effect now.
fn follow<G: Game, U: Guide<G>>(guide: &U, world: &G, seat: Seat, action: G::Action) -> f32 {
    let mut world = world.clone();
    if world.suppose(seat, action) {
        return complete(guide, &world, seat, MAX_FOLLOW_UPS + 1);
    }
    world.play(seat, action, &mut ());
    complete(guide, &world, seat, MAX_FOLLOW_UPS)
}

/// The value to `seat` after its best follow-up decisions, at most `longest` of them.
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
