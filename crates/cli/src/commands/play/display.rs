//! What a session shows.

use super::menu::{Item, LeadsTo, Menu};
use super::preview::Worth;
use super::report::{self, Topic};
use super::session::{Session, current};
use crate::error::Error;
use crate::grid::{Align, Grid};
use crate::localizer::Words;
use catalog::Listed;
use game::{Game, Text, ToText, View, Viewer};

impl<G: Listed> Session<'_, G> {
    /// Tells everything that is known to follow from a choice.
    pub(super) fn explain(&mut self, item: &Item<G>) -> Result<(), Error> {
        let worth = Worth::of(&self.view(), self.seat, item);
        let line = worth.text(self.screen.words(), self.seat, self.table.game().players());
        self.screen.say(&line)?;
        self.screen.list(&worth.events().iter().map(ToText::text).collect::<Vec<_>>())
    }

    pub(super) fn show_recap(&mut self) -> Result<(), Error> {
        let since = self.table.events_before_last_act(self.seat);
        let events = report::events(&self.table, Viewer::Seat(self.seat), since);
        if events.is_empty() {
            return Ok(());
        }
        self.screen.heading(&Text::new("cli-play-recap"))?;
        self.screen.list(&events)
    }

    pub(super) fn show_board(&mut self, menus: &[Menu<G>]) -> Result<(), Error> {
        self.show_sketch()?;
        self.show_position(Topic::Now)?;
        self.show_menu(menus)
    }

    fn show_sketch(&mut self) -> Result<(), Error> {
        let words = self.screen.words();
        let sketch = self.view().sketch(&|text| words.say(text));
        let legend = report::legend(words, &self.table);
        self.screen.line(&format!("\n{}\n\n{legend}", sketch.trim_end()))
    }

    pub(super) fn show_menu(&mut self, menus: &[Menu<G>]) -> Result<(), Error> {
        self.screen.heading(&Text::new("cli-play-choose"))?;
        let grid = self.menu_grid(current(menus));
        self.screen.line(grid.to_string().trim_end())
    }

    /// The choices, numbered, with what each is worth; where none is worth anything, without.
    fn menu_grid(&self, menu: &Menu<G>) -> Grid {
        let (view, words) = (self.view(), self.screen.words());
        let players = self.table.game().players();
        let worths: Vec<Worth<G>> = menu.items.iter().map(|item| Worth::of(&view, self.seat, item)).collect();
        let tell = worths.iter().any(Worth::is_something);
        let mut grid = Grid::new([Align::Right, Align::Left, Align::Left, Align::Left]);
        for (index, (item, worth)) in menu.items.iter().zip(&worths).enumerate() {
            let worth = tell.then(|| self.screen.points(&words.say(&worth.text(words, self.seat, players))));
            let (notation, label) = label(words, item);
            grid.row([(index + 1).to_string(), notation, label, worth.unwrap_or_default()]);
        }
        grid
    }

    pub(super) fn show_position(&mut self, topic: Topic) -> Result<(), Error> {
        let view = self.view();
        report::position(&mut self.screen, &view, topic)
    }

    pub(super) fn show_sheet(&mut self) -> Result<(), Error> {
        let grid = report::sheet(self.screen.words(), &self.table, Viewer::Seat(self.seat));
        self.screen.line(grid.to_string().trim_end())
    }

    pub(super) fn show_end(&mut self) -> Result<(), Error> {
        self.show_recap()?;
        self.show_sketch()?;
        self.screen.heading(&Text::new("cli-play-over"))?;
        self.screen.list(&report::ranking(&self.table))?;
        self.screen.line("")?;
        self.show_sheet()
    }
}

/// An item in notation, if it is an action, and in words.
fn label<G: Game>(words: &Words, item: &Item<G>) -> (String, String) {
    let parts: Vec<String> = item.parts.iter().map(|part| words.say(part)).collect();
    match item.leads_to {
        LeadsTo::Action(action) => (action.to_string(), parts.join(" → ")),
        LeadsTo::More(_) => (String::new(), format!("{} → …", parts.join(" → "))),
    }
}
