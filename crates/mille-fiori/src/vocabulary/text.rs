//! Names of things on the board, as messages of the text files.

use crate::board::Space;
use crate::cards::Cards;
use crate::components::{Area, COMMONERS, GOODS, HOUSES, NOBLES, SHIPS_PER_ROW, WORKSHOPS};
use crate::{citizens, trade};
use game::Text;

/// A space with what is printed on it, so that it can be told from the others.
pub(crate) fn space(area: Area, space: Space) -> Text {
    let index = usize::from(space);
    match area {
        Area::Workshops => Text::new("space-workshops")
            .with("symbol", WORKSHOPS[index].symbol.text())
            .with("row", WORKSHOPS[index].row as u8 + 1)
            .with("place", place_in_row(index)),
        Area::Houses => Text::new("space-houses").with("number", space + 1).with("value", HOUSES[index]),
        Area::Nobles => citizen(area, space, NOBLES[index].text()),
        Area::Commoners => citizen(area, space, COMMONERS[index].text()),
        Area::Trade => Text::new("space-trade")
            .with("symbol", GOODS[usize::from(trade::column(space))].text())
            .with("row", trade::row(space) + 1),
        Area::Harbor => {
            Text::new("space-harbor").with("row", index / SHIPS_PER_ROW + 1).with("place", index % SHIPS_PER_ROW + 1)
        }
    }
}

/// The how-manieth cell of its row it is, from 1.
fn place_in_row(cell: usize) -> usize {
    WORKSHOPS[..=cell].iter().filter(|other| other.row == WORKSHOPS[cell].row).count()
}

fn citizen(area: Area, space: Space, symbol: Text) -> Text {
    let key = ["space-citizens-base", "space-citizens-middle", "space-citizens-top"][citizens::level(space)];
    Text::new(key)
        .with("area", area.text())
        .with("symbol", symbol)
        .with("place", space - citizens::FIRST_OF_LEVEL[citizens::level(space)] + 1)
}

pub(crate) fn cards(cards: Cards) -> Vec<Text> {
    cards.sorted().map(crate::card::Card::text).collect()
}
