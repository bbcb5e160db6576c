//! Text sketches of the table, for a terminal: an occupied space shows its owner's letter, a free one its printed
//! symbol and its number in notation.

use super::view::View;
use crate::chapters::citizens::FIRST_OF_LEVEL;
use crate::components::{
    BONUS_VALUES, COMMONERS, GOODS, HOUSES, LEVEL_SIZES, NOBLES, ROWS, SEA_TRACK, SHIPS_PER_ROW, WORKSHOPS,
};
use crate::masterworks::seen::Sketch as MasterworksSketch;
use crate::vocabulary::{Area, BonusRow, Cards, Space, Symbol};
use game::{Seat, Text, ToText};

/// Width of a goods column; the longest name fits.
const GOOD_WIDTH: usize = 10;
const CITIZEN_WIDTH: usize = 8;
const SHIP_WIDTH: usize = 5;
const HARBOR_WIDTH: usize = 18;

pub(crate) fn draw(view: &View, say: &dyn Fn(&Text) -> String) -> String {
    let sketch = Sketch { view, say };
    let left = [sketch.workshops(), sketch.harbor_and_trade()].concat();
    let right = [sketch.pyramid(Area::Nobles), sketch.pyramid(Area::Commoners)].concat();
    let masterworks = view.masterworks.as_ref().map(|board| MasterworksSketch { view, board, say });
    let sea = masterworks.as_ref().map_or_else(|| sketch.sea_track(), MasterworksSketch::sea_route);
    let masterworks = masterworks.map_or_else(Vec::new, |sketch| sketch.draw());
    let below = [sketch.houses(), sea, sketch.bonuses(), masterworks, sketch.cards()].concat();
    [beside(&left, &right), below].concat().join("\n")
}

fn beside(left: &[String], right: &[String]) -> Vec<String> {
    let width = left.iter().map(|line| line.chars().count()).max().unwrap_or(0) + 4;
    let lines = (0..left.len().max(right.len())).map(|index| {
        let left = left.get(index).map_or("", String::as_str);
        let right = right.get(index).map_or("", String::as_str);
        format!("{left:<width$}{right}").trim_end().to_owned()
    });
    lines.collect()
}

/// A sketch of one view in one language.
struct Sketch<'a> {
    view: &'a View,
    say: &'a dyn Fn(&Text) -> String,
}

impl Sketch<'_> {
    fn heading(&self, text: &Text) -> String {
        (self.say)(text).to_uppercase()
    }

    /// Returns the first letters of a symbol's name.
    fn short(&self, symbol: Symbol, letters: usize) -> String {
        (self.say)(&symbol.text()).to_lowercase().chars().take(letters).collect()
    }

    /// Returns the owner of the diamond on the space, or the printed symbol with the space's number in notation.
    fn mark(&self, area: Area, space: Space, printed: &str) -> String {
        match self.view.board[area].owner(space) {
            Some(seat) => format!("[{}]", seat.letter()),
            None => format!("{printed}{space}"),
        }
    }

    fn workshops(&self) -> Vec<String> {
        let mut lines = vec![self.heading(&Area::Workshops.text())];
        for row in 0..=WORKSHOPS[WORKSHOPS.len() - 1].row {
            let mut line = String::new();
            for (space, cell) in Space::all().zip(&WORKSHOPS).filter(|(_, cell)| cell.row == row) {
                let indent = (2 * cell.x as usize).saturating_sub(line.chars().count());
                line.extend(std::iter::repeat_n(' ', indent));
                line += &self.mark(Area::Workshops, space, &self.short(cell.symbol, 1));
            }
            lines.push(line);
        }
        lines.push(String::new());
        lines
    }

    fn harbor_and_trade(&self) -> Vec<String> {
        let goods: String = GOODS.iter().map(|good| format!("{:<GOOD_WIDTH$}", (self.say)(&good.text()))).collect();
        let mut lines = vec![format!("{:<HARBOR_WIDTH$}{goods}", self.heading(&Area::Harbor.text()))];
        for row in 0..ROWS {
            let ships = self.row(Area::Harbor, row * SHIPS_PER_ROW, SHIPS_PER_ROW, SHIP_WIDTH);
            let goods = self.row(Area::Trade, row * GOODS.len(), GOODS.len(), GOOD_WIDTH);
            lines.push(format!("{ships:<HARBOR_WIDTH$}{goods}"));
        }
        lines.push(String::new());
        lines
    }

    fn row(&self, area: Area, first: usize, count: usize, width: usize) -> String {
        let marks = (first..first + count).map(|space| self.mark(area, Space::from_index(space), "."));
        marks.map(|mark| format!("{mark:<width$}")).collect()
    }

    fn pyramid(&self, area: Area) -> Vec<String> {
        let symbols = if area == Area::Nobles { &NOBLES } else { &COMMONERS };
        let mut lines = vec![self.heading(&area.text())];
        for level in (0..LEVEL_SIZES.len()).rev() {
            let indent = level * CITIZEN_WIDTH / 2;
            let spaces = Space::all().zip(symbols).skip(FIRST_OF_LEVEL[level]).take(LEVEL_SIZES[level]);
            let marks = spaces.map(|(space, symbol)| self.mark(area, space, &self.short(*symbol, 3)));
            let marks: String = marks.map(|mark| format!("{mark:<CITIZEN_WIDTH$}")).collect();
            lines.push(format!("{:indent$}{}", "", marks.trim_end()));
        }
        lines.push(String::new());
        lines
    }

    fn houses(&self) -> Vec<String> {
        let houses = Space::all().zip(HOUSES).map(|(space, value)| {
            let owner = self.view.board[Area::Houses].owner(space);
            owner.map_or(value.to_string(), |seat| format!("{value}[{}]", seat.letter()))
        });
        vec![self.heading(&Area::Houses.text()), houses.collect::<Vec<_>>().join(" "), String::new()]
    }

    fn sea_track(&self) -> Vec<String> {
        let spaces = SEA_TRACK.iter().enumerate().map(|(space, sea)| {
            let here = self.view.seats.iter().filter(|(_, of_seat)| of_seat.player.ship.index() == space);
            let ships: String = here.map(|(seat, _)| seat.letter()).collect();
            let points = if sea.points == 0 { String::new() } else { sea.points.to_string() };
            let extra = if sea.extra_card { "+" } else { "" };
            let start = if space == 0 { "~" } else { "" };
            let ships = if ships.is_empty() { ships } else { format!("({ships})") };
            format!("{start}{points}{extra}{ships}")
        });
        vec![self.heading(&Text::new("source-sea-track")), spaces.collect::<Vec<_>>().join(" "), String::new()]
    }

    fn bonuses(&self) -> Vec<String> {
        let rows = BonusRow::ALL.map(|row| {
            let spaces = BONUS_VALUES.map(|value| match self.holder(row, value) {
                Some(seat) => seat.letter().to_string(),
                None => value.to_string(),
            });
            format!("{} {}", (self.say)(&row.area().text()), spaces.join("/"))
        });
        vec![self.heading(&Text::new("sketch-bonus")), rows.join("   "), String::new()]
    }

    fn holder(&self, row: BonusRow, value: u8) -> Option<Seat> {
        let mut seats = self.view.seats.iter();
        seats.find(|(_, of_seat)| of_seat.player.bonuses[row.index()] == value).map(|(seat, _)| seat)
    }

    /// Draws the viewer's hand.
    fn cards(&self) -> Vec<String> {
        let own = self.view.seats.iter().find(|(seat, _)| self.view.viewer.is(*seat));
        match own.and_then(|(_, of_seat)| of_seat.known) {
            Some(hand) if !hand.is_empty() => vec![self.heading(&Text::new("sketch-hand")), self.card_list(hand)],
            _ => Vec::new(),
        }
    }

    fn card_list(&self, cards: Cards) -> String {
        cards.listed().iter().map(|card| (self.say)(&card.text())).collect::<Vec<_>>().join(", ")
    }
}
