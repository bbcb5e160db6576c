//! Bots are deterministic: the same view and seed give the same report.

use crate::positions::positions;
use bots::{Bot, Interrupt, Knowledge, LiguriaGuide, MilleFioriGuide, SummerPavilionGuide};
use game::Game;
use liguria::Liguria;
use mille_fiori::MilleFiori;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use summer_pavilion::SummerPavilion;

fn same_report<G: Game, K: Knowledge<G>>(players: usize, bot: Bot) {
    for position in positions::<G>(players, 1) {
        let think = || {
            let decision = bot.choose::<G, K>(&position.view, position.seat, 11, &AtomicBool::new(false));
            decision.report.expect("a bot that searches").stats
        };
        assert_eq!(think(), think(), "{bot}");
    }
}

#[test]
fn a_search_on_several_threads_is_reproducible() {
    let bot = Bot::parse("search:300").unwrap().with_threads(3);
    same_report::<MilleFiori, MilleFioriGuide>(2, bot);
    same_report::<Liguria, LiguriaGuide>(3, bot);
    same_report::<SummerPavilion, SummerPavilionGuide>(2, bot);
}

#[test]
fn a_level_is_reproducible() {
    let bot = Bot::parse("level:casual").unwrap();
    same_report::<MilleFiori, MilleFioriGuide>(2, bot);
    same_report::<Liguria, LiguriaGuide>(3, bot);
    same_report::<SummerPavilion, SummerPavilionGuide>(2, bot);
}

/// Suspends a search after every iteration.
#[derive(Debug)]
struct Suspending;

impl Interrupt for Suspending {
    fn is_canceled(&self) -> bool {
        std::thread::sleep(Duration::from_micros(50));
        false
    }

    fn time(&self) -> Duration {
        bots::system_time()
    }
}

#[test]
fn a_suspended_search_gives_the_same_result() {
    for (name, position) in ["search:300", "level:skilled", "greedy"].into_iter().zip(positions::<MilleFiori>(2, 1)) {
        let choose = |interrupt: &dyn Interrupt| {
            let bot = Bot::parse(name).unwrap();
            let decision = bot.choose::<MilleFiori, MilleFioriGuide>(&position.view, position.seat, 11, interrupt);
            (decision.action, decision.report.expect("a bot that thinks").stats)
        };
        assert_eq!(choose(&AtomicBool::new(false)), choose(&Suspending), "{name}");
    }
}
