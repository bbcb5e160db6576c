//! Hints, previews and verdicts for the server's tables, lessons and puzzles. Storing results is up to the server.

use crate::clock::PageClock;
use crate::requests::{Request, json};
use any_table::{AnyTable, open_imagined};
use game::{Seat, Turn, Viewer};
use insight::{answer_budget, hint_budget, hints_for, notation, try_lesson};
use protocol::{ActionName, ApiError, Code, LessonTry, MistakeAnswer, PuzzleTry};
use serde::Deserialize;
use serde_json::value::RawValue;

/// A question about a position, of which the page knows only `seat`'s view.
#[derive(Deserialize)]
struct Question {
    seat: Seat,
    view: Box<RawValue>,
    #[serde(default)]
    action: Option<ActionName>,
}

impl Question {
    /// A table that `seat` can't tell from the server's, if it is that seat's turn.
    fn table(&self, game: &str) -> Result<Box<dyn AnyTable>, ApiError> {
        let table = open_imagined(game, self.view.get()).ok_or(Code::NoSuchGame)?;
        match table.turn() {
            turn @ (Turn::Choose(_) | Turn::Commit(_)) if turn.seats().contains(self.seat) => Ok(table),
            _ => Err(Code::DecisionClosed.into()),
        }
    }
}

/// Answers `advice/{game}/…`.
pub(crate) fn advise(request: Request<'_>, game: &str, about: &[&str], clock: PageClock) -> Result<String, ApiError> {
    match about {
        ["hints"] => hints(game, &request.read()?, clock),
        ["preview"] => preview(game, &request.read()?),
        ["lessons", id] => json(&try_lesson(game, id, request.read::<LessonTry>()?).ok_or(Code::NotFound)??),
        ["puzzles", id] => puzzle(game, id, request.read()?, clock),
        _ => Err(Code::NotFound.into()),
    }
}

fn hints(game: &str, question: &Question, clock: PageClock) -> Result<String, ApiError> {
    let view = question.table(game)?.typed_view(Viewer::Seat(question.seat));
    json(&hints_for(&view, question.seat, &hint_budget(&clock)))
}

fn preview(game: &str, question: &Question) -> Result<String, ApiError> {
    let action = question.action.as_ref().ok_or_else(|| ApiError::bad_field(None))?;
    json(&question.table(game)?.preview(question.seat, action).map_err(ApiError::illegal)?)
}

/// The verdict on an answer, always with the solution.
fn puzzle(game: &str, id: &str, tried: PuzzleTry, clock: PageClock) -> Result<String, ApiError> {
    let puzzle = insight::puzzle(game, id).ok_or(Code::NotFound)?;
    let action = tried.action.map(|action| notation(puzzle, &action)).transpose()?;
    let verdict = insight::answer(puzzle, action.as_deref(), &answer_budget(&clock)).ok_or(Code::OtherRules)?;
    json(&MistakeAnswer::from(verdict))
}
