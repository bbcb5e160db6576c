//! Reviews of finished games, made step by step.

use crate::clock::PageClock;
use crate::engine::REVIEW_KEY;
use crate::messages::Output;
use game::{Record, SortedMap};
use insight::{
    Finding, Mistake, ReviewEffort, ReviewError, ReviewParts, Verdict, answer_budget, notation, prepare_review,
};
use protocol::{ApiError, Code, MistakeAnswer, Progress, PuzzleTry, ReviewState, read_json};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// Reviews by the game's address.
#[derive(Default)]
pub(crate) struct Reviews {
    ready: SortedMap<String, Ready>,
    running: SortedMap<String, Running>,
}

/// A finished review, as it is stored.
#[derive(Serialize, Deserialize)]
struct Ready {
    record: Record,
    review: Box<RawValue>,
}

struct Running {
    record: Record,
    parts: Box<dyn ReviewParts>,
    findings: Vec<Finding>,
}

impl Running {
    fn progress(&self) -> Progress {
        Progress { done: self.findings.len() as u32, of: self.parts.count() as u32 }
    }
}

impl Reviews {
    /// Restores a stored review. One that can't be read is dropped.
    pub(crate) fn restore(&mut self, id: &str, stored: &str) {
        if let Some(ready) = read_json(stored) {
            self.ready.insert(id.to_owned(), ready);
        }
    }

    /// Stops a running review.
    pub(crate) fn cancel(&mut self, id: &str) {
        self.running.remove(id);
    }

    pub(crate) fn remove(&mut self, id: &str) {
        self.ready.remove(id);
        self.running.remove(id);
    }

    pub(crate) fn is_running(&self) -> bool {
        !self.running.is_empty()
    }

    pub(crate) fn state(&self, id: &str) -> ReviewState {
        if let Some(running) = self.running.get(id) {
            return ReviewState::Running { progress: running.progress() };
        }
        self.ready.get(id).map_or(ReviewState::Missing, |ready| ReviewState::Ready { review: ready.review.clone() })
    }

    /// Starts a review, unless it is already finished or running, and returns its state.
    pub(crate) fn start(&mut self, id: &str, record: Record, effort: ReviewEffort) -> Result<ReviewState, ApiError> {
        if matches!(self.state(id), ReviewState::Missing) {
            let parts = prepare_review(&record, effort).map_err(refused)?;
            self.running.insert(id.to_owned(), Running { record, parts, findings: Vec::new() });
        }
        Ok(self.state(id))
    }

    /// Analyzes one more step of one of the reviews.
    pub(crate) fn advance(&mut self, clock: PageClock, outputs: &mut Vec<Output>) {
        let Some((id, mut running)) = self.running.pop_first() else { return };
        if running.findings.len() < running.parts.count() {
            running.findings.push(running.parts.analyze(running.findings.len(), &clock));
        }
        if running.findings.len() < running.parts.count() {
            return self.running.insert(id, running);
        }
        let Running { record, parts, findings } = running;
        let review = serde_json::value::to_raw_value(&parts.compile(findings)).expect("a review has string keys");
        let ready = Ready { record, review };
        let stored = serde_json::to_string(&ready).expect("a record has string keys");
        outputs.push(Output::Store { key: format!("{REVIEW_KEY}{id}"), value: Some(stored) });
        self.ready.insert(id, ready);
    }

    /// Judges another action at a decision that lost points in a reviewed game; without an action, returns the best
    /// one.
    pub(crate) fn retry(
        &self,
        id: &str,
        step: usize,
        tried: PuzzleTry,
        clock: PageClock,
    ) -> Result<MistakeAnswer, ApiError> {
        let Ready { record, review } = self.ready.get(id).ok_or(Code::NotFound)?;
        let mistake = Mistake::in_review(review.get(), step).ok_or(Code::NotFound)?;
        let puzzle = mistake.puzzle(record).ok_or(Code::NotFound)?;
        let action = tried.action.map(|action| notation(&puzzle, &action)).transpose()?;
        let judged = mistake.retry(&puzzle, action.as_deref(), &answer_budget(&clock));
        let Verdict { right, text, solution } = judged.ok_or(Code::OtherRules)?;
        Ok(MistakeAnswer { right, text, solution: (right || action.is_none()).then_some(solution) })
    }
}

fn refused(error: ReviewError) -> ApiError {
    match error {
        ReviewError::NotOver => Code::NotOver.into(),
        error => ApiError { text: error.text(), ..Code::OtherRules.into() },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    const GAMES: &str = include_str!("../../summer-pavilion/tests/corpus/rules-1/players-2.board-colored.jsonl");

    #[test]
    fn a_review_is_made_step_by_step_and_stored_at_the_end() {
        let record: Record = serde_json::from_str(GAMES.lines().next().unwrap()).unwrap();
        let (mut reviews, mut outputs) = (Reviews::default(), Vec::new());
        let clock = PageClock(|| Duration::ZERO);
        let steps = record.steps.len() as u32;
        reviews.start("a", record, ReviewEffort { iterations: 1, ..ReviewEffort::default() }).unwrap();
        for done in 0..steps {
            let ReviewState::Running { progress } = reviews.state("a") else { panic!("it is running") };
            assert_eq!((progress.done, outputs.len()), (done, 0));
            reviews.advance(clock, &mut outputs);
        }
        assert!(!reviews.is_running() && matches!(reviews.state("a"), ReviewState::Ready { .. }));
        let [Output::Store { key, value: Some(review) }] = outputs.as_slice() else { panic!("{outputs:?}") };
        assert_eq!(key, "review/a");
        let mut again = Reviews::default();
        again.restore("a", review);
        assert!(matches!(again.state("a"), ReviewState::Ready { .. }));
    }

    #[test]
    fn a_running_review_can_be_canceled() {
        let record: Record = serde_json::from_str(GAMES.lines().next().unwrap()).unwrap();
        let mut reviews = Reviews::default();
        reviews.start("a", record, ReviewEffort::default()).unwrap();
        reviews.cancel("a");
        assert!(!reviews.is_running() && matches!(reviews.state("a"), ReviewState::Missing));
    }

    #[test]
    fn a_game_that_is_not_over_is_not_reviewed() {
        let record: Record = serde_json::from_str(GAMES.lines().next().unwrap()).unwrap();
        let steps = record.steps[..9].to_vec();
        let running = Record { steps, legal: None, scores: None, result: None, ..record };
        let refused = Reviews::default().start("a", running, ReviewEffort::default()).expect_err("it runs");
        assert_eq!(refused.code, Code::NotOver);
    }
}
