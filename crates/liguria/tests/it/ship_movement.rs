//! Chapter 7.

use crate::script::{A, B, C, FIRST_MARKET, THREE_PLAYERS, go_on, legal, options, play, player, refused};
use game::{Game, GameExt, Table, Turn, Viewer};
use liguria::{Action, Cubes, Event, Heading, Liguria, Spot, Step};

/// Anna with S23 (two wheels, reverse arrow, anchor), Bruno with S10 (one wheel, reverse arrow), Carla with S34
/// (three wheels, anchor) and a wheel tile.
fn ready_to_sail() -> Table<Liguria> {
    play(options(3), &[THREE_PLAYERS, FIRST_MARKET].concat())
}

/// The next round up to the ships: nobody has gained wheels, and no card has a reverse arrow or an anchor.
const SECOND_ROUND: &str = "
    chance: tiles diplomat-1 diplomat-1 order-03 order-04 order-05 order-06 order-07 order-08 order-09 order-10 order-11 order-12
    chance: cards S01 S02 S33
    2: market 8
    1: market 2
    0: market 1
    0: tiles 11
    1: tiles 0 1
    2: tiles 0 1 2 3
    0: card S01
    1: card S02
    2: card S33
    2: upgrade none
";

#[test]
fn li_7_1_from_one_step_to_all_wheels() {
    let table = ready_to_sail();
    assert_eq!(refused(&table, A, "sail cw 0"), "refused-distance");
    assert_eq!(refused(&table, A, "sail cw 4"), "refused-distance");
    // Three wheels and an anchor: 1 + 2 + 3 moves each way.
    assert_eq!(legal(&table, A).len(), 12);
    assert_eq!(
        legal(&table, A)[..6],
        ["sail cw 1", "sail cw 2", "sail cw 2 stop 1", "sail cw 3", "sail cw 3 stop 1", "sail cw 3 stop 2"]
    );
}

#[test]
fn li_7_1_the_ships_move_in_order() {
    let mut table = ready_to_sail();
    for seat in [A, B, C] {
        assert_eq!(table.game().turn(), Turn::Choose(seat));
        go_on(&mut table, &format!("{seat}: sail cw 1"));
        while table.game().turn() == Turn::Choose(seat) {
            let last = legal(&table, seat).last().cloned().expect("something to do");
            go_on(&mut table, &format!("{seat}: {last}"));
        }
    }
    assert_eq!(table.game().turn(), Turn::Chance);
}

#[test]
fn li_7_2_from_an_island_the_direction_is_kept() {
    let mut table = ready_to_sail();
    go_on(&mut table, "0: sail ccw 2\n0: skip\n0: keep\n1: sail cw 1\n1: skip\n1: keep\n2: sail cw 1");
    go_on(&mut table, SECOND_ROUND);
    assert_eq!(legal(&table, A), ["sail ccw 1"]);
    assert_eq!(refused(&table, A, "sail cw 1"), "refused-against-the-heading");
}

#[test]
fn li_7_3_turning_after_the_move() {
    let mut table = ready_to_sail();
    go_on(&mut table, "0: sail ccw 2\n0: skip");
    assert_eq!(legal(&table, A), ["turn", "keep"]);
    go_on(&mut table, "0: turn");
    assert_eq!(player(&table, A).ship.heading, Heading::Clockwise);
    go_on(&mut table, "1: sail cw 1\n1: skip\n1: keep\n2: sail cw 1");
    go_on(&mut table, SECOND_ROUND);
    assert_eq!(legal(&table, A), ["sail cw 1"]);
}

#[test]
fn li_7_3_no_turning_in_a_harbor() {
    let mut table = ready_to_sail();
    go_on(&mut table, "0: sail cw 1\n0: skip\n0: keep\n1: sail ccw 2\n1: skip");
    assert_eq!(legal(&table, B), ["turn", "keep"]);
    go_on(&mut table, "1: keep");
    // Carla ends in Anna's harbor, which has two red cubes and a blue one, and she has two sacks.
    go_on(&mut table, "2: sail cw 4");
    assert_eq!(legal(&table, C), ["load -", "load B", "load R", "load RB", "load RR"]);
}

#[test]
fn li_7_4_a_stop_needs_an_anchor_and_comes_before_the_end() {
    let mut table = ready_to_sail();
    assert_eq!(refused(&table, A, "sail cw 2 stop 2"), "refused-stop-not-on-the-way");
    go_on(&mut table, "0: sail cw 3 stop 1\n0: skip");
    assert_eq!(player(&table, A).ship.place.number(), 3, "the ship continues to the end of its move");
    assert_eq!(legal(&table, A), ["land knight-1", "skip"], "the player can act again there");
    go_on(&mut table, "0: skip\n0: keep");
    assert_eq!(refused(&table, B, "sail cw 2 stop 1"), "refused-no-anchor");
}

#[test]
fn li_7_5_actions_happen_where_a_ship_stops() {
    testkit::random_games::<Liguria>(4, |game, events| {
        let mut at = None;
        for event in events {
            match event {
                Event::ShipSailed { to, .. } => at = Some(*to),
                Event::CubesUnloaded { seat, .. } => {
                    let place = at.expect("unloading follows a move");
                    assert_eq!(place.spot(game.players()), Spot::Harbor(*seat));
                }
                _ => {}
            }
        }
    });
}

#[test]
fn li_7_6_all_actions_are_optional() {
    testkit::random_games::<Liguria>(2, |game, _| {
        let step = game.view(Viewer::Spectator).step;
        let nothing = match step {
            Step::Land | Step::Conquer | Step::PlaceDiplomat => Action::Skip,
            Step::Load(_) => Action::Load(Cubes::NONE),
            Step::Upgrade { .. } => Action::UpgradeNone,
            Step::SailHome => Action::Stay,
            _ => return,
        };
        let Turn::Choose(seat) = game.turn() else { panic!("nobody is asked") };
        assert!(game.legal(seat).contains(&nothing), "{step:?}");
        assert!(game.legal(seat).len() > 1, "{step:?} with nothing to decide");
    });
}
