//! Chapters 3 to 6: from the market street to upgrades.

use crate::script::{A, B, C, FIRST_MARKET, THREE_PLAYERS, go_on, legal, options, play, player, refused, view};
use game::{Game, Seat, Turn, Viewer};
use liguria::{Diplomat, Event, HarborTile, Kind, Knight, Liguria, Row, Tile};

/// Returns the first market up to this line.
fn until(line: &str) -> &'static str {
    &FIRST_MARKET[..FIRST_MARKET.find(line).expect("a line of the first market")]
}

#[test]
fn li_3_1_one_by_one_in_reverse_turn_order() {
    let mut table = play(options(3), THREE_PLAYERS);
    for (seat, space) in [(C, 8), (B, 1), (A, 4)] {
        assert_eq!(table.game().turn(), Turn::Choose(seat));
        go_on(&mut table, &format!("{seat}: market {space}"));
    }
    assert_eq!(table.game().turn(), Turn::Choose(B), "the leftmost merchant is first");
}

#[test]
fn li_4_1_li_4_7_the_street_sets_the_turn_order() {
    let mut table = play(options(3), THREE_PLAYERS);
    go_on(&mut table, "2: market 3\n1: market 8\n0: market 5\n2: tiles 0 1");
    assert_eq!(table.game().turn(), Turn::Choose(A));
    assert_eq!(view(&table).merchants[C], None);
    go_on(&mut table, "0: tiles 0 1 2\n1: tiles 0 1 2 3");
    assert_eq!(view(&table).order.as_slice(), [C, A, B]);
    assert_eq!(table.game().turn(), Turn::Choose(C), "cards are taken in the new order");
}

#[test]
fn li_4_2_li_4_4_coins_and_costs() {
    let mut table = play(options(3), THREE_PLAYERS);
    go_on(&mut table, "2: market 8\n1: market 5\n0: market 4");
    // Two tiles, four coins: at most four tiles in between, so 11 + 10 + 9 + 8 + 7 pairs out of 12.
    assert_eq!(legal(&table, A).len(), 45);
    assert_eq!(refused(&table, A, "tiles 0 6"), "refused-too-expensive");
    go_on(&mut table, "0: tiles 0 5");
    assert_eq!(player(&table, A).coins, 0);
    // Three of ten tiles, two coins: 8 choices of three in a row, 7·2 with one skipped, 6·3 with two.
    assert_eq!(legal(&table, B).len(), 8 + 14 + 18);
}

#[test]
fn li_4_3_all_tiles_must_be_taken_from_the_row() {
    let mut table = play(options(3), THREE_PLAYERS);
    go_on(&mut table, "2: market 8\n1: market 5\n0: market 4");
    assert_eq!(refused(&table, A, "tiles 3"), "refused-number-of-tiles");
    assert_eq!(refused(&table, A, "tiles 3 4 5"), "refused-number-of-tiles");
    assert_eq!(refused(&table, A, "tiles 11 12"), "refused-beyond-the-row");
    assert_eq!(refused(&table, A, "tiles"), "refused-number-of-tiles");
}

#[test]
fn li_4_5_harbor_and_screen() {
    let mut table = play(options(3), THREE_PLAYERS);
    go_on(&mut table, "2: market 1\n1: market 5\n0: market 8\n2: tiles 0\n1: tiles 6 7 8\n0: tiles 0 1 2 3");
    // Carla took the wheel; Bruno then took the monk, the diplomat and the knight.
    assert_eq!(player(&table, C).harbor.row_len(Row::Wheels), 1);
    let bruno = player(&table, B);
    assert_eq!(bruno.harbor.row_len(Row::Monks), 1);
    assert_eq!((bruno.diplomats.sum(Diplomat::scrolls), bruno.knights.sum(Knight::swords)), (1, 2));
    let anna = player(&table, A);
    assert_eq!((anna.harbor.row_len(Row::Monks), anna.harbor.sacks()), (1, 2));
    assert_eq!((anna.orders.len(), anna.knights.sum(Knight::swords)), (1, 1));
}

#[test]
fn li_4_6_rows_have_a_limit() {
    let mut lost = 0;
    testkit::random_games::<Liguria>(8, |game, events| {
        for player in game.view(Viewer::Spectator).seats.values() {
            assert!(Row::ALL.into_iter().all(|row| player.harbor.row_len(row) <= 6));
        }
        lost += events.iter().filter(|event| matches!(event, Event::TileLost { .. })).count();
    });
    assert!(lost > 0, "no row was ever full");
}

#[test]
fn li_5_1_li_5_2_each_player_takes_a_card() {
    let mut table = play(options(3), THREE_PLAYERS);
    go_on(&mut table, until("0: card"));
    assert_eq!(refused(&table, A, "card S01"), "refused-not-on-offer");
    go_on(&mut table, "0: card S10\n1: card S23");
    assert_eq!(legal(&table, C), ["card S34"]);
    assert_eq!(player(&table, A).harbor.quay.to_string(), "RRBBY");
    assert_eq!(player(&table, B).harbor.quay.to_string(), "RBY");
}

#[test]
fn li_6_1_li_6_2_an_arrow_turns_one_tile() {
    let mut table = play(options(3), THREE_PLAYERS);
    go_on(&mut table, until("2: card"));
    go_on(&mut table, "2: card S34");
    // Carla took a wheel, a monk, an order and a merchant this round.
    assert_eq!(legal(&table, C), ["upgrade wheel", "upgrade merchant", "upgrade monk", "upgrade none"]);
    assert_eq!(refused(&table, C, "upgrade building-a"), "refused-nothing-to-upgrade");
    go_on(&mut table, "2: upgrade wheel");
    assert_eq!(player(&table, C).harbor.wheels(), 3);
    assert_eq!(player(&table, C).harbor.stack(HarborTile::Wheel).back, 1);
    assert_eq!(table.game().turn(), Turn::Choose(A), "one arrow, one tile");
}

#[test]
fn li_6_1_without_a_tile_to_upgrade_arrows_are_lost() {
    let mut table = play(options(3), THREE_PLAYERS);
    go_on(&mut table, until("0: card"));
    // Anna has only a knight; S34 has a brown arrow.
    go_on(&mut table, "0: card S34");
    assert_eq!(table.game().turn(), Turn::Choose(B));
    assert_eq!(legal(&table, B), ["card S10", "card S23"]);
}

#[test]
fn li_6_3_only_harbor_tiles_have_two_sides() {
    for tile in Tile::all() {
        if let Kind::Harbor(tile) = tile.kind() {
            assert!(tile.sides().back > tile.sides().front);
        }
    }
    let sides = HarborTile::ALL.map(|tile| (tile.sides().front, tile.sides().back));
    assert_eq!(sides, [(1, 2), (1, 2), (2, 4), (3, 5), (4, 6), (1, 2)]);
}

#[test]
fn cards_follow_the_new_order() {
    let table = play(options(3), &[THREE_PLAYERS, FIRST_MARKET].concat());
    let takers: Vec<Seat> = table
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::CardTaken { seat, .. } => Some(*seat),
            _ => None,
        })
        .collect();
    assert_eq!(takers, [A, B, C]);
}
