//! The [`Game`] implementation; each method delegates to a chapter.

use crate::options::Options;
use crate::seen::position::Position;
use crate::seen::view::View;
use crate::state::{Step, SummerPavilion};
use crate::vocabulary::action::{Action, Part};
use crate::vocabulary::chance::Chance;
use crate::vocabulary::event::Event;
use crate::vocabulary::refusal::{Awaited, Refusal};
use crate::vocabulary::tile::{Color, Tiles};
use game::{Chapter, Game, Languages, Log, Parts, PerSeat, Seat, Text, ToText, Turn, Viewer, chapters};
use rand_core::Rng;

impl Game for SummerPavilion {
    const SLUG: &'static str = "summer-pavilion";
    const RULES_VERSION: u32 = 1;
    const WORDS: Languages = Languages { en: include_str!("../text/en.ftl"), de: include_str!("../text/de.ftl") };
    const RULES: Languages = Languages { en: include_str!("../rules/en.md"), de: include_str!("../rules/de.md") };
    const EXAMPLES: &'static [Chapter] =
        chapters!["acquire", "placement", "payment", "structures", "bonus", "pass", "end-scoring", "plain",];
    const PUZZLES: &'static str = include_str!("../puzzles.jsonl");

    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Refusal = Refusal;
    type Part = Part;
    type View = View;
    type Imaginer = Self;
    type Position = Position;

    fn new(options: &Options) -> Self {
        Self::set_up(options)
    }

    fn arrange(position: Position) -> Result<Self, String> {
        position.arrange()
    }

    fn options(&self) -> Options {
        self.options
    }

    fn players(&self) -> usize {
        usize::from(self.options.players)
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.step {
            Step::DrawStarter | Step::FillSupply | Step::FillFactories | Step::RefillSupply => Turn::Chance,
            Step::Acquire | Step::Play | Step::ChooseBonus(_) => Turn::Choose(self.on_turn),
            Step::Over => Turn::Over,
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.step {
            Step::Acquire => self.list_takes(out),
            Step::ChooseBonus(due) => self.list_bonuses(due, out),
            _ => {
                self.list_placements(seat, out);
                self.list_passes(seat, out);
            }
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match (self.step, *action) {
            (Step::Acquire, Action::Take { source, color }) => self.check_take(source, color),
            (Step::Play, Action::Place { space, color, jokers }) => self.check_placement(seat, space, color, jokers),
            (Step::Play, Action::Pass(kept)) => self.check_pass(seat, kept),
            (Step::ChooseBonus(due), Action::Bonus(tiles)) => self.check_bonus(due, tiles),
            _ => Err(self.not_now()),
        }
    }

    fn play(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Take { source, color } => self.take(seat, source, color, log),
            Action::Place { space, color, jokers } => self.place(seat, space, color, jokers, log),
            Action::Bonus(tiles) => self.take_bonus(seat, tiles, log),
            Action::Pass(kept) => self.pass(seat, kept, log),
        }
    }

    fn draw<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        match self.step {
            Step::DrawStarter => Chance::Start(self.draw_starter(rng)),
            Step::FillSupply | Step::RefillSupply => Chance::Supply(self.draw_supply(rng)),
            _ => Chance::Factories(self.draw_factories(rng)),
        }
    }

    fn odds(&self) -> Option<Vec<(Chance, u32)>> {
        match self.step {
            Step::DrawStarter => Some(self.all_seats().map(|seat| (Chance::Start(seat), 1)).collect()),
            Step::RefillSupply => self.supply_odds(),
            _ => None,
        }
    }

    fn chance_kind(&self) -> &'static str {
        match self.step {
            Step::DrawStarter => "start",
            Step::FillSupply | Step::RefillSupply => "supply",
            _ => "factories",
        }
    }

    fn check_chance(&self, chance: &Chance) -> Result<(), Refusal> {
        match (self.step, chance) {
            (Step::DrawStarter, Chance::Start(seat)) => self.check_starter(*seat),
            (Step::FillSupply | Step::RefillSupply, Chance::Supply(tiles)) => self.check_supply(*tiles),
            (Step::FillFactories, Chance::Factories(factories)) => self.check_factories(factories),
            _ => Err(self.not_now()),
        }
    }

    fn reveal(&mut self, chance: Chance, log: &mut impl Log<Event>) {
        match chance {
            Chance::Start(seat) => self.appoint_starter(seat, log),
            Chance::Supply(tiles) => self.fill_supply(tiles, log),
            Chance::Factories(factories) => self.fill_factories(&factories, log),
        }
    }

    fn scores(&self) -> PerSeat<i16> {
        self.seats.map(|player| player.score)
    }

    fn ranks(&self) -> PerSeat<u8> {
        self.ranking()
    }

    #[inline]
    fn round(&self) -> u8 {
        self.round
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    /// Counts the tiles of each color. The start token needs no count: the state has only one place for it.
    fn census(&self) -> Vec<u32> {
        let on_table = [self.bag, self.tower, self.supply, self.center];
        let heaps = on_table.into_iter().chain(self.factories);
        let heaps = heaps.chain(self.seats.values().flat_map(|player| [player.hand, player.board.count()]));
        heaps.fold(Tiles::NONE, |all, heap| all + heap).counts().map(u32::from).to_vec()
    }

    fn imaginer(view: &View) -> Self {
        view.imagine()
    }

    fn imagine<R: Rng + ?Sized>(imaginer: &Self, _: &mut R) -> Self {
        *imaginer
    }

    /// A click on a space alone means placing a tile of the color that is there or belongs there; on the center star,
    /// any color will do.
    fn meant(&self, seat: Seat, clicks: &[Part]) -> Option<Action> {
        let (last, before) = clicks.split_last()?;
        match *last {
            Part::Space(space) => {
                let color = self.player(seat).board.tile(space).or(space.star().color()).unwrap_or(Color::ALL[0]);
                Some(Action::Place { space, color, jokers: 0 })
            }
            Part::Color(color) => self.meant_by_color(before, color),
            // At an empty source, any color is refused for the same reason.
            Part::Source(source) => Some(Action::Take { source, color: Color::ALL[0] }),
            Part::Pass => Some(Action::Pass(Tiles::NONE)),
            Part::Jokers(_) => None,
        }
    }

    fn misplaced(&self, _: Part) -> Option<Refusal> {
        Some(self.not_now())
    }

    fn parts(&self, action: &Action) -> Parts<Self> {
        match *action {
            Action::Take { source, color } => [Part::Source(source), Part::Color(color)].into_iter().collect(),
            Action::Place { space, color, jokers } => {
                [Part::Space(space), Part::Color(color), Part::Jokers(jokers)].into_iter().collect()
            }
            Action::Bonus(tiles) => tiles.each().map(Part::Color).collect(),
            Action::Pass(kept) => [Part::Pass].into_iter().chain(kept.each().map(Part::Color)).collect(),
        }
    }

    /// Names spaces by the numbers on the board side in use.
    fn label(view: &View, action: &Action) -> Text {
        match *action {
            Action::Place { space, color, jokers } => Text::new("action-place")
                .with("color", color)
                .with("space", space.on(view.options.board))
                .with("jokers", jokers),
            _ => action.text(),
        }
    }

    /// Everything is open, so only the phase and the player's pass matter.
    fn suppose_turn(&mut self, seat: Seat) -> bool {
        self.step = match self.step {
            Step::Acquire => Step::Acquire,
            Step::Play | Step::ChooseBonus(_) if !self.passed.contains(seat) => Step::Play,
            _ => return false,
        };
        self.on_turn = seat;
        true
    }

    /// Prefers placing to passing, and keeping more tiles to keeping fewer.
    #[inline]
    fn reluctance(&self, action: &Action) -> u8 {
        match action {
            Action::Pass(kept) => 1 + self.keepable(self.on_turn).saturating_sub(kept.total()),
            _ => 0,
        }
    }
}

impl SummerPavilion {
    /// The action meant by a click on this color after these clicks.
    fn meant_by_color(&self, before: &[Part], color: Color) -> Option<Action> {
        let tiles = || {
            let colors =
                before.iter().filter_map(|part| if let Part::Color(color) = part { Some(*color) } else { None });
            Tiles::try_collect(colors.chain([color])).ok()
        };
        match (before.first(), self.step) {
            (Some(Part::Source(source)), _) => Some(Action::Take { source: *source, color }),
            (Some(Part::Space(space)), _) => Some(Action::Place { space: *space, color, jokers: 0 }),
            (Some(Part::Pass), _) => tiles().map(Action::Pass),
            (_, Step::ChooseBonus(_)) => tiles().map(Action::Bonus),
            _ => None,
        }
    }

    fn not_now(&self) -> Refusal {
        let awaited = match self.step {
            Step::DrawStarter => Awaited::StartPlayer,
            Step::FillSupply | Step::RefillSupply => Awaited::Supply,
            Step::FillFactories => Awaited::Factories,
            Step::Acquire => Awaited::Take,
            Step::ChooseBonus(_) => Awaited::Bonus,
            Step::Play | Step::Over => Awaited::PlacementOrPass,
        };
        Refusal::NotNow { awaited }
    }
}
