//! Reviews of finished games.

mod course;
mod decisions;
mod luck;
mod summary;

use crate::parallel;
use catalog::{Listed, Visitor};
use course::{Course, Moment};
use game::{Game, Record, ReplayError, Text, Turn, replay};
use protocol::{DecisionReview, Progress, Review, SheetLine};
use search::Forecast;
use std::sync::atomic::{AtomicBool, Ordering};

/// How much search a review uses, and its random seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewEffort {
    pub seed: u32,
    /// Approximate number of iterations per decision.
    pub iterations: u32,
    /// Number of threads. The review doesn't depend on it.
    pub threads: usize,
}

impl Default for ReviewEffort {
    fn default() -> Self {
        Self { seed: 1, iterations: 1000, threads: 1 }
    }
}

/// Why a record can't be reviewed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReviewError {
    NoSuchGame,
    /// The record doesn't replay under the current rules.
    Replay(Box<ReplayError>),
    NotOver,
    Canceled,
}

impl ReviewError {
    pub fn text(&self) -> Text {
        match self {
            ReviewError::NoSuchGame => Text::new("review-no-such-game"),
            ReviewError::Replay(error) => error.mismatch.text(),
            ReviewError::NotOver => Text::new("review-not-over"),
            ReviewError::Canceled => Text::new("review-canceled"),
        }
    }
}

/// Reviews the finished game of a record. Calls `progress` after each step; once `cancel` is true, ends soon with
/// [`ReviewError::Canceled`].
pub fn review(
    record: &Record,
    effort: &ReviewEffort,
    progress: &(dyn Fn(Progress) + Sync),
    cancel: &AtomicBool,
) -> Result<Review, ReviewError> {
    let reviewing = Reviewing { record, effort, progress, cancel };
    catalog::visit(&record.game, reviewing).unwrap_or(Err(ReviewError::NoSuchGame))
}

struct Reviewing<'a> {
    record: &'a Record,
    effort: &'a ReviewEffort,
    progress: &'a (dyn Fn(Progress) + Sync),
    cancel: &'a AtomicBool,
}

impl Visitor for Reviewing<'_> {
    type Output = Result<Review, ReviewError>;

    fn visit<G: Listed>(self) -> Self::Output {
        let table = replay::<G>(self.record).map_err(|error| ReviewError::Replay(Box::new(error)))?;
        if table.game().turn() != Turn::Over {
            return Err(ReviewError::NotOver);
        }
        let course = Course::new(&table);
        let findings = self.analyze(&course);
        if self.cancel.load(Ordering::Relaxed) {
            return Err(ReviewError::Canceled);
        }
        let sheet = table.sheet();
        let sheet = sheet.lines().iter().map(|line| SheetLine { source: line.source, points: line.points });
        Ok(self.compile(&course, findings, sheet.collect()))
    }
}

/// The analysis of one step.
struct Finding {
    forecast: StepForecast,
    decision: Option<DecisionReview>,
}

/// The forecast before a step.
enum StepForecast {
    Expected(Forecast),
    /// The same as before the next step.
    SameAsNext,
    /// That before the next step, minus this change.
    Swing(luck::Swing),
}

impl Reviewing<'_> {
    /// Analyzes all steps in parallel.
    fn analyze<G: Listed>(&self, course: &Course<G>) -> Vec<Finding> {
        let of = course.moments.len();
        let report = |done: usize| (self.progress)(Progress { done: done as u32, of: of as u32 });
        report(0);
        parallel::map(of, self.effort.threads.max(1), |step| self.analyze_step(course, step), &report)
    }

    fn analyze_step<G: Listed>(&self, course: &Course<G>, step: usize) -> Finding {
        let budget = course::budget(self.effort, step, self.cancel);
        match &course.moments[step] {
            Moment::Chance { before, after, .. } => {
                Finding { forecast: StepForecast::Swing(luck::swing(before, after, &budget)), decision: None }
            }
            Moment::Decision { before, seat, action } => {
                let decision = decisions::review(before, (*seat, *action), step, course.mean_score(), &budget);
                let forecast = match decision.forced {
                    true => StepForecast::SameAsNext,
                    false => StepForecast::Expected(bots::forecast::<G, G::Guide>(before, luck::OUTCOMES, &budget)),
                };
                Finding { forecast, decision: Some(decision) }
            }
        }
    }

    fn compile<G: Game>(&self, course: &Course<G>, findings: Vec<Finding>, sheet: Vec<SheetLine>) -> Review {
        let forecasts = luck::forecasts(&course.end, &findings);
        let draws = luck::draws(course, &forecasts);
        let decisions: Vec<DecisionReview> = findings.into_iter().filter_map(|finding| finding.decision).collect();
        let players = summary::players(course.end.players(), &decisions, &draws);
        Review {
            game: self.record.game.clone(),
            options: self.record.options.clone(),
            seats: self.record.seats.clone(),
            seed: self.effort.seed,
            iterations: self.effort.iterations,
            scores: course.end.scores(),
            ranks: course.end.ranks(),
            forecasts: forecasts.iter().map(crate::rounding::forecast).collect(),
            turning_points: summary::turning_points(&decisions, &draws),
            comparison: summary::comparison(course.end.scores(), course.end.ranks(), &players),
            draws,
            decisions,
            players,
            sheet,
        }
    }
}
