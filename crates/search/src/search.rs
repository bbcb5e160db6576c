//! Information-set Monte Carlo tree search.
//!
//! Every iteration imagines a world consistent with the searching seat's view and descends one tree per seat, in which a
//! position is what that seat has observed (MO-ISMCTS). Each seat maximizes its own reward. Threads search
//! independently, and their root statistics are added up (root parallelization).

use crate::budget::Budget;
use crate::guide::Guide;
use crate::iteration::{Searcher, root};
use crate::report::{ActionStats, Report};
use crate::settings::SearchSettings;
use game::{Game, GameExt, Seat, SplitMix};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// Number of iterations between checks of the clock and of whether the leading action can still be overtaken.
const ITERATIONS_PER_CHECK: u64 = 32;

/// The budget, threads and parameters of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Effort {
    pub budget: Budget,
    pub threads: usize,
    pub settings: SearchSettings,
}

/// Searches the decision of `seat`, which must be on turn, from its view.
///
/// With a budget of iterations, the report depends only on view, seed and number of threads, apart from the time taken.
/// Ends early once the choice can't change any more. If canceled, ends within one iteration and reports the best choice
/// so far. A forced action is returned without a search.
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
    let settings = SearchSettings { max_nodes: effort.settings.max_nodes / threads, ..effort.settings };
    let root = root(guide, &world, seat);
    let search = |thread: usize| {
        let searcher = Searcher::new(guide, seat, settings, SplitMix::stream(seed, thread as u64));
        run(searcher, &imaginer, root, effort.budget.share(thread, threads), start, cancel)
    };
    let findings = on_threads(threads, &search);
    report(&legal, &findings, start)
}

/// The results of one thread.
struct Findings<A> {
    stats: Vec<ActionStats<A>>,
    iterations: u64,
    nodes: usize,
    edges: usize,
    bytes: usize,
}

fn on_threads<T: Send>(threads: usize, work: &(impl Fn(usize) -> T + Sync)) -> Vec<T> {
    if threads == 1 {
        return vec![work(0)];
    }
    std::thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|thread| scope.spawn(move || work(thread))).collect();
        running.into_iter().map(|thread| thread.join().expect("a search that does not panic")).collect()
    })
}

fn run<G: Game, U: Guide<G>>(
    mut searcher: Searcher<'_, G, U>,
    imaginer: &G::Imaginer,
    root: u64,
    budget: Budget,
    start: Instant,
    cancel: &AtomicBool,
) -> Findings<G::Action> {
    let mut iterations = 0;
    let mut left = budget.left(0, start);
    while left > 0 && !cancel.load(Ordering::Relaxed) {
        for _ in 0..left.min(ITERATIONS_PER_CHECK) {
            if cancel.load(Ordering::Relaxed) {
                break;
            }
            searcher.iterate(imaginer);
            iterations += 1;
        }
        left = budget.left(iterations, start);
        if searcher.lead(root) > left {
            break;
        }
    }
    let stats = searcher.stats(root);
    let tree = searcher.tree();
    Findings { stats, iterations, nodes: tree.nodes(), edges: tree.edges(), bytes: tree.bytes() }
}

/// Adds up the threads' statistics of each legal action.
fn report<A: Copy + Ord>(legal: &[A], findings: &[Findings<A>], start: Instant) -> Report<A> {
    let stats = legal.iter().map(|action| {
        let of_action = findings.iter().flat_map(|found| found.stats.iter().filter(|stats| stats.action == *action));
        of_action.fold(ActionStats { action: *action, visits: 0, value: 0.0 }, sum)
    });
    Report {
        iterations: findings.iter().map(|found| found.iterations).sum(),
        time: start.elapsed(),
        nodes: findings.iter().map(|found| found.nodes).sum(),
        edges: findings.iter().map(|found| found.edges).sum(),
        bytes: findings.iter().map(|found| found.bytes).sum(),
        ..Report::new(stats.collect())
    }
}

fn sum<A: Copy>(a: ActionStats<A>, b: &ActionStats<A>) -> ActionStats<A> {
    let visits = a.visits + b.visits;
    let share = b.visits as f32 / visits.max(1) as f32;
    ActionStats { action: a.action, visits, value: a.value + (b.value - a.value) * share }
}
