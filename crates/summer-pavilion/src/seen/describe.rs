//! The whole position in words.

use crate::board::Character;
use crate::chapters::acquire::{Factory, Source};
use crate::components::{STRUCTURES, number};
use crate::seen::view::View;
use crate::state::Step;
use crate::vocabulary::space::{Space, Star};
use crate::vocabulary::text;
use crate::vocabulary::tiles::Tiles;
use game::{Seat, Text};

type Section = (Text, Vec<Text>);

pub(crate) fn describe(view: &View) -> Vec<Section> {
    let seats = Seat::all(view.seats.players()).map(|seat| player(view, seat));
    [round(view)].into_iter().chain(seats).chain([offer(view), stock(view)]).collect()
}

fn round(view: &View) -> Section {
    let Some(joker) = view.joker() else {
        return (Text::new("describe-before-the-start"), Vec::new());
    };
    let heading = Text::new("describe-round").with("round", view.round).with("joker", text::color(joker));
    let token = match view.token {
        Some(seat) => Text::new("describe-token-taken").with("seat", seat),
        None => Text::new("describe-token-in-center"),
    };
    (heading, vec![step(view), Text::new("describe-starter").with("seat", view.starter), token])
}

/// What is awaited, and from whom.
fn step(view: &View) -> Text {
    let asked = |key| Text::new(key).with("seat", view.on_turn);
    match view.step {
        Step::Acquire => asked("describe-acquire"),
        Step::Play => asked("describe-play"),
        Step::ChooseBonus(due) => asked("describe-choose-bonus").with("due", due),
        Step::Over => Text::new("describe-over"),
        Step::DrawStarter | Step::FillSupply | Step::FillFactories | Step::RefillSupply => {
            Text::new("describe-awaits-draw")
        }
    }
}

/// Factories and center.
fn offer(view: &View) -> Section {
    let factories = view
        .factories
        .iter()
        .enumerate()
        .filter_map(|(index, tiles)| Factory::try_new(index).map(|factory| (Source::Factory(factory), *tiles)));
    let lines = factories.chain([(Source::Center, view.center)]).map(|(source, tiles)| {
        let keys = ["describe-source", "describe-source-empty"];
        text::with_tiles(keys, "tiles", tiles).with("source", text::source(source))
    });
    (Text::new("describe-offer"), lines.collect())
}

/// Supply, bag and tower.
fn stock(view: &View) -> Section {
    let lines = vec![
        text::with_tiles(["describe-supply", "describe-supply-empty"], "tiles", view.supply),
        heap(["describe-bag", "describe-bag-empty"], view.bag),
        heap(["describe-tower", "describe-tower-empty"], view.tower),
    ];
    (Text::new("describe-stock"), lines)
}

fn heap(keys: [&'static str; 2], tiles: Tiles) -> Text {
    text::with_tiles(keys, "tiles", tiles).with("total", tiles.total())
}

fn player(view: &View, seat: Seat) -> Section {
    let player = &view.seats[seat];
    let mut lines = vec![Text::new("describe-score").with("points", player.score), hand(view, seat)];
    lines.extend(Star::ALL.into_iter().map(|star| describe_star(view, seat, star)));
    lines.extend(complete_structures(view, seat));
    (Text::new("seat").with("seat", seat), lines)
}

fn hand(view: &View, seat: Seat) -> Text {
    let keys = if view.passed.contains(seat) {
        ["describe-passed-with", "describe-passed"]
    } else {
        ["describe-hand", "describe-hand-empty"]
    };
    text::with_tiles(keys, "tiles", view.seats[seat].hand)
}

/// A star: its kind, and for each space in ring order the tile on it or its number.
fn describe_star(view: &View, seat: Seat, star: Star) -> Text {
    let (board, side) = (&view.seats[seat].board, view.options.board);
    let describe_space = |space: Space| match board.tile(space) {
        Some(color) => Text::new("describe-tile").with("ring", space.ring()).with("color", text::color(color)),
        None => Text::new("describe-space").with("ring", space.ring()).with("number", number(side, space)),
    };
    let line = match board.character(side, star) {
        Character::Single(color) => Text::new("describe-star-single").with("color", text::color(color)),
        Character::Mixed => Text::new("describe-star-mixed"),
        Character::Open => Text::new("describe-star-open"),
    };
    line.with("star", text::star(star)).with("spaces", star.spaces().map(describe_space).collect::<Vec<_>>())
}

fn complete_structures(view: &View, seat: Seat) -> Option<Text> {
    let board = &view.seats[seat].board;
    let complete = STRUCTURES.iter().filter(|structure| structure.is_complete(board));
    let names: Vec<Text> = complete.map(text::structure).collect();
    (!names.is_empty()).then(|| Text::new("describe-structures").with("structures", names))
}
