//! Every worked example of every game is a lesson that can be solved.

use insight::{lesson, lesson_chapters, try_lesson};
use protocol::{ActionName, LessonTask, LessonTry};

fn all() -> Vec<(&'static str, String)> {
    let of_game = |slug: &&'static str| {
        let chapters = lesson_chapters(slug).unwrap();
        let ids = chapters.into_iter().flat_map(|chapter| chapter.lessons).map(|lesson| (*slug, lesson.id));
        ids.collect::<Vec<_>>()
    };
    catalog::SLUGS.iter().flat_map(of_game).collect()
}

fn tried(slug: &str, id: &str, answer: LessonTry) -> protocol::LessonAnswer {
    try_lesson(slug, id, answer).unwrap().unwrap_or_else(|error| panic!("{slug}, {id}: {error:?}"))
}

fn act(clicks: Vec<String>) -> LessonTry {
    LessonTry { action: Some(ActionName::Clicks(clicks)), reason: None }
}

#[test]
fn every_example_is_solved_by_its_own_action_or_reason() {
    assert!(all().len() > 150);
    for (slug, id) in all() {
        let solution = tried(slug, &id, LessonTry::default()).solution.unwrap();
        let task = lesson(slug, &id, false).unwrap().task;
        let answer = match &task {
            LessonTask::Why { reasons, .. } => {
                let why = solution.refusal.unwrap().text.key;
                let reason = reasons.iter().position(|reason| reason.key == why).map(|reason| reason as u8);
                assert!(reasons.len() > 1, "{slug}, {id}: only one reason is offered");
                LessonTry { reason, action: None }
            }
            LessonTask::Do { .. } | LessonTask::Find { .. } => act(solution.clicks),
        };
        let answer = tried(slug, &id, answer);
        assert!(answer.right && answer.solution.is_some(), "{slug}, {id}: {:?}", answer.text);
    }
}

#[test]
fn a_find_task_names_the_points_but_not_the_action() {
    let lesson = lesson("mille-fiori", "workshops-pigments-double", false).unwrap();
    assert_eq!(lesson.task, LessonTask::Find { points: 8 });
    assert!(lesson.solution.is_none() && !lesson.position.choices.is_empty());
}

#[test]
fn another_move_reports_its_points_and_leaves_the_lesson_unsolved() {
    let (slug, id) = ("mille-fiori", "workshops-pigments-double");
    let solution = tried(slug, id, LessonTry::default()).solution.unwrap();
    let other = lesson(slug, id, false).unwrap().position.choices.parts;
    let other = other.into_iter().find(|choice| !solution.clicks.contains(&choice.part)).unwrap();
    let answer = tried(slug, id, act(vec![other.part]));
    assert!(!answer.right && answer.solution.is_none() && !answer.events.is_empty());
    assert_eq!(answer.text.key, "lesson-other-points");
}

#[test]
fn a_wrong_reason_is_not_a_solution_and_answers_must_fit_the_task() {
    let (slug, id) = ("summer-pavilion", "a-covered-space");
    let right = tried(slug, id, LessonTry::default()).solution.unwrap().refusal.unwrap().text.key;
    let LessonTask::Why { reasons, .. } = lesson(slug, id, false).unwrap().task else { panic!("another task") };
    let wrong = reasons.iter().position(|reason| reason.key != right).unwrap() as u8;
    assert!(!tried(slug, id, LessonTry { reason: Some(wrong), action: None }).right);
    assert!(!tried(slug, id, LessonTry { reason: Some(99), action: None }).right);
    assert!(try_lesson(slug, id, act(vec!["nothing".to_owned()])).unwrap().is_err());
}

#[test]
fn unknown_lessons_and_games_are_none() {
    assert!(lesson("mille-fiori", "nothing", false).is_none());
    assert!(lesson("nothing", "houses-run-of-three", false).is_none());
    assert!(lesson_chapters("nothing").is_none());
}
