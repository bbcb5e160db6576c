//! Impossible positions and meaningless notation.

use crate::script::{Play, acquiring, laid, passed, playing, seat};
use game::{Game, NotationError, Seat, parse_exactly};
use summer_pavilion::{Action, BoardSide, Chance, Phase, Position, SeatPosition, SummerPavilion};

fn fault(position: Position) -> String {
    SummerPavilion::arrange(position).expect_err("not a position")
}

#[test]
fn impossible_positions_are_refused() {
    let two = || vec![seat(""), seat("")];
    let at = |change: fn(&mut Position)| {
        let mut position = playing(2, two());
        change(&mut position);
        fault(position)
    };
    assert_eq!(fault(playing(2, vec![seat("")])), "1 players, not 2 to 4");
    assert_eq!(fault(playing(7, two())), "there is no round 7");
    assert_eq!(at(|position| position.turn = Seat::new(2)), "there is no seat 2");
    assert_eq!(at(|position| position.supply = "p".repeat(11)), "11 tiles in the supply");
    assert_eq!(at(|position| position.supply = "pz".to_owned()), "`pz` has letters other than p g o y b r");
    assert_eq!(at(|position| position.center = "p".to_owned()), "there are still tiles to take");
    assert_eq!(at(|position| position.phase = Phase::Bonus(1)), "a bonus of 1 tiles is impossible");
    assert_eq!(at(|position| position.phase = Phase::Acquire), "nothing to take");
    assert_eq!(at(|position| position.seats[0].passed = true), "the current player has passed");
    assert_eq!(at(|position| position.seats[0].score = 0), "a score of 0 is impossible");
    assert_eq!(at(|position| position.seats[1] = passed("ppppp")), "more than four tiles kept");
    assert_eq!(at(|position| position.seats[1].hand = "p".repeat(23)), "more than 22 purple tiles in total");
    assert_eq!(
        at(|position| (position.bag, position.tower) = (Some(String::new()), Some(String::new()))),
        "bag and tower are both given"
    );
    assert_eq!(fault(acquiring(1, &["ppppp"], "")), "5 tiles on factory 0");
    assert_eq!(fault(acquiring(1, &["p"; 6], "")), "6 factories, but only 5 are used");
}

#[test]
fn impossible_boards_are_refused() {
    let on = |side, star, ring| {
        fault(Position { board: side, ..playing(2, vec![laid("", &[(star, ring)]), SeatPosition::default()]) })
    };
    assert_eq!(on(BoardSide::Colored, "pink", "p....."), "there is no star `pink`");
    assert_eq!(on(BoardSide::Colored, "purple", "p...."), "star purple has six spaces, not `p....`");
    assert_eq!(on(BoardSide::Colored, "purple", "x....."), "there is no color `x`");
    assert_eq!(on(BoardSide::Colored, "purple", "g....."), "purple 1 does not accept green");
    assert_eq!(on(BoardSide::Colored, "center", "g.g..."), "center 3 does not accept green");
    assert_eq!(on(BoardSide::Plain, "center", "ggr..."), "center 3 does not accept red");
}

#[test]
fn remaining_tiles_are_in_the_bag() {
    let play = Play::arrange(playing(2, vec![laid("pg", &[("red", "rr....")]), seat("")]));
    assert_eq!((play.view().bag.counts(), play.view().tower.total()), ([21, 21, 22, 22, 22, 20], 0));
    let tower = Position { tower: Some("yy".to_owned()), ..playing(2, vec![seat(""), seat("")]) };
    let play = Play::arrange(tower);
    assert_eq!((play.view().bag.total(), play.view().tower.counts()), (130, [0, 0, 0, 2, 0, 0]));
}

#[test]
fn notation_is_parsed_exactly() {
    for text in [
        "take 8 purple",
        "take center red",
        "place center 6 blue 5",
        "bonus",
        "bonus purple red",
        "pass",
        "pass red red",
    ] {
        assert_eq!(parse_exactly::<Action>(text).map(|action| action.to_string()), Ok(text.to_owned()));
    }
    for text in ["start 3", "supply purple", "factories pgoy - bbrr"] {
        assert_eq!(parse_exactly::<Chance>(text).map(|chance| chance.to_string()), Ok(text.to_owned()));
    }
}

#[test]
fn notation_errors_name_what_was_expected() {
    let expected = |text: &str| match parse_exactly::<Action>(text) {
        Err(NotationError::Unexpected { expected, .. } | NotationError::Unfinished { expected }) => expected,
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(expected(""), "expected-action");
    assert_eq!(expected("buy 1 purple"), "expected-action");
    assert_eq!(expected("take 9 purple"), "expected-source");
    assert_eq!(expected("take 1 pink"), "expected-color");
    assert_eq!(expected("place pink 1 purple 0"), "expected-star");
    assert_eq!(expected("place purple 7 purple 0"), "expected-ring");
    assert_eq!(expected("place purple 0 purple 0"), "expected-ring");
    assert_eq!(expected("place purple 1 purple"), "expected-number");
    let not_canonical = |text| matches!(parse_exactly::<Action>(text), Err(NotationError::NotCanonical { .. }));
    assert!(not_canonical("pass red purple") && not_canonical("take 01 red") && not_canonical("pass  red"));
    let surplus = |text: &str| matches!(parse_exactly::<Action>(text), Err(NotationError::Surplus { .. }));
    assert!(surplus("take 1 red red") && surplus(&format!("pass{}", " red".repeat(133))));
    let chance = |text: &str| parse_exactly::<Chance>(text).is_err();
    assert!(chance("start 4") && chance("factories pgox") && chance("factories gp") && chance("deal"));
    assert!(chance(&format!("factories{}", " -".repeat(10))) && chance(&"supply purple".repeat(2)));
}
