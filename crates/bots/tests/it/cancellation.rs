//! A bot that is told to stop stops.

use crate::positions::{Position, positions};
use bots::Bot;
use game::Game;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

const PROMPTLY: Duration = Duration::from_millis(20);

/// How long a long search takes to end after it is cancelled.
fn delay<G: Game>(position: &Position<G>) -> Duration {
    let bot = Bot::parse("search:600s").unwrap().with_threads(2);
    let cancel = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let thinking = scope.spawn(|| {
            let decision = bot.choose::<G>(&position.view, position.seat, 1, &cancel);
            (decision, Instant::now())
        });
        std::thread::sleep(Duration::from_millis(60));
        let cancelled = Instant::now();
        cancel.store(true, Ordering::Relaxed);
        let (decision, ended) = thinking.join().unwrap();
        assert_eq!(position.game.check(position.seat, &decision.action), Ok(()));
        ended.saturating_duration_since(cancelled)
    })
}

/// The best of a few attempts: other processes may hold up any of them.
fn stops_promptly<G: Game>(players: usize) {
    for position in positions::<G>(players, 1).iter().take(3) {
        let best = (0..5).map(|_| delay(position)).min().unwrap();
        assert!(best < PROMPTLY, "took {best:?}");
    }
}

#[test]
fn a_cancelled_search_ends_within_20_ms() {
    stops_promptly::<mille_fiori::MilleFiori>(2);
    stops_promptly::<liguria::Liguria>(4);
    stops_promptly::<summer_pavilion::SummerPavilion>(2);
}

#[test]
fn a_bot_that_is_cancelled_at_once_still_decides() {
    let position = &positions::<mille_fiori::MilleFiori>(4, 1)[0];
    for name in Bot::NAMES {
        let bot = Bot::parse(name).unwrap();
        let decision = bot.choose::<mille_fiori::MilleFiori>(&position.view, position.seat, 1, &AtomicBool::new(true));
        assert_eq!(position.game.check(position.seat, &decision.action), Ok(()), "{bot}");
    }
}

#[test]
fn a_search_by_the_clock_keeps_to_it() {
    let bot = Bot::parse("search:100ms").unwrap();
    let position = &positions::<summer_pavilion::SummerPavilion>(3, 1)[0];
    let decision =
        bot.choose::<summer_pavilion::SummerPavilion>(&position.view, position.seat, 1, &AtomicBool::new(false));
    let report = decision.report.expect("a bot that thinks");
    assert!(report.time < Duration::from_secs(1) && report.iterations > 0, "{:?}", report.time);
}
