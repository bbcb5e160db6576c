//! The whole position as text.

use crate::board::Character;
use crate::components::{STRUCTURES, number};
use crate::options::BoardSide;
use crate::seen::view::View;
use crate::state::Step;
use crate::vocabulary::space::{Space, Star};
use crate::vocabulary::tile::{Source, Tiles};
use game::{Seat, Text, ToText};

type Section = (Text, Vec<Text>);

pub(crate) fn describe(view: &View) -> Vec<Section> {
    let seats = Seat::all(view.seats.players()).map(|seat| player(view, seat));
    [round(view)].into_iter().chain(seats).chain([offer(view), stock(view)]).collect()
}

fn round(view: &View) -> Section {
    let Some(joker) = view.joker() else {
        return (Text::new("describe-before-the-start"), Vec::new());
    };
    let heading = Text::new("describe-round").with("round", view.round).with("joker", joker);
    let token = match view.token {
        Some(seat) => Text::new("describe-token-taken").with("seat", seat),
        None => Text::new("describe-token-in-center"),
    };
    (heading, vec![step(view), Text::new("describe-starter").with("seat", view.starter), token])
}

/// Describes the awaited decision or draw, and the current player.
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

/// Describes the factories and the center.
fn offer(view: &View) -> Section {
    let factories = view.factories.iter().zip(Source::ALL).map(|(tiles, source)| (source, *tiles));
    let lines = factories.chain([(Source::Center, view.center)]).map(|(source, tiles)| {
        let keys = ["describe-source", "describe-source-empty"];
        with_tiles(keys, tiles).with("source", source)
    });
    (Text::new("describe-offer"), lines.collect())
}

/// Describes the supply, the bag and the tower.
fn stock(view: &View) -> Section {
    let lines = vec![
        with_tiles(["describe-supply", "describe-supply-empty"], view.supply),
        heap(["describe-bag", "describe-bag-empty"], view.bag),
        heap(["describe-tower", "describe-tower-empty"], view.tower),
    ];
    (Text::new("describe-stock"), lines)
}

fn heap(keys: [&'static str; 2], tiles: Tiles) -> Text {
    with_tiles(keys, tiles).with("total", tiles.total())
}

/// Returns the first message with these tiles, or the second if there are none.
fn with_tiles([some, none]: [&'static str; 2], tiles: Tiles) -> Text {
    if tiles.is_empty() { Text::new(none) } else { Text::new(some).with("tiles", tiles) }
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
    with_tiles(keys, view.seats[seat].hand)
}

/// Describes a star: its kind, and for each space in ring order its tile or number.
fn describe_star(view: &View, seat: Seat, star: Star) -> Text {
    let (board, side) = (&view.seats[seat].board, view.options.board);
    let describe_space = |space: Space| match board.tile(space) {
        Some(color) => Text::new("describe-tile").with("space", within_star(side, space)).with("color", color),
        None => Text::new("describe-space").with("space", within_star(side, space)).with("number", number(side, space)),
    };
    let line = match board.character(side, star) {
        Character::Single(color) => Text::new("describe-star-single").with("color", color),
        Character::Mixed => Text::new("describe-star-mixed"),
        Character::Open => Text::new("describe-star-open"),
    };
    line.with("star", star).with("spaces", star.spaces().iter().map(describe_space).collect::<Vec<_>>())
}

/// Returns a space's number, or its location if numbers repeat.
fn within_star(side: BoardSide, space: Space) -> Text {
    match side {
        BoardSide::Colored => Text::new("describe-ring").with("ring", space.ring()),
        BoardSide::Plain => Text::new("describe-position").with("position", space.clock()),
    }
}

fn complete_structures(view: &View, seat: Seat) -> Option<Text> {
    let board = &view.seats[seat].board;
    let complete = STRUCTURES.iter().filter(|structure| structure.is_complete(board));
    let names: Vec<Text> = complete.map(ToText::text).collect();
    (!names.is_empty()).then(|| Text::new("describe-structures").with("structures", names))
}
