//! Every bot's decisions are legal, with all options.

use bots::{Bot, Knowledge, LiguriaGuide, MilleFioriGuide, SummerPavilionGuide};
use game::{Game, SplitMix, Turn, Viewer};
use std::sync::atomic::AtomicBool;
use testkit::configurations;

/// All kinds of bots, with small budgets.
const BOTS: [&str; 7] = ["random", "eager", "greedy-1", "search:12", "plain:12", "level:novice", "search:3"];

/// Plays games with all kinds of bots, in different seats.
fn only_legal_actions<G: Game, K: Knowledge<G>>(games: usize) {
    let bots = BOTS.map(|name| Bot::parse(name).unwrap());
    for options in configurations::<G>() {
        for seed in 0..games {
            let mut rng = SplitMix::new(seed as u64);
            let mut game = G::new(&options);
            while game.turn() != Turn::Over {
                let Some(seat) = game.turn().seats().first() else {
                    let chance = game.draw(&mut rng);
                    game.reveal(chance, &mut ());
                    continue;
                };
                let bot = &bots[(seed + 2 * seat.index()) % bots.len()];
                let view = game.view(Viewer::Seat(seat));
                let action = bot.choose::<G, K>(&view, seat, seed as u64, &AtomicBool::new(false)).action;
                assert_eq!(game.check(seat, &action), Ok(()), "{bot} chose {action} with {options:?}");
                game.play(seat, action, &mut ());
            }
        }
    }
}

#[test]
fn mille_fiori_bots_play_by_the_rules() {
    only_legal_actions::<mille_fiori::MilleFiori, MilleFioriGuide>(14);
}

#[test]
fn liguria_bots_play_by_the_rules() {
    only_legal_actions::<liguria::Liguria, LiguriaGuide>(7);
}

#[test]
fn summer_pavilion_bots_play_by_the_rules() {
    only_legal_actions::<summer_pavilion::SummerPavilion, SummerPavilionGuide>(24);
}
