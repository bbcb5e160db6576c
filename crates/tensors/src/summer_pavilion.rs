//! The encoding of Azul: Summer Pavilion.

use crate::encoder::{Encoder, first_seat, seats_from};
use crate::fill;
use crate::layout::Sink;
use game::{Seat, Seats};
use summer_pavilion::components::{
    CORNERS, FACTORY_TILES, MOST_BONUS, MOST_FACTORIES, RING, ROUNDS, SUPPLY_SPACES, TILES_PER_COLOR, factories,
};
use summer_pavilion::{Action, Color, Part, Player, Source, Space, Star, Step, SummerPavilion, Tiles, View};

/// Scale: this many points are encoded as 1.0.
const POINTS: f32 = 100.0;

// The number of jokers is always the last click; any other click can be followed by another one.
const SPACE: usize = Source::ALL.len();
const COLOR: usize = SPACE + Space::COUNT;
const PASS: usize = COLOR + Color::COUNT;
const JOKERS: usize = PASS + 1;
const CLICKS: usize = JOKERS + RING;

/// The encoder for Azul: Summer Pavilion.
#[derive(Clone, Copy, Debug)]
pub struct SummerPavilionEncoder;

impl Encoder<SummerPavilion> for SummerPavilionEncoder {
    const VERSION: u32 = 1;
    const CLICKS: usize = CLICKS;
    const OPENING_CLICKS: usize = JOKERS;

    fn encode(view: &View, sink: &mut impl Sink) {
        let seats = seats_from(view.viewer, view.seats.players());
        sink.of_seat(None);
        progress(view, first_seat(view.viewer), sink);
        table(view, sink);
        for (steps, seat) in seats.enumerate() {
            sink.of_seat(Some(steps));
            player(&view.seats[seat], sink);
        }
    }

    #[inline]
    fn click(part: Part) -> usize {
        match part {
            Part::Source(Source::Factory(factory)) => factory.index(),
            Part::Source(Source::Center) => MOST_FACTORIES,
            Part::Space(space) => SPACE + space.index(),
            Part::Color(color) => COLOR + color.index(),
            Part::Pass => PASS,
            Part::Jokers(jokers) => JOKERS + usize::from(jokers),
        }
    }

    #[inline]
    fn click_after(_: &SummerPavilion, action: &Action, made: usize) -> usize {
        match (*action, made) {
            (Action::Take { source, .. }, 0) => Self::click(Part::Source(source)),
            (Action::Take { color, .. } | Action::Place { color, .. }, 1) => COLOR + color.index(),
            (Action::Place { space, .. }, 0) => SPACE + space.index(),
            (Action::Place { jokers, .. }, 2) => JOKERS + usize::from(jokers),
            (Action::Bonus(tiles), _) => color_click(tiles, made),
            (Action::Pass(_), 0) => PASS,
            (Action::Pass(kept), _) => color_click(kept, made - 1),
            _ => CLICKS,
        }
    }

    fn parts() -> Vec<Part> {
        let sources = Source::ALL.into_iter().map(Part::Source);
        let colors = Color::ALL.into_iter().map(Part::Color);
        let jokers = (0..RING as u8).map(Part::Jokers);
        sources.chain(Space::all().map(Part::Space)).chain(colors).chain([Part::Pass]).chain(jokers).collect()
    }

    fn actions() -> Option<Vec<Action>> {
        let takes = Source::ALL.into_iter().flat_map(|source| Color::ALL.map(|color| Action::Take { source, color }));
        let places = Space::all().flat_map(|space| {
            let of = move |color| (0..RING as u8).map(move |jokers| Action::Place { space, color, jokers });
            Color::ALL.into_iter().flat_map(of)
        });
        let bonuses = heaps(MOST_BONUS).map(Action::Bonus);
        Some(takes.chain(places).chain(bonuses).chain(heaps(CORNERS).map(Action::Pass)).collect())
    }
}

/// The click on the color of the `n`-th tile, counted from 0; [`CLICKS`] if there are fewer tiles.
#[inline]
fn color_click(tiles: Tiles, n: usize) -> usize {
    tiles.nth(n).map_or(CLICKS, |color| COLOR + color.index())
}

/// All heaps of at most this many tiles.
fn heaps(most: u8) -> impl Iterator<Item = Tiles> {
    Tiles::of_each(most).choices().filter(move |heap| heap.total() <= most)
}

fn progress(view: &View, first: Seat, sink: &mut impl Sink) {
    let players = view.seats.players();
    let round = sink.field("round", usize::from(ROUNDS));
    if view.round > 0 {
        fill::one_hot(round, usize::from(view.round) - 1);
    }
    let (step, bonus) = match view.step {
        Step::Acquire => (Some(0), 0),
        Step::Play => (Some(1), 0),
        Step::ChooseBonus(due) => (Some(2), due),
        _ => (None, 0),
    };
    let steps = sink.field("acquire, play, bonus", 3);
    if let Some(step) = step {
        fill::one_hot(steps, step);
    }
    sink.field("bonus tiles", 1)[0] = f32::from(bonus) / f32::from(MOST_BONUS);
    fill::seats(sink.field("on turn", players), view.asked().map_or(Seats::NONE, Seats::only), first);
    fill::one_hot(sink.field("start player", players), view.starter.distance_from(first, players));
    fill::seats(sink.field("start token", players), view.token.map_or(Seats::NONE, Seats::only), first);
    fill::seats(sink.field("passed", players), view.passed, first);
}

fn table(view: &View, sink: &mut impl Sink) {
    let all = f32::from(TILES_PER_COLOR);
    fill::counts(sink.field("bag", Color::COUNT), view.bag, all);
    fill::counts(sink.field("tower", Color::COUNT), view.tower, all);
    fill::counts(sink.field("supply", Color::COUNT), view.supply, f32::from(SUPPLY_SPACES));
    fill::counts(sink.field("center", Color::COUNT), view.center, f32::from(SUPPLY_SPACES));
    let field = sink.field("factories", Color::COUNT * factories(view.options.players));
    for (numbers, tiles) in field.chunks_exact_mut(Color::COUNT).zip(&view.factories) {
        fill::counts(numbers, *tiles, f32::from(FACTORY_TILES));
    }
}

/// It doesn't matter which color covers which space, only which colors each star contains.
fn player(player: &Player, sink: &mut impl Sink) {
    sink.field("score", 1)[0] = f32::from(player.score) / POINTS;
    fill::counts(sink.field("hand", Color::COUNT), player.hand, f32::from(SUPPLY_SPACES));
    fill::members(sink.field("covered spaces", Space::COUNT), player.board.covered());
    let colors = sink.field("colors by star", Star::COUNT * Color::COUNT);
    for (numbers, star) in colors.chunks_exact_mut(Color::COUNT).zip(Star::ALL) {
        fill::members(numbers, player.board.hues(star));
    }
}
