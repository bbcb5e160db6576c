//! Chapter 6.

use crate::script::{Play, playing, seat};

/// Returns the numbers of jokers that can pay for this space in round 2 (green).
fn jokers(hand: &str, space_and_color: &str) -> Vec<u8> {
    let prefix = format!("place {space_and_color} ");
    let legal = Play::arrange(playing(2, vec![seat(hand), seat("")])).legal();
    legal.iter().filter_map(|action| action.strip_prefix(&prefix)).map(|jokers| jokers.parse().unwrap()).collect()
}

#[test]
fn sp_6_1_the_number_is_the_price() {
    for number in 1..=6 {
        let space = format!("blue {number} blue");
        assert_eq!(jokers(&"b".repeat(number), &space), [0], "{space}");
        assert!(jokers(&"b".repeat(number - 1), &space).is_empty(), "{space}");
    }
    let mut play = Play::arrange(playing(2, vec![seat("bbbbbbr"), seat("")]));
    play.go("0: place blue 6 blue 0");
    assert_eq!(play.view().tower.counts(), [0, 0, 0, 0, 5, 0]);
}

#[test]
fn sp_6_2_every_possible_number_of_jokers() {
    assert_eq!(jokers("bbbbgggg", "blue 4 blue"), [0, 1, 2, 3], "one tile must be blue");
    assert_eq!(jokers("bbgggg", "blue 4 blue"), [2, 3]);
    assert_eq!(jokers("bbbbg", "blue 4 blue"), [0, 1]);
    assert_eq!(jokers("bggggg", "blue 6 blue"), [5]);
    assert_eq!(jokers("bg", "blue 1 blue"), [0], "no other tile to replace");
    assert!(jokers("gggggg", "blue 2 blue").is_empty(), "no blue tile");
    assert_eq!(jokers("bbgg", "center 3 blue"), [1, 2], "the same in the center");
}

#[test]
fn sp_6_2_jokers_go_to_the_tower() {
    let mut play = Play::arrange(playing(2, vec![seat("bggr"), seat("")]));
    play.go("0: place blue 3 blue 2");
    let view = play.view();
    assert_eq!(view.tower.counts(), [0, 2, 0, 0, 0, 0]);
    assert_eq!(view.seats.values().next().unwrap().hand.counts(), [0, 0, 0, 0, 0, 1]);
}

#[test]
fn sp_6_3_the_joker_color_is_paid_without_jokers() {
    assert_eq!(jokers("gggg", "green 4 green"), [0]);
    assert!(jokers("gggb", "green 4 green").is_empty(), "no other color helps");
    assert_eq!(jokers("gggg", "center 4 green"), [0]);
}
