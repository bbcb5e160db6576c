//! `tavola replay --show`: shows a game step by step in the terminal.

use super::play::{own_seat, report};
use super::replay::check;
use crate::args::ReplayArgs;
use crate::error::Error;
use crate::lang::Lang;
use crate::localizer::Localizer;
use crate::records_io::{LocatedRecord, RecordReader};
use crate::screen::Screen;
use catalog::{Listed, Visitor};
use game::{Game, Input, Record, Table, Text, View, Viewer};
use std::io::{self, IsTerminal, Write};

pub(crate) fn run(args: &ReplayArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Error> {
    for file in &args.files {
        let mut none = true;
        for found in RecordReader::open(file)? {
            let found = found?;
            none = false;
            check(file, &found)?;
            show(args, &found, lang, out)?;
        }
        if none {
            return Err(Error::NoRecords { path: file.clone() });
        }
    }
    Ok(())
}

fn show(args: &ReplayArgs, found: &LocatedRecord, lang: Lang, out: &mut dyn Write) -> Result<(), Error> {
    let shown = catalog::visit(&found.record.game, Show { args, record: &found.record, lang, out });
    shown.expect("a game that was replayed is known")
}

struct Show<'a> {
    args: &'a ReplayArgs,
    record: &'a Record,
    lang: Lang,
    out: &'a mut dyn Write,
}

impl Visitor for Show<'_> {
    type Output = Result<(), Error>;

    fn visit<G: Listed>(self) -> Self::Output {
        let table = game::replay::<G>(self.record).expect("a record that was checked replays");
        let viewer = match self.args.seat {
            Some(seat) => Viewer::Seat(own_seat(seat, table.game().players())?),
            None => Viewer::Spectator,
        };
        let localizer = Localizer::new(self.lang, Some(G::WORDS)).with_names(self.record.seats.clone());
        let last = table.inputs().len();
        let to = self.args.to.unwrap_or(last);
        if let Some(step) = [self.args.from, to].into_iter().find(|step| *step > last) {
            return Err(Error::NoSuchStep { step, steps: last });
        }
        let range = (self.args.from, to);
        StepByStep { table: &table, viewer, range, screen: Screen::new(localizer, self.out) }.run()
    }
}

/// A replayed game and the range of steps to show.
struct StepByStep<'a, G: Game> {
    table: &'a Table<G>,
    viewer: Viewer,
    /// The first and the last step to show.
    range: (usize, usize),
    screen: Screen<'a>,
}

impl<G: Game> StepByStep<'_, G> {
    fn run(mut self) -> Result<(), Error> {
        let watched = io::stdin().is_terminal() && io::stdout().is_terminal();
        let (mut step, last) = self.range;
        while step <= last {
            self.show(step)?;
            step = if watched && step < last {
                match self.ask(step)? {
                    Some(next) => next,
                    None => return Ok(()),
                }
            } else {
                step + 1
            };
        }
        Ok(())
    }

    /// Asks for the next step to show; `None` to quit.
    fn ask(&mut self, step: usize) -> Result<Option<usize>, Error> {
        self.screen.print(&Text::new("cli-show-help"))?;
        self.screen.prompt()?;
        let mut line = String::new();
        if io::stdin().read_line(&mut line).map_err(|error| Error::file("-", error))? == 0 {
            return Ok(None);
        }
        Ok(next(line.trim(), step, self.range))
    }

    /// Shows the events of this step, counted from 1, and the position after it.
    fn show(&mut self, step: usize) -> Result<(), Error> {
        let table = self.after(step);
        let happened = match step.checked_sub(1) {
            None => Vec::new(),
            Some(before) => {
                let seen = self.after(before).events().len();
                report::events(&table, self.viewer, seen)
            }
        };
        self.screen.heading(&self.title(step))?;
        match (step, happened.is_empty()) {
            (0, _) => {}
            (_, true) => self.screen.list([&Text::new("cli-show-nothing")])?,
            (_, false) => self.screen.list(&happened)?,
        }
        let localizer = self.screen.localizer();
        let sketch = table.game().view(self.viewer).sketch(&|text| localizer.localize(text));
        let legend = report::legend(localizer, &table);
        self.screen.line(&format!("\n{}\n{legend}", sketch.trim_end()))
    }

    fn title(&self, step: usize) -> Text {
        let Some(index) = step.checked_sub(1) else { return Text::new("cli-show-start") };
        let input = self.table.inputs().nth(index).expect("a step of the game");
        let text = Text::new("cli-show-step").with("step", step).with("steps", self.table.inputs().len());
        let text = match input {
            Input::Act(seat, _) => text.with("who", *seat),
            Input::Chance(_) => text.with("who", Text::new("cli-show-chance")),
        };
        text.with("notation", self.seen(index, input))
    }

    /// An input's notation, as far as the viewer may know it.
    fn seen(&self, index: usize, input: &Input<G>) -> String {
        match input {
            Input::Chance(chance) => game::ChanceOutcome::masked(chance, self.viewer),
            Input::Act(seat, action) => {
                let seen = self.after(index).game().observed(*seat, *action, self.viewer);
                seen.map_or_else(|| "?".to_owned(), |seen| seen.to_string())
            }
        }
    }

    fn after(&self, steps: usize) -> Table<G> {
        let mut table = Table::<G>::new(&self.table.game().options());
        for input in self.table.inputs().take(steps) {
            let taken = match input.clone() {
                Input::Act(seat, action) => table.act(seat, action).is_ok(),
                Input::Chance(chance) => table.reveal(chance).is_ok(),
            };
            assert!(taken, "a record that was checked replays");
        }
        table
    }
}

/// The step to show after `step`, within the range; `None` to quit.
fn next(typed: &str, step: usize, (first, last): (usize, usize)) -> Option<usize> {
    match typed {
        "" => Some(step + 1),
        "b" => Some(step.saturating_sub(1).max(first)),
        "q" => None,
        number => Some(number.parse().map_or(step, |number: usize| number.clamp(first, last))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_user_can_go_forward_back_or_to_any_shown_step() {
        let range = (3, 20);
        assert_eq!(next("", 5, range), Some(6));
        assert_eq!(next("b", 5, range), Some(4));
        assert_eq!(next("b", 3, range), Some(3));
        assert_eq!(next("17", 5, range), Some(17));
        assert_eq!(next("1", 5, range), Some(3));
        assert_eq!(next("400", 5, range), Some(20));
        assert_eq!(next("what?", 5, range), Some(5));
        assert_eq!(next("q", 5, range), None);
    }
}
