//! Chapter 7.

use crate::script::{Play, laid, passed, playing, seat};
use game::Seat;
use summer_pavilion::{Event, SeatPosition};

/// Returns the points for a tile on this space of the purple star.
fn points(ring: &str, space: usize) -> i16 {
    let mut play = Play::arrange(playing(2, vec![laid(&"p".repeat(space), &[("purple", ring)]), seat("")]));
    play.go(&format!("0: place purple {space} purple 0"));
    play.scores()[0] - 5
}

#[test]
fn sp_7_1_a_tile_counts_with_its_run() {
    assert_eq!(points("......", 1), 1);
    assert_eq!(points(".p....", 1), 2);
    assert_eq!(points("...pp.", 6), 3, "not only the neighbor");
    assert_eq!(points("p.p...", 2), 3, "both sides");
    assert_eq!(points("p....p", 2), 3, "6 touches 1");
    assert_eq!(points(".p.p.p", 1), 3);
    assert_eq!(points("ppp.p.", 6), 5, "around the ring, up to the gap");
    assert_eq!(points("ppppp.", 6), 6);
    assert_eq!(points("p.pppp", 2), 6);
}

#[test]
fn sp_7_2_stars_are_not_connected() {
    let stars = [("orange", "oooooo"), ("green", "gggggg"), ("center", "pgoybr")];
    let mut play = Play::arrange(playing(2, vec![laid("p", &stars), seat("")]));
    play.go("0: place purple 1 purple 0");
    assert_eq!(play.scores()[0], 6);
}

#[test]
fn sp_7_3_scores_never_drop_below_one() {
    let poor = |score| SeatPosition { score, ..seat("pgoybr") };
    for (score, left) in [(1, 1), (2, 1), (6, 1), (7, 1), (8, 2)] {
        let mut play = Play::arrange(playing(2, vec![poor(score), passed("")]));
        play.go("0: pass");
        assert_eq!(play.scores()[0], left, "from {score}");
        let lost = score - left;
        let event = |event: &Event| matches!(event, Event::TilesDiscarded { lost: told, .. } if *told == lost);
        assert!(play.events.iter().any(event), "from {score}: {:?}", play.events);
    }
}

#[test]
fn sp_7_3_also_applies_at_the_end() {
    let poor = SeatPosition { score: 3, ..seat("pgoybr") };
    let mut play = Play::arrange(playing(6, vec![poor, passed("")]));
    play.go("0: pass");
    assert_eq!(play.scores(), [1, 5]);
    let lost = play.events.iter().find_map(|event| match event {
        Event::LeftoversLost { seat, lost, .. } => Some((*seat, *lost)),
        _ => None,
    });
    assert_eq!(lost, Some((Seat::new(0), 2)));
}
