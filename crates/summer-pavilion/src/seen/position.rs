//! Worked-example positions.

use crate::board::Board;
use crate::components::{
    CORNERS, FACTORY_TILES, LOWEST_SCORE, MOST_BONUS, PLAYERS, RING, ROUNDS, START_SCORE, SUPPLY_SPACES,
    TILES_PER_COLOR,
};
use crate::options::{BoardSide, Options};
use crate::state::{Player, Step, SummerPavilion};
use crate::vocabulary::space::{Space, Star};
use crate::vocabulary::tile::{Color, Tiles};
use game::{Piece, Seat, Seats, SortedMap};
use serde::Deserialize;

/// A table at a decision. Omitted fields are empty or have their initial values.
///
/// Tiles are strings of letters: `ppgr`. So are star rings, with dots for empty spaces: `pp...p`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    #[serde(default)]
    pub board: BoardSide,
    pub round: u8,
    pub phase: Phase,
    /// The current player.
    pub turn: Seat,
    /// The round's start player; by default, the current player.
    pub starter: Option<Seat>,
    /// The start token's holder; by default, the token is in the center.
    pub token: Option<Seat>,
    #[serde(default)]
    pub factories: Vec<String>,
    #[serde(default)]
    pub center: String,
    #[serde(default)]
    pub supply: String,
    /// If given, all remaining tiles are in the tower.
    pub bag: Option<String>,
    /// If given, or if both are omitted, all remaining tiles are in the bag.
    pub tower: Option<String>,
    pub seats: Vec<SeatPosition>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    Acquire,
    Play,
    /// The current player takes this many tiles from the supply.
    Bonus(u8),
}

/// One player's pieces and score.
#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SeatPosition {
    pub score: i16,
    pub hand: String,
    pub passed: bool,
    /// The ring of each nonempty star.
    pub stars: SortedMap<String, String>,
}

impl Default for SeatPosition {
    fn default() -> Self {
        Self { score: START_SCORE, hand: String::new(), passed: false, stars: SortedMap::new() }
    }
}

impl Position {
    pub(crate) fn arrange(&self) -> Result<SummerPavilion, String> {
        let options = Options { players: self.players()?, board: self.board };
        let mut game = SummerPavilion::set_up(&options);
        self.arrange_turn(&mut game)?;
        self.arrange_table(&mut game)?;
        for (seat, described) in game.all_seats().zip(&self.seats) {
            game.seats[seat] = described.arrange(self.board)?;
        }
        self.arrange_stock(&mut game)?;
        self.check_phase(&game)?;
        Ok(game)
    }

    fn players(&self) -> Result<u8, String> {
        let players = self.seats.len();
        match u8::try_from(players) {
            Ok(players) if PLAYERS.contains(&players) => Ok(players),
            _ => Err(format!("{players} players, not 2 to 4")),
        }
    }

    fn arrange_turn(&self, game: &mut SummerPavilion) -> Result<(), String> {
        ensure((1..=ROUNDS).contains(&self.round), || format!("there is no round {}", self.round))?;
        for seat in [Some(self.turn), self.starter, self.token].into_iter().flatten() {
            ensure(seat.index() < self.seats.len(), || format!("there is no seat {seat}"))?;
        }
        game.round = self.round;
        game.step = match self.phase {
            Phase::Acquire => Step::Acquire,
            Phase::Play => Step::Play,
            Phase::Bonus(due) => Step::ChooseBonus(due),
        };
        game.on_turn = self.turn;
        game.starter = self.starter.unwrap_or(self.turn);
        game.token = self.token;
        game.passed = self.passed(game);
        Ok(())
    }

    fn passed(&self, game: &SummerPavilion) -> Seats {
        let seats = game.all_seats().zip(&self.seats);
        seats.filter(|(_, described)| described.passed).fold(Seats::NONE, |passed, (seat, _)| passed.with(seat))
    }

    fn arrange_table(&self, game: &mut SummerPavilion) -> Result<(), String> {
        let most = game.number_of_factories();
        ensure(self.factories.len() <= most, || {
            format!("{} factories, but only {most} are used", self.factories.len())
        })?;
        for (place, letters) in self.factories.iter().enumerate() {
            let tiles = heap(letters)?;
            ensure(tiles.total() <= FACTORY_TILES, || format!("{} tiles on factory {place}", tiles.total()))?;
            game.factories[place] = tiles;
        }
        game.center = heap(&self.center)?;
        game.supply = heap(&self.supply)?;
        ensure(game.supply.total() <= SUPPLY_SPACES, || format!("{} tiles in the supply", game.supply.total()))
    }

    /// Divides the remaining tiles between bag and tower.
    fn arrange_stock(&self, game: &mut SummerPavilion) -> Result<(), String> {
        let rest = nowhere_else(game)?;
        game.tower = match (&self.bag, &self.tower) {
            (None, None) => Tiles::NONE,
            (None, Some(tower)) => heap(tower)?,
            (Some(bag), None) => subtract(rest, heap(bag)?)?,
            (Some(_), Some(_)) => return Err("bag and tower are both given".to_owned()),
        };
        game.bag = subtract(rest, game.tower)?;
        Ok(())
    }

    fn check_phase(&self, game: &SummerPavilion) -> Result<(), String> {
        let offered = game.factories.iter().fold(game.center, |offer, tiles| offer + *tiles);
        match self.phase {
            Phase::Acquire => {
                ensure(!offered.is_empty(), || "nothing to take".to_owned())?;
                return ensure(game.passed.is_empty(), || "players can't pass in phase 1".to_owned());
            }
            Phase::Play => {}
            Phase::Bonus(due) => {
                ensure((1..=MOST_BONUS).contains(&due) && due <= game.supply.total(), || {
                    format!("a bonus of {due} tiles is impossible")
                })?;
            }
        }
        ensure(offered.is_empty(), || "there are still tiles to take".to_owned())?;
        ensure(!game.passed.contains(self.turn), || "the current player has passed".to_owned())?;
        let kept_too_many = |seat: Seat| game.hand(seat).total() > CORNERS && !game.is_last_round();
        ensure(!game.passed.iter().any(kept_too_many), || "more than four tiles kept".to_owned())
    }
}

impl SeatPosition {
    fn arrange(&self, side: BoardSide) -> Result<Player, String> {
        ensure(self.score >= LOWEST_SCORE, || format!("a score of {} is impossible", self.score))?;
        let mut board = Board::default();
        for (name, ring) in self.stars.iter() {
            let star = name.parse().map_err(|_| format!("there is no star `{name}`"))?;
            lay_ring(&mut board, side, star, ring)?;
        }
        Ok(Player { score: self.score, hand: heap(&self.hand)?, board })
    }
}

/// Returns the tiles that are neither on the table nor with a player.
fn nowhere_else(game: &SummerPavilion) -> Result<Tiles, String> {
    let laid = game.seats.values().flat_map(|player| [player.hand, player.board.count()]);
    let mut heaps = [game.supply, game.center].into_iter().chain(game.factories).chain(laid);
    heaps.try_fold(Tiles::of_each(TILES_PER_COLOR), subtract)
}

fn lay_ring(board: &mut Board, side: BoardSide, star: Star, ring: &str) -> Result<(), String> {
    ensure(ring.chars().count() == RING, || format!("star {star} has six spaces, not `{ring}`"))?;
    for (space, letter) in star.spaces().iter().zip(ring.chars()).filter(|(_, letter)| *letter != '.') {
        lay_tile(board, side, space, letter)?;
    }
    Ok(())
}

fn lay_tile(board: &mut Board, side: BoardSide, space: Space, letter: char) -> Result<(), String> {
    let color = color_with(letter).ok_or_else(|| format!("there is no color `{letter}`"))?;
    let open = board.open_colors(side, space.star()).contains(color);
    ensure(open, || format!("{} {} does not accept {color}", space.star(), space.ring()))?;
    board.lay(space, color);
    Ok(())
}

/// Parses letters; `-` or an empty string means none.
fn heap(letters: &str) -> Result<Tiles, String> {
    if letters == "-" {
        return Ok(Tiles::NONE);
    }
    let colors: Option<Vec<Color>> = letters.chars().map(color_with).collect();
    let colors = colors.ok_or_else(|| format!("`{letters}` has letters other than p g o y b r"))?;
    Tiles::try_collect(colors).map_err(too_many)
}

fn color_with(letter: char) -> Option<Color> {
    Color::ALL.into_iter().find(|color| color.letter() == letter)
}

fn subtract(tiles: Tiles, less: Tiles) -> Result<Tiles, String> {
    match tiles.lacks(less) {
        Some(color) => Err(too_many(color)),
        None => Ok(tiles - less),
    }
}

fn too_many(color: Color) -> String {
    format!("more than {TILES_PER_COLOR} {color} tiles in total")
}

fn ensure(holds: bool, error: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(error()) }
}
