//! Open information (LI-1.11), and undo.

use crate::script::{A, B, FIRST_MARKET, THREE_PLAYERS, go_on, options, play, view};
use game::{Event as _, Game, UndoRefused, Viewer, preview};
use liguria::{Event, Liguria, View};

#[test]
fn li_1_11_all_viewers_know_the_same() {
    testkit::random_games::<Liguria>(1, |game, events| {
        let of_spectator = game.view(Viewer::Spectator);
        for viewer in Viewer::all(game.players()) {
            assert_eq!(View { viewer: Viewer::Spectator, ..game.view(viewer) }, of_spectator);
            assert!(events.iter().all(|event| event.seen_by(viewer).as_ref() == Some(event)));
        }
    });
}

#[test]
fn li_1_11_tiles_behind_screens_are_known() {
    let table = play(options(3), &[THREE_PLAYERS, FIRST_MARKET].concat());
    let anna = table.game().view(Viewer::Seat(B)).seats[A];
    assert_eq!(anna.knights.sum(liguria::Knight::swords), 1);
}

#[test]
fn a_choice_can_be_undone_until_another_player_acts() {
    let mut table = play(options(3), THREE_PLAYERS);
    go_on(&mut table, "2: market 8");
    let before = *table.game();
    go_on(&mut table, "1: market 2");
    table.undo(B).unwrap();
    assert_eq!(*table.game(), before);
    go_on(&mut table, "1: market 2\n0: market 1");
    assert_eq!(table.undo(B), Err(UndoRefused::TooLate));
}

#[test]
fn a_move_is_undone_step_by_step() {
    let mut table = play(options(3), &[THREE_PLAYERS, FIRST_MARKET].concat());
    let before = *table.game();
    go_on(&mut table, "0: sail cw 1\n0: land knight-1\n0: load R");
    for _ in 0..3 {
        table.undo(A).unwrap();
    }
    assert_eq!(*table.game(), before);
}

#[test]
fn a_preview_shows_the_coming_events() {
    let mut table = play(options(3), &[THREE_PLAYERS, FIRST_MARKET].concat());
    let foreseen = preview::<Liguria>(&view(&table), A, "sail cw 1".parse().unwrap());
    assert!(matches!(foreseen[..], [Event::ShipSailed { .. }]));
    let before = table.events().len();
    go_on(&mut table, "0: sail cw 1");
    assert_eq!(foreseen, table.events()[before..]);
}
