//! The trickiest rules, reimplemented naively from the printed board and compared with the scores of random games.

use game::{Event as _, Game, Seat, Viewer};
use mille_fiori::components::WORKSHOPS;
use mille_fiori::{Area, Awaited, Board, BoardSpace, Event, MilleFiori, Part, Reason, Space, masterworks};

/// Finds a cell's group by walking from cell to cell.
fn group(board: &Board, seat: Seat, from: Space, group: &mut Vec<Space>) {
    group.push(from);
    let here = &WORKSHOPS[from.index()];
    for (index, there) in Space::all().zip(&WORKSHOPS) {
        let touches = matches!(((here.row - there.row).abs(), (here.x - there.x).abs()), (0, 2) | (1, 1));
        if touches && board[Area::Workshops].owner(index) == Some(seat) && !group.contains(&index) {
            self::group(board, seat, index, group);
        }
    }
}

#[test]
fn mf_3_3_groups_are_connected() {
    let mut compared = 0;
    testkit::random_games::<MilleFiori>(2, |game, events| {
        let board = game.view(Viewer::Spectator).board;
        let placed = events.iter().find_map(|event| match event {
            Event::DiamondPlaced { seat, area: Area::Workshops, space, .. } => Some((*seat, *space)),
            _ => None,
        });
        let scored = events.iter().find_map(|event| match event {
            Event::Scored { reason: Reason::Group { diamonds, .. }, .. } => Some((*diamonds, event.counted())),
            _ => None,
        });
        if let Some((seat, space)) = placed {
            let mut walked = Vec::new();
            group(&board, seat, space, &mut walked);
            walked.sort_unstable();
            let names = walked.iter().map(|cell| format!("space:workshops-{cell}")).collect();
            assert_eq!(scored, Some((walked.len() as u8, names)));
            compared += 1;
        }
    });
    assert!(compared > 100);
}

/// Returns the spaces directly below a pyramid space; each space is given as a level and a place.
fn under(level: usize, place: usize) -> Vec<(usize, usize)> {
    if level == 0 { Vec::new() } else { vec![(level - 1, place), (level - 1, place + 1)] }
}

fn number(level: usize, place: usize) -> Space {
    Space::from_index([0, 5, 9][level] + place)
}

#[test]
fn mf_5_3_open_pyramid_spaces_rest_on_filled_ones() {
    let mut compared = 0;
    testkit::random_games::<MilleFiori>(2, |game, _| {
        let view = game.view(Viewer::Spectator);
        let game::Turn::Choose(seat) = game.turn() else { return };
        let in_play = game.view(Viewer::Seat(seat)).in_play.and_then(|played| played.card?.area());
        let Some(area @ (Area::Nobles | Area::Commoners)) = in_play else { return };
        if view.awaited != Awaited::Use || view.seats[seat].player.personal == 0 {
            return;
        }
        let filled = |level, place| view.board[area].owner(number(level, place)).is_some();
        let mut expected = Vec::new();
        for (level, places) in [(0, 5), (1, 4), (2, 3)] {
            for place in 0..places {
                if !filled(level, place) && under(level, place).into_iter().all(|(level, place)| filled(level, place)) {
                    expected.push(format!("place {}", number(level, place)));
                }
            }
        }
        expected.push("sail".to_owned());
        let mut actions = Vec::new();
        game.legal_actions(seat, &mut actions);
        assert_eq!(actions.iter().map(ToString::to_string).collect::<Vec<_>>(), expected);
        compared += 1;
    });
    assert!(compared > 100);
}

#[test]
fn mf_5_6_spaces_beneath_are_found_level_by_level() {
    testkit::random_games::<MilleFiori>(2, |game, events| {
        let board = game.view(Viewer::Spectator).board;
        for event in events {
            let Event::DiamondPlaced { area: area @ (Area::Nobles | Area::Commoners), space, .. } = event else {
                continue;
            };
            let level = [5, 9].iter().filter(|first| space.index() >= **first).count();
            let mut beneath = under(level, space.index() - number(level, 0).index());
            let lower: Vec<_> = beneath.iter().flat_map(|(level, place)| under(*level, *place)).collect();
            beneath.extend(lower);
            beneath.sort_unstable();
            beneath.dedup();
            for seat in Seat::all(game.players()) {
                let own =
                    beneath.iter().filter(|(level, place)| board[*area].owner(number(*level, *place)) == Some(seat));
                let expected: i16 = own.map(|(level, _)| [1, 3][*level]).sum();
                let scored = events.iter().filter_map(|event| match event {
                    Event::Scored { seat: by, points, reason: Reason::Beneath { .. }, .. } if *by == seat => {
                        Some(*points)
                    }
                    _ => None,
                });
                assert_eq!(scored.sum::<i16>(), expected);
            }
        }
    });
}

/// Returns the number of diamonds that a reason counts.
fn number_counted(reason: &Reason) -> usize {
    match reason {
        Reason::Group { diamonds, .. } | Reason::Beneath { diamonds, .. } => usize::from(*diamonds),
        Reason::Goods { diamonds, .. } | Reason::Fleet { diamonds, .. } => usize::from(*diamonds),
        Reason::Row { houses } => usize::from(*houses),
        Reason::Level { .. } => 1,
        Reason::Masterworks(masterworks::Reason::WindowLine { .. }) => 3,
        _ => 0,
    }
}

#[test]
fn scores_list_the_diamonds_that_counted() {
    let mut compared = 0;
    testkit::random_games::<MilleFiori>(2, |game, events| {
        let board = game.view(Viewer::Spectator).board;
        for event in events {
            let Event::Scored { seat, reason, counted, .. } = event else { continue };
            assert_eq!(counted.len(), number_counted(reason), "{event:?}");
            for part in counted {
                let Part::Space(BoardSpace { area, space }) = part else { continue };
                assert_eq!(board[*area].owner(*space), Some(*seat), "{event:?}");
                compared += 1;
            }
        }
    });
    assert!(compared > 1000);
}
