//! Arbitrary heaps and notation.

use game::{Game, GameExt, Turn, parse_exactly};
use liguria::components::ORDERS;
use liguria::{Action, Color, Cubes, Deliveries, Liguria, Options, Orders};
use proptest::prelude::*;

fn cubes(most: u8) -> impl Strategy<Value = Cubes> {
    (0..=most, 0..=most, 0..=most).prop_map(|(red, blue, yellow)| Cubes::new([red, blue, yellow]))
}

/// Returns the maximum prestige from orders and sets, filling or leaving each order in turn.
fn best_one_by_one(orders: &[usize], store: Cubes) -> u8 {
    let Some((first, rest)) = orders.split_first() else { return 3 * store.sets() };
    let without = best_one_by_one(rest, store);
    let order = &ORDERS[*first];
    match store.lacks(order.cubes) {
        Some(_) => without,
        None => without.max(order.prestige + best_one_by_one(rest, store - order.cubes)),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(600) })]

    #[test]
    fn li_14_1_li_14_3_the_best_of_any_orders_and_cubes(bits in 0_u32..1 << 18, store in cubes(7)) {
        let held = Orders::from_bits(bits);
        let found = Deliveries::best(held, store);
        let used = found.orders.iter().fold(Cubes::NONE, |used, order| used + order.tile().cubes);
        prop_assert!(found.orders.iter().all(|order| held.contains(order)));
        prop_assert_eq!(store.lacks(used), None);
        prop_assert_eq!((store - used).sets(), found.sets);
        let orders: Vec<usize> = held.iter().map(|order| order.index()).collect();
        prop_assert_eq!(found.prestige(), best_one_by_one(&orders, store));
    }

    #[test]
    fn more_cubes_are_never_worth_less(bits in 0_u32..1 << 18, store in cubes(21), color in 0_usize..3) {
        let held = Orders::from_bits(bits);
        let more = store + Cubes::of(Color::ALL[color], 1);
        prop_assert!(Deliveries::best(held, more).prestige() >= Deliveries::best(held, store).prestige());
    }

    #[test]
    fn whatever_can_be_read_is_written_alike(text in "(market|tiles|card|upgrade|sail|land|conquer|load|diplomat|stay|skip)( (cw|ccw|stop|none|-|[RBY]{1,4}|[0-9]{1,2}|S[0-9]{2}|knight-[1-4]|diplomat-[12]|monk|wheel)){0,4}") {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(parse_exactly::<Action>(&action.to_string()), Ok(action));
        }
    }

    #[test]
    fn what_is_not_legal_is_refused(seed in any::<u64>(), moves in 0_usize..120, text in "(market [1-8]|tiles [0-9]( [0-9]){0,3}|sail (cw|ccw) [1-9]( stop [1-9])?|land( knight-[12]){1,2}|load [RBY]{1,3}|diplomat [1-4]( diplomat-[12]){1,2})") {
        let mut rng = crate::script::Numbers(seed);
        let mut game = Liguria::new(&Options { players: 3, debt: liguria::Debt::Carried });
        let mut left = moves;
        let seat = loop {
            match game.turn() {
                Turn::Chance => game.reveal(game.draw(&mut rng), &mut ()),
                Turn::Choose(seat) if left == 0 => break seat,
                Turn::Choose(seat) => {
                    left -= 1;
                    game.play(seat, game::choose(&mut rng, &game.legal(seat)), &mut ());
                }
                _ => return Ok(()),
            }
        };
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(game.check(seat, &action).is_ok(), game.legal(seat).contains(&action));
        }
    }
}
