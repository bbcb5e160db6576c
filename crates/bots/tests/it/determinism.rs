//! The same question gets the same answer.

use crate::positions::positions;
use bots::Bot;
use game::Game;
use std::sync::atomic::AtomicBool;

fn same_report<G: Game>(players: usize, bot: Bot) {
    for position in positions::<G>(players, 1) {
        let think = || {
            let decision = bot.choose::<G>(&position.view, position.seat, 11, &AtomicBool::new(false));
            decision.report.expect("a bot that thinks").judged
        };
        assert_eq!(think(), think(), "{bot}");
    }
}

#[test]
fn a_search_with_threads_can_be_repeated() {
    let bot = Bot::parse("search:300").unwrap().with_threads(3);
    same_report::<mille_fiori::MilleFiori>(2, bot);
    same_report::<liguria::Liguria>(3, bot);
    same_report::<summer_pavilion::SummerPavilion>(2, bot);
}

#[test]
fn a_level_can_be_repeated() {
    let bot = Bot::parse("level:casual").unwrap();
    same_report::<mille_fiori::MilleFiori>(2, bot);
    same_report::<liguria::Liguria>(3, bot);
    same_report::<summer_pavilion::SummerPavilion>(2, bot);
}
