//! A session's display.

use super::menu::{Item, LeadsTo, Menu};
use super::preview::ItemPreview;
use super::report::{self, Topic};
use super::session::{Session, current};
use crate::error::Error;
use crate::grid::{Align, Grid};
use crate::localizer::Localizer;
use catalog::Listed;
use game::{Game, Text, ToText, View, Viewer};

impl<G: Listed> Session<'_, G> {
    /// Shows all known consequences of a choice.
    pub(super) fn explain(&mut self, item: &Item<G>) -> Result<(), Error> {
        let preview = ItemPreview::of(&self.view(), self.seat, item);
        let line = preview.text(self.screen.localizer(), self.seat, self.table.game().players());
        self.screen.print(&line)?;
        self.screen.list(&preview.events().iter().map(ToText::text).collect::<Vec<_>>())
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
        let localizer = self.screen.localizer();
        let sketch = self.view().sketch(&|text| localizer.localize(text));
        let legend = report::legend(localizer, &self.table);
        self.screen.line(&format!("\n{}\n\n{legend}", sketch.trim_end()))
    }

    pub(super) fn show_menu(&mut self, menus: &[Menu<G>]) -> Result<(), Error> {
        self.screen.heading(&Text::new("cli-play-choose"))?;
        let grid = self.menu_grid(current(menus));
        self.screen.line(grid.to_string().trim_end())
    }

    /// The numbered choices, with previews if any of them scores.
    fn menu_grid(&self, menu: &Menu<G>) -> Grid {
        let (view, localizer) = (self.view(), self.screen.localizer());
        let players = self.table.game().players();
        let previews: Vec<ItemPreview<G>> =
            menu.items.iter().map(|item| ItemPreview::of(&view, self.seat, item)).collect();
        let any_scores = previews.iter().any(ItemPreview::changes_points);
        let mut grid = Grid::new([Align::Right, Align::Left, Align::Left, Align::Left]);
        for (index, (item, preview)) in menu.items.iter().zip(&previews).enumerate() {
            let text = preview.text(localizer, self.seat, players);
            let preview = any_scores.then(|| self.screen.points(&localizer.localize(&text)));
            let (notation, label) = label(localizer, item);
            grid.row([(index + 1).to_string(), notation, label, preview.unwrap_or_default()]);
        }
        grid
    }

    pub(super) fn show_position(&mut self, topic: Topic) -> Result<(), Error> {
        let view = self.view();
        report::position(&mut self.screen, &view, topic)
    }

    pub(super) fn show_sheet(&mut self) -> Result<(), Error> {
        let grid = report::sheet(self.screen.localizer(), &self.table, Viewer::Seat(self.seat));
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

/// An item's notation, if it is an action, and its parts in words.
fn label<G: Game>(localizer: &Localizer, item: &Item<G>) -> (String, String) {
    let parts: Vec<String> = item.parts.iter().map(|part| localizer.localize(part)).collect();
    match item.leads_to {
        LeadsTo::Action(action) => (action.to_string(), parts.join(" → ")),
        LeadsTo::More(_) => (String::new(), format!("{} → …", parts.join(" → "))),
    }
}
