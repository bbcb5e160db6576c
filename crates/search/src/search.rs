//! Information-set Monte Carlo tree search.
//!
//! Every iteration imagines a world that the searcher can't tell from the truth and plays it through a tree
//! for each seat, in which a position is what that seat has seen (MO-ISMCTS). Each seat tries to do best for
//! itself. Several threads search on their own, and their findings are added up.

use crate::budget::Budget;
use crate::guide::Guide;
use crate::iteration::{Thinker, root};
use crate::report::{Judged, Report};
use crate::settings::Settings;
use game::{Game, GameExt, Seat, SplitMix};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// After so many iterations a thread looks at the clock, and whether the leading action can still be caught.
const ITERATIONS_BETWEEN_LOOKS: u64 = 32;

/// What a search may spend.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Effort {
    pub budget: Budget,
    pub threads: usize,
    pub settings: Settings,
}

/// Thinks about the decision of `seat`, whose view this is and who must be on turn.
///
/// With a budget of iterations the report is a function of view, seed and number of threads but for the time
/// taken. Ends early when nothing more can change the choice, and within an iteration of `cancel`
/// becoming true, with the best choice so far. What is forced is not thought about.
pub fn search<G: Game, U: Guide<G>>(
    view: &G::View,
    seat: Seat,
    guide: &U,
    effort: &Effort,
    seed: u64,
    cancel: &AtomicBool,
) -> Report<G::Action> {
    let start = Instant::now();
    let imaginer = G::imaginer(view);
    let world = G::imagine(&imaginer, &mut SplitMix::new(seed));
    let legal = world.legal(seat);
    if let [only] = legal[..] {
        return Report::forced(only);
    }
    let threads = effort.threads.max(1);
    let settings = Settings { nodes: effort.settings.nodes / threads, ..effort.settings };
    let root = root(guide, &world, seat);
    let think = |thread: usize| {
        let thinker = Thinker::new(guide, seat, settings, SplitMix::stream(seed, thread as u64));
        run(thinker, &imaginer, root, effort.budget.share(thread, threads), start, cancel)
    };
    let findings = on_threads(threads, &think);
    report(&legal, &findings, start)
}

/// What one thread has found out.
struct Findings<A> {
    judged: Vec<Judged<A>>,
    iterations: u64,
    nodes: usize,
    edges: usize,
    bytes: usize,
}

fn on_threads<T: Send>(threads: usize, think: &(impl Fn(usize) -> T + Sync)) -> Vec<T> {
    if threads == 1 {
        return vec![think(0)];
    }
    std::thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|thread| scope.spawn(move || think(thread))).collect();
        running.into_iter().map(|thread| thread.join().expect("a search that does not panic")).collect()
    })
}

fn run<G: Game, U: Guide<G>>(
    mut thinker: Thinker<'_, G, U>,
    imaginer: &G::Imaginer,
    root: u64,
    budget: Budget,
    start: Instant,
    cancel: &AtomicBool,
) -> Findings<G::Action> {
    let mut iterations = 0;
    let mut left = budget.left(0, start);
    while left > 0 && !cancel.load(Ordering::Relaxed) {
        for _ in 0..left.min(ITERATIONS_BETWEEN_LOOKS) {
            if cancel.load(Ordering::Relaxed) {
                break;
            }
            thinker.think(imaginer);
            iterations += 1;
        }
        left = budget.left(iterations, start);
        if thinker.lead(root) > left {
            break;
        }
    }
    let judged = thinker.judged(root);
    let tree = thinker.tree();
    Findings { judged, iterations, nodes: tree.nodes(), edges: tree.edges(), bytes: tree.bytes() }
}

/// Adds up what the threads have found out about each legal action.
fn report<A: Copy + Ord>(legal: &[A], findings: &[Findings<A>], start: Instant) -> Report<A> {
    let judged = legal.iter().map(|action| {
        let of_action = findings.iter().flat_map(|found| found.judged.iter().filter(|judged| judged.action == *action));
        of_action.fold(Judged { action: *action, visits: 0, value: 0.0 }, sum)
    });
    Report {
        iterations: findings.iter().map(|found| found.iterations).sum(),
        time: start.elapsed(),
        nodes: findings.iter().map(|found| found.nodes).sum(),
        edges: findings.iter().map(|found| found.edges).sum(),
        bytes: findings.iter().map(|found| found.bytes).sum(),
        ..Report::new(judged.collect())
    }
}

fn sum<A: Copy>(a: Judged<A>, b: &Judged<A>) -> Judged<A> {
    let visits = a.visits + b.visits;
    let share = b.visits as f32 / visits.max(1) as f32;
    Judged { action: a.action, visits, value: a.value + (b.value - a.value) * share }
}
