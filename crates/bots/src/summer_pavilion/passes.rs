//! Which of the many ways to pass are worth evaluating.

use super::board::PlayerBoard;
use ::summer_pavilion::components::{CORNERS, JOKERS};
use ::summer_pavilion::{Action, Color, SummerPavilion, Tiles};
use game::{Game, Seat};

/// Maximum number of passes that are evaluated, unless several are equally sensible.
const MOST: usize = 6;

/// The passes that keep as many tiles as possible and, by a quick estimate, the best ones.
pub(super) struct Passes {
    /// The value of keeping a number of tiles of a color, in tenths of a point.
    values: [[u16; CORNERS as usize + 1]; Color::COUNT],
    least: u16,
    /// The number of tiles that a sensible pass keeps.
    kept: u8,
}

impl Passes {
    /// Of these actions of `seat`.
    pub(super) fn new(game: &SummerPavilion, seat: Seat, actions: &[Action]) -> Self {
        let board = PlayerBoard::new(game, seat);
        let values = Color::ALL.map(|color| std::array::from_fn(|kept| value(game, &board, color, kept as u8)));
        let kept = |action: &Action| if let Action::Pass(kept) = action { Some(*kept) } else { None };
        let most = actions.iter().filter_map(kept).map(Tiles::total).max().unwrap_or(0);
        let mut passes = Self { values, least: 0, kept: most };
        let mut best = [0; MOST];
        for value in actions.iter().filter_map(kept).filter(|kept| kept.total() == most).map(|kept| passes.value(kept))
        {
            if let Some(place) = best.iter().position(|other| value > *other) {
                best[place..].rotate_right(1);
                best[place] = value;
            }
        }
        passes.least = best[MOST - 1];
        passes
    }

    /// Whether this pass is worth evaluating.
    pub(super) fn contains(&self, kept: Tiles) -> bool {
        kept.total() == self.kept && self.value(kept) >= self.least
    }

    fn value(&self, kept: Tiles) -> u16 {
        kept.counted().map(|(color, count)| self.values[color.index()][usize::from(count)]).sum()
    }
}

fn value(game: &SummerPavilion, board: &PlayerBoard<'_>, color: Color, kept: u8) -> u16 {
    let star = board.star_for(color);
    let is_joker = JOKERS.get(usize::from(game.round())) == Some(&color);
    let tile = if is_joker {
        15
    } else if star.is_some() {
        9
    } else {
        4
    };
    let planned = star.map_or(0, |star| board.ring(star).plan(kept));
    u16::from(kept) * tile + u16::from(planned) * 5
}
