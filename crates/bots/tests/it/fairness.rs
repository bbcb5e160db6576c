//! A bot knows only what its seat knows.

use crate::positions::positions;
use bots::{Bot, Knowledge, LiguriaGuide, MilleFioriGuide, SummerPavilionGuide};
use game::{Game, SplitMix, Viewer};
use std::sync::atomic::AtomicBool;

/// A bot makes the same choice in all worlds that its seat can't tell apart.
fn same_choice_in_all_worlds<G: Game, K: Knowledge<G>>(bot: &str) {
    let bot = Bot::parse(bot).unwrap();
    for position in positions::<G>(3, 2) {
        let choice = bot.choose::<G, K>(&position.view, position.seat, 5, &AtomicBool::new(false)).action;
        let imaginer = G::imaginer(&position.view);
        for seed in 0..3 {
            let other = G::imagine(&imaginer, &mut SplitMix::new(seed));
            let view = other.view(Viewer::Seat(position.seat));
            let again = bot.choose::<G, K>(&view, position.seat, 5, &AtomicBool::new(false)).action;
            assert_eq!(again, choice, "{bot} in {:?} instead of {:?}", other, position.game);
        }
    }
}

#[test]
fn mille_fiori_bots_see_only_their_view() {
    for bot in ["random", "eager", "greedy", "search:60", "plain:60", "level:novice"] {
        same_choice_in_all_worlds::<mille_fiori::MilleFiori, MilleFioriGuide>(bot);
    }
}

#[test]
fn liguria_bots_see_only_their_view() {
    for bot in ["random", "eager", "greedy", "search:60", "level:novice"] {
        same_choice_in_all_worlds::<liguria::Liguria, LiguriaGuide>(bot);
    }
}

#[test]
fn summer_pavilion_bots_see_only_their_view() {
    for bot in ["random", "eager", "greedy", "search:60", "plain:60", "level:novice"] {
        same_choice_in_all_worlds::<summer_pavilion::SummerPavilion, SummerPavilionGuide>(bot);
    }
}
