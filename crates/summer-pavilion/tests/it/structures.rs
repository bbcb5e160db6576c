//! Chapter 8: each structure, completed by each of its spaces, on both sides of the board.

use crate::components::PRINTED;
use crate::script::{Play, passed, playing, seat};
use game::{Piece, SortedMap};
use std::collections::BTreeMap;
use summer_pavilion::components::number;
use summer_pavilion::{BoardSide, Color, Event, Position, SeatPosition, Space, StructureKind};

/// Returns a color that is always allowed on this space: the star's own, or a different one for each center space.
fn color(space: Space) -> Color {
    space.star().color().unwrap_or(Color::ALL[usize::from(space.ring()) - 1])
}

fn space(words: &str) -> Space {
    let (star, ring) = words.split_once(' ').expect("a star and a place");
    Space::new(star.parse().expect("a star"), ring.parse().expect("a number")).expect("a space")
}

/// Returns rings in which all these spaces are covered.
fn covered(spaces: &[Space]) -> SortedMap<String, String> {
    let mut stars = BTreeMap::new();
    for space in spaces {
        let ring: &mut String = stars.entry(space.star().to_string()).or_insert_with(|| "......".to_owned());
        let place = usize::from(space.ring()) - 1;
        ring.replace_range(place..=place, &color(*space).letter().to_string());
    }
    stars.into_iter().collect()
}

/// Places the last tile on a board that has all the others; its color isn't the joker color.
fn complete(side: BoardSide, others: &[Space], last: Space, supply: &str) -> Play {
    let joker_round = if color(last) == Color::Purple { 2 } else { 1 };
    let price = usize::from(number(side, last));
    let hand = color(last).letter().to_string().repeat(price);
    let player = SeatPosition { stars: covered(others), ..seat(&hand) };
    let position =
        Position { board: side, supply: supply.to_owned(), ..playing(joker_round, vec![player, passed("")]) };
    let mut play = Play::arrange(position);
    play.go(&format!("0: place {} {} {} 0", last.star(), last.ring(), color(last)));
    play
}

fn completed(play: &Play) -> Vec<String> {
    let names = play.events.iter().filter_map(|event| match event {
        Event::StructureCompleted { structure, .. } => Some(structure.to_string()),
        _ => None,
    });
    names.collect()
}

/// Checks that each structure is completed by the last of its spaces, in any order, and not before.
fn each_structure(kind: StructureKind, sides: [BoardSide; 2]) -> usize {
    let printed = PRINTED.iter().filter(|(name, ..)| name.starts_with(kind.name()));
    let mut tried = 0;
    for ((name, reward, spaces), side) in printed.flat_map(|structure| sides.map(|side| (structure, side))) {
        let spaces: Vec<Space> = spaces.split(", ").map(space).collect();
        for last in &spaces {
            let others: Vec<Space> = spaces.iter().copied().filter(|other| other != last).collect();
            let play = complete(side, &others, *last, "pgoyb");
            assert_eq!(completed(&play), [*name], "{side:?}, {last} last");
            let offered = play.legal();
            assert!(offered.iter().all(|action| action.split(' ').count() == 1 + usize::from(*reward)), "{offered:?}");
            let play = complete(side, &others[1..], *last, "pgoyb");
            assert!(completed(&play).is_empty(), "{side:?}, {last} laid, {} empty", others[0]);
            tried += 1;
        }
    }
    tried
}

const SIDES: [BoardSide; 2] = [BoardSide::Colored, BoardSide::Plain];

#[test]
fn sp_8_1_windows() {
    assert_eq!(each_structure(StructureKind::Window, SIDES), 6 * 2 * 2);
}

#[test]
fn sp_8_2_statues() {
    assert_eq!(each_structure(StructureKind::Statue, SIDES), 6 * 4 * 2);
}

#[test]
fn sp_8_3_pillars() {
    assert_eq!(each_structure(StructureKind::Pillar, SIDES), 6 * 4 * 2);
}

#[test]
fn sp_8_4_each_space_completes_all_its_structures_at_once() {
    for (last, side) in Space::all().flat_map(|space| SIDES.map(|side| (space, side))) {
        let others: Vec<Space> = Space::all().filter(|other| *other != last).collect();
        let around = PRINTED.iter().filter(|(_, _, spaces)| spaces.split(", ").any(|words| space(words) == last));
        let (names, rewards): (Vec<&str>, Vec<u8>) = around.map(|(name, reward, _)| (*name, *reward)).unzip();
        let play = complete(side, &others, last, "rrrrr");
        assert_eq!(completed(&play), names, "{last}");
        let due = usize::from(rewards.iter().sum::<u8>());
        assert_eq!(play.legal(), [format!("bonus{}", " red".repeat(due))], "{last}");
    }
}

/// Returns a game in which the purple star's window has just been completed, with this supply.
fn window(supply: &str) -> Play {
    complete(BoardSide::Colored, &[space("purple 5")], space("purple 6"), supply)
}

#[test]
fn sp_8_5_exactly_the_number_due_from_the_supply() {
    let mut play = window("ggorrrryyb");
    // Without red, g2 o1 y2 b1 allow 1, 4, 8 and 10 choices of zero to three tiles; red fills the rest.
    assert_eq!(play.legal().len(), 1 + 4 + 8 + 10);
    assert_eq!(play.refusal("0: bonus green green"), ("refused-other-bonus-due", "SP-8.5"));
    assert_eq!(play.refusal("0: bonus green green yellow yellow"), ("refused-other-bonus-due", "SP-8.5"));
    assert_eq!(play.refusal("0: bonus green orange orange"), ("refused-not-in-supply", "SP-8.5"));
    assert_eq!(play.refusal("0: pass"), ("refused-not-now", "SP-8.5"));
    play.go("0: bonus green green red");
    assert_eq!(play.view().seats.values().next().unwrap().hand.counts(), [0, 2, 0, 0, 0, 1]);
}

#[test]
fn sp_8_6_no_more_than_the_supply() {
    assert_eq!(window("gr").legal(), ["bonus green red"]);
    let empty = window("");
    assert_eq!(completed(&empty), ["window-purple"]);
    assert_eq!(empty.on_turn(), Some(0), "nothing to choose, nothing to draw");
    assert_eq!(empty.legal(), ["pass"]);
}

#[test]
fn sp_8_7_the_supply_is_refilled_immediately() {
    let mut play = window("ggorrrryyb");
    play.go("0: bonus green green red");
    assert_eq!((play.on_turn(), play.view().supply.total()), (None, 7));
    assert_eq!(play.refusal("chance: supply blue"), ("refused-other-number-drawn", "SP-10.5"));
    play.go("chance: supply yellow blue blue");
    assert_eq!((play.on_turn(), play.view().supply.counts()), (Some(0), [0, 0, 1, 3, 3, 3]));
}

#[test]
fn sp_8_7_tiles_just_paid_can_be_drawn_again() {
    // The bag is empty, and so is the tower until five purple tiles are paid.
    let (mut bag, purple) = (String::new(), 22 - 6 - 1);
    for (letter, count) in [('p', purple), ('g', 12), ('o', 22), ('y', 22), ('b', 22), ('r', 22)] {
        bag.push_str(&letter.to_string().repeat(count));
    }
    let rich = SeatPosition { stars: covered(&[space("purple 5")]), ..seat("pppppp") };
    let position = Position { supply: "gggggggggg".to_owned(), ..playing(2, vec![rich, seat(&bag)]) };
    let mut play = Play::arrange(position);
    assert_eq!((play.view().bag.total(), play.view().tower.total()), (0, 0));
    play.go("0: place purple 6 purple 0");
    play.go("0: bonus green green green");
    assert_eq!(play.refusal("chance: supply red red red"), ("refused-not-in-bag", "SP-10.4"));
    play.go("chance: supply purple purple purple");
    assert_eq!((play.view().bag.total(), play.view().tower.total(), play.on_turn()), (2, 0, Some(1)));
}
