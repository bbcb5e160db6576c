//! Reads a game's worked examples and sets up their positions.

use any_table::{AnyTable, table_starting_at};
use catalog::Listed;
use game::{Bilingual, Chapter, Example, Game, GameExt, Seat, Text, Viewer, parse_exactly};
use protocol::{ChoiceAction, LessonChapter, LessonSummary, read_json};
use serde::de::IgnoredAny;
use serde_json::value::RawValue;

/// The examples are compiled in, and each game's tests run all of them.
const TESTED: &str = "worked examples are tested";

/// A worked example with its position set up as a game.
pub(super) struct Arranged<G: Game> {
    pub(super) summary: LessonSummary,
    pub(super) story: Bilingual,
    pub(super) game: G,
    pub(super) seat: Seat,
    pub(super) action: G::Action,
    /// Whether the rules refuse the action.
    pub(super) is_refused: bool,
}

pub(super) fn chapters<G: Game>() -> Vec<LessonChapter> {
    let lessons = |chapter: &Chapter| examples(chapter).into_iter().map(|example| summary(&example)).collect();
    let read = |chapter: &Chapter| LessonChapter {
        name: chapter.name,
        title: Text::new(chapter.title),
        lessons: lessons(chapter),
    };
    G::EXAMPLES.iter().map(read).collect()
}

pub(super) fn find<G: Game>(id: &str) -> Option<Arranged<G>> {
    let mut all = G::EXAMPLES.iter().flat_map(examples);
    all.find(|example| example.id == id).map(arrange)
}

/// All examples of refused actions.
pub(super) fn refused<G: Game>() -> impl Iterator<Item = Arranged<G>> {
    G::EXAMPLES.iter().flat_map(examples).filter(|example| example.expect.refused.is_some()).map(arrange)
}

impl<G: Listed> Arranged<G> {
    pub(super) fn table(&self) -> Box<dyn AnyTable> {
        table_starting_at(self.game.clone())
    }
}

impl<G: Game> Arranged<G> {
    /// The points the seat scores with a legal action.
    pub(super) fn gain(&self, action: G::Action) -> i16 {
        let mut then = self.game.clone();
        then.play(self.seat, action, &mut ());
        then.scores()[self.seat] - self.game.scores()[self.seat]
    }

    /// The action in notation and in words.
    pub(super) fn named_action(&self) -> ChoiceAction {
        ChoiceAction::new::<G>(&self.game.view(Viewer::Seat(self.seat)), self.action)
    }

    /// The parts that select the action.
    pub(super) fn clicks(&self) -> Vec<String> {
        self.game.parts(&self.action).iter().map(ToString::to_string).collect()
    }

    /// The seat's legal actions; none if it isn't that seat's turn.
    pub(super) fn legal(&self) -> Vec<G::Action> {
        if self.game.turn().seats().contains(self.seat) { self.game.legal(self.seat) } else { Vec::new() }
    }
}

/// An example whose position hasn't been read yet.
type Unread = Example<Box<RawValue>, IgnoredAny>;

fn examples(chapter: &Chapter) -> Vec<Unread> {
    read_json(chapter.examples).expect(TESTED)
}

fn arrange<G: Game>(example: Unread) -> Arranged<G> {
    let position: G::Position = read_json(example.position.get()).expect(TESTED);
    Arranged {
        summary: summary(&example),
        game: G::arrange(position).expect(TESTED),
        seat: example.seat,
        action: parse_exactly(&example.action).expect(TESTED),
        is_refused: example.expect.refused.is_some(),
        story: example.story,
    }
}

fn summary(example: &Unread) -> LessonSummary {
    let Example { id, title, rules, .. } = example;
    LessonSummary { id: id.clone(), title: title.clone(), rules: rules.clone(), done: false }
}
