//! Information-set Monte Carlo tree search.
//!
//! Every iteration imagines a world consistent with the searching seat's view and descends one tree per seat, in
//! which a position is what that seat has observed (MO-ISMCTS). Each seat maximizes its own reward. Threads search
//! independently, and their root statistics are summed (root parallelization).

use crate::budget::Budget;
use crate::guide::Guide;
use crate::interrupt::{Interrupt, Stopwatch};
use crate::iteration::{Searcher, root};
use crate::report::{ActionStats, Report};
use crate::settings::SearchSettings;
use game::{Game, GameExt, Seat, SplitMix};

/// Number of iterations between checks of the clock and of whether the leading action can still be overtaken.
const ITERATIONS_PER_CHECK: u64 = 32;

/// A search's budget, threads and parameters.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Effort {
    pub budget: Budget,
    pub threads: usize,
    pub settings: SearchSettings,
}

/// Searches the decision of `seat`, whose turn it must be, from its view.
///
/// With a budget of iterations, the report depends only on the view, seed and number of threads, apart from the time
/// taken. Ends early once the choice can't change anymore. If canceled, ends within one iteration and reports the
/// best choice so far. A forced action is returned without a search.
pub fn search<G: Game, U: Guide<G>>(
    view: &G::View,
    seat: Seat,
    guide: &U,
    effort: &Effort,
    seed: u64,
    cancel: &dyn Interrupt,
) -> Report<G::Action> {
    let stopwatch = Stopwatch::start(cancel);
    let imaginer = G::imaginer(view);
    let world = G::imagine(&imaginer, &mut SplitMix::new(seed));
    let legal = world.legal(seat);
    if let [only] = legal[..] {
        return Report::forced(only);
    }
    let threads = effort.threads.max(1);
    let settings = SearchSettings { max_nodes: effort.settings.max_nodes / threads, ..effort.settings };
    let root = root(guide, &world, seat);
    let budget = effort.budget.scaled(guide.share(&world));
    let search = |thread: usize| {
        let searcher = Searcher::new(guide, seat, settings, SplitMix::stream(seed, thread as u64));
        run(searcher, &imaginer, root, budget.share(thread, threads), &stopwatch, cancel)
    };
    let findings = on_threads(threads, &search);
    Report { time: stopwatch.elapsed(), ..report(&legal, &findings) }
}

/// One thread's results.
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
    stopwatch: &Stopwatch<'_>,
    cancel: &dyn Interrupt,
) -> Findings<G::Action> {
    let mut iterations = 0;
    let mut left = budget.left(0, stopwatch.elapsed());
    while left > 0 && !cancel.is_canceled() {
        for _ in 0..left.min(ITERATIONS_PER_CHECK) {
            if cancel.is_canceled() {
                break;
            }
            searcher.iterate(imaginer);
            iterations += 1;
        }
        left = budget.left(iterations, stopwatch.elapsed());
        if searcher.lead(root) > left {
            break;
        }
    }
    let stats = searcher.stats(root);
    let tree = searcher.tree();
    Findings { stats, iterations, nodes: tree.nodes(), edges: tree.edges(), bytes: tree.bytes() }
}

/// Sums the threads' statistics for each legal action.
fn report<A: Copy + Ord>(legal: &[A], findings: &[Findings<A>]) -> Report<A> {
    let stats = legal.iter().map(|action| {
        let of_action = findings.iter().flat_map(|found| found.stats.iter().filter(|stats| stats.action == *action));
        of_action.fold(ActionStats { action: *action, visits: 0, value: 0.0 }, sum)
    });
    Report {
        iterations: findings.iter().map(|found| found.iterations).sum(),
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
