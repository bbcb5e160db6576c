//! A toy game: two players take counters from a heap in turn; whoever takes the last one gets a point. In version 1 of
//! the rules, a player takes one or two counters; in version 2, up to three. Each version is a type.

use bots::{Analysis, AnalysisBudget, Forecast};
use game::{
    Chapter, Game, GameOptions, Languages, Log, OptionKind, OptionSpec, OptionValue, OptionValues, OptionsError,
};
use game::{Parts, PerSeat, Seat, Text, Turn, Viewer};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

const COUNTERS: u8 = 7;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Heap<const RULES: u32> {
    heap: u8,
    scores: PerSeat<i16>,
    turn: Turn,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Options;

impl GameOptions for Options {
    const SPECS: &'static [OptionSpec] =
        &[OptionSpec { name: "players", kind: OptionKind::Number { min: 2, max: 2, default: 2 } }];

    fn from_values(_: &OptionValues) -> Result<Self, OptionsError> {
        Ok(Self)
    }

    fn to_values(&self) -> OptionValues {
        OptionValues::new().with("players", OptionValue::Number(2))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, game::Action)]
pub(super) enum Action {
    #[notation("take {count}")]
    Take(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, game::Part)]
pub(super) enum Part {
    #[notation("counters:{count}")]
    #[text("action-take")]
    Counters(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, game::Notation)]
pub(super) enum Chance {
    #[notation("start {seat}")]
    Start(Seat),
}

impl game::ChanceOutcome for Chance {}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, game::Event)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub(super) enum Event {
    Started {
        seat: Seat,
    },
    Took {
        seat: Seat,
        count: u8,
    },
    #[points(points, source = "last-counter", rule = "H-1")]
    TookLast {
        seat: Seat,
        points: i16,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, game::Refusal)]
pub(super) enum Refusal {
    #[rule("H-1")]
    WrongNumber { count: u8 },
    #[rule("H-1")]
    NoSuchSeat {
        #[arg("number", with = Seat::index)]
        seat: Seat,
    },
}

/// Nothing is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub(super) struct View {
    viewer: Viewer,
    heap: u8,
    scores: PerSeat<i16>,
    turn: Turn,
}

impl game::View for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn describe(&self) -> Vec<(Text, Vec<Text>)> {
        vec![(Text::new("view-heap"), vec![Text::new("view-counters").with("count", self.heap)])]
    }

    fn sketch(&self, _: &dyn Fn(&Text) -> String) -> String {
        "●".repeat(self.heap.into())
    }
}

/// No worked examples.
#[derive(Deserialize)]
pub(super) struct Position {}

impl<const RULES: u32> Heap<RULES> {
    /// H-1: this is what has changed.
    const MOST: u8 = if RULES == 1 { 2 } else { 3 };

    fn end(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.scores[seat] += 1;
        self.turn = Turn::Over;
        log.add(|| Event::TookLast { seat, points: 1 });
    }
}

impl<const RULES: u32> Game for Heap<RULES> {
    const SLUG: &'static str = "heap";
    const RULES_VERSION: u32 = RULES;
    const WORDS: Languages = Languages { en: "game-name = Heap", de: "game-name = Haufen" };
    const RULES: Languages = Languages { en: "**H-1** Take.", de: "**H-1** Nimm." };
    const EXAMPLES: &'static [Chapter] = &[];

    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Refusal = Refusal;
    type Part = Part;
    type View = View;
    type Imaginer = Self;
    type Position = Position;

    fn new(_: &Options) -> Self {
        Self { heap: COUNTERS, scores: PerSeat::new(2, 0), turn: Turn::Chance }
    }

    fn arrange(_: Position) -> Result<Self, String> {
        Err("there are no worked examples".to_owned())
    }

    fn options(&self) -> Options {
        Options
    }

    fn players(&self) -> usize {
        2
    }

    fn turn(&self) -> Turn {
        self.turn
    }

    fn legal_actions(&self, _: Seat, out: &mut Vec<Action>) {
        out.extend((1..=Self::MOST.min(self.heap)).map(Action::Take));
    }

    fn check(&self, _: Seat, action: &Action) -> Result<(), Refusal> {
        let Action::Take(count) = *action;
        match (1..=Self::MOST.min(self.heap)).contains(&count) {
            true => Ok(()),
            false => Err(Refusal::WrongNumber { count }),
        }
    }

    fn play(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        let Action::Take(count) = action;
        self.heap -= count;
        log.add(|| Event::Took { seat, count });
        match self.heap {
            0 => self.end(seat, log),
            _ => self.turn = Turn::Choose(seat.next(2)),
        }
    }

    /// Seat 0 always begins, so that the tests know who does.
    fn draw<R: Rng + ?Sized>(&self, _: &mut R) -> Chance {
        Chance::Start(Seat::new(0))
    }

    fn check_chance(&self, chance: &Chance) -> Result<(), Refusal> {
        let Chance::Start(seat) = *chance;
        if seat.index() < 2 { Ok(()) } else { Err(Refusal::NoSuchSeat { seat }) }
    }

    fn reveal(&mut self, chance: Chance, log: &mut impl Log<Event>) {
        let Chance::Start(seat) = chance;
        self.turn = Turn::Choose(seat);
        log.add(|| Event::Started { seat });
    }

    fn scores(&self) -> PerSeat<i16> {
        self.scores
    }

    fn ranks(&self) -> PerSeat<u8> {
        self.scores.map(|own| 1 + self.scores.values().filter(|other| **other > own).count() as u8)
    }

    fn view(&self, viewer: Viewer) -> View {
        View { viewer, heap: self.heap, scores: self.scores, turn: self.turn }
    }

    fn census(&self) -> Vec<u32> {
        Vec::new()
    }

    fn imaginer(view: &View) -> Self {
        Self { heap: view.heap, scores: view.scores, turn: view.turn }
    }

    fn imagine<R: Rng + ?Sized>(imaginer: &Self, _: &mut R) -> Self {
        imaginer.clone()
    }

    fn parts(&self, action: &Action) -> Parts<Self> {
        let Action::Take(count) = *action;
        Parts::<Self>::from_iter([Part::Counters(count)])
    }
}

#[cfg(feature = "schema")]
impl<const RULES: u32> game::Drawable for Heap<RULES> {
    fn components() -> impl Serialize {
        COUNTERS
    }
}

impl<const RULES: u32> catalog::Listed for Heap<RULES> {
    type Guide = bots::Plain;
    type Encoder = tensors::Plain;

    fn any_view(_: View) -> catalog::AnyView {
        unreachable!("no computer player plays at these tables")
    }

    fn analyze(view: &View, seat: Seat, asked_about: Option<Action>, budget: &AnalysisBudget<'_>) -> Analysis<Action> {
        bots::analyze::<Self, bots::Plain>(view, seat, asked_about, budget)
    }

    fn forecast(&self, outcomes: usize, budget: &AnalysisBudget<'_>) -> Forecast {
        bots::forecast::<Self, bots::Plain>(self, outcomes, budget)
    }
}
