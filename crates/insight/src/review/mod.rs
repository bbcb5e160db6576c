//! Reviews of finished games.

mod course;
mod decisions;
mod luck;
mod summary;

use crate::parallel;
use bots::Interrupt;
use catalog::{Listed, Visitor};
use course::{Course, Moment};
use game::{Game, Record, ReplayError, Text, Turn, replay};
use protocol::{DecisionReview, Progress, Review, SheetLine};
use search::Forecast;

/// The amount of search for a review, and its random seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewEffort {
    pub seed: u32,
    /// Approximate number of iterations per decision.
    pub iterations: u32,
    /// Number of threads; it doesn't affect the review.
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

/// Reviews the finished game in a record. Calls `progress` after each step; if canceled, soon fails with
/// [`ReviewError::Canceled`].
pub fn review(
    record: &Record,
    effort: &ReviewEffort,
    progress: &(dyn Fn(Progress) + Sync),
    cancel: &dyn Interrupt,
) -> Result<Review, ReviewError> {
    let parts = prepare_review(record, *effort)?;
    let report = |done: usize| progress(Progress { done: done as u32, of: parts.count() as u32 });
    report(0);
    let findings = parallel::map(parts.count(), effort.threads.max(1), |part| parts.analyze(part, cancel), &report);
    match cancel.is_canceled() {
        true => Err(ReviewError::Canceled),
        false => Ok(parts.compile(findings)),
    }
}

/// A review in parts, for callers that schedule the search themselves: analyze every part, in any order and on any
/// thread, then compile the findings.
pub trait ReviewParts: Send + Sync {
    /// Number of parts: one per step of the game.
    fn count(&self) -> usize;

    /// Analyzes one part. If canceled, the finding is meaningless.
    fn analyze(&self, part: usize, cancel: &dyn Interrupt) -> Finding;

    /// Compiles the review from the findings of all parts, in order.
    fn compile(&self, findings: Vec<Finding>) -> Review;
}

/// Prepares a record's review, without any search. Fails if the record doesn't replay or its game isn't over.
pub fn prepare_review(record: &Record, effort: ReviewEffort) -> Result<Box<dyn ReviewParts>, ReviewError> {
    catalog::visit(&record.game, Preparing { record, effort }).unwrap_or(Err(ReviewError::NoSuchGame))
}

struct Preparing<'a> {
    record: &'a Record,
    effort: ReviewEffort,
}

impl Visitor for Preparing<'_> {
    type Output = Result<Box<dyn ReviewParts>, ReviewError>;

    fn visit<G: Listed>(self) -> Self::Output {
        let Self { record, effort } = self;
        let table = replay::<G>(record).map_err(|error| ReviewError::Replay(Box::new(error)))?;
        if table.game().turn() != Turn::Over {
            return Err(ReviewError::NotOver);
        }
        let sheet = table.sheet();
        let sheet = sheet.lines().iter().map(|line| SheetLine { source: line.source, points: line.points });
        let (course, sheet) = (Course::new(&table), sheet.collect());
        Ok(Box::new(PreparedReview { record: record.clone(), effort, course, sheet }))
    }
}

/// The analysis of one step.
pub struct Finding {
    forecast: StepForecast,
    decision: Option<DecisionReview>,
}

/// The forecast before a step.
enum StepForecast {
    Expected(Forecast),
    /// The same as before the next step.
    SameAsNext,
    /// The forecast before the next step, minus this change.
    Swing(luck::Swing),
}

/// A replayed game, ready to be analyzed.
struct PreparedReview<G: Game> {
    record: Record,
    effort: ReviewEffort,
    course: Course<G>,
    sheet: Vec<SheetLine>,
}

impl<G: Listed> ReviewParts for PreparedReview<G> {
    fn count(&self) -> usize {
        self.course.moments.len()
    }

    fn analyze(&self, step: usize, cancel: &dyn Interrupt) -> Finding {
        let budget = course::budget(&self.effort, step, cancel);
        match &self.course.moments[step] {
            Moment::Chance { before, after, .. } => {
                Finding { forecast: StepForecast::Swing(luck::swing(before, after, &budget)), decision: None }
            }
            Moment::Decision { before, seat, action } => {
                let decision = decisions::review(before, (*seat, *action), step, self.course.mean_score(), &budget);
                let forecast = match decision.forced {
                    true => StepForecast::SameAsNext,
                    false => StepForecast::Expected(before.forecast(luck::OUTCOMES, &budget)),
                };
                Finding { forecast, decision: Some(decision) }
            }
        }
    }

    fn compile(&self, findings: Vec<Finding>) -> Review {
        let Self { record, effort, course, sheet } = self;
        let forecasts = luck::forecasts(&course.end, &findings);
        let draws = luck::draws(course, &forecasts);
        let decisions: Vec<DecisionReview> = findings.into_iter().filter_map(|finding| finding.decision).collect();
        let players = summary::players(course.end.players(), &decisions, &draws);
        Review {
            game: record.game.clone(),
            options: record.options.clone(),
            seats: record.seats.clone(),
            seed: effort.seed,
            iterations: effort.iterations,
            scores: course.end.scores(),
            ranks: course.end.ranks(),
            forecasts: forecasts.iter().map(crate::rounding::forecast).collect(),
            turning_points: summary::turning_points(&decisions, &draws),
            comparison: summary::comparison(course.end.scores(), course.end.ranks(), &players),
            draws,
            decisions,
            players,
            sheet: sheet.clone(),
        }
    }
}
