//! Reviews are complete, consistent and reproducible.

use crate::games::{options, played, record};
use catalog::Listed;
use game::{Actor, Record, Seat};
use insight::{ReviewEffort, ReviewError, review};
use protocol::{Progress, Review};
use std::sync::Mutex;
use std::sync::atomic::AtomicBool;

const QUICK: ReviewEffort = ReviewEffort { seed: 7, iterations: 40, threads: 2 };

fn quick(record: &Record) -> Review {
    review(record, &QUICK, &|_| {}, &AtomicBool::new(false)).expect("a finished game")
}

fn json(review: &Review) -> String {
    serde_json::to_string(review).expect("a review is JSON")
}

fn is_complete<G: Listed>(players: i64) {
    let record = record::<G>(players, 3);
    let review = quick(&record);
    assert_eq!(review.forecasts.len(), record.steps.len() + 1);
    let draws = record.steps.iter().filter(|step| step.actor == Actor::Chance).count();
    assert_eq!((review.draws.len(), review.decisions.len()), (draws, record.steps.len() - draws));
    let end = review.forecasts.last().expect("the end");
    let scores: Vec<f32> = review.scores.values().map(|score| f32::from(*score)).collect();
    assert_eq!(end.points.as_slice(), scores);
    assert_eq!(review.turning_points.len(), 3);
    for forecast in &review.forecasts {
        assert!((forecast.win.values().sum::<f32>() - 1.0).abs() < 0.01, "{forecast:?}");
    }
}

#[test]
fn a_review_covers_every_step() {
    is_complete::<mille_fiori::MilleFiori>(2);
    is_complete::<summer_pavilion::SummerPavilion>(3);
    is_complete::<liguria::Liguria>(3);
}

#[test]
fn luck_is_the_change_in_the_forecast_and_sums_to_zero() {
    let review = quick(&record::<mille_fiori::MilleFiori>(3, 1));
    let lead = |step: u32, seat: Seat| {
        let points = review.forecasts[step as usize].points;
        points[seat] - (points.values().sum::<f32>() - points[seat]) / 2.0
    };
    for draw in &review.draws {
        assert!(draw.luck.values().sum::<f32>().abs() < 0.1, "{draw:?}");
        for (seat, luck) in draw.luck.iter() {
            assert!((lead(draw.step + 1, seat) - lead(draw.step, seat) - luck).abs() < 0.1, "{draw:?}");
        }
    }
}

#[test]
fn a_loss_is_the_difference_from_the_best_choice() {
    let review = quick(&record::<summer_pavilion::SummerPavilion>(2, 5));
    for decision in review.decisions.iter().filter(|decision| !decision.forced) {
        let done = decision.choices.iter().find(|choice| choice.action == decision.action);
        let done = done.unwrap_or_else(|| panic!("{decision:?} lacks the chosen action"));
        assert!(decision.choices.is_sorted_by(|a, b| a.value >= b.value), "{decision:?}");
        match decision.loss {
            0.0 => assert_eq!(decision.best, decision.action),
            loss => assert!((decision.choices[0].value - done.value - loss).abs() < 0.02, "{decision:?}"),
        }
    }
}

#[test]
fn the_same_record_and_seed_give_the_same_review_on_any_number_of_threads() {
    let record = record::<liguria::Liguria>(4, 2);
    let of = |threads, seed| {
        let effort = ReviewEffort { seed, threads, iterations: 20 };
        json(&review(&record, &effort, &|_| {}, &AtomicBool::new(false)).expect("a finished game"))
    };
    assert_eq!(of(1, 4), of(3, 4));
    assert_ne!(of(1, 4), of(1, 5));
}

#[test]
fn a_running_game_is_refused() {
    let table = played::<mille_fiori::MilleFiori>(&options::<mille_fiori::MilleFiori>(2), "eager", 1, 40);
    let record = table.record(vec!["A".to_owned(), "B".to_owned()]);
    let refused = review(&record, &QUICK, &|_| {}, &AtomicBool::new(false));
    assert_eq!(refused.unwrap_err(), ReviewError::NotOver);
}

#[test]
fn a_review_reports_progress_and_can_be_canceled() {
    let record = record::<mille_fiori::MilleFiori>(2, 1);
    let reported: Mutex<Vec<Progress>> = Mutex::default();
    review(&record, &QUICK, &|progress| reported.lock().unwrap().push(progress), &AtomicBool::new(false)).unwrap();
    let reported = reported.into_inner().unwrap();
    assert_eq!(reported[0].done, 0);
    assert!(reported.iter().any(|progress| progress.done == progress.of && progress.of as usize == record.steps.len()));
    let stopped = review(&record, &QUICK, &|_| {}, &AtomicBool::new(true));
    assert_eq!(stopped.unwrap_err(), ReviewError::Canceled);
}
