//! Lessons: the worked examples of a game, asked instead of told.
//!
//! What is asked follows from what the example expects. If its action is the only one that brings so many points, it is
//! to be found; if it is refused, the reason is; else it is to be done, to see what comes of it.

mod answer;
mod course;
mod task;

use answer::answer;
use catalog::Visitor;
use course::{Arranged, chapters, find};
use game::{Game, Viewer};
use protocol::{ApiError, LessonAnswer, LessonChapter, LessonPosition, LessonTry, Section};
use task::task;

/// The chapters of a game in the order of its rules, nothing done yet; `None` if there is no such game.
pub fn lesson_chapters(slug: &str) -> Option<Vec<LessonChapter>> {
    struct Chapters;

    impl Visitor for Chapters {
        type Output = Vec<LessonChapter>;

        fn visit<G: Game>(self) -> Self::Output {
            chapters::<G>()
        }
    }

    catalog::visit(slug, Chapters)
}

/// A lesson of a game, with its solution if that is asked for; `None` if there is no such lesson.
pub fn lesson(slug: &str, id: &str, with_solution: bool) -> Option<LessonPosition> {
    struct Show<'a>(&'a str, bool);

    impl Visitor for Show<'_> {
        type Output = Option<LessonPosition>;

        fn visit<G: Game>(self) -> Self::Output {
            let lesson = find::<G>(self.0)?;
            let solution = self.1.then(|| Box::new(answer::solution(&lesson)));
            Some(LessonPosition { solution, ..shown(&lesson) })
        }
    }

    catalog::visit(slug, Show(id, with_solution))?
}

/// What comes of an answer to a lesson; or why the action that was tried is not possible. `None` if there is no such lesson.
pub fn try_lesson(slug: &str, id: &str, tried: LessonTry) -> Option<Result<LessonAnswer, ApiError>> {
    struct Try<'a>(&'a str, LessonTry);

    impl Visitor for Try<'_> {
        type Output = Option<Result<LessonAnswer, ApiError>>;

        fn visit<G: Game>(self) -> Self::Output {
            find::<G>(self.0).map(|lesson| answer(&lesson, self.1))
        }
    }

    catalog::visit(slug, Try(id, tried))?
}

fn shown<G: Game>(lesson: &Arranged<G>) -> LessonPosition {
    let viewer = Viewer::Seat(lesson.seat);
    let table = lesson.table();
    let mut position = table.position(viewer, 0);
    position.decisions[lesson.seat.index()] = table.turn().seats().contains(lesson.seat).then_some(0);
    let (asked, task) = task(lesson);
    let sections: Vec<Section> = table.describe(viewer);
    let summary = lesson.summary.clone();
    LessonPosition { summary, seat: lesson.seat, asked, task, position: Box::new(position), sections, solution: None }
}
