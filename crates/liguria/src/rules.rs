//! The [`Game`] implementation; each method delegates to a chapter.

use crate::components::CARGO_SPACES;
use crate::options::Options;
use crate::seen::{Position, View, label};
use crate::state::{Liguria, Step, census};
use crate::vocabulary::{Action, Chance, Cubes, Diplomats, Event, Part, Picks, Refusal};
use game::{Chapter, Extra, Game, Languages, Log, Parts, PerSeat, Seat, Text, Turn, Viewer, chapters};
use rand_core::Rng;
use std::collections::BTreeMap;

impl Game for Liguria {
    const SLUG: &'static str = "liguria";
    const RULES_VERSION: u32 = 1;
    const WORDS: Languages = Languages { en: include_str!("../text/en.ftl"), de: include_str!("../text/de.ftl") };
    const RULES: Languages = Languages { en: include_str!("../rules/en.md"), de: include_str!("../rules/de.md") };
    const EXAMPLES: &'static [Chapter] =
        chapters!["market", "tiles", "cards", "ship-movement", "islands", "harbors", "scoring",];
    const PUZZLES: &'static str = include_str!("../puzzles.jsonl");

    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Refusal = Refusal;
    type Part = Part;
    type View = View;
    /// The world itself: each view is consistent with only one.
    type Imaginer = Liguria;
    type Position = Position;

    fn new(options: &Options) -> Self {
        Liguria::set_up(*options)
    }

    fn arrange(position: Position) -> Result<Self, String> {
        position.arrange()
    }

    fn options(&self) -> Options {
        self.options
    }

    fn players(&self) -> usize {
        self.player_count()
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.step {
            Step::DrawOrder | Step::DrawIslands | Step::DrawCubes | Step::DrawTiles | Step::DrawCards => Turn::Chance,
            Step::Over => Turn::Over,
            _ => Turn::Choose(self.on_turn()),
        }
    }

    #[inline]
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.step {
            Step::PlaceMerchant => self.list_spaces(out),
            Step::TakeTiles => self.list_tile_choices(seat, out),
            Step::TakeCard => self.list_cards(out),
            Step::Upgrade { .. } => self.list_upgrades(seat, out),
            Step::Sail => self.list_courses(seat, out),
            Step::Land => self.list_landings(seat, out),
            Step::Conquer => self.list_conquests(seat, out),
            Step::Load(due) => self.list_loads(seat, due, out),
            Step::PlaceDiplomat => self.list_diplomats(seat, out),
            Step::TurnAround => out.extend([Action::Turn, Action::Keep]),
            Step::SailHome => self.list_final_courses(seat, out),
            Step::DrawOrder | Step::DrawIslands | Step::DrawCubes | Step::DrawTiles | Step::DrawCards | Step::Over => {}
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match (self.step, *action) {
            (Step::PlaceMerchant, Action::Market(space)) => self.check_space(space),
            (Step::TakeTiles, Action::Tiles(picks)) => self.check_tile_choice(seat, picks),
            (Step::TakeCard, Action::Card(card)) => self.check_card(card),
            (Step::Upgrade { .. }, Action::Upgrade(tile)) => self.check_upgrade(seat, tile),
            (Step::Sail, Action::Sail { heading, steps, stop }) => self.check_course(seat, heading, steps, stop),
            (Step::SailHome, Action::Sail { heading, steps, stop }) => {
                self.check_final_course(seat, heading, steps, stop)
            }
            (Step::Land, Action::Land(knights)) => self.check_landing(seat, knights),
            (Step::Conquer, Action::Conquer(knights)) => self.check_conquest(seat, knights),
            (Step::Load(due), Action::Load(cubes)) => self.check_load(seat, due, cubes),
            (Step::PlaceDiplomat, Action::Diplomat { row, tiles }) => self.check_diplomat(seat, row, tiles),
            (Step::Upgrade { .. }, Action::UpgradeNone)
            | (Step::SailHome, Action::Stay)
            | (Step::Land | Step::Conquer | Step::PlaceDiplomat, Action::Skip)
            | (Step::TurnAround, Action::Turn | Action::Keep) => Ok(()),
            (awaited, _) => Err(Refusal::NotNow { awaited }),
        }
    }

    #[inline]
    fn play(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        match (self.step, action) {
            (_, Action::Market(space)) => self.place_merchant(seat, space, log),
            (_, Action::Tiles(picks)) => self.take_tiles(seat, picks, log),
            (_, Action::Card(card)) => self.take_card(seat, card, log),
            (Step::Upgrade { arrows }, Action::Upgrade(tile)) => self.upgrade(seat, tile, arrows, log),
            (_, Action::UpgradeNone) => self.decline_upgrade(seat, log),
            (Step::SailHome, Action::Sail { heading, steps, .. }) => self.sail_home(seat, heading, steps, log),
            (_, Action::Sail { heading, steps, stop }) => self.sail(seat, heading, steps, stop, log),
            (_, Action::Stay) => self.stay(seat, log),
            (_, Action::Land(knights)) => self.land(seat, knights, log),
            (_, Action::Conquer(knights)) => self.conquer(seat, knights, log),
            (Step::Load(due), Action::Load(cubes)) => self.load(seat, due, cubes, log),
            (_, Action::Diplomat { row, tiles }) => self.place_diplomat(seat, row, tiles, log),
            (_, Action::Skip) => self.skip(seat, log),
            (_, Action::Turn) => self.turn_around(seat, log),
            (_, Action::Keep) => self.end_move(log),
            (step, action) => unreachable!("{action} at {step:?} is not legal"),
        }
    }

    fn draw<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        match self.step {
            Step::DrawOrder => self.draw_order(rng),
            Step::DrawIslands => self.draw_islands(rng),
            Step::DrawCubes => self.draw_cubes(rng),
            Step::DrawTiles => self.draw_tiles(rng),
            Step::DrawCards => self.draw_cards(rng),
            step => unreachable!("nothing to draw at {step:?}"),
        }
    }

    fn odds(&self) -> Option<Vec<(Chance, u32)>> {
        (self.step == Step::DrawOrder).then(|| self.possible_orders().into_iter().map(|order| (order, 1)).collect())
    }

    fn chance_kind(&self) -> &'static str {
        match self.step {
            Step::DrawOrder => "order",
            Step::DrawIslands => "islands",
            Step::DrawCubes => "cubes",
            Step::DrawTiles => "tiles",
            _ => "cards",
        }
    }

    fn check_chance(&self, chance: &Chance) -> Result<(), Refusal> {
        match self.step {
            Step::DrawOrder => self.check_order(chance),
            Step::DrawIslands => self.check_islands(chance),
            Step::DrawCubes => self.check_cubes(chance),
            Step::DrawTiles => self.check_tiles(chance),
            _ => self.check_cards(chance),
        }
    }

    fn reveal(&mut self, chance: Chance, log: &mut impl Log<Event>) {
        match chance {
            Chance::Order(order) => self.set_order(order, log),
            Chance::Islands(faces) => self.lay_islands(&faces, log),
            Chance::Cubes(quays) => self.stock_quays(quays, log),
            Chance::Tiles(row) => self.lay_tiles(row, log),
            Chance::Cards(cards) => self.lay_cards(cards, log),
        }
    }

    /// LI-13.8: all zero before the final scoring.
    #[inline]
    fn scores(&self) -> PerSeat<i16> {
        PerSeat::from_fn(self.player_count(), |seat| self.player(seat).score)
    }

    #[inline]
    fn ranks(&self) -> PerSeat<u8> {
        self.ranking()
    }

    #[inline]
    fn round(&self) -> u8 {
        self.round
    }

    fn estimate(&self, seat: Seat) -> Option<i16> {
        Some(self.estimated_score(seat))
    }

    /// Returns `sheets`: each seat's prestige in each step of the final scoring.
    fn result_details(&self) -> BTreeMap<String, Extra> {
        let amounts = |seat| self.sheet(seat).amounts().map(|amount| Extra::Whole(amount.into())).to_vec();
        let sheets = self.seats().map(|seat| Extra::List(amounts(seat))).collect();
        BTreeMap::from([("sheets".to_owned(), Extra::List(sheets))])
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn census(&self) -> Vec<u32> {
        census::count(self)
    }

    fn imaginer(view: &View) -> Liguria {
        view.world()
    }

    fn imagine<R: Rng + ?Sized>(world: &Liguria, _: &mut R) -> Self {
        *world
    }

    fn meant(&self, _: Seat, clicks: &[Part]) -> Option<Action> {
        match *clicks.last()? {
            Part::Space(space) => Some(Action::Market(space)),
            Part::RowTile(place) => Some(Action::Tiles(Picks::from_iter([place]))),
            Part::Card(card) => Some(Action::Card(card)),
            Part::HarborTile(tile) => Some(Action::Upgrade(tile)),
            Part::UpgradeNone => Some(Action::UpgradeNone),
            Part::Route(heading, steps) => Some(Action::Sail { heading, steps, stop: None }),
            Part::Stay => Some(Action::Stay),
            Part::Cube(_) => {
                let cubes =
                    clicks.iter().filter_map(|part| if let Part::Cube(color) = part { Some(*color) } else { None });
                Cubes::try_collect(cubes).ok().map(Action::Load)
            }
            Part::NoCube => Some(Action::Load(Cubes::NONE)),
            Part::Field(row) => Some(Action::Diplomat { row, tiles: Diplomats::NONE }),
            Part::Skip => Some(Action::Skip),
            Part::Turn => Some(Action::Turn),
            Part::Keep => Some(Action::Keep),
            Part::Stop(_) | Part::Knights(..) | Part::Diplomat(_) => None,
        }
    }

    fn misplaced(&self, _: Part) -> Option<Refusal> {
        Some(Refusal::NotNow { awaited: self.step })
    }

    fn parts(&self, action: &Action) -> Parts<Self> {
        action.parts()
    }

    fn label(view: &View, action: &Action) -> Text {
        label(view, action)
    }

    fn suppose_turn(&mut self, seat: Seat) -> bool {
        self.suppose_turn_of(seat)
    }

    /// Discourages loading fewer cubes, skipping actions and staying in place.
    fn reluctance(&self, action: &Action) -> u8 {
        match action {
            Action::Load(cubes) => CARGO_SPACES.saturating_sub(cubes.total()),
            Action::UpgradeNone | Action::Skip | Action::Stay => 1,
            _ => 0,
        }
    }
}
