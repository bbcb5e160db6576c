//! Checks the answer to a lesson.

use super::course::Arranged;
use super::task::{reasons, refusal, sought};
use catalog::Listed;
use game::{Text, Viewer, parse_exactly};
use protocol::{ActionName, ApiError, Code, EventLine, LessonAnswer, LessonSolution, LessonTry, PositionView};

pub(super) fn answer<G: Listed>(lesson: &Arranged<G>, tried: LessonTry) -> Result<LessonAnswer, ApiError> {
    match (tried.action, tried.reason) {
        (None, None) => Ok(told(lesson)),
        (Some(action), None) if !lesson.is_refused => tried_action(lesson, action),
        (None, Some(reason)) if lesson.is_refused => Ok(tried_reason(lesson, reason)),
        _ => Err(Code::BadMessage.into()),
    }
}

/// The solution, its explanation, and its consequences.
pub(super) fn solution<G: Listed>(lesson: &Arranged<G>) -> LessonSolution {
    let after = (!lesson.is_refused).then(|| Box::new(after(lesson, lesson.action)));
    LessonSolution {
        action: lesson.named_action(),
        clicks: lesson.clicks(),
        story: lesson.story.clone(),
        events: after.as_ref().map(|after| after.events.clone()).unwrap_or_default(),
        after,
        refusal: if lesson.is_refused { refusal(lesson) } else { None },
    }
}

fn told<G: Listed>(lesson: &Arranged<G>) -> LessonAnswer {
    let text = Text::new("lesson-shown").with("action", lesson.named_action().label);
    LessonAnswer { right: false, text, events: Vec::new(), solution: Some(Box::new(solution(lesson))) }
}

fn tried_action<G: Listed>(lesson: &Arranged<G>, name: ActionName) -> Result<LessonAnswer, ApiError> {
    let notation = lesson.table().choose(lesson.seat, &name).map_err(ApiError::illegal)?;
    let action = parse_exactly::<G::Action>(&notation).map_err(|error| ApiError::illegal(error.into()))?;
    let right = action == lesson.action;
    let text = if right { praise(lesson) } else { difference(lesson, action) };
    let solution = right.then(|| Box::new(solution(lesson)));
    Ok(LessonAnswer { right, text, events: happened(lesson, action), solution })
}

fn tried_reason<G: Listed>(lesson: &Arranged<G>, reason: u8) -> LessonAnswer {
    let reasons = reasons(lesson);
    let chosen = reasons.get(usize::from(reason)).map(|text| text.key);
    let right = chosen.is_some() && chosen == refusal(lesson).map(|refusal| refusal.text.key);
    let text = Text::new(if right { "lesson-right" } else { "lesson-other-reason" });
    LessonAnswer { right, text, events: Vec::new(), solution: right.then(|| Box::new(solution(lesson))) }
}

fn praise<G: Listed>(lesson: &Arranged<G>) -> Text {
    match lesson.gain(lesson.action) {
        0 => Text::new("lesson-right"),
        points => Text::new("lesson-right-points").with("points", points),
    }
}

/// How a legal action differs from the solution.
fn difference<G: Listed>(lesson: &Arranged<G>, action: G::Action) -> Text {
    match sought(lesson) {
        Some(points) => Text::new("lesson-other-points").with("points", lesson.gain(action)).with("asked", points),
        None => Text::new("lesson-other-action").with("action", lesson.named_action().label),
    }
}

fn happened<G: Listed>(lesson: &Arranged<G>, action: G::Action) -> Vec<EventLine> {
    after(lesson, action).events
}

/// The position after a legal action, with the events seen by the seat.
fn after<G: Listed>(lesson: &Arranged<G>, action: G::Action) -> PositionView {
    let mut table = lesson.table();
    table.act(lesson.seat, &action.to_string()).expect("legality was checked");
    PositionView { version: 1, ..table.position(Viewer::Seat(lesson.seat), 0) }
}
