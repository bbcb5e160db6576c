//! Totals of the component tables.

use crate::script::{THREE_PLAYERS, options, play, view};
use game::Table;
use liguria::components::{ORDERS, SHIP_CARDS, STREET, TABLE_SIZES};
use liguria::{Color, Cubes, Heap, Kind, Tile};

fn sum(cubes: impl Iterator<Item = Cubes>) -> Cubes {
    cubes.fold(Cubes::NONE, |sum, cubes| sum + cubes)
}

#[test]
fn li_1_9_the_bag_holds_120_tiles() {
    let bag = view(&Table::new(&options(3))).bag;
    assert_eq!(bag.len(), 120);
    let counts: Vec<usize> = Tile::all().map(|tile| bag.count(tile)).collect();
    assert_eq!(counts[..11], [16, 14, 8, 6, 4, 14, 12, 8, 2, 12, 6]);
    assert_eq!(counts[11..], [1; 18]);
    let orders = bag.iter().filter(|tile| matches!(tile.kind(), Kind::Order(_))).count();
    assert_eq!(orders, 18);
    // With four players, all tiles are drawn; with three, all but twelve.
    assert_eq!(TABLE_SIZES.map(|size| usize::from(size.rounds) * usize::from(size.tiles)), [108, 120]);
}

#[test]
fn li_1_10_li_5_4_the_deck_has_36_cards() {
    assert_eq!(view(&Table::new(&options(4))).deck.len(), 36);
    let total = |number: fn(&liguria::components::ShipCard) -> i32| SHIP_CARDS.iter().map(number).sum::<i32>();
    assert_eq!(total(|card| i32::from(card.points.max(0))), 31);
    assert_eq!(total(|card| i32::from(card.points.min(0))), -43);
    assert_eq!(total(|card| i32::from(card.points > 0)), 18);
    assert!(SHIP_CARDS.iter().all(|card| card.points != 0));
    assert_eq!(total(|card| card.wheels.into()), 49);
    assert_eq!(total(|card| card.arrows.into()), 20);
    assert_eq!(total(|card| card.reverse.into()), 15);
    assert_eq!(total(|card| card.anchor.into()), 9);
    assert_eq!(sum(SHIP_CARDS.iter().map(|card| card.cubes)), Cubes::of_each(17));
}

#[test]
fn li_14_5_the_orders_need_21_cubes_of_each_color() {
    assert_eq!(sum(ORDERS.iter().map(|order| order.cubes)), Cubes::of_each(21));
    assert_eq!(ORDERS.iter().map(|order| u32::from(order.prestige)).sum::<u32>(), 156);
    for color in Color::ALL {
        let shapes = ORDERS.iter().filter(|order| order.cubes[color] == 3).count();
        assert_eq!(shapes, 2, "{color:?}");
    }
}

#[test]
fn li_3_2_stalls_further_right_give_more_tiles() {
    assert!(STREET.is_sorted_by_key(|stall| (stall.tiles, stall.coins)));
    assert_eq!(STREET.map(|stall| stall.tiles), [1, 2, 2, 2, 3, 3, 3, 4]);
    assert_eq!(STREET.map(|stall| stall.coins), [2, 0, 1, 2, 0, 1, 2, 0]);
}

#[test]
fn tiles_laid_out_leave_the_bag() {
    let view = view(&play(options(3), THREE_PLAYERS));
    assert_eq!((view.bag.len(), view.row.len(), view.deck.len(), view.offer.len()), (108, 12, 33, 3));
    let laid: Heap = view.row.as_slice().iter().copied().collect();
    assert!(Tile::all().all(|tile| view.bag.count(tile) + laid.count(tile) == Heap::ALL.count(tile)));
}
