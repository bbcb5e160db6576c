//! `greedy-1` and `guide-2` are the baselines for all comparisons, so their play never changes.

use bots::{Bot, Knowledge, LiguriaGuide, MilleFioriGuide, SummerPavilionGuide};
use game::{Game, GameOptions, OptionValue, OptionValues, SplitMix, Turn, Viewer};
use liguria::Liguria;
use mille_fiori::MilleFiori;
use std::sync::atomic::AtomicBool;
use summer_pavilion::SummerPavilion;

/// The scores in one game of this bot against itself with default options, except for these.
fn scores<G: Game, K: Knowledge<G>>(bot: &str, changed: OptionValues) -> Vec<i16> {
    let bot = Bot::parse(bot).unwrap();
    let options = changed.with_defaults(G::Options::SPECS).read().expect("options that go together");
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

fn with_players(players: i64) -> OptionValues {
    OptionValues::new().with("players", OptionValue::Number(players))
}

fn with_masterworks() -> OptionValues {
    with_players(2).with("masterworks", OptionValue::Flag(true))
}

#[test]
fn greedy_1_never_changes() {
    assert_eq!(scores::<MilleFiori, MilleFioriGuide>("greedy-1", OptionValues::new()), [188, 232]);
    assert_eq!(scores::<SummerPavilion, SummerPavilionGuide>("greedy-1", OptionValues::new()), [81, 116]);
}

/// The scores are those of `search:30` when the evaluation was frozen.
#[test]
fn guide_2_never_changes() {
    assert_eq!(scores::<MilleFiori, MilleFioriGuide>("guide-2:30", with_players(2)), [287, 227]);
    assert_eq!(scores::<MilleFiori, MilleFioriGuide>("guide-2:30", with_players(3)), [207, 207, 216]);
    assert_eq!(scores::<MilleFiori, MilleFioriGuide>("guide-2:30", with_masterworks()), [320, 279]);
    assert_eq!(scores::<SummerPavilion, SummerPavilionGuide>("guide-2:30", with_players(2)), [67, 89]);
    assert_eq!(scores::<SummerPavilion, SummerPavilionGuide>("guide-2:30", with_players(3)), [86, 85, 85]);
    assert_eq!(scores::<Liguria, LiguriaGuide>("guide-2:30", with_players(3)), [80, 72, 70]);
}
