//! Quick estimates of an action's value, without playing it: cheap enough for every step of a rollout.

use super::board::PlayerBoard;
use ::summer_pavilion::components::{JOKERS, NUMBER_VALUES, ROUNDS, number};
use ::summer_pavilion::{Action, Color, Source, Space, SummerPavilion, Tiles};
use game::{Game, Seat};

/// Rough values, in points.
struct Value;

impl Value {
    /// A tile that can be used in a star.
    const TILE: f32 = 0.9;
    /// A tile that can't be used in any star.
    const USELESS_TILE: f32 = 0.4;
    /// A joker in this round or the next.
    const JOKER: f32 = 1.5;
    /// A point that taken tiles make possible.
    const PLANNED_POINT: f32 = 0.5;
    /// The start token.
    const TOKEN: f32 = 1.5;
    /// A tile from the supply.
    const REWARD: f32 = 1.5;
    /// The fraction of a star's or number's value that a step toward it is worth.
    const STEP: f32 = 0.1;
    /// The cost of paying with a joker.
    const JOKER_SPENT: f32 = 0.2;
}

/// Estimates for one seat's actions in one position.
pub(super) struct Gains<'a> {
    game: &'a SummerPavilion,
    board: PlayerBoard<'a>,
    /// The value of one tile of each color.
    tiles: [f32; Color::COUNT],
}

impl<'a> Gains<'a> {
    pub(super) fn new(game: &'a SummerPavilion, seat: Seat) -> Self {
        let board = PlayerBoard::new(game, seat);
        let tiles = Color::ALL.map(|color| tile_worth(game, &board, color));
        Self { game, board, tiles }
    }

    pub(super) fn of(&self, action: Action) -> f32 {
        match action {
            Action::Take { source, color } => self.of_take(source, color),
            Action::Place { space, color, jokers } => self.of_placement(space, color, jokers),
            Action::Bonus(tiles) => self.worth(tiles),
            Action::Pass(kept) => self.of_pass(kept),
        }
    }

    fn of_take(&self, source: Source, color: Color) -> f32 {
        let lying = self.game.lying(source);
        let joker = self.game.current_joker().filter(|joker| *joker != color && lying[*joker] > 0);
        let count = if Some(color) == self.game.current_joker() { 1 } else { lying[color] };
        let token = match source {
            Source::Center if self.game.token_holder().is_none() => {
                Value::TOKEN - f32::from(count + u8::from(joker.is_some()))
            }
            _ => 0.0,
        };
        let jokers = joker.map_or(0.0, |joker| self.tiles[joker.index()]);
        f32::from(count) * self.tiles[color.index()]
            + jokers
            + token
            + Value::PLANNED_POINT * self.planned(color, count)
    }

    /// The points that `count` more tiles of a color make possible.
    fn planned(&self, color: Color, count: u8) -> f32 {
        let held = self.board.hand[color];
        let ring = self.board.star_for(color).map(|star| self.board.ring(star));
        ring.map_or(0.0, |ring| f32::from(ring.plan(held + count)) - f32::from(ring.plan(held)))
    }

    fn of_placement(&self, space: Space, color: Color, jokers: u8) -> f32 {
        let ring = self.board.ring(space.star());
        let number = number(self.board.side, space);
        let paid = match self.game.current_joker() {
            Some(joker) => {
                f32::from(number - jokers) * self.tiles[color.index()] + f32::from(jokers) * self.tiles[joker.index()]
            }
            None => 0.0,
        };
        let rewarded = f32::from(self.board.reward(space)) * Value::REWARD;
        let spent = f32::from(jokers) * Value::JOKER_SPENT;
        f32::from(ring.run(space.ring() - 1)) + rewarded + self.progress(space, number, ring.cost()) - paid - spent
    }

    /// Progress toward the star and the number that a space belongs to.
    fn progress(&self, space: Space, space_number: u8, cost: u8) -> f32 {
        let star = self.board.outlook(space.star()).1;
        let star =
            if cost == space_number { star } else { star * Value::STEP * f32::from(space_number) / f32::from(cost) };
        let mut numbers = self.board.missing().zip(NUMBER_VALUES.map(f32::from));
        let number = numbers
            .nth(usize::from(space_number) - 1)
            .map_or(0.0, |(missing, value)| if missing == 1 { value } else { value * Value::STEP / missing as f32 });
        star + number
    }

    /// Each tile not kept is lost and costs a point.
    fn of_pass(&self, kept: Tiles) -> f32 {
        let lost = self.board.hand - kept;
        -self.worth(lost) - f32::from(lost.total())
    }

    fn worth(&self, tiles: Tiles) -> f32 {
        tiles.counted().map(|(color, count)| f32::from(count) * self.tiles[color.index()]).sum()
    }
}

/// In the last round, a tile has no lasting value and may cost a point if left over.
fn tile_worth(game: &SummerPavilion, board: &PlayerBoard<'_>, color: Color) -> f32 {
    if game.round() >= ROUNDS {
        return if game.current_joker() == Some(color) { 0.0 } else { -0.5 };
    }
    let is_joker = game.current_joker() == Some(color) || JOKERS.get(usize::from(game.round())) == Some(&color);
    match board.star_for(color) {
        _ if is_joker => Value::JOKER,
        Some(_) => Value::TILE,
        None => Value::USELESS_TILE,
    }
}
