//! Text sketches of the table, for a terminal.

use crate::board::Character;
use crate::components::{RING, number};
use crate::seen::view::View;
use crate::vocabulary::space::{Space, Star};
use crate::vocabulary::tile::Factory;
use game::{Piece, Seat, Text, ToText};
use std::fmt::Write;

/// A star is drawn as a ring of six spaces around a mark, a board as six stars around the center star.
const STAR_ROWS: usize = 5;
const BOARD_COLUMNS: usize = 25;
const BOARD_ROWS: usize = 3 * STAR_ROWS;
/// Number of boards drawn side by side.
const ABREAST: usize = 2;
const GAP: &str = "     ";

/// Row and column of each clock position in a ring, from the top.
const CLOCK: [(usize, usize); RING] = [(0, 2), (1, 4), (3, 4), (4, 2), (3, 0), (1, 0)];
const MIDDLE: (usize, usize) = (2, 2);

/// Translates a message into the viewer's language.
type Say<'a> = &'a dyn Fn(&Text) -> String;

pub(crate) fn sketch(view: &View, say: Say) -> String {
    let mut drawing = String::new();
    draw_table(view, say, &mut drawing).expect("writing to a string never fails");
    drawing
}

fn draw_table(view: &View, say: Say, out: &mut String) -> std::fmt::Result {
    let word = |key| say(&Text::new(key));
    let joker = view.joker().map_or("-".to_owned(), |joker| say(&joker.text()));
    write!(out, "{} {}   {} {joker}   ", word("sketch-round"), view.round, word("sketch-joker"))?;
    writeln!(out, "{} {}", word("sketch-supply"), view.supply.letters())?;
    write!(out, "{} ", word("sketch-factories"))?;
    for (factory, tiles) in Factory::all().zip(&view.factories) {
        write!(out, " {}:{}", factory.ordinal(), tiles.letters())?;
    }
    let token = if view.token.is_none() { "*" } else { "" };
    writeln!(out, "   {} {}{token}", word("sketch-center"), view.center.letters())?;
    let (bag, tower) = (view.bag.total(), view.tower.total());
    writeln!(out, "{} {bag}   {} {tower}\n", word("sketch-bag"), word("sketch-tower"))?;
    for seat in Seat::all(view.seats.players()) {
        draw_player(view, seat, say, out)?;
    }
    draw_boards(view, out)
}

/// Draws score and hand; `>` marks the current player, `*` the holder of the start token.
fn draw_player(view: &View, seat: Seat, say: Say, out: &mut String) -> std::fmt::Result {
    let player = &view.seats[seat];
    let asked = if view.asked() == Some(seat) { '>' } else { ' ' };
    let token = if view.token == Some(seat) { '*' } else { ' ' };
    let place = say(&Text::new(if view.passed.contains(seat) { "sketch-kept" } else { "sketch-hand" }));
    let (letter, score, hand) = (seat.letter(), player.score, player.hand.letters());
    writeln!(out, "{asked}{token} {letter}   {} {score:>3}   {place} {hand}", say(&Text::new("sketch-score")))
}

/// Draws all boards: numbers are empty spaces, capital letters are tiles.
fn draw_boards(view: &View, out: &mut String) -> std::fmt::Result {
    let boards: Vec<_> = Seat::all(view.seats.players()).map(|seat| draw_board(view, seat)).collect();
    for boards in boards.chunks(ABREAST) {
        out.push('\n');
        for row in 0..BOARD_ROWS {
            let line: Vec<String> = boards.iter().map(|board| board[row].iter().collect()).collect();
            writeln!(out, "{}", line.join(GAP).trim_end())?;
        }
    }
    Ok(())
}

fn draw_board(view: &View, seat: Seat) -> [[char; BOARD_COLUMNS]; BOARD_ROWS] {
    let mut canvas = [[' '; BOARD_COLUMNS]; BOARD_ROWS];
    canvas[0][0] = seat.letter();
    for star in Star::ALL {
        let (top, left) = corner(star);
        canvas[top + MIDDLE.0][left + MIDDLE.1] = mark(view, seat, star);
        for space in star.spaces().iter() {
            let (row, column) = CLOCK[space.clock()];
            canvas[top + row][left + column] = cell(view, seat, space);
        }
    }
    canvas
}

/// Returns the top left corner of a star's drawing.
fn corner(star: Star) -> (usize, usize) {
    let (row, column) = match star {
        Star::Orange => (0, 5),
        Star::Red => (0, 15),
        Star::Purple => (1, 0),
        Star::Center => (1, 10),
        Star::Blue => (1, 20),
        Star::Green => (2, 5),
        Star::Yellow => (2, 15),
    };
    (row * STAR_ROWS, column)
}

fn cell(view: &View, seat: Seat, space: Space) -> char {
    match view.seats[seat].board.tile(space) {
        Some(color) => color.letter().to_ascii_uppercase(),
        None => char::from(b'0' + number(view.options.board, space)),
    }
}

/// Returns the letter of the star's color, `+` for six colors, or a dot if undecided.
fn mark(view: &View, seat: Seat, star: Star) -> char {
    match view.seats[seat].board.character(view.options.board, star) {
        Character::Single(color) => color.letter(),
        Character::Mixed => '+',
        Character::Open => '.',
    }
}
