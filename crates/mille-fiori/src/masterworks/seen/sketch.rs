//! Text sketches of the expansion.

use super::view::View as MasterworksView;
use crate::masterworks::components::{Landing, PALACE, Reward, SEA_ROUTE, SPACES_OF_TILE, WINDOW_SIDE};
use crate::masterworks::vocabulary::{CouncilSpace, Masterwork};
use crate::seen::View;
use game::{Seat, Text, ToText};

/// Width of a window cell; the longest masterwork name fits.
const CELL_WIDTH: usize = 14;

/// A sketch of the expansion's part of one view in one language.
pub(crate) struct Sketch<'a> {
    pub(crate) view: &'a View,
    pub(crate) board: &'a MasterworksView,
    pub(crate) say: &'a dyn Fn(&Text) -> String,
}

impl Sketch<'_> {
    pub(crate) fn draw(&self) -> Vec<String> {
        [self.council(), self.stacks(), self.players()].concat()
    }

    fn heading(&self, key: &'static str) -> String {
        (self.say)(&Text::new(key)).to_uppercase()
    }

    fn letters(&self, is_there: impl Fn(Seat) -> bool) -> String {
        let letters: String =
            self.view.seats.iter().filter(|(seat, _)| is_there(*seat)).map(|(seat, _)| seat.letter()).collect();
        if letters.is_empty() { letters } else { format!("({letters})") }
    }

    /// Draws each tile from the bottom up: every space's reward and the figures there.
    fn council(&self) -> Vec<String> {
        let mut lines = vec![self.heading("view-council")];
        for (index, tile) in self.board.board.council.iter().enumerate() {
            let spaces = tile.face().rewards.iter().enumerate().map(|(space, reward)| {
                let place = CouncilSpace::from_index(index * SPACES_OF_TILE + space);
                format!("{}{}", reward_sign(*reward), self.figures(place))
            });
            lines.push(format!(
                "{:<12} {}",
                (self.say)(&tile.face().color.text()),
                spaces.collect::<Vec<_>>().join("  ")
            ));
        }
        lines.push(format!("{:<12} {}", (self.say)(&Text::new("palace")), self.figures(PALACE)).trim_end().to_owned());
        lines.push(String::new());
        lines
    }

    fn figures(&self, space: CouncilSpace) -> String {
        self.letters(|seat| self.board.board.seat(seat).figure == space)
    }

    /// Draws the sea route, which replaces the base game's sea track.
    pub(crate) fn sea_route(&self) -> Vec<String> {
        let spaces = SEA_ROUTE.iter().enumerate().map(|(place, space)| {
            let points = if space.points == 0 { String::new() } else { space.points.to_string() };
            let sign = match space.landing {
                Landing::Nothing if place == 0 => "~".to_owned(),
                Landing::Nothing => String::new(),
                Landing::ExtraCard => "+".to_owned(),
                Landing::Masterwork => "M".to_owned(),
                Landing::Arrows(arrows) => "^".repeat(usize::from(arrows)),
                Landing::TradeCity => (self.say)(&Text::new("trade-city")),
            };
            let ships = self.letters(|seat| self.view.seats[seat].player.ship.index() == place);
            format!("{points}{sign}{ships}")
        });
        vec![self.heading("source-sea-track"), spaces.collect::<Vec<_>>().join(" "), String::new()]
    }

    fn stacks(&self) -> Vec<String> {
        let lines = self.board.describe(self.view.seats.iter().map(|(seat, _)| seat));
        let stacks = lines.into_iter().last().map(|(_, lines)| lines).unwrap_or_default();
        stacks.iter().map(|line| (self.say)(line)).chain([String::new()]).collect()
    }

    /// Draws each player's Dogaressas and window.
    fn players(&self) -> Vec<String> {
        self.view.seats.iter().flat_map(|(seat, _)| self.player(seat)).collect()
    }

    fn player(&self, seat: Seat) -> Vec<String> {
        let own = self.board.board.seat(seat);
        let dogaressas: Vec<String> = own.dogaressas.each().map(|card| (self.say)(&card.text())).collect();
        let mut lines = Vec::new();
        if !dogaressas.is_empty() {
            lines.push(format!("{}: {}", seat.letter(), dogaressas.join(", ")));
        }
        if own.window.cells().iter().any(Option::is_some) {
            lines.push(format!("{}: {}", seat.letter(), self.heading("shop-window")));
            lines.extend(own.window.cells().chunks(WINDOW_SIDE).map(|row| self.window_row(row)));
        }
        lines
    }

    fn window_row(&self, row: &[Option<Masterwork>]) -> String {
        let cell = |top: &Option<Masterwork>| top.map_or(".".to_owned(), |masterwork| (self.say)(&masterwork.text()));
        let cells: String = row.iter().map(|top| format!("{:<CELL_WIDTH$} ", cell(top))).collect();
        format!("   {}", cells.trim_end())
    }
}

fn reward_sign(reward: Reward) -> String {
    match reward {
        Reward::Points(points) => points.to_string(),
        Reward::Masterwork => "M".to_owned(),
        Reward::Dogaressa => "D".to_owned(),
        Reward::Ship(spaces) => format!(">{spaces}"),
    }
}
