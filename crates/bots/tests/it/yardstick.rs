//! `greedy-1` is the baseline for all comparisons, so its play never changes.

use bots::{Bot, Knowledge, MilleFioriGuide, SummerPavilionGuide};
use game::{Game, GameOptions, OptionValues, SplitMix, Turn, Viewer};
use std::sync::atomic::AtomicBool;

/// The scores in one game of `greedy-1` against itself.
fn scores<G: Game, K: Knowledge<G>>() -> Vec<i16> {
    let bot = Bot::parse("greedy-1").unwrap();
    let options = OptionValues::new().with_defaults(G::Options::SPECS).read().expect("options that go together");
    let (mut game, mut rng) = (G::new(&options), SplitMix::new(1));
    while game.turn() != Turn::Over {
        let Some(seat) = game.turn().seats().first() else {
            let chance = game.draw(&mut rng);
            game.reveal(chance, &mut ());
            continue;
        };
        let action = bot.choose::<G, K>(&game.view(Viewer::Seat(seat)), seat, 1, &AtomicBool::new(false)).action;
        game.play(seat, action, &mut ());
    }
    game.scores().values().copied().collect()
}

#[test]
fn greedy_1_never_changes() {
    assert_eq!(scores::<mille_fiori::MilleFiori, MilleFioriGuide>(), [188, 232]);
    assert_eq!(scores::<summer_pavilion::SummerPavilion, SummerPavilionGuide>(), [81, 116]);
}
