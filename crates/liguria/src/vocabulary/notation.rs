//! The text form of actions and of their parts, as records and clients have it.

use crate::chapters::market::Space;
use crate::vocabulary::action::{Action, Course, Part};
use crate::vocabulary::cubes::Cubes;
use crate::vocabulary::hands::{Diplomats, Knights};
use crate::vocabulary::heap::Heap;
use crate::vocabulary::pieces::Row;
use crate::vocabulary::tile::{Kind, Tile};
use crate::vocabulary::tile_row::Picks;
use game::{NotationError, Words};
use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Market(space) => write!(f, "market {}", space.number()),
            Action::Tiles(picks) => write_words(f, "tiles", picks.indices()),
            Action::Card(card) => write!(f, "card {card}"),
            Action::Upgrade(tile) => write!(f, "upgrade {}", Tile::from(*tile)),
            Action::UpgradeNone => f.write_str("upgrade none"),
            Action::Sail(course) => course.fmt(f),
            Action::Stay => f.write_str("stay"),
            Action::Land(knights) => write_words(f, "land", knights.tiles()),
            Action::Conquer(knights) => write_words(f, "conquer", knights.tiles()),
            Action::Load(cubes) => write!(f, "load {cubes}"),
            Action::Diplomat { row, tiles } => {
                write!(f, "diplomat ")?;
                write_words(f, &row.field().to_string(), tiles.tiles())
            }
            Action::Skip => f.write_str("skip"),
            Action::Turn => f.write_str("turn"),
            Action::Keep => f.write_str("keep"),
        }
    }
}

impl fmt::Display for Course {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "sail {} {}", self.heading.word(), self.steps)?;
        self.stop.map_or(Ok(()), |stop| write!(f, " stop {stop}"))
    }
}

/// A verb and what follows it, with spaces between.
pub(crate) fn write_words<T: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    verb: &str,
    words: impl IntoIterator<Item = T>,
) -> fmt::Result {
    f.write_str(verb)?;
    words.into_iter().try_for_each(|word| write!(f, " {word}"))
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::new(text);
        let action = match words.next("expected-action")? {
            "market" => Action::Market(read_space(&mut words)?),
            "tiles" => Action::Tiles(read_picks(&mut words)?),
            "card" => Action::Card(words.parse("expected-card")?),
            "upgrade" => read_upgrade(&mut words)?,
            "sail" => Action::Sail(read_course(&mut words)?),
            "stay" => Action::Stay,
            "land" => Action::Land(read_knights(&mut words)?),
            "conquer" => Action::Conquer(read_knights(&mut words)?),
            "load" => Action::Load(words.next("expected-cubes")?.parse::<Cubes>()?),
            "diplomat" => Action::Diplomat { row: read_field(&mut words)?, tiles: read_diplomats(&mut words)? },
            "skip" => Action::Skip,
            "turn" => Action::Turn,
            "keep" => Action::Keep,
            word => return Err(unexpected(word, "expected-action")),
        };
        words.end()?;
        Ok(action)
    }
}

pub(crate) fn unexpected(word: &str, expected: &'static str) -> NotationError {
    NotationError::Unexpected { word: word.to_owned(), expected }
}

fn read_space(words: &mut Words) -> Result<Space, NotationError> {
    let word = words.next("expected-space")?;
    word.parse().ok().and_then(Space::try_new).ok_or_else(|| unexpected(word, "expected-space"))
}

fn read_picks(words: &mut Words) -> Result<Picks, NotationError> {
    let mut picks = Picks::NONE;
    while !words.is_empty() {
        let word = words.next("expected-index")?;
        let index: Option<usize> = word.parse().ok();
        let more = index.and_then(|index| picks.with(index)).ok_or_else(|| unexpected(word, "expected-index"))?;
        if more == picks {
            return Err(NotationError::Surplus { word: word.to_owned() });
        }
        picks = more;
    }
    Ok(picks)
}

fn read_upgrade(words: &mut Words) -> Result<Action, NotationError> {
    let word = words.next("expected-harbor-tile")?;
    match word.parse::<Tile>().map(Tile::kind) {
        _ if word == "none" => Ok(Action::UpgradeNone),
        Ok(Kind::Harbor(tile)) => Ok(Action::Upgrade(tile)),
        _ => Err(unexpected(word, "expected-harbor-tile")),
    }
}

fn read_course(words: &mut Words) -> Result<Course, NotationError> {
    let heading = words.parse("expected-heading")?;
    let steps = words.parse("expected-number")?;
    let stop = match words.is_empty() {
        true => None,
        false => Some(read_stop(words)?),
    };
    Ok(Course { heading, steps, stop })
}

fn read_stop(words: &mut Words) -> Result<NonZeroU8, NotationError> {
    match words.next("expected-stop")? {
        "stop" => words.parse("expected-number"),
        word => Err(unexpected(word, "expected-stop")),
    }
}

fn read_field(words: &mut Words) -> Result<Row, NotationError> {
    let word = words.next("expected-field")?;
    word.parse().ok().and_then(Row::of_field).ok_or_else(|| unexpected(word, "expected-field"))
}

fn read_knights(words: &mut Words) -> Result<Knights, NotationError> {
    let tiles = read_tiles(words)?;
    Knights::try_from(&tiles[..]).map_err(|tile| unexpected(&tile.to_string(), "expected-knight"))
}

fn read_diplomats(words: &mut Words) -> Result<Diplomats, NotationError> {
    let tiles = read_tiles(words)?;
    Diplomats::try_from(&tiles[..]).map_err(|tile| unexpected(&tile.to_string(), "expected-diplomat"))
}

/// The tiles that follow, if the box holds as many of each.
pub(crate) fn read_tiles(words: &mut Words) -> Result<Vec<Tile>, NotationError> {
    let tiles: Vec<Tile> = words.parse_rest("expected-tile")?;
    match Heap::ALL.first_missing(&tiles) {
        Some(tile) => Err(NotationError::Surplus { word: tile.to_string() }),
        None => Ok(tiles),
    }
}

/// A name for a client.
impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Part::Space(space) => write!(f, "space:{}", space.number()),
            Part::RowTile(index) => write!(f, "tile:{index}"),
            Part::Card(card) => write!(f, "card:{card}"),
            Part::HarborTile(tile) => write!(f, "harbor:{}", Tile::from(*tile)),
            Part::UpgradeNone => f.write_str("upgrade-none"),
            Part::Route(heading, steps) => write!(f, "route:{}-{steps}", heading.word()),
            Part::Stop(stop) => write!(f, "stop:{stop}"),
            Part::Stay => f.write_str("stay"),
            Part::Knights(knight, count) => write!(f, "knights:{}x{count}", Tile::from(*knight)),
            Part::Cube(color) => write!(f, "cube:{}", color.letter()),
            Part::NoCube => f.write_str("no-cube"),
            Part::Field(row) => write!(f, "field:{}", row.field()),
            Part::Diplomat(diplomat) => write!(f, "diplomat:{}", Tile::from(*diplomat)),
            Part::Skip => f.write_str("skip"),
            Part::Turn => f.write_str("turn"),
            Part::Keep => f.write_str("keep"),
        }
    }
}
