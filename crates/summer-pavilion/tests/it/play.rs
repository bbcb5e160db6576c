//! Chapter 5, and chapter 12 where it changes placement.

use crate::script::{Play, acquiring, laid, passed, playing, seat};
use game::Seat;
use summer_pavilion::components::number;
use summer_pavilion::{BoardSide, Event, Position, Space, Star};

#[test]
fn sp_5_1_clockwise_skipping_players_who_have_passed() {
    let seats = vec![seat("pgo"), passed(""), seat("yb"), seat("r")];
    let mut play = Play::arrange(playing(2, seats));
    play.go("0: place purple 1 purple 0");
    assert_eq!(play.on_turn(), Some(2));
    play.go("2: pass");
    assert_eq!(play.on_turn(), Some(3));
    play.go("3: pass red");
    play.go("0: place green 1 green 0");
    assert_eq!(play.on_turn(), Some(0), "the only one left");
    assert_eq!(play.refusal("0: take 0 green"), ("refused-not-now", "SP-5.1"));
    play.go("0: pass");
    assert_eq!(play.on_turn(), None, "the next round begins with a draw");
}

#[test]
fn sp_5_1_the_token_holder_begins() {
    let mut play = Play::arrange(Position { token: Some(Seat::new(1)), ..acquiring(1, &[], "gg") });
    play.go("0: take center green");
    assert_eq!(play.on_turn(), Some(1));
}

#[test]
fn sp_5_2_without_a_token_holder_the_starter_begins_and_starts_again() {
    let position =
        Position { starter: Some(Seat::new(1)), supply: "pgoybrpgoy".to_owned(), ..acquiring(2, &["rrrr"], "") };
    let mut play = Play::arrange(position);
    play.go("0: take 0 red");
    assert_eq!(play.on_turn(), Some(1));
    play.go("1: pass");
    play.go("0: pass red red red red");
    play.go("chance: factories bbrr bbrr bbrr bbrr bbrr");
    assert_eq!(play.on_turn(), Some(1));
}

#[test]
fn sp_5_3_a_tile_is_paid_placed_and_scored() {
    let mut play = Play::arrange(playing(2, vec![seat("bbbb"), seat("")]));
    play.go("0: place blue 3 blue 0");
    let view = play.view();
    let player = &view.seats[Seat::new(0)];
    assert_eq!((player.hand.total(), view.tower.total(), player.score), (1, 2, 6));
    assert_eq!(player.board.count().counts(), [0, 0, 0, 0, 1, 0]);
    assert!(player.board.tile(Space::new(Star::Blue, 3).unwrap()).is_some());
    play.go("1: pass");
    assert_eq!(play.refusal("0: place blue 3 blue 0"), ("refused-space-covered", "SP-5.3"));
}

#[test]
fn sp_5_4_sp_5_5_colors_on_the_colored_side() {
    let everything = "pppppp gggggg oooooo yyyyyy bbbbbb rrrrrr".replace(' ', "");
    let play = Play::arrange(playing(1, vec![laid(&everything, &[("center", "y....b")]), seat("")]));
    let placements = play.legal().into_iter().filter(|action| action.starts_with("place"));
    for action in placements {
        let words: Vec<&str> = action.split(' ').collect();
        let (star, color) = (words[1], words[3]);
        if star == "center" {
            assert!(!["yellow", "blue"].contains(&color), "{action}");
        } else {
            assert_eq!(star, color, "{action}");
        }
    }
    let mut play = play;
    assert_eq!(play.refusal("0: place red 1 blue 0"), ("refused-other-color", "SP-5.4"));
    assert_eq!(play.refusal("0: place center 2 blue 0"), ("refused-color-repeated", "SP-5.5"));
}

#[test]
fn sp_12_1_numbers_on_the_plain_side() {
    for star in Star::ALL {
        let numbers: Vec<u8> = star.spaces().iter().map(|space| number(BoardSide::Plain, space)).collect();
        let expected = if star == Star::Center { [3; 6] } else { [3, 2, 1, 4, 5, 6] };
        assert_eq!(numbers, expected, "{star}");
    }
}

/// Returns the colors that can be placed in the purple star on the gray side.
fn open_colors(ring: &str) -> Vec<String> {
    let position = playing(
        1,
        vec![
            laid(&["pppppp", "gggggg", "oooooo", "yyyyyy", "bbbbbb", "rrrrrr"].concat(), &[("purple", ring)]),
            seat(""),
        ],
    );
    let legal = Play::arrange(Position { board: BoardSide::Plain, ..position }).legal();
    let colors = legal.iter().filter_map(|action| action.strip_prefix("place purple ").map(|rest| &rest[2..]));
    let mut colors: Vec<String> = colors.filter_map(|rest| rest.split(' ').next().map(str::to_owned)).collect();
    colors.sort_unstable();
    colors.dedup();
    colors
}

#[test]
fn sp_12_2_the_second_tile_decides() {
    let all = ["blue", "green", "orange", "purple", "red", "yellow"];
    assert_eq!(open_colors("......"), all);
    assert_eq!(open_colors("r....."), all, "both ways are open");
    assert_eq!(open_colors("rr...."), ["red"]);
    assert_eq!(open_colors("rrrr.."), ["red"]);
    assert_eq!(open_colors("rb...."), ["green", "orange", "purple", "yellow"]);
    assert_eq!(open_colors("rbgo.."), ["purple", "yellow"]);
}

#[test]
fn sp_12_2_refusals_on_the_plain_side() {
    let stars = [("purple", "rr...."), ("green", "rb....")];
    let position = Position { board: BoardSide::Plain, ..playing(1, vec![laid("rb", &stars), seat("")]) };
    let mut play = Play::arrange(position);
    assert_eq!(play.refusal("0: place purple 3 blue 0"), ("refused-other-color", "SP-12.2"));
    assert_eq!(play.refusal("0: place green 3 blue 0"), ("refused-color-repeated", "SP-12.2"));
    play.go("0: place purple 3 red 0");
    assert!(play.events.iter().any(|event| matches!(event, Event::RunScored { points: 3, .. })));
}

/// Only searches do this.
#[test]
fn others_wait_until_a_player_who_plays_alone_has_passed() {
    let mut play = Play::arrange(playing(2, vec![seat("pgo"), passed(""), seat("yb"), seat("r")]));
    play.game.play_alone(Seat::new(0));
    let waiting = |play: &Play| Seat::all(4).map(|seat| play.game.is_waiting(seat)).collect::<Vec<_>>();
    assert_eq!(waiting(&play), [false, false, true, true], "who has passed doesn't wait");
    play.go("0: place purple 1 purple 0");
    assert_eq!(play.on_turn(), Some(0));
    play.go("0: pass");
    assert_eq!(play.on_turn(), Some(2));
    play.go("2: pass");
    play.go("3: place red 1 red 0");
    play.go("3: pass");
    assert_eq!((play.on_turn(), waiting(&play)), (None, vec![false; 4]), "the next round begins with a draw");
}

#[test]
fn nobody_waits_in_phase_1() {
    let mut play = Play::arrange(acquiring(1, &["ggrr"], ""));
    play.game.play_alone(Seat::new(0));
    play.go("0: take 0 green");
    assert_eq!(play.on_turn(), Some(1));
}
