//! Chapters 2 and 3.

use crate::script::{Play, Weyl, parse};
use game::{Game, Turn};
use std::collections::BTreeSet;
use summer_pavilion::components::JOKERS;
use summer_pavilion::{BoardSide, Chance, Color, Event, Options, SummerPavilion};

const SUPPLY: &str = "chance: supply purple purple green green orange orange yellow yellow blue red";

#[test]
fn sp_2_1_five_seven_or_nine_factories() {
    for (players, factories) in [(2, 5), (3, 7), (4, 9)] {
        let mut play = Play::start(players, "chance: start 0");
        play.go(SUPPLY);
        assert_eq!(play.view().factories.len(), factories);
        let groups = |count: usize| format!("chance: factories{}", " bbrr".repeat(count));
        let refused = ("refused-other-number-of-factories", "SP-2.1");
        assert_eq!(play.refusal(&groups(factories - 1)), refused);
        play.go(&groups(factories));
        assert_eq!(play.legal().len(), 2 * factories, "blue and red on each");
    }
}

#[test]
fn sp_2_1_no_other_factory_can_be_chosen() {
    let mut play = Play::start(2, "chance: start 0");
    play.go(SUPPLY);
    play.go("chance: factories bbrr bbrr bbrr bbrr bbrr");
    assert_eq!(play.refusal("0: take 5 blue"), ("refused-no-such-factory", "SP-2.1"));
}

#[test]
fn sp_2_2_anyone_can_start() {
    for players in 2..=4 {
        for starter in 0..players {
            let mut play = Play::start(players, &format!("chance: start {starter}"));
            play.go(SUPPLY);
            play.go(&format!("chance: factories{}", " bbrr".repeat(2 * usize::from(players) + 1)));
            assert_eq!(play.on_turn(), Some(usize::from(starter)));
        }
    }
    for players in 2..=3 {
        let refused = Play::start(players, "").refusal(&format!("chance: start {players}"));
        assert_eq!(refused, ("refused-no-such-seat", "SP-2.2"));
    }
}

#[test]
fn sp_2_2_everyone_is_drawn_sometimes() {
    let mut drawn = BTreeSet::new();
    testkit::random_games::<SummerPavilion>(12, |game, events| {
        if let Some(Event::StartPlayerDrawn { seat }) = events.first() {
            drawn.insert((game.players(), seat.index()));
        }
    });
    assert_eq!(drawn.len(), 2 + 3 + 4, "{drawn:?}");
}

#[test]
fn sp_2_3_scores_begin_at_five() {
    assert_eq!(Play::start(3, "").scores(), [0, 0, 0], "the markers are not on the track yet");
    let play = Play::start(3, "chance: start 1");
    assert_eq!(play.scores(), [5, 5, 5]);
    assert!(play.view().seats.values().all(|player| player.hand.is_empty()));
}

#[test]
fn sp_2_4_ten_tiles_in_the_supply() {
    let mut play = Play::start(2, "chance: start 0");
    assert_eq!(play.refusal("chance: supply purple green"), ("refused-other-number-drawn", "SP-10.5"));
    assert_eq!(play.refusal("chance: factories bbrr bbrr bbrr bbrr bbrr").0, "refused-not-now");
    play.go(SUPPLY);
    assert_eq!((play.view().supply.total(), play.view().bag.total()), (10, 122));
}

#[test]
fn sp_2_5_four_tiles_on_each_factory() {
    let mut play = Play::start(2, "chance: start 0");
    play.go(SUPPLY);
    assert_eq!(play.refusal("chance: factories bbrr bbr bbrr bbrr bbrr").0, "refused-other-number-drawn");
    play.go("chance: factories bbrr bbrr bbrr bbrr bbrr");
    assert_eq!((play.view().token, play.view().bag.total()), (None, 102));
}

#[test]
fn sp_2_5_only_tiles_in_the_bag_are_drawn() {
    let mut play = Play::start(4, "chance: start 0");
    play.go(SUPPLY);
    let refused = play.refusal("chance: factories bbbb bbbb bbbb bbbb bbbb bbrr rrrr rrrr rrrr");
    assert_eq!(refused, ("refused-not-in-bag", "SP-10.4"), "22 blue tiles, one of them in the supply");
}

#[test]
fn sp_3_1_sp_3_2_six_rounds_each_with_its_joker_color() {
    let mut rounds = Vec::new();
    let mut ended = 0;
    testkit::random_games::<SummerPavilion>(2, |game, events| {
        for event in events {
            if let Event::RoundBegan { round, joker, .. } = event {
                rounds.push((*round, *joker));
            }
        }
        if game.turn() == Turn::Over {
            let expected: Vec<(u8, Color)> = (1..=6).zip(Color::ALL).collect();
            assert_eq!(std::mem::take(&mut rounds), expected);
            ended += 1;
        }
    });
    assert_eq!(ended, 2 * 2 * 6, "random and eager games in six configurations");
    assert_eq!(JOKERS, Color::ALL);
}

#[test]
fn draws_are_proportional_to_the_bag() {
    // Each color is a sixth of the 132 tiles.
    let mut game = SummerPavilion::new(&Options { players: 2, board: BoardSide::Colored });
    game.reveal(parse("start 0"), &mut ());
    let mut rng = Weyl(7);
    let mut counts = [0_u32; 6];
    for _ in 0..6_000 {
        let Chance::Supply(tiles) = game.draw(&mut rng) else { panic!("the supply is drawn") };
        assert_eq!(tiles.total(), 10);
        tiles.each().for_each(|color| counts[color.index()] += 1);
    }
    assert!(counts.iter().all(|count| (9_700..10_300).contains(count)), "{counts:?}");
}
