//! Chapter 12.

use crate::script::random_moments;
use game::{Game, GameExt, Turn, Viewer};
use liguria::{Event, Liguria, Step};

#[test]
fn li_12_1_the_rest_of_the_row_leaves_the_game() {
    let mut cleared = 0;
    random_moments(3, |before, after, events| {
        for event in events {
            let Event::RowCleared { tiles } = event else { continue };
            let (then, now) = (before.view(Viewer::Spectator), after.view(Viewer::Spectator));
            assert_eq!(then.row, *tiles);
            assert!(now.row.is_empty());
            assert_eq!(now.removed.len(), then.removed.len() + tiles.len());
            cleared += 1;
        }
    });
    // In each round, at most 13 of 15 or 10 of 12 tiles are taken.
    assert_eq!(cleared, 3 * 2 * 2 * (9 + 8));
}

#[test]
fn li_12_2_up_to_as_many_steps_as_harbor_wheels() {
    let mut asked = 0;
    testkit::random_games::<Liguria>(6, |game, _| {
        let view = game.view(Viewer::Spectator);
        if view.step != Step::SailHome {
            return;
        }
        let Turn::Choose(seat) = game.turn() else { panic!("nobody is asked") };
        let player = view.seats[seat];
        let headings = if player.ship.place.is_harbor(game.players()) { 2 } else { 1 };
        assert_eq!(game.legal(seat).len(), headings * usize::from(player.harbor.wheels()) + 1);
        assert_eq!(view.order.as_slice()[usize::from(view.position)], seat, "in the last round's order");
        asked += 1;
    });
    assert!(asked > 20);
}

#[test]
fn li_12_3_only_unloading() {
    let mut moves = 0;
    random_moments(4, |before, _, events| {
        if before.view(Viewer::Spectator).step != Step::SailHome {
            return;
        }
        for event in events {
            let expected = matches!(
                event,
                Event::ShipSailed { .. }
                    | Event::ShipStayed { .. }
                    | Event::CubesUnloaded { .. }
                    | Event::Scored { .. }
                    | Event::GameEnded
            );
            assert!(expected, "{event:?}");
        }
        moves += 1;
    });
    assert!(moves > 20);
}
