//! Lessons and puzzles, and what the visitor has solved.

use crate::clock::PageClock;
use crate::engine::{STUDY_KEY, Tab};
use crate::messages::Output;
use game::SortedMap;
use insight::{PuzzleRating, Verdict, answer_budget, lesson_chapters, notation, outcome, puzzle_position, try_lesson};
use protocol::{
    ApiError, Code, DeviceProgress, GameProgress, LessonAnswer, LessonChapter, LessonPosition, LessonTry, Puzzle,
    PuzzleAnswer, PuzzleList, PuzzleOutcome, PuzzlePosition, PuzzleSummary, PuzzleTry, RatingChange, UserRating,
    read_json,
};
use serde::{Deserialize, Serialize};

const DAY_MILLIS: i64 = 24 * 60 * 60 * 1000;

/// The visitor's progress in every game.
#[derive(Default)]
pub(crate) struct Study {
    games: SortedMap<String, Progress>,
    /// Whether it has changed since it was stored.
    is_changed: bool,
}

/// The progress in one game.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct Progress {
    made: GameProgress,
    /// The puzzle rating and its deviation, in whole points.
    rating: Option<(i32, i32)>,
}

impl Progress {
    fn rating(&self) -> Option<PuzzleRating> {
        self.rating.map(|(rating, deviation)| PuzzleRating { rating: rating.into(), deviation: deviation.into() })
    }
}

impl Tab {
    /// Stores the progress if it has changed.
    pub(crate) fn store_study(&mut self, outputs: &mut Vec<Output>) {
        if std::mem::take(&mut self.study.is_changed) {
            let games = Some(&self.study.games).filter(|games| !games.is_empty());
            let value = games.map(|games| serde_json::to_string(games).expect("progress has string keys"));
            outputs.push(Output::Store { key: STUDY_KEY.to_owned(), value });
        }
    }
}

impl Study {
    /// Restores stored progress. If it can't be read, it is dropped.
    pub(crate) fn restore(stored: &str) -> Self {
        Self { games: read_json(stored).unwrap_or_default(), is_changed: false }
    }

    fn of(&self, game: &str) -> Progress {
        self.games.get(game).cloned().unwrap_or_default()
    }

    fn change(&mut self, game: &str) -> &mut Progress {
        self.is_changed = true;
        self.games.get_or_default(game.to_owned())
    }

    /// The progress that the server doesn't have.
    pub(crate) fn progress(&self) -> DeviceProgress {
        DeviceProgress { games: self.games.iter().map(|(game, it)| (game.clone(), it.made.clone())).collect() }
    }

    /// Forgets the progress, which the server has now.
    pub(crate) fn forget(&mut self) {
        *self = Self { is_changed: true, ..Self::default() };
    }

    pub(crate) fn lessons(&self, game: &str) -> Result<Vec<LessonChapter>, ApiError> {
        let mut chapters = lesson_chapters(game).ok_or(Code::NoSuchGame)?;
        let solved = self.of(game).made.lessons;
        for lesson in chapters.iter_mut().flat_map(|chapter| &mut chapter.lessons) {
            lesson.done = solved.contains(&lesson.id);
        }
        Ok(chapters)
    }

    pub(crate) fn lesson(&self, game: &str, id: &str, with_solution: bool) -> Result<LessonPosition, ApiError> {
        let mut lesson = insight::lesson(game, id, with_solution).ok_or(Code::NotFound)?;
        lesson.summary.done = self.of(game).made.lessons.contains(id);
        Ok(lesson)
    }

    pub(crate) fn try_lesson(&mut self, game: &str, id: &str, tried: LessonTry) -> Result<LessonAnswer, ApiError> {
        let answer = try_lesson(game, id, tried).ok_or(Code::NotFound)??;
        if answer.right {
            self.change(game).made.lessons.insert(id.to_owned());
        }
        Ok(answer)
    }

    pub(crate) fn puzzles(&self, game: &str, now: i64) -> Result<PuzzleList, ApiError> {
        let unknown = if catalog::SLUGS.contains(&game) { Code::NotFound } else { Code::NoSuchGame };
        let daily = insight::daily(game, (now / DAY_MILLIS).unsigned_abs()).ok_or(unknown)?;
        let progress = self.of(game);
        let summary = |puzzle: &Puzzle| summary(puzzle, &progress);
        Ok(PuzzleList {
            daily: daily.id.clone(),
            puzzles: insight::puzzles(game).iter().map(summary).collect(),
            rating: progress.rating().map(shown),
        })
    }

    pub(crate) fn puzzle(&self, game: &str, id: &str) -> Result<PuzzlePosition, ApiError> {
        let puzzle = insight::puzzle(game, id).ok_or(Code::NotFound)?;
        let position = Box::new(puzzle_position(puzzle)?);
        Ok(PuzzlePosition { summary: summary(puzzle, &self.of(game)), position })
    }

    pub(crate) fn try_puzzle(
        &mut self,
        game: &str,
        id: &str,
        tried: PuzzleTry,
        clock: PageClock,
    ) -> Result<PuzzleAnswer, ApiError> {
        let puzzle = insight::puzzle(game, id).ok_or(Code::NotFound)?;
        let action = tried.action.map(|action| notation(puzzle, &action)).transpose()?;
        let verdict = insight::answer(puzzle, action.as_deref(), &answer_budget(&clock)).ok_or(Code::OtherRules)?;
        let Verdict { right, text, solution } = verdict;
        let before = self.of(game).made.puzzles.get(id).copied();
        let outcome = outcome(before, right);
        let rating = before.is_none().then(|| self.rate(puzzle, outcome));
        self.change(game).made.puzzles.insert(id.to_owned(), outcome);
        let tells_solution = right || action.is_none() || outcome != PuzzleOutcome::Failed;
        Ok(PuzzleAnswer { right, outcome, text, rating, solution: tells_solution.then_some(solution) })
    }

    /// Rates the first try. The puzzle's own rating is the server's to change.
    fn rate(&mut self, puzzle: &Puzzle, outcome: PuzzleOutcome) -> RatingChange {
        let progress = self.change(&puzzle.game);
        let before = progress.rating().unwrap_or(PuzzleRating::NEW_VISITOR);
        let of_puzzle = PuzzleRating::new_puzzle(puzzle.difficulty);
        let (after, _) = before.after_try(of_puzzle, outcome == PuzzleOutcome::Solved);
        progress.rating = Some((after.rating.round() as i32, after.deviation.round() as i32));
        RatingChange { before: shown(before).rating, after: shown(after) }
    }
}

fn summary(puzzle: &Puzzle, progress: &Progress) -> PuzzleSummary {
    let Puzzle { id, options, seat, difficulty, gap, .. } = puzzle.clone();
    let rating = shown(PuzzleRating::new_puzzle(difficulty)).rating;
    let outcome = progress.made.puzzles.get(&id).copied();
    PuzzleSummary { id, options, seat, difficulty, gap, rating, outcome }
}

fn shown(rating: PuzzleRating) -> UserRating {
    UserRating { rating: rating.rating.round() as i32, provisional: rating.is_provisional() }
}
