//! Commands to a table.

use super::Table;
use super::saved::Entry;
use crate::clock::PageClock;
use crate::messages::Output;
use game::{Seat, Undone, Viewer};
use insight::{hint_budget, hints_for};
use protocol::{ActionName, ApiError, Code, Command, ToClient, ToServer};

/// A command's connection and ID.
#[derive(Clone, Copy)]
struct Caller<'a> {
    connection: u32,
    id: &'a str,
}

impl Table {
    /// Carries out a command, and answers it. If it was carried out before, it is only acknowledged again.
    pub(crate) fn command(&mut self, connection: u32, message: ToServer, clock: PageClock, outputs: &mut Vec<Output>) {
        let ToServer { id, command } = message;
        let caller = Caller { connection, id: &id };
        if self.saved.log.iter().any(|logged| logged.1.as_deref() == Some(&id)) {
            return self.done(caller, outputs);
        }
        if let Err(error) = self.carry_out(caller, command, clock, outputs) {
            self.send(connection, &ToClient::Refused { id, error }, outputs);
        }
    }

    fn carry_out(
        &mut self,
        caller: Caller<'_>,
        command: Command,
        clock: PageClock,
        outputs: &mut Vec<Output>,
    ) -> Result<(), ApiError> {
        match command {
            Command::Preview { seat, action } => return self.preview(caller, seat, &action, outputs),
            Command::Hint { seat } => return self.hint(caller, seat, clock, outputs),
            Command::Describe => return self.describe(caller, outputs),
            Command::Act { seat, decision, action } => self.act_in_person(caller, seat, decision, &action, outputs)?,
            Command::Undo { seat } => self.undo(caller, seat, outputs)?,
            Command::Look { seat } => {
                let seat = seat.map(|seat| self.own_seat(seat)).transpose()?;
                self.set_viewer(caller.connection, seat, outputs);
            }
            Command::Ready { seat, nonce } => self.ready(seat, &nonce, outputs)?,
            Command::Leave { seat } => self.own_seat(seat).and_then(|_| self.give_up())?,
            Command::Close => self.give_up()?,
            Command::Resign { seat } => self.resign(caller, seat, outputs)?,
            Command::Abandon { seat, agree } => self.abandon(caller, seat, agree, outputs)?,
            Command::Rematch => self.saved.rematch.as_ref().map(|_| ()).ok_or(Code::NotOver)?,
            Command::Return { seat } => drop(self.own_active_seat(seat)?),
            // Nobody else plays at this table, so there is nothing to tell.
            Command::Attend { .. } => {}
            // Bots ask for all previews at once; the page doesn't.
            Command::PreviewAll { .. }
            | Command::Foresee { .. }
            | Command::Plan { .. }
            | Command::AutoPass { .. }
            | Command::SetBot { .. }
            | Command::Configure { .. }
            | Command::Remove { .. }
            | Command::Readmit
            | Command::Extend { .. }
            | Command::OfferSeat { .. }
            | Command::Say { .. }
            | Command::React { .. }
            | Command::Mute { .. } => return Err(Code::Unavailable.into()),
        }
        self.done(caller, outputs);
        Ok(())
    }

    fn done(&self, caller: Caller<'_>, outputs: &mut Vec<Output>) {
        let (id, version) = (caller.id.to_owned(), self.versions.current());
        self.send(caller.connection, &ToClient::Done { id, version }, outputs);
    }

    fn own_seat(&self, number: u8) -> Result<Seat, ApiError> {
        let seat = self.seats().find(|seat| seat.index() == usize::from(number)).ok_or(Code::NoSuchSeat)?;
        if self.saved_seat(seat).bot.is_none() { Ok(seat) } else { Err(Code::NotYourSeat.into()) }
    }

    /// The seat with this number, if the visitor plays it in a running game.
    fn own_active_seat(&self, number: u8) -> Result<Seat, ApiError> {
        let seat = self.own_seat(number)?;
        match (self.is_running(), self.resigned.contains(seat)) {
            (false, _) => Err(Code::NotRunning.into()),
            (true, true) => Err(Code::Resigned.into()),
            (true, false) => Ok(seat),
        }
    }

    fn act_in_person(
        &mut self,
        caller: Caller<'_>,
        seat: u8,
        decision: u32,
        action: &ActionName,
        outputs: &mut Vec<Output>,
    ) -> Result<(), ApiError> {
        let seat = self.own_active_seat(seat)?;
        if self.versions.decision(seat) != Some(decision) {
            return Err(Code::DecisionClosed.into());
        }
        self.act(seat, action, Some(caller.id.to_owned()))?;
        self.after_input(outputs);
        Ok(())
    }

    fn undo(&mut self, caller: Caller<'_>, seat: u8, outputs: &mut Vec<Output>) -> Result<(), ApiError> {
        let seat = self.own_active_seat(seat)?;
        let Undone { input, shown } = self.table.undoable(seat).map_err(ApiError::cannot_undo)?;
        let undo = Entry::Undo { seat, version: self.versions.version_of(input), shown };
        self.append(undo, Some(caller.id.to_owned()))?;
        self.after_input(outputs);
        Ok(())
    }

    fn preview(
        &self,
        caller: Caller<'_>,
        seat: u8,
        action: &ActionName,
        outputs: &mut Vec<Output>,
    ) -> Result<(), ApiError> {
        let seat = self.own_active_seat(seat)?;
        let preview = self.table.preview(seat, action).map_err(ApiError::illegal)?;
        self.send(caller.connection, &ToClient::Previewed { id: caller.id.to_owned(), preview }, outputs);
        Ok(())
    }

    /// The best choices for one of the visitor's seats, judged from that seat's view alone.
    fn hint(&self, caller: Caller<'_>, seat: u8, clock: PageClock, outputs: &mut Vec<Output>) -> Result<(), ApiError> {
        let seat = self.own_active_seat(seat)?;
        let decision = self.versions.decision(seat).ok_or(Code::DecisionClosed)?;
        let view = self.table.typed_view(Viewer::Seat(seat));
        let hints = hints_for(&view, seat, &hint_budget(&clock));
        self.send(caller.connection, &ToClient::Hinted { id: caller.id.to_owned(), decision, hints }, outputs);
        Ok(())
    }

    fn describe(&self, caller: Caller<'_>, outputs: &mut Vec<Output>) -> Result<(), ApiError> {
        self.chance.ok_or(Code::NotRunning)?;
        let viewer = self.connections.get(&caller.connection).map_or(Viewer::Spectator, |it| it.viewer);
        let sections = self.table.describe(viewer);
        self.send(caller.connection, &ToClient::Described { id: caller.id.to_owned(), sections }, outputs);
        Ok(())
    }

    /// Marks the seat as ready, with its nonce. The last seat to get ready starts the game.
    fn ready(&mut self, seat: u8, nonce: &str, outputs: &mut Vec<Output>) -> Result<(), ApiError> {
        let seat = self.own_seat(seat)?;
        if nonce.len() != 32 || !nonce.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(Code::BadNonce.into());
        }
        if self.chance.is_some() {
            return Err(Code::AlreadyStarted.into());
        }
        self.saved.seats[seat.index()].nonce = Some(nonce.to_owned());
        self.begin();
        self.draw();
        self.show_all(outputs);
        Ok(())
    }

    /// Gives up the table before the start. During the game, there is nobody else to keep it going for.
    fn give_up(&mut self) -> Result<(), ApiError> {
        if self.chance.is_some() {
            return Err(Code::AlreadyStarted.into());
        }
        self.is_discarded = true;
        Ok(())
    }

    fn resign(&mut self, caller: Caller<'_>, seat: u8, outputs: &mut Vec<Output>) -> Result<(), ApiError> {
        let seat = self.own_active_seat(seat)?;
        self.append(Entry::Resign(seat), Some(caller.id.to_owned()))?;
        self.show_all(outputs);
        Ok(())
    }

    /// Ends the game without a result once all of the visitor's seats that are still playing agree.
    fn abandon(
        &mut self,
        caller: Caller<'_>,
        seat: u8,
        agree: bool,
        outputs: &mut Vec<Output>,
    ) -> Result<(), ApiError> {
        let seat = self.own_active_seat(seat)?;
        self.agreed = if agree { self.agreed.with(seat) } else { self.agreed.without(seat) };
        let agrees = |seat: &Seat| self.agreed.contains(*seat) || self.resigned.contains(*seat);
        if self.own_seats().iter().all(agrees) {
            self.append(Entry::CallOff, Some(caller.id.to_owned()))?;
        }
        self.show_all(outputs);
        Ok(())
    }
}
