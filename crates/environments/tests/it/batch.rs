//! Many games at once.

use environments::{AnyBatch, Autoreset, BatchPlan, IllegalClick, Learner, PlanError, Reward, Rows, open_batch};
use game::{OptionValues, Seat, SplitMix, below};

const GAMES: usize = 5;

fn plan() -> BatchPlan {
    BatchPlan {
        options: OptionValues::new(),
        games: GAMES,
        threads: 1,
        learner: Learner::Everyone,
        opponents: Vec::new(),
        reward: Reward::Result,
        autoreset: Autoreset::NextStep,
    }
}

/// A batch and the arrays it writes.
struct Run {
    batch: Box<dyn AnyBatch>,
    observations: Vec<f32>,
    masks: Vec<bool>,
    seats: Vec<i64>,
    reward: Vec<f32>,
    rewards: Vec<f32>,
    ended: Vec<bool>,
    last: Vec<f32>,
    rng: SplitMix,
}

impl Run {
    fn new(slug: &str, plan: &BatchPlan) -> Self {
        let batch = open_batch(slug, plan).expect("a valid plan");
        let (shape, games) = (batch.shape(), plan.games);
        let last = if plan.autoreset == Autoreset::SameStep { games * shape.observation } else { 0 };
        let mut run = Self {
            batch,
            observations: vec![0.0; games * shape.observation],
            masks: vec![false; games * shape.clicks],
            seats: vec![0; games],
            reward: vec![0.0; games],
            rewards: vec![0.0; games * shape.players],
            ended: vec![false; games],
            last: vec![0.0; last],
            rng: SplitMix::new(9),
        };
        run.call(|batch, rows| batch.reset(Some(1), rows));
        run
    }

    fn call<T>(&mut self, work: impl FnOnce(&mut dyn AnyBatch, Rows<'_>) -> T) -> T {
        let rows = Rows {
            observations: &mut self.observations,
            masks: &mut self.masks,
            seats: &mut self.seats,
            reward: &mut self.reward,
            rewards: &mut self.rewards,
            ended: &mut self.ended,
            last_observations: &mut self.last,
        };
        work(&mut *self.batch, rows)
    }

    /// One random click in each game.
    fn step(&mut self) {
        let width = self.batch.shape().clicks;
        let mut clicks = Vec::new();
        for mask in self.masks.chunks(width) {
            let possible: Vec<i64> = (0..width as i64).filter(|click| mask[*click as usize]).collect();
            clicks.push(possible[below(&mut self.rng, possible.len() as u32) as usize]);
        }
        self.call(|batch, rows| batch.step(&clicks, rows)).expect("the masks allow it");
    }

    /// Everything that a step wrote.
    fn written(&self) -> (Vec<f32>, Vec<bool>, Vec<i64>, Vec<f32>) {
        (self.observations.clone(), self.masks.clone(), self.seats.clone(), self.rewards.clone())
    }
}

#[test]
fn threads_make_no_difference() {
    for slug in catalog::SLUGS {
        let mut one = Run::new(slug, &plan());
        let mut three = Run::new(slug, &BatchPlan { threads: 3, ..plan() });
        for _ in 0..200 {
            assert_eq!(one.written(), three.written(), "{slug}");
            one.step();
            three.step();
        }
    }
}

#[test]
fn both_autoreset_modes_play_the_same_games() {
    for slug in catalog::SLUGS {
        let plan = BatchPlan { games: 1, ..plan() };
        let mut next = Run::new(slug, &plan);
        let mut same = Run::new(slug, &BatchPlan { autoreset: Autoreset::SameStep, ..plan });
        let mut games = 0;
        while games < 3 {
            assert_eq!(next.observations, same.observations, "{slug}");
            next.step();
            same.step();
            assert_eq!((&next.rewards, &next.ended), (&same.rewards, &same.ended), "{slug}");
            if next.ended[0] {
                assert_eq!(next.observations, same.last, "{slug}: the last observation");
                assert_eq!(next.masks.iter().filter(|possible| **possible).count(), 1, "only `done`");
                assert!(next.rewards.iter().sum::<f32>().abs() < 1e-6 && next.rewards.iter().any(|it| *it > 0.0));
                let rng = next.rng.clone();
                next.step();
                next.rng = rng;
                assert_eq!(next.rewards, vec![0.0; next.rewards.len()], "{slug}: the step that resets");
                games += 1;
            }
        }
    }
}

#[test]
fn opponents_play_the_other_seats() {
    for slug in catalog::SLUGS {
        let learner = Learner::Seat(Seat::new(1));
        let opponents = vec!["eager".to_owned()];
        let mut run = Run::new(slug, &BatchPlan { learner, opponents, ..plan() });
        for _ in 0..100 {
            assert_eq!(run.seats, [1; GAMES], "{slug}");
            run.step();
        }
    }
}

#[test]
fn learners_change_seats_in_turn() {
    let mut run = Run::new("summer-pavilion", &BatchPlan { learner: Learner::InTurn, games: 1, ..plan() });
    let mut seats = vec![run.seats[0]];
    while seats.len() < 4 {
        run.step();
        if run.ended[0] {
            run.step();
            seats.push(run.seats[0]);
        }
    }
    assert_eq!(seats, [0, 1, 0, 1]);
}

#[test]
fn points_add_up_to_the_scores() {
    let mut run = Run::new("mille-fiori", &BatchPlan { reward: Reward::Points, games: 1, ..plan() });
    let mut points = [0.0, 0.0];
    while !run.ended[0] {
        run.step();
        points = [points[0] + run.rewards[0], points[1] + run.rewards[1]];
    }
    let (scores, _) = run.batch.standings().remove(0);
    assert_eq!(points, [f32::from(scores[0]), f32::from(scores[1])]);
}

#[test]
fn an_impossible_click_changes_nothing() {
    let mut run = Run::new("mille-fiori", &plan());
    let before = run.written();
    let width = run.batch.shape().clicks;
    let mut clicks: Vec<i64> =
        run.masks.chunks(width).map(|mask| mask.iter().position(|it| *it).expect("never empty") as i64).collect();
    for wrong in [-1, width as i64 - 1, 1 << 40] {
        clicks[3] = wrong;
        let refused = run.call(|batch, rows| batch.step(&clicks, rows));
        assert_eq!(refused, Err(IllegalClick { game: 3, click: wrong }));
        assert_eq!(run.written(), before);
    }
}

#[test]
fn bad_plans_are_refused() {
    let refused = |slug: &str, plan: BatchPlan| open_batch(slug, &plan).map(drop).expect_err("refused");
    let named = |names: &[&str]| names.iter().map(ToString::to_string).collect();
    assert_eq!(refused("chess", plan()), PlanError::NoSuchGame);
    assert_eq!(refused("liguria", BatchPlan { games: 0, ..plan() }), PlanError::Empty);
    assert_eq!(
        refused("liguria", BatchPlan { opponents: named(&["eagre"]), ..plan() }),
        PlanError::UnknownBot("eagre".to_owned())
    );
    assert_eq!(
        refused("liguria", BatchPlan { opponents: named(&["eager", "eager"]), ..plan() }),
        PlanError::OpponentCount { given: 2, seats: 3 }
    );
    assert_eq!(
        refused("summer-pavilion", BatchPlan { learner: Learner::Seat(Seat::new(3)), ..plan() }),
        PlanError::NoSuchSeat { seat: 3, players: 2 }
    );
}
