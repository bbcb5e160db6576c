//! The text form of actions and outcomes, as records have it.

use crate::chapters::acquire::{Factory, Source};
use crate::components::TILES_PER_COLOR;
use crate::vocabulary::action::{Action, Part};
use crate::vocabulary::chance::{Chance, Factories};
use crate::vocabulary::color::Color;
use crate::vocabulary::space::{Space, Star};
use crate::vocabulary::tiles::Tiles;
use game::{NotationError, Seat, Words};
use std::fmt;
use std::str::FromStr;

/// What a word is not.
#[derive(Debug)]
pub struct OtherWord;

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Color {
    type Err = OtherWord;

    fn from_str(word: &str) -> Result<Self, OtherWord> {
        Color::ALL.into_iter().find(|color| color.name() == word).ok_or(OtherWord)
    }
}

impl fmt::Display for Star {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Star {
    type Err = OtherWord;

    fn from_str(word: &str) -> Result<Self, OtherWord> {
        Star::ALL.into_iter().find(|star| star.name() == word).ok_or(OtherWord)
    }
}

/// Two words: the star and the place in its ring.
impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.star(), self.ring())
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Factory(factory) => write!(f, "{}", factory.index()),
            Source::Center => f.write_str("center"),
        }
    }
}

impl FromStr for Source {
    type Err = OtherWord;

    fn from_str(word: &str) -> Result<Self, OtherWord> {
        if word == "center" {
            return Ok(Source::Center);
        }
        let factory = word.parse().ok().and_then(Factory::try_new);
        factory.map(Source::Factory).ok_or(OtherWord)
    }
}

/// The tiles of a factory in one word, a letter for each; `-` if there are none.
#[derive(Clone, Copy)]
pub(crate) struct Letters(pub(crate) Tiles);

impl fmt::Display for Letters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("-");
        }
        self.0.each().try_for_each(|color| write!(f, "{}", color.letter()))
    }
}

impl FromStr for Letters {
    type Err = OtherWord;

    fn from_str(word: &str) -> Result<Self, OtherWord> {
        if word == "-" {
            return Ok(Self(Tiles::NONE));
        }
        let colors: Option<Vec<Color>> = word.chars().map(Color::from_letter).collect();
        colors.and_then(heap).map(Self).ok_or(OtherWord)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Take { source, color } => write!(f, "take {source} {color}"),
            Action::Place { space, color, jokers } => write!(f, "place {space} {color} {jokers}"),
            Action::Bonus(tiles) => write_tiles(f, "bonus", *tiles),
            Action::Pass(kept) => write_tiles(f, "pass", *kept),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::new(text);
        let action = match words.next("expected-action")? {
            "take" => Action::Take { source: words.parse("expected-source")?, color: words.parse("expected-color")? },
            "place" => Action::Place {
                space: read_space(&mut words)?,
                color: words.parse("expected-color")?,
                jokers: words.parse("expected-number")?,
            },
            "bonus" => Action::Bonus(read_tiles(&mut words)?),
            "pass" => Action::Pass(read_tiles(&mut words)?),
            word => return Err(unexpected(word, "expected-action")),
        };
        words.end()?;
        Ok(action)
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Start(seat) => write!(f, "start {seat}"),
            Chance::Supply(tiles) => write_tiles(f, "supply", *tiles),
            Chance::Factories(factories) => {
                f.write_str("factories")?;
                factories.iter().try_for_each(|tiles| write!(f, " {}", Letters(*tiles)))
            }
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::new(text);
        let chance = match words.next("expected-chance")? {
            "start" => Chance::Start(read_seat(&mut words)?),
            "supply" => Chance::Supply(read_tiles(&mut words)?),
            "factories" => Chance::Factories(read_factories(&mut words)?),
            word => return Err(unexpected(word, "expected-chance")),
        };
        words.end()?;
        Ok(chance)
    }
}

/// A name for a client.
impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Part::Source(source) => write!(f, "source:{source}"),
            Part::Space(space) => write!(f, "space:{}-{}", space.star(), space.ring()),
            Part::Color(color) => write!(f, "color:{color}"),
            Part::Jokers(jokers) => write!(f, "jokers:{jokers}"),
            Part::Pass => f.write_str("pass"),
        }
    }
}

fn write_tiles(f: &mut fmt::Formatter<'_>, verb: &str, tiles: Tiles) -> fmt::Result {
    f.write_str(verb)?;
    tiles.each().try_for_each(|color| write!(f, " {color}"))
}

fn read_tiles(words: &mut Words) -> Result<Tiles, NotationError> {
    let colors: Vec<Color> = words.parse_rest("expected-color")?;
    let last = colors.last().map_or("", |color| color.name());
    heap(colors).ok_or_else(|| NotationError::Surplus { word: last.to_owned() })
}

fn read_space(words: &mut Words) -> Result<Space, NotationError> {
    let star = words.parse("expected-star")?;
    let word = words.next("expected-ring")?;
    let space = word.parse().ok().and_then(|ring| Space::new(star, ring));
    space.ok_or_else(|| unexpected(word, "expected-ring"))
}

fn read_seat(words: &mut Words) -> Result<Seat, NotationError> {
    let word = words.next("expected-seat")?;
    word.parse().ok().and_then(Seat::try_new).ok_or_else(|| unexpected(word, "expected-seat"))
}

fn read_factories(words: &mut Words) -> Result<Factories, NotationError> {
    let mut factories = Factories::new();
    while !words.is_empty() {
        let word = words.next("expected-factory")?;
        let Letters(tiles) = word.parse().map_err(|_| unexpected(word, "expected-factory"))?;
        factories.try_push(tiles).map_err(|_| NotationError::Surplus { word: word.to_owned() })?;
    }
    Ok(factories)
}

/// These tiles, unless there are more than in the whole game.
fn heap(colors: Vec<Color>) -> Option<Tiles> {
    let all = usize::from(TILES_PER_COLOR) * Color::ALL.len();
    (colors.len() <= all).then(|| colors.into_iter().collect())
}

fn unexpected(word: &str, expected: &'static str) -> NotationError {
    NotationError::Unexpected { word: word.to_owned(), expected }
}
