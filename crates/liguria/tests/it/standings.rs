//! The estimated final score, and the options of the current ship at each place.

use crate::script::{FIRST_MARKET, THREE_PLAYERS, go_on, options, play, view};
use game::{Game, GameExt, Turn, Viewer, estimated_gain};
use liguria::{Deed, Liguria};

#[test]
fn at_the_end_the_estimate_equals_the_score() {
    testkit::random_games::<Liguria>(4, |game, _| {
        let view = game.view(Viewer::Spectator);
        for (seat, standing) in view.standings.iter() {
            let parts = standing.estimate;
            let sum = parts.islands + parts.buildings + parts.debt + parts.orders + parts.sets + parts.diplomats;
            assert_eq!(parts.total, sum.max(0));
            assert_eq!(game.estimate(seat), Some(parts.total));
            if game.turn() == Turn::Over {
                assert_eq!(parts.total, game.scores()[seat]);
            }
        }
    });
}

#[test]
fn filled_orders_belong_to_the_player() {
    testkit::random_games::<Liguria>(2, |game, _| {
        let view = game.view(Viewer::Spectator);
        for (seat, standing) in view.standings.iter() {
            assert!(standing.filled.iter().all(|order| view.seats[seat].orders.contains(order)));
            assert_eq!(standing.estimate.orders > 0, !standing.filled.is_empty());
        }
    });
}

#[test]
fn stops_list_the_options_in_each_place() {
    let table = play(options(3), &[THREE_PLAYERS, FIRST_MARKET].concat());
    let view = view(&table);
    assert_eq!(view.stops.len(), 12);
    // Nobody holds the red island with 4 prestige; Anna has one knight.
    let island = view.stops[1];
    assert_eq!((island.deed, island.most, island.prestige), (Deed::Land, 1, 4));
    assert_eq!(island.cubes.to_string(), "R");
    // At home there is nothing to unload.
    assert_eq!(view.stops[0].deed, Deed::Nothing);
    // Bruno's quay has cubes for her sack; she has no diplomat.
    let harbor = view.stops[4];
    assert_eq!((harbor.deed, harbor.most), (Deed::Trade { scrolls: None }, 1));
}

#[test]
fn conquering_an_island_requires_more_swords() {
    let mut table = play(options(3), &[THREE_PLAYERS, FIRST_MARKET].concat());
    go_on(&mut table, "0: sail cw 1\n0: land knight-1\n0: load R\n0: keep\n1: sail cw 1\n1: skip\n1: keep");
    let stops = view(&table).stops;
    // Carla took a knight I and has one sword: a tie isn't enough.
    assert_eq!(stops[1].deed, Deed::Nothing);
}

#[test]
fn there_are_stops_only_when_a_ship_must_sail() {
    let table = play(options(3), THREE_PLAYERS);
    assert!(view(&table).stops.is_empty());
}

#[test]
fn a_preview_shows_the_change_of_the_estimate() {
    let mut changes = 0;
    testkit::random_games::<Liguria>(2, |game, _| {
        let Turn::Choose(seat) = game.turn() else { return };
        let action = game.legal(seat)[0];
        let mut after = *game;
        after.play(seat, action, &mut ());
        let gain = after.estimate(seat).unwrap() - game.estimate(seat).unwrap();
        assert_eq!(estimated_gain::<Liguria>(&game.view(Viewer::Seat(seat)), seat, action), Some(gain));
        changes += usize::from(gain != 0);
    });
    assert!(changes > 5, "{changes}");
}
