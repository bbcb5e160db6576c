//! A player board's stars and their spaces, and the structures between them.

use super::tile::Color;
use crate::components::{CLOCKWISE, RING, number};
use crate::options::BoardSide;
use game::{BitSet, FieldValues, Notation, NotationError, Piece, Text, ToText, Tokens, Values, piece_names};
use serde::{Serialize, Serializer};
use std::fmt;

/// A star on a player board. On the gray side, the colors merely name the positions (SP-1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
#[repr(u8)]
pub enum Star {
    Purple,
    Green,
    Orange,
    Yellow,
    Blue,
    Red,
    Center,
}

impl Star {
    /// Returns the color it is named after; `None` for the center star.
    #[inline]
    pub fn color(self) -> Option<Color> {
        Color::ALL.get(self.index()).copied()
    }

    /// Returns its spaces in ring order: consecutive spaces are neighbors, and so are the last and the first.
    #[inline]
    pub fn spaces(self) -> Spaces {
        Spaces::from_bits(((1 << RING) - 1) << (RING * self.index()))
    }

    /// Returns the number of places clockwise from the first outer star; 0 for the center star.
    pub(crate) fn bearing(self) -> usize {
        CLOCKWISE.iter().position(|star| *star == self).unwrap_or(0)
    }
}

/// A space on a player board: a star and a place in its ring, `purple-3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
#[piece(count = Star::COUNT * RING, name = "{star}-{ring}", text("space", star, ring), own_notation)]
pub struct Space(u8);

pub type Spaces = BitSet<Space, u64>;

impl Space {
    /// Returns the space at this place in the star's ring, from 1 to 6.
    pub const fn new(star: Star, ring: u8) -> Option<Self> {
        if 1 <= ring && ring <= RING as u8 { Some(Self::at(star, ring - 1)) } else { None }
    }

    #[inline]
    pub fn star(self) -> Star {
        Star::ALL[self.index() / RING]
    }

    /// Returns its place in the star's ring, from 1 to 6.
    #[inline]
    pub fn ring(self) -> u8 {
        self.steps() + 1
    }

    /// Returns its index in the star's ring, from 0 to 5.
    #[inline]
    pub(crate) fn steps(self) -> u8 {
        self.0 % RING as u8
    }

    /// Returns its direction from the middle of the star, clockwise from 0 at the top. Each outer star is rotated by
    /// another sixth of a turn.
    pub(crate) fn clock(self) -> usize {
        (usize::from(self.steps()) + self.star().bearing()) % RING
    }

    /// Names the space as it appears on this side of the board.
    pub(crate) fn on(self, side: BoardSide) -> NamedSpace {
        NamedSpace { space: self, side }
    }

    /// Returns the space at this index in the star's ring, from 0 to 5.
    #[inline]
    pub(crate) const fn at(star: Star, steps: u8) -> Self {
        Self(star as u8 * RING as u8 + steps)
    }
}

/// A space as named for players: by its number on the colored side; on the gray side, where numbers repeat, also by
/// its location.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NamedSpace {
    space: Space,
    side: BoardSide,
}

impl ToText for NamedSpace {
    fn text(&self) -> Text {
        match self.side {
            BoardSide::Colored => self.space.text(),
            BoardSide::Plain => Text::new("space-gray")
                .with("star", self.space.star())
                .with("number", number(self.side, self.space))
                .with("position", self.space.clock()),
        }
    }
}

/// As two words: the star and the place in its ring.
impl Notation for Space {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {} {}", self.star(), self.ring())
    }

    fn read(tokens: &mut Tokens<'_>) -> Result<Self, NotationError> {
        let (star, expected) = (Star::read(tokens)?, "expected-ring");
        let word = tokens.next(expected)?;
        let space = word.parse().ok().and_then(|ring| Space::new(star, ring));
        space.ok_or_else(|| NotationError::Unexpected { word: word.to_owned(), expected })
    }
}

impl FieldValues for Space {
    fn in_notation() -> Values {
        Values::One(Self::all().map(|space| format!("{} {}", space.star(), space.ring())).collect())
    }

    fn in_names() -> Values {
        Values::One(piece_names::<Self>())
    }
}

/// A kind of structure. Messages: `structure-window`, …
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
#[piece(text = "structure")]
pub enum StructureKind {
    Window,
    Statue,
    Pillar,
}

/// A structure between the stars of a player board (SP-1.4), the same on both sides (SP-12.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Structure {
    pub kind: StructureKind,
    /// The outer star it belongs to; a statue also belongs to the next star clockwise.
    pub star: Star,
    /// The spaces around it.
    pub spaces: Spaces,
    /// Number of bonus tiles.
    pub reward: u8,
}

game::piece_schema!(Structure, "Structure", string);

impl Structure {
    /// Returns the next outer star clockwise.
    pub fn next_star(&self) -> Star {
        CLOCKWISE[(self.star.bearing() + 1) % CLOCKWISE.len()]
    }
}

/// For example `window-purple`, `statue-purple-orange`.
impl fmt::Display for Structure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.kind, self.star)?;
        if self.kind == StructureKind::Statue { write!(f, "-{}", self.next_star()) } else { Ok(()) }
    }
}

impl ToText for Structure {
    fn text(&self) -> Text {
        self.kind.text().with("star", self.star).with("next", self.next_star())
    }
}

impl Serialize for Structure {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
