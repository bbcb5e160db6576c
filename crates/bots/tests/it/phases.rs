//! In phase 2 of Summer Pavilion, a player's search leaves the others out.

use crate::positions::{Position, positions};
use bots::{Bot, Knowledge, SummerPavilionGuide};
use game::{Game, GameExt, Seat, Turn};
use search::Guide;
use std::sync::atomic::AtomicBool;
use summer_pavilion::{Step, SummerPavilion};

fn placements() -> impl Iterator<Item = Position<SummerPavilion>> {
    let all = (2..=4).flat_map(|players| positions::<SummerPavilion>(players, 2));
    all.filter(|position| position.game.step() == Step::Play)
}

#[test]
fn the_others_wait_and_the_seat_can_do_the_same() {
    for Position { game, seat, view } in placements() {
        let (guide, mut world) = (SummerPavilionGuide::tuned(&view), game);
        guide.simplify(&mut world, seat);
        assert_eq!((world.turn(), world.legal(seat)), (Turn::Choose(seat), game.legal(seat)));
        assert!(
            Seat::all(game.players()).all(|other| other == seat || world.is_waiting(other) != world.has_passed(other))
        );
        assert_eq!(guide.position_key(&world, seat), guide.position_key(&game, seat));
        assert!(!guide.ends_search(&world));
    }
}

#[test]
fn a_quarter_of_the_iterations_suffices() {
    for Position { seat, view, .. } in placements() {
        let bot = Bot::parse("search:200").expect("a bot");
        let decision = bot.choose::<SummerPavilion, SummerPavilionGuide>(&view, seat, 1, &AtomicBool::new(false));
        assert!(decision.report.is_some_and(|report| report.iterations <= 50));
    }
}

/// Fewer tiles than possible are never kept, so such passes get the lowest prior.
#[test]
fn only_sensible_passes_are_considered() {
    for Position { game, seat, view } in placements() {
        let (guide, actions, mut priors) = (SummerPavilionGuide::tuned(&view), game.legal(seat), Vec::new());
        guide.prior(&game, seat, &actions, &mut priors);
        let kept = |action: &summer_pavilion::Action| match action {
            summer_pavilion::Action::Pass(kept) => Some(kept.total()),
            _ => None,
        };
        let most = actions.iter().filter_map(kept).max();
        let least = priors.iter().copied().fold(f32::INFINITY, f32::min);
        for (action, prior) in
            actions.iter().zip(&priors).filter(|(action, _)| kept(action) < most && kept(action).is_some())
        {
            assert!(*prior <= least, "{action} has the prior {prior}");
        }
        assert_eq!(priors.len(), actions.len());
    }
}
