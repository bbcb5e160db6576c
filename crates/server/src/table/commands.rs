//! What visitors want over their sockets.

use super::commit::Wish;
use super::happening::{Absence, Happening};
use super::play::Play;
use super::{ConnectionId, Task};
use crate::tables;
use game::Seat;
use protocol::{ActionName, ApiError, Code, Command, Phase, ToClient, ToServer};
use std::sync::atomic::Ordering;
use std::time::Instant;
use store::UserId;

/// Who wants something, and under which id.
#[derive(Clone, Copy)]
pub(super) struct Caller<'a> {
    pub(super) connection: ConnectionId,
    pub(super) user: Option<UserId>,
    /// The id that the visitor gave, and the one under which the log keeps it: others may give the same.
    pub(super) id: &'a str,
    key: &'a str,
}

impl Task {
    pub(super) async fn command(&mut self, connection: ConnectionId, message: ToServer, arrived: Instant) {
        let Some(user) = self.connections.get(&connection).map(|it| it.user) else { return };
        let ToServer { id, command } = message;
        let key = format!("{}:{id}", user.map_or(0, |user| user.0));
        let caller = Caller { connection, user, id: &id, key: &key };
        if let Some(version) = self.play.as_ref().and_then(|play| play.done(&key)) {
            return self.send(connection, &ToClient::Done { id, version });
        }
        let is_move = matches!(command, Command::Act { .. });
        match self.carry_out(caller, command).await {
            Ok(()) if is_move => self.app.metrics.moved(arrived.elapsed()),
            Ok(()) => {}
            Err(error) => {
                self.app.metrics.refused.fetch_add(1, Ordering::Relaxed);
                self.send(connection, &ToClient::Refused { id, error });
            }
        }
    }

    async fn carry_out(&mut self, caller: Caller<'_>, command: Command) -> Result<(), ApiError> {
        match command {
            Command::Preview { seat, action } => return self.preview(caller, seat, action),
            Command::Hint { seat } => return self.hint(caller, seat),
            Command::Describe => return self.describe(caller),
            Command::Act { seat, decision, action } => return self.act(caller, seat, decision, action).await,
            Command::Undo { seat } => return self.undo(caller, seat).await,
            Command::Look { seat } => self.look(caller, seat)?,
            Command::Ready { seat, nonce } => self.ready(self.own_seat(caller.user, seat)?, &nonce).await?,
            Command::Leave { seat } => self.leave(caller, seat).await?,
            Command::Return { seat } => self.come_back(caller, seat).await?,
            Command::Remove { seat } => self.remove(caller.user, self.seat(seat)?).await?,
            Command::Resign { seat } => self.resign(caller, seat).await?,
            Command::Abandon { seat, agree } => self.abandon(caller, seat, agree).await?,
            Command::Rematch => self.rematch(caller).await?,
            Command::Say { text } => self.say(caller.user, &text).await?,
            Command::Mute { seat, muted } => self.mute(caller.connection, self.seat(seat)?, muted)?,
        }
        self.done(caller);
        Ok(())
    }

    fn done(&mut self, caller: Caller<'_>) {
        let version = self.play.as_ref().map_or(0, |play| play.version);
        self.send(caller.connection, &ToClient::Done { id: caller.id.to_owned(), version });
    }

    pub(super) fn running(&self) -> Result<&Play, ApiError> {
        self.play.as_ref().filter(|play| !play.is_over()).ok_or_else(|| Code::NotRunning.into())
    }

    /// Whether the log takes changes of mind.
    fn check_room(&self) -> Result<(), ApiError> {
        let has_room = self.running()?.version < self.app.config.limits.log;
        if has_room { Ok(()) } else { Err(Code::TooFast.into()) }
    }

    /// Whether this seat is still asked this decision.
    pub(super) fn check_decision(&self, seat: Seat, decision: u32) -> Result<(), ApiError> {
        match self.running()?.decision(seat) == Some(decision) {
            true => Ok(()),
            false => Err(Code::DecisionClosed.into()),
        }
    }

    pub(super) fn own_active_seat(&self, caller: Caller<'_>, seat: u8) -> Result<Seat, ApiError> {
        let seat = self.own_seat(caller.user, seat)?;
        match self.running()?.resigned.contains(seat) {
            true => Err(Code::Resigned.into()),
            false => Ok(seat),
        }
    }

    async fn act(&mut self, caller: Caller<'_>, seat: u8, decision: u32, action: ActionName) -> Result<(), ApiError> {
        self.catch_up_to(Some(decision)).await;
        let seat = self.own_active_seat(caller, seat)?;
        self.check_decision(seat, decision)?;
        let act = |task: &Self| task.check_decision(seat, decision).map(|()| Wish::Act(seat, action.clone()));
        self.happen(Some(caller.key), act).await?;
        self.done(caller);
        self.after_input().await;
        Ok(())
    }

    /// Lets it happen as long as the game runs.
    async fn happen_while_running(&mut self, caller: Caller<'_>, happening: Happening) -> Result<(), ApiError> {
        self.happen(Some(caller.key), |task| task.running().map(|_| happening.clone())).await
    }

    async fn undo(&mut self, caller: Caller<'_>, seat: u8) -> Result<(), ApiError> {
        let seat = self.own_active_seat(caller, seat)?;
        self.check_room()?;
        self.happen(Some(caller.key), |task| task.running()?.undo(seat)).await?;
        self.done(caller);
        self.show_positions();
        Ok(())
    }

    /// What follows an action: everybody sees it, and the end of the game is noted.
    pub(super) async fn after_input(&mut self) {
        self.show_positions();
        if self.play.as_ref().is_some_and(Play::is_over) {
            self.note_end().await;
            self.show_table();
        }
    }

    fn preview(&mut self, caller: Caller<'_>, seat: u8, action: ActionName) -> Result<(), ApiError> {
        let seat = self.own_seat(caller.user, seat)?;
        let table = &self.running()?.table;
        let preview = table.preview(seat, &action).map_err(ApiError::illegal)?;
        self.send(caller.connection, &ToClient::Previewed { id: caller.id.to_owned(), preview });
        Ok(())
    }

    fn describe(&mut self, caller: Caller<'_>) -> Result<(), ApiError> {
        let connection = self.connections.get(&caller.connection).ok_or(Code::NotFound)?;
        let sections = self.play.as_ref().ok_or(Code::NotRunning)?.table.describe(self.eyes(connection));
        self.send(caller.connection, &ToClient::Described { id: caller.id.to_owned(), sections });
        Ok(())
    }

    fn look(&mut self, caller: Caller<'_>, seat: Option<u8>) -> Result<(), ApiError> {
        let viewer = self.viewer(caller.user, seat)?;
        self.turn_to(caller.connection, viewer);
        Ok(())
    }

    async fn leave(&mut self, caller: Caller<'_>, seat: u8) -> Result<(), ApiError> {
        let seat = self.own_seat(caller.user, seat)?;
        if self.phase() == Phase::Gathering {
            return self.free(seat).await;
        }
        self.check_room()?;
        self.happen_while_running(caller, Happening::TakeOver(seat, Absence::Left)).await?;
        self.show_all();
        Ok(())
    }

    async fn come_back(&mut self, caller: Caller<'_>, seat: u8) -> Result<(), ApiError> {
        let seat = self.own_active_seat(caller, seat)?;
        if self.running()?.taken_over.contains(seat) {
            self.happen_while_running(caller, Happening::HandBack(seat)).await?;
            self.show_all();
        }
        Ok(())
    }

    async fn resign(&mut self, caller: Caller<'_>, seat: u8) -> Result<(), ApiError> {
        let seat = self.own_active_seat(caller, seat)?;
        self.happen_while_running(caller, Happening::Resign(seat)).await?;
        self.show_all();
        Ok(())
    }

    /// The game ends without a result once everybody who still plays agrees.
    async fn abandon(&mut self, caller: Caller<'_>, seat: u8, agree: bool) -> Result<(), ApiError> {
        let seat = self.own_active_seat(caller, seat)?;
        self.check_room()?;
        let happening = if agree { Happening::Agree(seat) } else { Happening::Disagree(seat) };
        self.happen_while_running(caller, happening).await?;
        if self.people_playing().minus(self.running()?.agreed).is_empty() {
            self.happen(None, |task| task.running().map(|_| Happening::Abandon)).await?;
            self.note_end().await;
        }
        self.show_all();
        Ok(())
    }

    /// Opens a table for the same people, once.
    async fn rematch(&mut self, caller: Caller<'_>) -> Result<(), ApiError> {
        let host = caller.user.filter(|user| !self.seats_of(Some(*user)).is_empty()).ok_or(Code::NotSeated)?;
        let play = self.play.as_ref().filter(|play| play.is_over()).ok_or(Code::NotOver)?;
        if play.rematch.is_none() {
            tables::check_host(&self.app, host).await?;
            let table = tables::create_again(&self.app, &self.row, host).await?;
            let once = |task: &Self| match task.play.as_ref().is_some_and(|play| play.rematch.is_some()) {
                true => Err(Code::AlreadyStarted.into()),
                false => Ok(Happening::Rematch(table.to_string())),
            };
            self.happen(Some(caller.key), once).await?;
            self.show_table();
        }
        Ok(())
    }
}
