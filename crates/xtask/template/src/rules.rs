//! Implements the `Game` contract by delegating to the chapters.

use crate::options::Options;
use crate::seen::{Position, View};
use crate::state::MyGame;
use crate::vocabulary::{Action, Chance, Event, Part, Refusal};
use game::{Chapter, Game, Languages, Log, Parts, PerSeat, Seat, Turn, Viewer, chapters};
use rand_core::Rng;

impl Game for MyGame {
    const SLUG: &'static str = "my-game";
    const RULES_VERSION: u32 = 1;
    const WORDS: Languages = Languages { en: include_str!("../text/en.ftl"), de: include_str!("../text/de.ftl") };
    const RULES: Languages = Languages { en: include_str!("../rules/en.md"), de: include_str!("../rules/de.md") };
    const EXAMPLES: &'static [Chapter] = chapters!["taking"];

    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Refusal = Refusal;
    type Part = Part;
    type View = View;
    /// Nothing is hidden, so the only world consistent with a view is the true one.
    type Imaginer = Self;
    type Position = Position;

    fn new(options: &Options) -> Self {
        Self::set_up(*options)
    }

    fn arrange(position: Position) -> Result<Self, String> {
        position.arrange()
    }

    fn options(&self) -> Options {
        self.options
    }

    fn players(&self) -> usize {
        self.options.players.into()
    }

    fn turn(&self) -> Turn {
        self.turn
    }

    fn legal_actions(&self, _: Seat, out: &mut Vec<Action>) {
        out.extend(self.possible_takings());
    }

    fn check(&self, _: Seat, action: &Action) -> Result<(), Refusal> {
        let Action::Take(count) = *action;
        self.check_take(count)
    }

    fn play(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        let Action::Take(count) = action;
        self.take(seat, count, log);
    }

    fn draw<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        self.draw_start_player(rng)
    }

    fn check_chance(&self, chance: &Chance) -> Result<(), Refusal> {
        let Chance::Start(seat) = *chance;
        self.check_start_player(seat)
    }

    fn reveal(&mut self, chance: Chance, log: &mut impl Log<Event>) {
        let Chance::Start(seat) = chance;
        self.set_start_player(seat, log);
    }

    fn scores(&self) -> PerSeat<i16> {
        self.scores
    }

    fn ranks(&self) -> PerSeat<u8> {
        self.ranking()
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    /// MG-1.3: the counters.
    fn census(&self) -> Vec<u32> {
        vec![self.taken.values().copied().chain([self.heap]).map(u32::from).sum()]
    }

    fn imaginer(view: &View) -> Self {
        let View { heap, taken, scores, turn, .. } = *view;
        Self { options: Options { players: taken.players() as u8 }, heap, taken, scores, turn }
    }

    fn imagine<R: Rng + ?Sized>(imaginer: &Self, _: &mut R) -> Self {
        *imaginer
    }

    fn parts(&self, action: &Action) -> Parts<Self> {
        let Action::Take(count) = *action;
        Parts::<Self>::from_iter([Part::Counters(count)])
    }
}
