//! Chapter 10: new rounds, including those with few tiles left.

use crate::script::{Play, passed, playing, seat};
use game::{Piece, Seat, Seats, Turn};
use summer_pavilion::{BoardSide, Color, Event, Position, SeatPosition};

const SUPPLY: &str = "pgoybrpgoy";

#[test]
fn sp_10_1_the_token_holder_starts_and_returns_the_token() {
    let seats = vec![seat(""), passed(""), passed("")];
    let position = Position { token: Some(Seat::new(2)), supply: SUPPLY.to_owned(), ..playing(3, seats) };
    let mut play = Play::arrange(position);
    play.go("0: pass");
    let view = play.view();
    assert_eq!((view.round, view.joker(), view.token, view.passed), (4, Some(Color::Yellow), None, Seats::NONE));
    play.go("chance: factories bbrr bbrr bbrr bbrr ggoo ggoo ggoo");
    assert_eq!(play.on_turn(), Some(2));
}

#[test]
fn sp_10_2_kept_tiles_can_be_used_again() {
    let position = Position { supply: SUPPLY.to_owned(), ..playing(2, vec![seat("r"), passed("gg")]) };
    let mut play = Play::arrange(position);
    play.go("0: pass red");
    let returned: Vec<usize> = play
        .events
        .iter()
        .filter_map(|event| match event {
            Event::KeptTilesReturned { seat, .. } => Some(seat.index()),
            _ => None,
        })
        .collect();
    assert_eq!(returned, [0, 1]);
    assert_eq!(play.view().seats[Seat::new(1)].hand.counts(), [0, 2, 0, 0, 0, 0]);
}

#[test]
fn sp_10_3_first_the_supply_then_the_factories() {
    let position = Position { supply: "pppppppp".to_owned(), ..playing(2, vec![seat(""), passed("")]) };
    let mut play = Play::arrange(position);
    play.go("0: pass");
    assert_eq!(play.refusal("chance: factories bbrr bbrr bbrr bbrr ggoo"), ("refused-not-now", "SP-10.3"));
    play.go("chance: supply green red");
    assert_eq!(play.view().supply.counts(), [8, 1, 0, 0, 0, 1], "existing tiles stay");
    play.go("chance: factories bbrr bbrr bbrr bbrr ggoo");
    assert_eq!(play.on_turn(), Some(0));
}

/// Four gray boards that hold all tiles except those `elsewhere`; seat 0 is the last to pass.
fn crowded(elsewhere: &str) -> Position {
    let mut rings = Vec::new();
    for color in Color::ALL {
        let laid = 22 - elsewhere.matches(color.letter()).count();
        let row = color.letter().to_string().repeat(laid);
        rings.extend((0..laid).step_by(6).map(|from| format!("{:.<6}", &row[from..laid.min(from + 6)])));
    }
    let stars = ["purple", "green", "orange", "yellow", "blue", "red", "center"].map(str::to_owned);
    let seats = (0..4).map(|index| {
        let own = rings.iter().skip(7 * index).take(7).cloned();
        SeatPosition { stars: stars.iter().cloned().zip(own).collect(), passed: index > 0, ..SeatPosition::default() }
    });
    assert!(rings.len() <= 4 * 7);
    Position { board: BoardSide::Plain, ..playing(2, seats.collect()) }
}

/// Begins the next round with only these tiles in the supply, bag and tower.
fn next_round(supply: &str, bag: &str, tower: &str) -> Play {
    let position = Position {
        supply: supply.to_owned(),
        bag: Some(bag.to_owned()),
        starter: Some(Seat::new(3)),
        token: None,
        ..crowded(&[supply, bag, tower].concat())
    };
    let mut play = Play::arrange(position);
    assert_eq!((play.view().bag.total(), play.view().tower.total()), (bag.len() as u8, tower.len() as u8));
    play.go("0: pass");
    play
}

#[test]
fn sp_10_4_the_tower_is_poured_in_when_the_bag_is_empty() {
    let mut play = next_round(SUPPLY, "pppggg", "yyrrrr");
    let rest = " - - - - - -";
    let refused = play.refusal(&format!("chance: factories pppg grrr yyrr{rest}"));
    assert_eq!(refused, ("refused-bag-not-empty", "SP-10.4"), "both green tiles come before any red one");
    let refused = play.refusal(&format!("chance: factories pppr ggrr yyrr{rest}"));
    assert_eq!(refused, ("refused-not-in-bag", "SP-10.4"));
    play.go(&format!("chance: factories pppg ggrr yyrr{rest}"));
    assert_eq!((play.view().bag.total(), play.view().tower.total(), play.on_turn()), (0, 0, Some(3)));
}

#[test]
fn sp_10_4_the_tower_is_not_poured_while_the_bag_has_enough() {
    let mut play = next_round("pgoybrpg", "yy", &"r".repeat(20));
    play.go("chance: supply yellow yellow");
    assert_eq!((play.view().bag.total(), play.view().tower.total()), (0, 20), "not poured yet");
    play.go("chance: factories rrrr rrrr rrrr rrrr rrrr - - - -");
    assert_eq!((play.view().bag.total(), play.view().tower.total()), (0, 0));
}

#[test]
fn sp_10_4_the_rest_of_the_tower_stays_in_the_bag() {
    let mut play = next_round("pgoybrpgo", "", "rrrrr");
    play.go("chance: supply red");
    assert_eq!((play.view().bag.total(), play.view().tower.total()), (4, 0));
}

#[test]
fn sp_10_5_factories_are_filled_in_order_until_tiles_run_out() {
    let mut play = next_round(SUPPLY, "pgo", "bb");
    for wrong in ["pg obb", "- pgob b", "pgo bb", "pgob"] {
        let factories = format!("{wrong}{}", " -".repeat(9 - wrong.split(' ').count()));
        let refused = play.refusal(&format!("chance: factories {factories}"));
        assert_eq!(refused, ("refused-other-number-drawn", "SP-10.5"), "{factories}");
    }
    play.go("chance: factories pgob b - - - - - - -");
    assert_eq!(play.legal(), ["take 0 purple", "take 0 green", "take 0 blue", "take 1 blue"], "orange is the joker");
}

#[test]
fn sp_10_5_the_supply_stays_short() {
    let mut play = next_round("pgoyb", "r", "r");
    assert_eq!(play.refusal("chance: supply red red red red red").0, "refused-other-number-drawn");
    play.go("chance: supply red red");
    assert_eq!(play.view().supply.total(), 7);
    play.go("chance: factories - - - - - - - - -");
    assert_eq!(play.view().supply.total(), 7);
}

#[test]
fn sp_10_6_with_nothing_to_take_phase_2_begins_immediately() {
    let mut play = next_round(SUPPLY, "", "");
    assert_eq!(play.game_turn(), Turn::Chance, "an empty draw is a draw");
    play.go("chance: factories - - - - - - - - -");
    assert_eq!(play.on_turn(), Some(3));
    assert_eq!(play.legal(), ["pass"]);
    play.go("3: pass\n0: pass\n1: pass\n2: pass");
    assert_eq!(play.view().round, 4);
}

impl Play {
    fn game_turn(&self) -> Turn {
        game::Game::turn(&self.game)
    }
}
