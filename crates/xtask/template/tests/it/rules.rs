//! The rules by number. Worked examples in `examples/` test more of them.

use game::{Game, GameExt, OptionValue, OptionValues, Refused, Seat, Table, Turn, Viewer};
use my_game::{Action, Chance, MyGame, Options, Refusal};

fn seat(index: usize) -> Seat {
    Seat::new(index)
}

/// A game started by seat 0, after players have taken this many counters in turn.
fn after(players: u8, takings: &[u8]) -> Table<MyGame> {
    let mut table = Table::new(&Options { players });
    table.reveal(Chance::Start(seat(0))).expect("seat 0 may start");
    for (index, count) in takings.iter().enumerate() {
        table.act(seat(index % usize::from(players)), Action::Take(*count)).expect("the taking is legal");
    }
    table
}

#[test]
fn mg_1_1_two_to_four_players() {
    let allowed = |players| OptionValues::new().with("players", OptionValue::Number(players)).read::<Options>().is_ok();
    assert_eq!([1, 2, 3, 4, 5].map(allowed), [false, true, true, true, false]);
}

#[test]
fn mg_1_3_ten_counters_stay_in_the_game() {
    let heap = |table: Table<MyGame>| table.game().view(Viewer::Spectator).heap;
    assert_eq!(heap(after(2, &[])), 10);
    assert_eq!(heap(after(2, &[2, 1])), 7);
    testkit::random_games::<MyGame>(5, |game, _| assert_eq!(game.census(), [10]));
}

#[test]
fn mg_1_4_any_seat_may_start() {
    for index in 0..3 {
        let mut table = Table::<MyGame>::new(&Options { players: 3 });
        table.reveal(Chance::Start(seat(index))).expect("any of three may start");
        assert_eq!(table.game().turn(), Turn::Choose(seat(index)));
    }
    let fourth = Table::<MyGame>::new(&Options { players: 3 }).reveal(Chance::Start(seat(3)));
    assert_eq!(fourth, Err(Refused::Rule(Refusal::NoSuchSeat { seat: seat(3) })));
}

#[test]
fn mg_2_1_one_or_two_counters() {
    let table = after(2, &[]);
    let refusal = |count| table.game().check(seat(0), &Action::Take(count)).err();
    let not_one_or_two = |count| Some(Refusal::NotOneOrTwo { count });
    assert_eq!([0, 1, 2, 3].map(refusal), [not_one_or_two(0), None, None, not_one_or_two(3)]);
}

#[test]
fn mg_2_1_no_more_than_are_left() {
    let table = after(2, &[2, 2, 2, 2, 1]);
    assert_eq!(table.game().legal(seat(1)), [Action::Take(1)]);
    assert_eq!(table.game().check(seat(1), &Action::Take(2)), Err(Refusal::HeapTooSmall { left: 1 }));
}

#[test]
fn mg_2_2_turns_go_clockwise() {
    let on_turn = |takings: &[u8]| after(3, takings).game().turn();
    assert_eq!(on_turn(&[1]), Turn::Choose(seat(1)));
    assert_eq!(on_turn(&[1, 2, 1]), Turn::Choose(seat(0)));
}

#[test]
fn mg_2_3_the_empty_heap_ends_the_game() {
    assert_eq!(after(2, &[2, 2, 2, 2]).game().turn(), Turn::Choose(seat(0)));
    assert_eq!(after(2, &[2, 2, 2, 2, 2]).game().turn(), Turn::Over);
}

#[test]
fn mg_3_1_counters_score_when_taken() {
    assert_eq!(after(2, &[2, 1, 1]).scores().as_slice(), [3, 1]);
}

#[test]
fn mg_3_3_equal_points_share_the_better_rank() {
    let ranks = |table: Table<MyGame>| table.game().ranks().as_slice().to_vec();
    assert_eq!(ranks(after(4, &[2, 1, 1, 2])), [1, 3, 3, 1]);
}
