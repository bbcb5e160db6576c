//! Chapter 1.

use crate::script::{A, Numbers, THREE_PLAYERS, is_possible, options, play, player, view};
use game::{Game, GameOptions, OptionValue, Seat, Table, Turn, Viewer};
use liguria::{Chance, Color, Cubes, Liguria, Options};
use std::collections::BTreeMap;

const ISLANDS: &str = "chance: islands R4 B6 Y7 B5 Y8 R4 Y7 R5 B6";

#[test]
fn li_1_1_three_or_four_players() {
    for players in [3, 4] {
        assert_eq!(Liguria::new(&options(players)).players(), usize::from(players));
    }
    for players in [2, 5] {
        let values = options(3).to_values().with("players", OptionValue::Number(players));
        assert!(values.read::<Options>().is_err(), "{players} players");
    }
}

#[test]
fn li_1_3_no_color_repeats_between_two_harbors() {
    let table = play(options(3), "chance: order 0 1 2");
    assert!(is_possible(&table, "islands R4 B6 Y7 B5 Y8 R4 Y7 R5 B6"));
    for (islands, wrong) in
        [("R4 R6 Y7 B5 Y8 R4 Y7 B5 B6", "two red islands in a gap"), ("R4 B6 Y7 B5 Y8 R4 Y7 R5", "eight islands")]
    {
        assert!(!is_possible(&table, &format!("islands {islands}")), "{wrong}");
    }
    let table = play(options(4), "chance: order 0 1 2 3");
    assert!(is_possible(&table, "islands R4 B6 Y7 R5 B8 Y4 R6 B5"));
    assert!(!is_possible(&table, "islands R4 B6 Y7 R5 B8 R4 R6 B5"), "four red islands");
    assert!(!is_possible(&table, "islands R4 R6 Y7 B5 B8 Y4 Y6 B5"), "two red islands in a gap");
    assert!(!is_possible(&table, "islands R4 B6 Y7 R5 B8 Y4 R6 B5 Y7"), "nine islands");
}

#[test]
fn li_1_3_with_four_players_each_color_is_left_out_equally_often() {
    let table = play(options(4), "chance: order 0 1 2 3");
    let mut rng = Numbers(1);
    let mut left_out = BTreeMap::new();
    for _ in 0..3_000 {
        let drawn = table.game().draw(&mut rng);
        table.game().check_chance(&drawn).unwrap();
        let Chance::Islands(faces) = drawn else { panic!("no islands") };
        let count = |color| faces.iter().filter(|face| face.color == color).count();
        *left_out.entry(Color::ALL.map(count)).or_insert(0) += 1;
    }
    assert_eq!(left_out.len(), 3);
    assert!(left_out.values().all(|times| (900..1_100).contains(times)), "{left_out:?}");
}

#[test]
fn li_1_4_each_marker_once() {
    let table = play(options(3), "chance: order 0 1 2");
    assert!(!is_possible(&table, "islands R8 B6 Y7 B5 Y8 R4 Y7 R5 B6"), "two markers with 8");
    assert!(!is_possible(&table, "islands R3 B6 Y7 B5 Y8 R4 Y7 R5 B6"), "there is no marker with 3");
    let table = play(options(3), &["chance: order 0 1 2\n", ISLANDS].concat());
    let mut markers: Vec<u8> = view(&table).islands.iter().map(|island| island.prestige).collect();
    markers.sort_unstable();
    assert_eq!(markers, [4, 4, 5, 5, 6, 6, 7, 7, 8]);
}

#[test]
fn li_1_5_cubes_on_the_quays_come_from_the_supply() {
    let supply = view(&play(options(3), THREE_PLAYERS)).supply;
    assert_eq!(supply, Cubes::of_each(40) - Cubes::new([2, 2, 2]));
}

#[test]
fn li_1_6_two_colors_on_each_quay() {
    let table = play(options(3), &["chance: order 0 1 2\n", ISLANDS].concat());
    assert!(is_possible(&table, "cubes RB BY RY"));
    for (cubes, wrong) in [
        ("RR BY RY", "one color"),
        ("R BY RY", "one cube"),
        ("RBY BY RY", "three cubes"),
        ("RB BY", "two harbors"),
        ("RB BY RY RB", "four harbors"),
    ] {
        assert!(!is_possible(&table, &format!("cubes {cubes}")), "{wrong}");
    }
    assert_eq!(player(&play(options(3), THREE_PLAYERS), A).harbor.quay.to_string(), "RB");
}

#[test]
fn li_1_7_initial_pieces() {
    for (players, harbors) in [(3, vec![0, 4, 8]), (4, vec![0, 3, 6, 9])] {
        let view = Liguria::new(&options(players)).view(Viewer::Spectator);
        for (seat, player) in view.seats.iter() {
            assert_eq!((player.coins, player.envoys, player.ship.free_spaces()), (2, 12, 6));
            assert_eq!((player.harbor.wheels(), player.harbor.sacks()), (1, 1));
            assert_eq!(player.ship.place.number(), harbors[seat.index()]);
            assert!(player.knights.is_empty() && player.diplomats.is_empty() && player.orders.is_empty());
        }
    }
}

#[test]
fn li_1_8_chance_determines_the_turn_order() {
    let table = Table::<Liguria>::new(&options(3));
    for (order, wrong) in [("0 1", "a seat is missing"), ("0 1 1", "a seat twice"), ("0 1 3", "no seat 3")] {
        assert!(!is_possible(&table, &format!("order {order}")), "{wrong}");
    }
    let mut rng = Numbers(1);
    let mut orders = BTreeMap::new();
    for _ in 0..6_000 {
        *orders.entry(table.game().draw(&mut rng).to_string()).or_insert(0) += 1;
    }
    assert_eq!(orders.len(), 6);
    assert!(orders.values().all(|times| (850..1_150).contains(times)), "{orders:?}");
}

#[test]
fn li_1_8_the_last_in_turn_order_goes_first() {
    for (order, first) in [("0 1 2", 2), ("2 1 0", 0), ("2 0 1", 1)] {
        let table = play(options(3), &THREE_PLAYERS.replace("order 0 1 2", &format!("order {order}")));
        assert_eq!(table.game().turn(), Turn::Choose(Seat::new(first)));
    }
}
