//! Bots are deterministic: the same view and seed give the same report.

use crate::positions::positions;
use bots::{Bot, Knowledge, LiguriaGuide, MilleFioriGuide, SummerPavilionGuide};
use game::Game;
use liguria::Liguria;
use mille_fiori::MilleFiori;
use std::sync::atomic::AtomicBool;
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
