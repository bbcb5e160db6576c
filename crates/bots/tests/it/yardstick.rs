//! `greedy-1` and `guide-2` are the baselines for all comparisons, so their play never changes.

use bots::{Bot, Knowledge, LiguriaGuide, MilleFioriGuide, SummerPavilionGuide};
use game::{Game, GameOptions, OptionValues, SplitMix, Turn, Viewer};
use std::sync::atomic::AtomicBool;

/// The scores in one game of this bot against itself.
fn scores<G: Game, K: Knowledge<G>>(bot: &str) -> Vec<i16> {
    let bot = Bot::parse(bot).unwrap();
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
    assert_eq!(scores::<mille_fiori::MilleFiori, MilleFioriGuide>("greedy-1"), [188, 232]);
    assert_eq!(scores::<summer_pavilion::SummerPavilion, SummerPavilionGuide>("greedy-1"), [81, 116]);
}

/// The scores are those of `search:30` when the evaluation was frozen.
#[test]
fn guide_2_never_changes() {
    assert_eq!(scores::<mille_fiori::MilleFiori, MilleFioriGuide>("guide-2:30"), [287, 227]);
    assert_eq!(scores::<summer_pavilion::SummerPavilion, SummerPavilionGuide>("guide-2:30"), [67, 89]);
    assert_eq!(scores::<liguria::Liguria, LiguriaGuide>("guide-2:30"), [80, 72, 70]);
}
