//! Weak levels err like people.

use crate::positions::{Position, positions};
use bots::{Bot, Knowledge, LiguriaGuide, MilleFioriGuide, SummerPavilionGuide};
use game::{Game, GameExt, GameOptions, OptionValues, SplitMix, Turn, Viewer};
use liguria::Liguria;
use mille_fiori::MilleFiori;
use rand_core::Rng;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::AtomicBool;
use summer_pavilion::{Action, SummerPavilion};

/// Checks that two legal actions are the same choice if and only if they have the same key, and that some are. Actions
/// without a key are ignored.
fn choices_are<G: Game, K: Knowledge<G>>(players: usize, key: impl Fn(&G, &G::Action) -> Option<String>) {
    let mut merged = 0;
    for Position { game, seat, view } in positions::<G>(players, 12) {
        let (guide, mut found) = (K::tuned(&view), BTreeMap::<String, BTreeSet<u64>>::new());
        for action in game.legal(seat) {
            let Some(key) = key(&game, &action) else { continue };
            merged += u32::from(!found.entry(key).or_default().insert(guide.choice(&game, &action)));
        }
        let distinct: BTreeSet<&u64> = found.values().flatten().collect();
        assert!(found.values().all(|choices| choices.len() == 1) && distinct.len() == found.len(), "{found:?}");
    }
    assert!(merged > 0);
}

#[test]
fn equivalent_actions_are_one_choice() {
    choices_are::<SummerPavilion, SummerPavilionGuide>(2, |_, action| match action {
        Action::Place { space, .. } => Some(format!("{space:?}")),
        Action::Pass(_) => Some("pass".to_owned()),
        _ => None,
    });
    choices_are::<Liguria, LiguriaGuide>(3, |game, action| match action {
        liguria::Action::Tiles(picks) => {
            let mut tiles: Vec<String> = picks.iter().map(|place| game.row()[place].to_string()).collect();
            tiles.sort();
            Some(tiles.join(" "))
        }
        action => Some(format!("{action:?}").split('(').next().unwrap_or_default().to_owned())
            .filter(|name| ["Land", "Conquer", "Skip"].contains(&name.as_str())),
    });
    choices_are::<MilleFiori, MilleFioriGuide>(2, |game, action| match action {
        mille_fiori::Action::Place(space) => {
            let card = game.card_in_use().expect("a card that is used");
            let in_harbor = card.area() == Some(mille_fiori::Area::Harbor);
            let fleet = space.index() / mille_fiori::components::SHIPS_PER_ROW;
            Some(if in_harbor { format!("fleet {fleet}") } else { format!("{space:?}") })
        }
        _ => None,
    });
}

/// More tiles than can be kept.
const MANY: u8 = 5;

/// The number of passes in one game of novices, and how many of them threw away tiles that could have been placed.
fn passes(seed: u64) -> (u32, u32) {
    let novice = Bot::parse("level:novice").unwrap();
    let options = OptionValues::new().with_defaults(summer_pavilion::Options::SPECS).read().unwrap();
    let (mut game, mut rng) = (SummerPavilion::new(&options), SplitMix::new(seed));
    let (mut passes, mut wasteful) = (0, 0);
    while game.turn() != Turn::Over {
        let Some(seat) = game.turn().seats().first() else {
            let chance = game.draw(&mut rng);
            game.reveal(chance, &mut ());
            continue;
        };
        let view = game.view(Viewer::Seat(seat));
        let never = AtomicBool::new(false);
        let action = novice.choose::<SummerPavilion, SummerPavilionGuide>(&view, seat, rng.next_u64(), &never).action;
        if matches!(action, Action::Pass(_)) {
            let could_place = game.legal(seat).iter().any(|action| matches!(action, Action::Place { .. }));
            passes += 1;
            wasteful += u32::from(could_place && game.player(seat).hand.total() >= MANY);
        }
        game.play(seat, action, &mut ());
    }
    (passes, wasteful)
}

/// When every way to pass had its own chance, 40 of 200 passes were wasteful.
#[test]
fn novices_rarely_throw_playable_tiles_away() {
    let played = (0..12).map(passes);
    let (passes, wasteful) = played.fold((0, 0), |(a, b), (passes, wasteful)| (a + passes, b + wasteful));
    assert!(passes >= 140, "{passes} passes");
    assert!(wasteful * 20 <= passes, "{wasteful} of {passes} passes");
}
