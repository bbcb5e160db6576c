//! Canceled bots stop promptly.

use crate::positions::{Position, positions};
use bots::{Bot, Knowledge, LiguriaGuide, MilleFioriGuide, SummerPavilionGuide};
use game::Game;
use liguria::Liguria;
use mille_fiori::MilleFiori;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use summer_pavilion::SummerPavilion;

const PROMPTLY: Duration = Duration::from_millis(20);

/// How long a search takes to end after it is canceled.
fn delay<G: Game, K: Knowledge<G>>(position: &Position<G>) -> Duration {
    let bot = Bot::parse("search:600s").unwrap().with_threads(2);
    let cancel = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let thinking = scope.spawn(|| {
            let decision = bot.choose::<G, K>(&position.view, position.seat, 1, &cancel);
            (decision, Instant::now())
        });
        std::thread::sleep(Duration::from_millis(60));
        let canceled = Instant::now();
        cancel.store(true, Ordering::Relaxed);
        let (decision, ended) = thinking.join().unwrap();
        assert_eq!(position.game.check(position.seat, &decision.action), Ok(()));
        ended.saturating_duration_since(canceled)
    })
}

/// Takes the best of a few attempts, because other processes may delay any of them.
fn stops_promptly<G: Game, K: Knowledge<G>>(players: usize) {
    for position in positions::<G>(players, 1).iter().take(3) {
        let best = (0..5).map(|_| delay::<G, K>(position)).min().unwrap();
        assert!(best < PROMPTLY, "took {best:?}");
    }
}

#[test]
fn a_canceled_search_ends_within_20_ms() {
    stops_promptly::<MilleFiori, MilleFioriGuide>(2);
    stops_promptly::<Liguria, LiguriaGuide>(4);
    stops_promptly::<SummerPavilion, SummerPavilionGuide>(2);
}

#[test]
fn a_bot_canceled_immediately_still_decides() {
    let position = &positions::<MilleFiori>(4, 1)[0];
    for name in Bot::NAMES {
        let bot = Bot::parse(name).unwrap();
        let canceled = AtomicBool::new(true);
        let decision = bot.choose::<MilleFiori, MilleFioriGuide>(&position.view, position.seat, 1, &canceled);
        assert_eq!(position.game.check(position.seat, &decision.action), Ok(()), "{bot}");
    }
}

#[test]
fn a_timed_search_keeps_to_its_budget() {
    let bot = Bot::parse("search:100ms").unwrap();
    let position = &positions::<SummerPavilion>(3, 1)[0];
    let never = AtomicBool::new(false);
    let decision = bot.choose::<SummerPavilion, SummerPavilionGuide>(&position.view, position.seat, 1, &never);
    let report = decision.report.expect("a bot that searches");
    assert!(report.time < Duration::from_secs(1) && report.iterations > 0, "{:?}", report.time);
}
