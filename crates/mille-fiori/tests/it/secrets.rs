//! Secrets (MF-2.11), and undo.

use crate::script::{TWO_PLAYERS, go_on, options, play, revised, view};
use game::{Game, Seat, Table, Text, UndoRefused, Viewer, outlook, preview};
use mille_fiori::{Area, BoardSpace, Draft, Edition, Event, MilleFiori, Space};

const ZERO: Seat = Seat::new(0);
const ONE: Seat = Seat::new(1);

fn known(table: &Table<MilleFiori>, viewer: Viewer, holder: Seat) -> Option<String> {
    view(table, viewer).seats[holder].known.map(|cards| cards.to_string())
}

#[test]
fn mf_2_11_initially_a_seat_knows_only_its_own_hand() {
    let table = play(revised(2), TWO_PLAYERS);
    let own = "commoners-fish-1 commoners-fish-2 harbor-3 houses-3 workshops-ash-1";
    assert_eq!(known(&table, Viewer::Seat(ZERO), ZERO).as_deref(), Some(own));
    assert_eq!(known(&table, Viewer::Seat(ZERO), ONE), None);
    assert_eq!(known(&table, Viewer::Spectator, ZERO), None);
    assert_eq!(view(&table, Viewer::Spectator).seats[ONE].holds, 5);
    assert_eq!(view(&table, Viewer::Spectator).deck, 90);
}

#[test]
fn mf_2_11_a_passed_hand_stays_known() {
    let mut table = play(revised(2), TWO_PLAYERS);
    go_on(&mut table, "0: pick houses-3\n1: pick harbor-4\n0: sail\n1: sail");
    let passed = "commoners-fish-1 commoners-fish-2 harbor-3 workshops-ash-1";
    assert_eq!(known(&table, Viewer::Seat(ZERO), ONE).as_deref(), Some(passed));

    // The secret pick is one of these cards; once it has been used, everyone knows which one.
    go_on(&mut table, "1: pick workshops-ash-1");
    assert_eq!(known(&table, Viewer::Seat(ZERO), ONE).as_deref(), Some(passed));
    go_on(&mut table, "0: pick nobles-lion-1\n0: sail\n1: sail");
    let rest = "commoners-fish-1 commoners-fish-2 harbor-3";
    assert_eq!(known(&table, Viewer::Seat(ONE), ZERO).as_deref(), Some(rest));
}

#[test]
fn mf_2_11_a_card_about_to_be_used_is_still_secret() {
    let mut table = play(revised(2), TWO_PLAYERS);
    go_on(&mut table, "0: pick houses-3\n1: pick harbor-4");
    let seen = |viewer| view(&table, viewer).in_play.and_then(|played| played.card).map(|card| card.to_string());
    assert_eq!(seen(Viewer::Seat(ZERO)).as_deref(), Some("houses-3"));
    assert_eq!(seen(Viewer::Seat(ONE)), None);
}

#[test]
fn a_pick_can_be_withdrawn_until_all_have_picked() {
    let mut table = play(revised(2), TWO_PLAYERS);
    go_on(&mut table, "0: pick houses-3");
    assert_eq!(table.undo(ONE), Err(UndoRefused::NothingDone));
    table.undo(ZERO).unwrap();
    go_on(&mut table, "1: pick harbor-4\n0: pick harbor-3");
    assert_eq!(table.undo(ZERO), Err(UndoRefused::Committed));
    assert_eq!(table.undo(ONE), Err(UndoRefused::Committed));
}

#[test]
fn a_use_can_be_undone_even_though_it_revealed_the_card() {
    let mut table = play(revised(2), TWO_PLAYERS);
    go_on(&mut table, "0: pick houses-3\n1: pick harbor-4");
    let before = *table.game();
    go_on(&mut table, "0: place 0");
    table.undo(ZERO).unwrap();
    assert_eq!(*table.game(), before);
}

#[test]
fn the_use_that_ends_a_pass_can_t_be_undone() {
    let mut table = play(revised(2), TWO_PLAYERS);
    go_on(&mut table, "0: pick houses-3\n1: pick harbor-4\n0: place 0\n1: sail");
    assert_eq!(table.undo(ONE), Err(UndoRefused::Learned), "it has seen its next hand");
}

#[test]
fn in_turn_a_pick_can_be_undone_until_the_card_is_revealed() {
    let mut table = play(options(2, Edition::Revised, Draft::OnTurn), TWO_PLAYERS);
    go_on(&mut table, "0: pick houses-3");
    table.undo(ZERO).unwrap();
    go_on(&mut table, "0: pick harbor-3\n0: place 0");
    table.undo(ZERO).unwrap();
    assert_eq!(table.undo(ZERO), Err(UndoRefused::Shown));
}

#[test]
fn a_preview_shows_points_in_advance() {
    let mut table = play(revised(2), TWO_PLAYERS);
    go_on(&mut table, "0: pick houses-3\n1: pick harbor-4");
    let foreseen = preview::<MilleFiori>(&table.game().view(Viewer::Seat(ZERO)), ZERO, "place 0".parse().unwrap());
    let before = table.events().len();
    go_on(&mut table, "0: place 0");
    assert_eq!(foreseen, table.events_seen_by(Viewer::Seat(ZERO), before));
    assert!(matches!(foreseen.last(), Some(Event::Scored { points: 2, .. })));
}

#[test]
fn an_outlook_lists_the_uses_of_a_pick() {
    let table = play(revised(2), TWO_PLAYERS);
    let uses = outlook::<MilleFiori>(&table.game().view(Viewer::Seat(ONE)), ONE, "pick houses-4".parse().unwrap());
    let uses: Vec<(String, i16)> = uses.iter().map(|used| (used.then.to_string(), used.points(ONE))).collect();
    assert_eq!(uses, [("place 0".to_owned(), 2), ("sail".to_owned(), 3)]);
}

#[test]
fn a_use_is_named_by_its_space_or_distance() {
    let table = play(revised(2), TWO_PLAYERS);
    let uses = outlook::<MilleFiori>(&table.game().view(Viewer::Seat(ONE)), ONE, "pick houses-4".parse().unwrap());
    let house = BoardSpace { area: Area::Houses, space: Space::from_index(0) };
    let [place, sail] =
        [Text::new("action-place-on").with("space", house), Text::new("action-sail-spaces").with("spaces", 4)];
    assert_eq!(uses.into_iter().map(|used| used.label).collect::<Vec<_>>(), [place, sail]);
    let view = view(&table, Viewer::Seat(ONE));
    assert_eq!(MilleFiori::label(&view, &"sail".parse().unwrap()), Text::new("action-sail"), "no card is in play");
}
