//! Names of things on the table, as messages of the text files.

use crate::chapters::acquire::Source;
use crate::chapters::structures::{Structure, StructureKind};
use crate::vocabulary::color::Color;
use crate::vocabulary::space::{Space, Star};
use crate::vocabulary::tiles::Tiles;
use game::Text;

pub(crate) fn color(color: Color) -> Text {
    Text::new(match color {
        Color::Purple => "color-purple",
        Color::Green => "color-green",
        Color::Orange => "color-orange",
        Color::Yellow => "color-yellow",
        Color::Blue => "color-blue",
        Color::Red => "color-red",
    })
}

pub(crate) fn star(star: Star) -> Text {
    Text::new(match star {
        Star::Purple => "star-purple",
        Star::Green => "star-green",
        Star::Orange => "star-orange",
        Star::Yellow => "star-yellow",
        Star::Blue => "star-blue",
        Star::Red => "star-red",
        Star::Center => "star-center",
    })
}

pub(crate) fn space(space: Space) -> Text {
    Text::new("space").with("star", star(space.star())).with("ring", space.ring())
}

pub(crate) fn source(source: Source) -> Text {
    match source {
        Source::Factory(factory) => Text::new("place-factory").with("number", factory.index()),
        Source::Center => Text::new("place-center"),
    }
}

pub(crate) fn structure(structure: &Structure) -> Text {
    let key = match structure.kind {
        StructureKind::Window => "structure-window",
        StructureKind::Statue => "structure-statue",
        StructureKind::Pillar => "structure-pillar",
    };
    Text::new(key).with("star", star(structure.star)).with("next", star(structure.next_star()))
}

/// Each color with its count.
pub(crate) fn tiles(tiles: Tiles) -> Vec<Text> {
    tiles.iter().map(|(of, count)| Text::new("tiles").with("count", count).with("color", color(of))).collect()
}

/// The first message with these tiles as the argument `name`, or the second one if there are none.
pub(crate) fn with_tiles([some, none]: [&'static str; 2], name: &'static str, heap: Tiles) -> Text {
    if heap.is_empty() { Text::new(none) } else { Text::new(some).with(name, tiles(heap)) }
}
