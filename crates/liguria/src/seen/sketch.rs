//! Text sketches of the table, for a terminal: one letter per player; R, B and Y are cubes.

use super::View;
use crate::state::{HarborBoard, Island, Player};
use crate::vocabulary::{Cubes, HarborTile, Heading, Place, Row, Space, Spot, Tile};
use game::{Seat, Text, ToText};

/// Width of a place on the ring.
const WIDTH: usize = 16;
/// Width of the labels before a player's lines.
const LABEL: usize = 14;

pub(crate) fn draw(view: &View, say: &dyn Fn(&Text) -> String) -> String {
    let sketch = Sketch { view, say };
    let players = view.seats.iter().flat_map(|(seat, player)| sketch.player(seat, player));
    let lines = [sketch.ring(), sketch.market(), players.collect()].concat();
    lines.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join("\n")
}

/// Draws one view in one language.
struct Sketch<'a> {
    view: &'a View,
    say: &'a dyn Fn(&Text) -> String,
}

impl Sketch<'_> {
    fn heading(&self, key: &'static str) -> String {
        (self.say)(&Text::new(key)).to_uppercase()
    }

    fn names(&self, tiles: impl IntoIterator<Item = Tile>) -> String {
        tiles.into_iter().map(|tile| (self.say)(&tile.text())).collect::<Vec<_>>().join(", ")
    }

    /// Draws the places around a rectangle, clockwise from the upper left corner, four on each side.
    fn ring(&self) -> Vec<String> {
        let places: Vec<Place> = Place::all().collect();
        let bottom: Vec<Place> = places[6..10].iter().rev().copied().collect();
        let sides = [[places[11], places[4]], [places[10], places[5]]].map(|[left, right]| {
            let [left, right] = [left, right].map(|place| self.place(place));
            let gap = " ".repeat(2 * WIDTH);
            vec![format!("{}{gap}{}", left[0], right[0]), format!("{}{gap}{}", left[1], right[1])]
        });
        [vec![self.heading("view-ring")], self.across(&places[..4]), sides.concat(), self.across(&bottom)].concat()
    }

    fn across(&self, places: &[Place]) -> Vec<String> {
        let cells: Vec<[String; 2]> = places.iter().map(|place| self.place(*place)).collect();
        (0..2).map(|line| cells.iter().map(|cell| cell[line].as_str()).collect()).collect()
    }

    /// Draws a place, and the ships there with their directions.
    fn place(&self, place: Place) -> [String; 2] {
        let what = match place.spot(self.view.seats.players()) {
            Spot::Harbor(owner) => format!("({}) {}", owner.letter(), heap_mark(self.view.seats[owner].harbor.quay)),
            Spot::Island(island) => self.view.islands.get(island.index()).map(island_mark).unwrap_or_default(),
        };
        let here = self.view.seats.iter().filter(|(_, player)| player.ship.place == place);
        let ships: Vec<String> = here.map(|(seat, player)| ship_mark(seat, player)).collect();
        let lines = [format!("{:>2} {what}", place.number()), format!("   {}", ships.join(" "))];
        lines.map(|line| format!("{line:<WIDTH$}"))
    }

    fn market(&self) -> Vec<String> {
        let order: String = self.view.order.values().map(|seat| seat.letter()).collect();
        let cards: Vec<String> = self.view.offer.iter().map(|card| (self.say)(&card.text())).collect();
        let tiles = self.view.row.as_slice().iter().enumerate();
        let tiles: Vec<String> = tiles.map(|(index, tile)| format!("{index} {}", (self.say)(&tile.text()))).collect();
        vec![
            String::new(),
            format!("{} {}   {} {order}", self.heading("sketch-round"), self.view.round, self.heading("sketch-order")),
            format!("{} {}", self.heading("sketch-street"), self.street().join("  ")),
            format!("{} {}", self.heading("sketch-row"), tiles.join(", ")),
            format!("{} {}", self.heading("sketch-offer"), cards.join(", ")),
            String::new(),
        ]
    }

    /// Draws each stall with its tiles, its coins and the merchant on it.
    fn street(&self) -> Vec<String> {
        let stalls = Space::all().map(|space| {
            let merchant = self.view.merchants.iter().find(|(_, at)| **at == Some(space));
            let merchant = merchant.map_or(String::new(), |(seat, _)| format!("[{}]", seat.letter()));
            format!("{space}:{}+{}{merchant}", space.stall().tiles, space.stall().coins)
        });
        stalls.collect()
    }

    fn player(&self, seat: Seat, player: &Player) -> Vec<String> {
        let card = player.card.map_or(String::new(), |card| (self.say)(&card.text()));
        let line = |key, value: String| format!("   {:<LABEL$}{value}", (self.say)(&Text::new(key)));
        vec![
            format!("{}  {}", seat.letter(), (self.say)(&purse(player))),
            line("sketch-harbor", self.rows(&player.harbor)),
            line("sketch-screen", self.names(player.behind_screen())),
            line("sketch-cubes", format!("{} / {}", player.ship.cargo, heap_mark(player.store))),
            line("sketch-card", card),
        ]
    }

    /// Draws each row with its tiles, upgraded ones with a star, and the diplomat on its field.
    fn rows(&self, harbor: &HarborBoard) -> String {
        let rows = Row::ALL.map(|row| {
            let of_row = HarborTile::ALL.into_iter().filter(|tile| tile.row() == row);
            let tiles: Vec<String> = of_row.flat_map(|tile| self.stack(harbor, tile)).collect();
            let envoy = harbor.fields[row.index()].map_or('.', |envoy| envoy.seat.letter());
            format!("[{} |{envoy}]", tiles.join(" "))
        });
        rows.join(" ")
    }

    fn stack(&self, harbor: &HarborBoard, tile: HarborTile) -> Vec<String> {
        let (stack, name) = (harbor.stack(tile), (self.say)(&tile.text()));
        let counted = [(stack.front, name.clone()), (stack.back, name + "*")];
        counted.into_iter().filter(|(count, _)| *count > 0).map(|(count, name)| format!("{count}×{name}")).collect()
    }
}

fn purse(player: &Player) -> Text {
    Text::new("view-purse").with("coins", player.coins).with("envoys", player.envoys)
}

/// Writes each color with its count, in compact form.
fn heap_mark(cubes: Cubes) -> String {
    cubes.counted().map(|(color, count)| format!("{count}{color}")).collect()
}

fn island_mark(island: &Island) -> String {
    let held = island.owner.map(|owner| format!(" [{}{}]", owner.letter(), island.swords()));
    format!("{}{}{}", island.color, island.prestige, held.unwrap_or_default())
}

fn ship_mark(seat: Seat, player: &Player) -> String {
    match player.ship.heading {
        Heading::Clockwise => format!("{}>", seat.letter()),
        Heading::Counterclockwise => format!("<{}", seat.letter()),
    }
}
