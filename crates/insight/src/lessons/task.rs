//! A lesson's task.

use super::course::{Arranged, refused};
use game::{Game, GameExt, Text};
use protocol::{LessonTask, Refusal};

/// Number of reasons to choose from, including the right one.
const REASONS: usize = 3;

/// The task, in words and as data.
pub(super) fn task<G: Game>(lesson: &Arranged<G>) -> (Text, LessonTask) {
    let (action, clicks) = (lesson.named_action(), lesson.clicks());
    let words = |key| Text::new(key).with("seat", lesson.seat);
    if lesson.is_refused {
        let asked = words("lesson-why").with("action", lesson.named_action().label);
        return (asked, LessonTask::Why { action, clicks, reasons: reasons(lesson) });
    }
    match sought(lesson) {
        Some(points) => (words("lesson-find").with("points", points), LessonTask::Find { points }),
        None => (words("lesson-do").with("action", lesson.named_action().label), LessonTask::Do { action, clicks }),
    }
}

/// The points the action scores, if no other legal action scores the same.
pub(super) fn sought<G: Game>(lesson: &Arranged<G>) -> Option<i16> {
    let points = lesson.gain(lesson.action);
    let legal = lesson.legal();
    let is_alone = legal.iter().filter(|action| lesson.gain(**action) == points).count() == 1;
    (points > 0 && legal.len() > 1 && is_alone).then_some(points)
}

/// Why the action is refused.
pub(super) fn refusal<G: Game>(lesson: &Arranged<G>) -> Option<Refusal> {
    lesson.game.allows(lesson.seat, &lesson.action).err().map(Refusal::from)
}

/// The right reason among some of the game's other refusals, sorted by key so that the order gives nothing away.
pub(super) fn reasons<G: Game>(lesson: &Arranged<G>) -> Vec<Text> {
    let others = refused::<G>().filter_map(|other| refusal(&other));
    distinct(&mut refusal(lesson).into_iter().chain(others).map(|refusal| refusal.text))
}

/// The first [`REASONS`] different reasons, sorted by key.
fn distinct(all: &mut dyn Iterator<Item = Text>) -> Vec<Text> {
    let mut reasons: Vec<Text> = Vec::new();
    for reason in all {
        if reasons.len() < REASONS && reasons.iter().all(|known| known.key != reason.key) {
            reasons.push(reason);
        }
    }
    reasons.sort_by_key(|reason| reason.key);
    reasons
}
