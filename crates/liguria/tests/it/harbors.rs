//! Chapters 9 to 11.

use crate::script::random_moments;
use game::{Game, GameExt, Seat, Turn, Viewer};
use liguria::{Action, Cubes, Diplomat, Event, Liguria, Spot, Step};
use std::collections::BTreeSet;

#[test]
fn li_9_1_at_home_everything_is_unloaded() {
    let mut unloaded = 0;
    random_moments(6, |before, after, events| {
        let (then, now) = (before.view(Viewer::Spectator), after.view(Viewer::Spectator));
        for event in events {
            let Event::CubesUnloaded { seat, cubes } = event else { continue };
            let (then, now) = (then.seats[*seat], now.seats[*seat]);
            assert_eq!(now.store, then.store + *cubes);
            assert!(now.ship.cargo.is_empty());
            unloaded += 1;
        }
    });
    assert!(unloaded > 20);
}

#[test]
fn li_9_3_nobody_loads_from_their_own_quay() {
    let mut loaded = 0;
    testkit::random_games::<Liguria>(4, |game, events| {
        for event in events {
            let Event::CubesLoaded { seat, place, .. } = event else { continue };
            assert_ne!(place.spot(game.players()), Spot::Harbor(*seat));
            loaded += 1;
        }
    });
    assert!(loaded > 50);
}

#[test]
fn li_10_2_nobody_loads_more_than_there_is_room_for() {
    testkit::random_games::<Liguria>(4, |game, _| {
        for player in game.view(Viewer::Spectator).seats.values() {
            assert!(player.ship.cargo.total() <= 6);
        }
    });
}

#[test]
fn li_10_1_li_10_3_loading_is_offered_when_possible() {
    testkit::random_games::<Liguria>(4, |game, _| {
        if !matches!(game.view(Viewer::Spectator).step, Step::Load(_)) {
            return;
        }
        let Turn::Choose(seat) = game.turn() else { panic!("nobody is asked") };
        let legal = game.legal(seat);
        assert_eq!(legal[0], Action::Load(Cubes::NONE));
        assert!(legal.len() > 1);
    });
}

#[test]
fn li_11_1_li_11_5_diplomats_go_to_foreign_harbors_and_stay() {
    let mut placed = 0;
    random_moments(10, |before, after, events| {
        let (then, now) = (before.view(Viewer::Spectator), after.view(Viewer::Spectator));
        for (owner, harbor) in then.seats.iter().map(|(owner, player)| (owner, player.harbor)) {
            for (field, later) in harbor.fields.iter().zip(now.seats[owner].harbor.fields) {
                assert!(field.is_none() || *field == later, "a diplomat disappeared");
            }
        }
        for event in events {
            let Event::DiplomatPlaced { seat, harbor, tiles, .. } = event else { continue };
            assert_ne!(seat, harbor);
            assert!(tiles.sum(Diplomat::scrolls) > then.seats[*harbor].harbor.envoys());
            placed += 1;
        }
    });
    assert!(placed > 20);
}

#[test]
fn li_11_4_one_diplomat_per_harbor_and_move() {
    let mut on_turn: Option<Seat> = None;
    let mut visited = BTreeSet::new();
    testkit::random_games::<Liguria>(10, |game, events| {
        for event in events {
            if let Event::DiplomatPlaced { seat, harbor, .. } = event {
                assert!(visited.insert((*seat, *harbor)), "twice in one move");
            }
        }
        let now = game.turn().seats().first();
        if now != on_turn {
            visited.clear();
            on_turn = now;
        }
    });
}

#[test]
fn li_11_6_one_scroll_or_two() {
    assert_eq!(Diplomat::ALL.map(Diplomat::scrolls), [1, 2]);
}
