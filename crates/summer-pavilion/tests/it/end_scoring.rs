//! Chapter 11, and chapter 12 where it changes the scoring.

use crate::script::{Play, laid, passed, playing, seat};
use game::{Event as _, Game, Piece, Seat, Turn};
use summer_pavilion::{BoardSide, Position, SeatPosition, Star};

/// Returns the points that a board scores at the end, with their sources, in order.
fn end(side: BoardSide, stars: &[(&str, &str)], hand: &str) -> Vec<(i16, &'static str)> {
    let position = Position { board: side, ..playing(6, vec![laid(hand, stars), passed("")]) };
    let mut play = Play::arrange(position);
    play.go("0: pass");
    assert_eq!(play.game.turn(), Turn::Over);
    play.events.iter().filter_map(|event| event.points()).map(|points| (points.amount, points.source)).collect()
}

#[test]
fn sp_11_1_complete_stars() {
    let values = [("purple", 20), ("green", 18), ("orange", 17), ("yellow", 16), ("blue", 15), ("red", 14)];
    for (star, value) in values {
        let ring = star[..1].repeat(6);
        assert_eq!(end(BoardSide::Colored, &[(star, &ring)], ""), [(value, "stars")]);
        let gap = star[..1].repeat(5) + ".";
        assert!(end(BoardSide::Colored, &[(star, &gap)], "").is_empty());
    }
    assert_eq!(end(BoardSide::Colored, &[("center", "rbyogp")], ""), [(12, "stars")]);
}

#[test]
fn sp_11_1_sp_11_2_events_list_the_tiles_that_counted() {
    let counted = |side, stars: &[(&str, &str)]| -> Vec<Vec<String>> {
        let position = Position { board: side, ..playing(6, vec![laid("", stars), passed("")]) };
        let mut play = Play::arrange(position);
        play.go("0: pass");
        play.events.iter().map(|event| event.counted()).filter(|counted| !counted.is_empty()).collect()
    };
    let names = |star: &str, rings: &[u8]| rings.iter().map(|ring| format!("space:{star}-{ring}")).collect::<Vec<_>>();
    assert_eq!(counted(BoardSide::Colored, &[("red", "rrrrrr")]), [names("red", &[1, 2, 3, 4, 5, 6])]);
    // On the gray side, the third space of an outer star shows the 1; the center star has no 1.
    let ones: Vec<String> = Star::ALL.iter().take(6).flat_map(|star| names(star.name(), &[3])).collect();
    let third = |star: &Star| (star.name(), "..r...");
    let stars: Vec<(&str, &str)> = Star::ALL.iter().take(6).map(third).collect();
    assert_eq!(counted(BoardSide::Plain, &stars), [ones]);
}

/// Returns tiles on these places in each star's ring, in colors allowed on the colored side.
fn rings(places: &[usize]) -> Vec<(&'static str, String)> {
    Star::ALL
        .map(|star| {
            let letter = |place: usize| star.color().map_or(b"pgoybr"[place] as char, |color| color.letter());
            let ring = (0..6).map(|place| if places.contains(&(place + 1)) { letter(place) } else { '.' });
            (star.name(), ring.collect())
        })
        .to_vec()
}

fn borrowed<'a>(rings: &'a [(&'static str, String)]) -> Vec<(&'static str, &'a str)> {
    rings.iter().map(|(star, ring)| (*star, ring.as_str())).collect()
}

#[test]
fn sp_11_2_numbers_covered_everywhere() {
    for (number, points) in [(1, Some(4)), (2, Some(8)), (3, Some(12)), (4, Some(16)), (5, None), (6, None)] {
        let rings = rings(&[number]);
        let expected: Vec<(i16, &str)> = points.map(|points| (points, "numbers")).into_iter().collect();
        assert_eq!(end(BoardSide::Colored, &borrowed(&rings), ""), expected, "{number}");
        for missing in 0..7 {
            let mut six = borrowed(&rings);
            six.remove(missing);
            assert!(end(BoardSide::Colored, &six, "").is_empty(), "{number} without {missing}");
        }
    }
    let three = rings(&[1, 2, 4]);
    assert_eq!(end(BoardSide::Colored, &borrowed(&three), ""), [(4, "numbers"), (8, "numbers"), (16, "numbers")]);
}

#[test]
fn sp_11_1_sp_11_2_a_full_board() {
    let rings = rings(&[1, 2, 3, 4, 5, 6]);
    let scored = end(BoardSide::Colored, &borrowed(&rings), "");
    let total = |wanted: &str| scored.iter().filter(|(_, source)| *source == wanted).map(|(points, _)| points).sum();
    assert_eq!((total("stars"), total("numbers")), (112_i16, 40_i16));
}

#[test]
fn sp_11_3_leftovers_come_last() {
    let rings = rings(&[1]);
    assert_eq!(end(BoardSide::Colored, &borrowed(&rings), "ppgr"), [(4, "numbers"), (-4, "leftovers")]);
}

#[test]
fn sp_11_3_everyone_loses_points_for_leftovers() {
    let mut play = Play::arrange(playing(6, vec![seat("pp"), passed("rrr"), passed("")]));
    play.go("0: pass");
    assert_eq!(play.scores(), [3, 2, 5]);
}

#[test]
fn sp_11_4_most_points_win_and_ties_are_shared() {
    let seats = [20, 31, 31, 8].map(|score| SeatPosition { score, passed: score != 20, ..SeatPosition::default() });
    let mut play = Play::arrange(playing(6, seats.to_vec()));
    play.go("0: pass");
    assert_eq!(play.game.ranks().as_slice(), [3, 1, 1, 4]);
    let winners = [1, 2].map(Seat::new).into_iter().fold(game::Seats::NONE, game::Seats::with);
    assert_eq!(play.events.last(), Some(&summer_pavilion::Event::GameEnded { winners }));
}

#[test]
fn sp_12_3_plain_stars_score_by_their_tiles() {
    let stars = [("purple", "rrrrrr"), ("green", "pppppp"), ("blue", "pppppp"), ("center", "gggggg")];
    let expected = [(20, "stars"), (20, "stars"), (14, "stars"), (18, "stars")];
    let mut scored = end(BoardSide::Plain, &stars, "");
    assert_eq!(scored[0], (14, "stars"), "the star in the purple position");
    scored.sort_unstable();
    let mut expected = expected.to_vec();
    expected.sort_unstable();
    assert_eq!(scored, expected);
    let mixed = [("red", "pgoybr"), ("center", "rbyogp")];
    assert_eq!(end(BoardSide::Plain, &mixed, ""), [(12, "stars"), (12, "stars")]);
}

#[test]
fn sp_12_4_numbers_on_the_plain_side() {
    let outer = |place: usize| {
        let ring: String = (1..=6).map(|other| if other == place { 'r' } else { '.' }).collect();
        ["purple", "green", "orange", "yellow", "blue", "red"].map(|star| (star, ring.clone())).to_vec()
    };
    // An outer star's ring shows 3, 2, 1, 4, 5, 6.
    for (place, points) in [(2, Some(8)), (3, Some(4)), (4, Some(16)), (5, None), (6, None)] {
        let expected: Vec<(i16, &str)> = points.map(|points| (points, "numbers")).into_iter().collect();
        assert_eq!(end(BoardSide::Plain, &borrowed(&outer(place)), ""), expected, "place {place}");
    }
    let mut threes = outer(1);
    assert!(end(BoardSide::Plain, &borrowed(&threes), "").is_empty(), "the center has 3s too");
    threes.push(("center", "pgoybr".to_owned()));
    assert_eq!(end(BoardSide::Plain, &borrowed(&threes), ""), [(12, "stars"), (12, "numbers")]);
}
