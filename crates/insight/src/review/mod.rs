//! A finished game in hindsight.

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

/// How thoroughly a game is reviewed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Diligence {
    pub seed: u32,
    /// About so much search each decision gets.
    pub iterations: u32,
    /// So many threads share the work. The review does not depend on it.
    pub threads: usize,
}

impl Default for Diligence {
    fn default() -> Self {
        Self { seed: 1, iterations: 1000, threads: 1 }
    }
}

/// Why a record can't be reviewed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReviewError {
    NoSuchGame,
    /// It is not a record of a game by these rules.
    Replay(Box<ReplayError>),
    /// Only finished games are reviewed.
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

/// Reviews the game of a record. `progress` is told how far it is; once `cancel` is true, it ends soon.
pub fn review(
    record: &Record,
    diligence: &Diligence,
    progress: &(dyn Fn(Progress) + Sync),
    cancel: &AtomicBool,
) -> Result<Review, ReviewError> {
    let reviewing = Reviewing { record, diligence, progress, cancel };
    catalog::visit(&record.game, reviewing).unwrap_or(Err(ReviewError::NoSuchGame))
}

struct Reviewing<'a> {
    record: &'a Record,
    diligence: &'a Diligence,
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
        let findings = self.search(&course);
        if self.cancel.load(Ordering::Relaxed) {
            return Err(ReviewError::Canceled);
        }
        let sheet = table.sheet();
        let sheet = sheet.lines().iter().map(|line| SheetLine { source: line.source, points: line.points });
        Ok(self.compile(&course, findings, sheet.collect()))
    }
}

/// What was found out about one moment of a game.
struct Finding {
    /// How the game could be expected to end before the step; after an outcome of chance, by how much that changed it.
    forecast: Outlook,
    decision: Option<DecisionReview>,
}

enum Outlook {
    Expected(Forecast),
    /// As before the next step.
    Same,
    /// Before the next step less this.
    Swing(luck::Swing),
}

impl Reviewing<'_> {
    /// One job for each moment that something is to be found out about.
    fn search<G: Listed>(&self, course: &Course<G>) -> Vec<Finding> {
        let of = course.moments.len();
        let told = |done: usize| (self.progress)(Progress { done: done as u32, of: of as u32 });
        told(0);
        parallel::each(of, self.diligence.threads.max(1), |step| self.look_at(course, step), &told)
    }

    fn look_at<G: Listed>(&self, course: &Course<G>, step: usize) -> Finding {
        let care = course::care(self.diligence, step, self.cancel);
        match &course.moments[step] {
            Moment::Chance { before, after, .. } => {
                Finding { forecast: Outlook::Swing(luck::swing(before, after, &care)), decision: None }
            }
            Moment::Decision { before, seat, action } => {
                let decision = decisions::review(before, (*seat, *action), step, course.level(), &care);
                let forecast = match decision.forced {
                    true => Outlook::Same,
                    false => Outlook::Expected(bots::forecast::<G, G::Guide>(before, luck::OUTCOMES, &care)),
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
            seed: self.diligence.seed,
            iterations: self.diligence.iterations,
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
