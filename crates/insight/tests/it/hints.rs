//! Hints are good advice and reveal nothing that the seat doesn't know.

use crate::games::{options, played};
use bots::AnalysisBudget;
use catalog::Listed;
use game::{GameExt, Seat, SplitMix, Table, Turn, Viewer};
use insight::hints;
use protocol::Hints;
use search::Policy;
use std::sync::atomic::AtomicBool;

fn ask<G: Listed>(view: &G::View, seat: Seat) -> Hints {
    hints::<G>(
        view,
        seat,
        &AnalysisBudget { iterations: 200, time_limit: None, seed: 5, cancel: &AtomicBool::new(false) },
    )
}

/// Decisions at several points in a game.
fn tables<G: Listed>(players: i64) -> Vec<(Table<G>, Seat)> {
    let options = options::<G>(players);
    let tables = [9, 30, 61, 90].map(|inputs| played::<G>(&options, "greedy-1", 2, inputs));
    let asked = |mut table: Table<G>| {
        table.draw_chance(&mut SplitMix::new(1));
        let seat = table.game().turn().seats().iter().last();
        seat.map(|seat| (table, seat))
    };
    tables.into_iter().filter_map(asked).collect()
}

fn are_legal_and_give_reasons<G: Listed>(players: i64) {
    for (table, seat) in tables::<G>(players) {
        let legal = table.game().legal(seat);
        let hints = ask::<G>(&table.game().view(Viewer::Seat(seat)), seat);
        assert_eq!(hints.hints.len(), legal.len().min(3));
        assert!(hints.hints.is_sorted_by(|a, b| a.choice.value >= b.choice.value));
        for hint in &hints.hints {
            assert!(legal.iter().any(|action| action.to_string() == hint.choice.action.notation), "{hint:?}");
            assert!(!hint.reasons.is_empty() && !hint.clicks.is_empty(), "{hint:?}");
        }
    }
}

#[test]
fn hints_are_legal_and_give_reasons() {
    are_legal_and_give_reasons::<mille_fiori::MilleFiori>(4);
    are_legal_and_give_reasons::<summer_pavilion::SummerPavilion>(2);
    are_legal_and_give_reasons::<liguria::Liguria>(3);
}

/// Hints don't depend on hidden information: all worlds that the seat can't tell apart give the same hints.
fn reveals_no_secrets<G: Listed>(players: i64) -> usize {
    let mut differing = 0;
    for (table, seat) in tables::<G>(players) {
        let view = table.game().view(Viewer::Seat(seat));
        let hints = ask::<G>(&view, seat);
        for number in 0..3 {
            let other = G::imagine(&G::imaginer(&view), &mut SplitMix::new(number));
            differing += usize::from(other != *table.game());
            assert_eq!(ask::<G>(&other.view(Viewer::Seat(seat)), seat), hints);
        }
    }
    differing
}

#[test]
fn hints_depend_only_on_the_view() {
    assert!(reveals_no_secrets::<mille_fiori::MilleFiori>(3) > 0, "this game has hidden information");
    reveals_no_secrets::<summer_pavilion::SummerPavilion>(3);
    reveals_no_secrets::<liguria::Liguria>(4);
}

/// Plays a two-player game in which seat 0 follows the first hint and seat 1 plays eagerly. Returns whether seat 0
/// wins.
fn follow_hints<G: Listed>(seed: u64) -> bool {
    let mut table = Table::<G>::new(&options::<G>(2));
    let mut rng = SplitMix::new(seed);
    while table.game().turn() != Turn::Over {
        table.draw_chance(&mut rng);
        let Some(seat) = table.game().turn().seats().first() else { continue };
        let legal = table.game().legal(seat);
        let action = match seat.index() {
            0 => {
                let best =
                    ask::<G>(&table.game().view(Viewer::Seat(seat)), seat).hints.remove(0).choice.action.notation;
                *legal.iter().find(|action| action.to_string() == best).expect("a legal hint")
            }
            _ => Policy::Eager.pick(table.game(), &legal, &mut rng),
        };
        table.act(seat, action).expect("legal");
    }
    table.game().ranks()[Seat::new(0)] == 1
}

#[test]
fn following_the_hints_beats_an_eager_player() {
    assert!((0..2).all(follow_hints::<mille_fiori::MilleFiori>));
    assert!((0..2).all(follow_hints::<summer_pavilion::SummerPavilion>));
}
