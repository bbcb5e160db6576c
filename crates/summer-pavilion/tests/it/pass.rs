//! Chapter 9.

use crate::script::{Play, parse, passed, playing, seat};
use game::{Game, Seat};

#[test]
fn sp_9_1_passing_is_always_possible() {
    let play = Play::arrange(playing(2, vec![seat("p"), seat("")]));
    assert_eq!(play.legal(), ["place purple 1 purple 0", "place center 1 purple 0", "pass", "pass purple"]);
    let empty = Play::arrange(playing(2, vec![seat(""), seat("p")]));
    assert_eq!(empty.legal(), ["pass"], "without any tiles");
}

#[test]
fn sp_9_2_any_choice_of_at_most_four() {
    let mut play = Play::arrange(playing(2, vec![seat("ppgrrr"), seat("")]));
    let passes: Vec<String> = play.legal().into_iter().filter(|action| action.starts_with("pass")).collect();
    // 0 to 2 purple, 0 or 1 green, 0 to 3 red: 24 choices, minus those of five (3) and six (1) tiles.
    assert_eq!(passes.len(), 20);
    assert!(!passes.contains(&"pass purple purple red red red".to_owned()));
    assert_eq!(play.refusal("0: pass purple purple red red red"), ("refused-too-many-kept", "SP-9.2"));
    assert_eq!(play.refusal("0: pass green green"), ("refused-not-in-hand", "SP-9.2"));
}

#[test]
fn sp_9_3_each_tile_not_kept_costs_a_point() {
    let mut play = Play::arrange(playing(2, vec![seat("ppgrrr"), seat("")]));
    play.go("0: pass purple green red");
    assert_eq!((play.scores(), play.view().tower.counts()), (vec![2, 5], [1, 0, 0, 0, 0, 2]));
    assert_eq!(play.view().seats[Seat::new(0)].hand.counts(), [1, 1, 0, 0, 0, 1]);
}

#[test]
fn sp_9_4_in_the_last_round_nothing_is_kept_and_passing_is_free() {
    let mut play = Play::arrange(playing(6, vec![seat("ppg"), seat("r")]));
    assert_eq!(play.legal().last().map(String::as_str), Some("pass"));
    assert_eq!(play.refusal("0: pass purple"), ("refused-nothing-kept", "SP-9.4"));
    play.go("0: pass");
    assert_eq!((play.scores(), play.view().tower.total()), (vec![5, 5], 0));
    assert_eq!(play.view().seats[Seat::new(0)].hand.counts(), [2, 1, 0, 0, 0, 0]);
}

#[test]
fn eager_players_pass_last_and_keep_as_many_tiles_as_they_can() {
    let reluctance = |play: &Play, action: &str| play.game.reluctance(&parse(action));
    let play = Play::arrange(playing(2, vec![seat("ppgrrr"), passed("")]));
    assert_eq!(reluctance(&play, "place purple 1 purple 0"), 0);
    assert_eq!(reluctance(&play, "pass purple purple green red"), 1);
    assert_eq!(reluctance(&play, "pass purple"), 4);
    assert_eq!(reluctance(&play, "pass"), 5);
    let last = Play::arrange(playing(6, vec![seat("ppgrrr"), passed("")]));
    assert_eq!(reluctance(&last, "pass"), 1);
}
