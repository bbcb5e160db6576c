//! The dialog with the player.

use super::menu::{LeadsTo, Menu};
use super::report::{self, Topic};
use super::request::Request;
use crate::error::Error;
use crate::records_io;
use crate::roster::Players;
use crate::screen::Screen;
use catalog::Listed;
use game::{Game, Record, Refusal, Refused, Seat, Table, Text, ToText, Turn, Viewer};
use rand_chacha::ChaCha8Rng;
use std::io;

/// One player's game, from the first deal to the final ranking.
pub(super) struct Session<'a, G: Game> {
    pub(super) table: Table<G>,
    pub(super) seat: Seat,
    bots: Bots<'a>,
    rng: ChaCha8Rng,
    pub(super) screen: Screen<'a>,
}

/// The bots in the other seats.
pub(super) struct Bots<'a> {
    /// In seat order.
    pub(super) names: Vec<String>,
    pub(super) players: Players<'a>,
}

/// The result of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answer {
    /// The position has not changed.
    Again,
    /// The position has changed.
    Moved,
    /// The player has left.
    Left,
}

impl<'a, G: Listed> Session<'a, G> {
    pub(super) fn new(table: Table<G>, seat: Seat, bots: Bots<'a>, rng: ChaCha8Rng, screen: Screen<'a>) -> Self {
        Self { table, seat, bots, rng, screen }
    }

    /// Plays until the game is over or the player leaves.
    pub(super) fn play(&mut self, mut lines: impl Iterator<Item = io::Result<String>>) -> Result<(), Error> {
        loop {
            self.table.draw_chance(&mut self.rng);
            match self.table.game().turn() {
                Turn::Over => return self.show_end(),
                turn if turn.seats().contains(self.seat) => {
                    if self.ask(&mut lines)? == Answer::Left {
                        return self.screen.print(&Text::new("cli-play-left"));
                    }
                }
                turn => self.let_bot_act(turn.seats().first().expect("a seat is to act"))?,
            }
        }
    }

    pub(super) fn record(&self) -> Record {
        let names = Seat::all(self.table.game().players()).map(|seat| match self.bot(seat) {
            Some(bot) => bot.to_owned(),
            None => "human".to_owned(),
        });
        self.table.record(names.collect())
    }

    fn bot(&self, seat: Seat) -> Option<&str> {
        let others_before = seat.index() - usize::from(seat > self.seat);
        (seat != self.seat).then(|| self.bots.names[others_before].as_str())
    }

    fn let_bot_act(&mut self, seat: Seat) -> Result<(), Error> {
        let forfeits = self.bots.players.forfeits().len();
        let action = self.bots.players.decide(self.table.game(), seat, &mut Vec::new(), &mut self.rng);
        self.table.act(seat, action).expect("a chosen action is legal");
        match self.bots.players.forfeits().get(forfeits) {
            Some(forfeit) => {
                let text = forfeit.text(self.bot(seat).expect("the seat has a bot"));
                self.screen.refuse(&Text::new("cli-play-forfeit").with("forfeit", text))
            }
            None => Ok(()),
        }
    }

    pub(super) fn view(&self) -> G::View {
        self.table.game().view(Viewer::Seat(self.seat))
    }

    /// Asks for one decision, part by part if necessary.
    fn ask(&mut self, lines: &mut impl Iterator<Item = io::Result<String>>) -> Result<Answer, Error> {
        self.show_recap()?;
        let mut menus = vec![Menu::new(self.table.game(), self.seat)];
        self.show_board(&menus)?;
        loop {
            self.screen.prompt()?;
            let Some(line) = self.read(lines)? else { return Ok(Answer::Left) };
            let answer = self.answer(Request::read(&line), &mut menus)?;
            if answer != Answer::Again {
                return Ok(answer);
            }
        }
    }

    /// Reads the next line; `None` at the end of input.
    fn read(&mut self, lines: &mut impl Iterator<Item = io::Result<String>>) -> Result<Option<String>, Error> {
        let line = lines.next().transpose().map_err(|error| Error::file(records_io::STANDARD, error))?;
        match &line {
            Some(line) => self.screen.echo(line)?,
            // End the prompt's line, since Enter was not pressed.
            None => self.screen.line("")?,
        }
        Ok(line)
    }

    fn answer(&mut self, request: Request, menus: &mut Vec<Menu<G>>) -> Result<Answer, Error> {
        match request {
            Request::Choose(number) => return self.choose(number, menus),
            Request::Action(notation) => return self.act_by_notation(&notation),
            Request::Undo => return self.undo(),
            Request::Quit => return Ok(Answer::Left),
            Request::Explain(number) => match current(menus).item(number) {
                Some(item) => self.explain(item)?,
                None => return self.no_such_choice(number, menus),
            },
            Request::Back => {
                menus.truncate((menus.len() - 1).max(1));
                self.show_menu(menus)?;
            }
            Request::Show => self.show_board(menus)?,
            Request::View => self.show_position(Topic::All)?,
            Request::Hand => self.show_position(Topic::Own)?,
            Request::Sheet => self.show_sheet()?,
            Request::Log => self.screen.list(&report::events(&self.table, Viewer::Seat(self.seat), 0))?,
            Request::Save(path) => self.save(&path)?,
            Request::Help => self.screen.print(&Text::new("cli-play-help"))?,
        }
        Ok(Answer::Again)
    }

    fn choose(&mut self, number: usize, menus: &mut Vec<Menu<G>>) -> Result<Answer, Error> {
        match current(menus).item(number).map(|item| &item.leads_to) {
            Some(LeadsTo::Action(action)) => self.act(*action),
            Some(LeadsTo::More(then)) => {
                menus.push(Menu::of_parts(then.clone()));
                self.show_menu(menus)?;
                Ok(Answer::Again)
            }
            None => self.no_such_choice(number, menus),
        }
    }

    fn no_such_choice(&mut self, number: usize, menus: &[Menu<G>]) -> Result<Answer, Error> {
        let text = Text::new("cli-play-no-such-choice").with("number", number.to_string());
        self.refuse(&text.with("last", current(menus).items.len()))
    }

    fn act_by_notation(&mut self, notation: &str) -> Result<Answer, Error> {
        match notation.parse() {
            Ok(action) => self.act(action),
            Err(error) => {
                let text = Text::new("cli-play-not-understood").with("line", notation);
                self.refuse(&text.with("why", error.text()))
            }
        }
    }

    fn act(&mut self, action: G::Action) -> Result<Answer, Error> {
        match self.table.act(self.seat, action) {
            Ok(()) => Ok(Answer::Moved),
            Err(refused) => self.refuse(&why_not(&refused)),
        }
    }

    fn undo(&mut self) -> Result<Answer, Error> {
        if let Err(refused) = self.table.undo(self.seat) {
            return self.refuse(&refused.text());
        }
        self.screen.print(&Text::new("cli-play-undone"))?;
        Ok(Answer::Moved)
    }

    /// Prints the refusal and asks again.
    fn refuse(&mut self, text: &Text) -> Result<Answer, Error> {
        self.screen.refuse(text)?;
        Ok(Answer::Again)
    }

    fn save(&mut self, path: &str) -> Result<(), Error> {
        match records_io::write_one(path, &self.record()) {
            Ok(()) => self.screen.print(&Text::new("cli-play-saved").with("file", path)),
            Err(error) => self.screen.refuse(&error.text()),
        }
    }
}

pub(super) fn current<G: Game>(menus: &[Menu<G>]) -> &Menu<G> {
    menus.last().expect("the first menu stays")
}

/// The reason for a refusal, with the rule's number.
fn why_not<R: Refusal>(refused: &Refused<R>) -> Text {
    match refused.rule() {
        Some(rule) => Text::new("cli-play-refused").with("why", refused.text()).with("rule", rule),
        None => refused.text(),
    }
}
