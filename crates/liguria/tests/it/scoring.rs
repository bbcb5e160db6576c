//! Chapters 13 and 14.

use game::{Event as _, Extra, Game, Turn, Viewer};
use liguria::{Debt, Deliveries, Event, Liguria, Orders};
use std::time::{Duration, Instant};

#[test]
fn li_13_1_to_li_13_5_the_steps_come_in_order() {
    const STEPS: [&str; 7] = ["islands", "buildings", "debt", "orders", "sets", "diplomats", "remission"];
    testkit::random_games::<Liguria>(4, |_, events| {
        let sources: Vec<&str> = events.iter().filter_map(Event::points).map(|points| points.source).collect();
        // Orders and sets are scored together, player by player.
        let step =
            |source: &&str| STEPS.iter().position(|step| step == source).map(|step| if step == 4 { 3 } else { step });
        assert!(sources.is_sorted_by_key(step), "{sources:?}");
    });
}

#[test]
fn li_13_4_li_13_6_nobody_ends_below_zero() {
    let mut remissions = 0;
    testkit::random_games::<Liguria>(10, |game, events| {
        let remitted = events.iter().filter_map(Event::points).filter(|points| points.source == "remission").count();
        if game.options().debt == Debt::Forgiven {
            assert_eq!(remitted, 0);
        }
        remissions += remitted;
        assert!(game.scores().values().all(|score| *score >= 0));
    });
    assert!(remissions > 0, "nobody ended in debt");
}

#[test]
fn li_13_7_equal_prestige_shares_a_rank() {
    let mut ties = 0;
    testkit::random_games::<Liguria>(20, |game, _| {
        if game.turn() != Turn::Over {
            return;
        }
        let (scores, ranks) = (game.scores(), game.ranks());
        for (one, score) in scores.iter() {
            for (other, equal) in scores.iter().filter(|(other, _)| *other != one) {
                assert_eq!(score.cmp(equal), ranks[other].cmp(&ranks[one]));
                ties += usize::from(score == equal);
            }
        }
    });
    assert!(ties > 0, "no two players ever had equal prestige");
}

#[test]
fn li_13_8_no_points_before_the_end() {
    testkit::random_games::<Liguria>(2, |game, events| {
        if game.turn() != Turn::Over {
            assert!(game.scores().values().all(|score| *score == 0));
            assert!(!events.iter().any(|event| matches!(event, Event::Scored { .. })));
        }
    });
}

#[test]
fn li_14_3_the_worst_case_is_fast() {
    let all = Orders::complete();
    for store in
        ["R".repeat(21) + &"B".repeat(21) + &"Y".repeat(21), "R".repeat(12) + &"B".repeat(12) + &"Y".repeat(12)]
    {
        let store = store.parse().unwrap();
        let time = || {
            let start = Instant::now();
            std::hint::black_box(Deliveries::best(std::hint::black_box(all), store));
            start.elapsed()
        };
        // The fastest of several runs, since the machine may be busy.
        let quickest = (0..20).map(|_| time()).min().unwrap();
        assert!(quickest < Duration::from_millis(1), "{quickest:?}");
    }
}

#[test]
fn li_14_3_all_orders_can_be_filled_at_once() {
    let all = Orders::complete();
    let store = ("R".repeat(23) + &"B".repeat(22) + &"Y".repeat(40)).parse().unwrap();
    let best = Deliveries::best(all, store);
    assert_eq!((best.orders, best.sets, best.prestige()), (all, 1, 159));
}

#[test]
fn li_14_2_li_14_4_without_orders_there_are_sets() {
    let store = "RRRBBYY".parse().unwrap();
    assert_eq!(Deliveries::best(Orders::NONE, store).prestige(), 6);
    let too_much = Orders::from_bits(1 << 17);
    assert_eq!(Deliveries::best(too_much, store), Deliveries { orders: Orders::NONE, sets: 2 });
}

#[test]
fn the_score_is_the_sum_of_the_sheet() {
    testkit::random_games::<Liguria>(4, |game, _| {
        if game.turn() != Turn::Over {
            return;
        }
        let sheets = game.result_details();
        let Extra::List(sheets) = &sheets["sheets"] else { panic!("no list") };
        for (seat, score) in game.scores().iter() {
            let Extra::List(amounts) = &sheets[seat.index()] else { panic!("no list") };
            let total: i64 = amounts
                .iter()
                .map(|amount| match amount {
                    Extra::Whole(amount) => *amount,
                    other => panic!("{other} is no number"),
                })
                .sum();
            assert_eq!(i64::from(*score), total.max(0), "{:?}", game.view(Viewer::Spectator));
        }
    });
}
