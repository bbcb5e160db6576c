//! Lessons: a game's worked examples as tasks.
//!
//! The task depends on what the example expects. If its action is refused, the player has to find the reason; if no
//! other action scores as many points, the player has to find the action; otherwise the player just plays it.

mod answer;
mod course;
mod task;

use answer::answer;
use catalog::{Listed, Visitor};
use course::{Arranged, chapters, find};
use game::Viewer;
use protocol::{ApiError, LessonAnswer, LessonChapter, LessonPosition, LessonTry, Section};
use task::task;

/// A game's chapters in the order of its rules, with no lesson marked as done; `None` if there is no such game.
pub fn lesson_chapters(slug: &str) -> Option<Vec<LessonChapter>> {
    struct Chapters;

    impl Visitor for Chapters {
        type Output = Vec<LessonChapter>;

        fn visit<G: Listed>(self) -> Self::Output {
            chapters::<G>()
        }
    }

    catalog::visit(slug, Chapters)
}

/// One of a game's lessons, with or without its solution; `None` if there is no such lesson.
pub fn lesson(slug: &str, id: &str, with_solution: bool) -> Option<LessonPosition> {
    struct Show<'a>(&'a str, bool);

    impl Visitor for Show<'_> {
        type Output = Option<LessonPosition>;

        fn visit<G: Listed>(self) -> Self::Output {
            let lesson = find::<G>(self.0)?;
            let solution = self.1.then(|| Box::new(answer::solution(&lesson)));
            Some(LessonPosition { solution, ..shown(&lesson) })
        }
    }

    catalog::visit(slug, Show(id, with_solution))?
}

/// Checks the answer to a lesson; `None` if there is no such lesson. Fails if the action is illegal or the answer
/// doesn't fit the task.
pub fn try_lesson(slug: &str, id: &str, tried: LessonTry) -> Option<Result<LessonAnswer, ApiError>> {
    struct Try<'a>(&'a str, LessonTry);

    impl Visitor for Try<'_> {
        type Output = Option<Result<LessonAnswer, ApiError>>;

        fn visit<G: Listed>(self) -> Self::Output {
            find::<G>(self.0).map(|lesson| answer(&lesson, self.1))
        }
    }

    catalog::visit(slug, Try(id, tried))?
}

fn shown<G: Listed>(lesson: &Arranged<G>) -> LessonPosition {
    let viewer = Viewer::Seat(lesson.seat);
    let table = lesson.table();
    let mut position = table.position(viewer, 0);
    position.decisions[lesson.seat.index()] = table.turn().seats().contains(lesson.seat).then_some(0);
    let (asked, task) = task(lesson);
    let sections: Vec<Section> = table.describe(viewer);
    let summary = lesson.summary.clone();
    LessonPosition { summary, seat: lesson.seat, asked, task, position: Box::new(position), sections, solution: None }
}
