//! Chapter 4.

use crate::script::{Play, acquiring};
use game::Seat;
use summer_pavilion::{Event, Position, Tiles};

/// Round 1: purple is the joker color.
const START: &str = "
    chance: start 1
    chance: supply purple green orange yellow blue red purple green orange yellow
    chance: factories ppgg bbrr goyr pbbb yyrr
";

fn hand(play: &Play, seat: usize) -> Tiles {
    play.view().seats[Seat::new(seat)].hand
}

#[test]
fn sp_4_1_clockwise_from_the_start_player() {
    let mut play = Play::start(2, START);
    assert_eq!(play.on_turn(), Some(1));
    play.go("1: take 1 blue");
    assert_eq!(play.on_turn(), Some(0));
    assert_eq!(play.refusal("0: pass"), ("refused-not-now", "SP-4.1"));
    play.go("0: take 4 yellow");
    assert_eq!(play.on_turn(), Some(1));
}

#[test]
fn sp_4_2_every_color_at_every_source_except_the_joker() {
    let mut play = Play::start(2, START);
    let expected = [
        "take 0 green",
        "take 1 blue",
        "take 1 red",
        "take 2 green",
        "take 2 orange",
        "take 2 yellow",
        "take 2 red",
        "take 3 blue",
        "take 4 yellow",
        "take 4 red",
    ];
    assert_eq!(play.legal(), expected);
    play.go("1: take 1 blue");
    assert_eq!(hand(&play, 1).counts(), [0, 0, 0, 0, 2, 0]);
    assert_eq!(play.refusal("0: take 1 red"), ("refused-source-empty", "SP-4.2"));
    assert_eq!(play.refusal("0: take 0 red"), ("refused-color-not-there", "SP-4.2"));
    assert_eq!(play.legal().last().map(String::as_str), Some("take center red"));
}

#[test]
fn sp_4_3_sp_4_5_one_joker_comes_along_and_the_rest_moves() {
    let mut play = Play::start(2, START);
    play.go("1: take 0 green");
    assert_eq!(hand(&play, 1).counts(), [1, 2, 0, 0, 0, 0]);
    assert_eq!(play.view().center.counts(), [1, 0, 0, 0, 0, 0]);
    play.go("0: take 3 blue");
    assert_eq!(hand(&play, 0).counts(), [1, 0, 0, 0, 3, 0]);
    assert_eq!(play.view().center.counts(), [1, 0, 0, 0, 0, 0], "nothing was left on factory 3");
}

#[test]
fn sp_4_4_jokers_alone_are_taken_one_by_one() {
    let mut play = Play::arrange(acquiring(4, &["yyyy"], "yyg"));
    assert_eq!(play.legal(), ["take 0 yellow", "take center green"]);
    play.go("0: take 0 yellow");
    assert_eq!((hand(&play, 0).total(), play.view().center.counts()), (1, [0, 1, 0, 5, 0, 0]));
    assert_eq!(play.refusal("1: take center yellow"), ("refused-joker-chosen", "SP-4.4"));
    play.go("1: take center green");
    for seat in [0, 1, 0] {
        play.go(&format!("{seat}: take center yellow"));
    }
    assert_eq!(play.legal(), ["take center yellow"]);
    assert_eq!((hand(&play, 0).total(), hand(&play, 1).total()), (3, 3));
    assert_eq!(play.scores(), [5, 3], "green with one joker: two tiles with the start token");
}

#[test]
fn sp_4_6_the_token_also_costs_for_a_single_joker() {
    let mut play = Play::arrange(acquiring(4, &["gggg"], "yy"));
    play.go("0: take center yellow");
    assert_eq!((play.scores(), play.view().token), (vec![4, 5], Some(Seat::new(0))));
    play.go("1: take center yellow");
    assert_eq!(play.scores(), [4, 5], "only the first player to take from the center pays");
}

#[test]
fn sp_4_6_a_score_of_one_does_not_drop() {
    let mut position = acquiring(1, &[], "ggr");
    position.seats[0].score = 1;
    let mut play = Play::arrange(position);
    play.go("0: take center green");
    assert_eq!(play.scores(), [1, 5]);
    assert!(play.events.contains(&Event::TokenTaken { seat: Seat::new(0), lost: 0 }));
}

#[test]
fn sp_4_7_play_begins_when_everything_is_taken() {
    let mut play = Play::arrange(Position { starter: Some(Seat::new(1)), ..acquiring(1, &["gggr"], "") });
    play.go("0: take 0 green");
    assert_eq!(play.legal(), ["take center red"]);
    play.go("1: take center red");
    assert_eq!(play.events.last(), Some(&Event::PlayBegan { seat: Seat::new(1) }));
    assert!(play.legal().contains(&"place red 1 red 0".to_owned()));
}
