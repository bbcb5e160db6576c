//! Commands that clients send over their sockets.

use super::commit::Proposal;
use super::hosting::Terms;
use super::play::Play;
use super::table_entry::{Absence, TableEntry};
use super::{ConnectionId, TableTask};
use crate::request_ids::is_plain;
use crate::{permissions, tables};
use game::Seat;
use protocol::{ActionName, ApiError, Code, Command, Phase, ToClient, ToServer};
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use store::UserId;
use tracing::{Instrument, Span};

/// A move that takes this long from its arrival to its acknowledgment is logged.
const SLOW_MOVE: Duration = Duration::from_millis(500);

/// Maximum number of choices that are previewed at once.
const MAX_PREVIEWS: usize = 200;

/// The sender of a command, and the command's id.
#[derive(Clone, Copy)]
pub(super) struct Caller<'a> {
    pub(super) connection: ConnectionId,
    pub(super) user: Option<UserId>,
    /// The id chosen by the client, and the log's key for it, which includes the user.
    pub(super) id: &'a str,
    key: &'a str,
}

impl TableTask {
    pub(super) async fn command(&mut self, connection: ConnectionId, message: ToServer, arrived: Instant) {
        let Some(user) = self.connections.get(&connection).map(|it| it.user) else { return };
        let ToServer { id, command } = message;
        let key = format!("{}:{id}", user.map_or(0, |user| user.0));
        let caller = Caller { connection, user, id: &id, key: &key };
        if let Some(version) = self.play.as_ref().and_then(|play| play.done(&key)) {
            return self.send(connection, &ToClient::Done { id, version });
        }
        let is_move = matches!(command, Command::Act { .. });
        let span = self.command_span(caller);
        match self.carry_out(caller, command).instrument(span.clone()).await {
            Ok(()) if is_move => span.in_scope(|| self.count_move(arrived.elapsed())),
            Ok(()) => {}
            Err(error) => {
                span.in_scope(|| tracing::debug!(code = error.code.key(), "command refused"));
                self.app.metrics.refused.fetch_add(1, Ordering::Relaxed);
                self.send(connection, &ToClient::Refused { id, error });
            }
        }
    }

    /// Marks the lines that are logged while the command is handled.
    fn command_span(&self, caller: Caller<'_>) -> Span {
        let id = if is_plain(caller.id) { caller.id } else { "?" };
        tracing::info_span!("command", id, table = self.id.as_str(), connection = caller.connection.0)
    }

    fn count_move(&self, took: Duration) {
        self.app.metrics.moved(took);
        if took >= SLOW_MOVE {
            tracing::warn!(?took, "slow move");
        }
    }

    async fn carry_out(&mut self, caller: Caller<'_>, command: Command) -> Result<(), ApiError> {
        match command {
            Command::Preview { seat, action } => return self.preview(caller, seat, action),
            Command::PreviewAll { seat } => return self.preview_all(caller, seat),
            Command::Hint { seat } => return self.hint(caller, seat),
            Command::Foresee { seat, steps } => return self.foresee(caller, seat, &steps),
            Command::Describe => return self.describe(caller),
            Command::Act { seat, decision, action } => return self.act(caller, seat, decision, action).await,
            Command::Undo { seat } => return self.undo(caller, seat).await,
            Command::Plan { seat, steps } => self.set_plan(caller, seat, &steps).await?,
            Command::AutoPass { seat, on } => self.set_auto_pass(caller, seat, on).await?,
            Command::Look { seat } => self.look(caller, seat)?,
            Command::Ready { seat, nonce } => {
                self.ready(caller.user, self.own_seat(caller.user, seat)?, &nonce).await?
            }
            Command::Leave { seat } => self.leave(caller, seat).await?,
            Command::Return { seat } => self.come_back(caller, seat).await?,
            Command::Remove { seat } => self.remove(caller.user, self.seat(seat)?).await?,
            Command::Readmit => self.readmit(caller.user).await?,
            Command::SetBot { seat, bot } => self.set_bot(caller.user, self.seat(seat)?, bot.as_deref()).await?,
            Command::Configure { options, access, clock, hints, spectators, spectator_delay, chat } => {
                let terms = Terms { options, access, clock, hints, spectators, spectator_delay, chat };
                self.configure(caller.user, &terms).await?;
            }
            Command::Close => self.close(caller.user).await?,
            Command::Resign { seat } => self.resign(caller, seat).await?,
            Command::Abandon { seat, agree } => self.abandon(caller, seat, agree).await?,
            Command::Extend { seat, agree } => self.extend(caller, seat, agree).await?,
            Command::OfferSeat { seat, whose, agree } => self.offer_seat(caller, seat, whose, agree).await?,
            Command::Rematch => self.rematch(caller).await?,
            Command::Attend { looking } => self.attend(caller.connection, looking),
            Command::Say { text, phrase } => self.say(caller.user, text.as_deref(), phrase).await?,
            Command::React { line, reaction, on } => self.react(caller.connection, line, reaction, on).await?,
            Command::Mute { seat, muted } => self.mute(caller.connection, self.seat(seat)?, muted)?,
        }
        self.done(caller);
        Ok(())
    }

    fn done(&mut self, caller: Caller<'_>) {
        let version = self.version_for(caller.user);
        self.send(caller.connection, &ToClient::Done { id: caller.id.to_owned(), version });
    }

    pub(super) fn running(&self) -> Result<&Play, ApiError> {
        self.play.as_ref().filter(|play| play.is_running()).ok_or_else(|| Code::NotRunning.into())
    }

    /// Whether the log has room for commands that could be repeated endlessly.
    pub(super) fn check_room(&self) -> Result<(), ApiError> {
        let has_room = self.running()?.version() < self.app.config.limits.log;
        if has_room { Ok(()) } else { Err(Code::TooFast.into()) }
    }

    /// Whether this seat still has this decision to make.
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

    /// Plays an action, taking the seat back if a computer player has taken it over.
    async fn act(&mut self, caller: Caller<'_>, seat: u8, decision: u32, action: ActionName) -> Result<(), ApiError> {
        self.own_seat(caller.user, seat)?;
        self.catch_up_to(Some(decision)).await;
        let seat = self.own_active_seat(caller, seat)?;
        let was_away = self.running()?.is_away(seat);
        let act = |task: &Self| {
            task.check_decision(seat, decision)?;
            task.check_in_time(seat)?;
            Ok(Proposal::act(seat, action.clone()).in_person(seat))
        };
        self.execute_for(caller, seat, act).await?;
        self.done(caller);
        self.forget_plan(seat).await;
        self.after_input().await;
        if was_away {
            self.show_table();
        }
        Ok(())
    }

    /// Whether the seat still has time for its decision. If not, a computer player is about to make it.
    fn check_in_time(&self, seat: Seat) -> Result<(), ApiError> {
        match self.running()?.timed_out.contains(seat) {
            true => Err(Code::TimeIsUp.into()),
            false => Ok(()),
        }
    }

    /// Appends the entry if the game is running and the seat is still the caller's.
    async fn execute_while_running(
        &mut self,
        caller: Caller<'_>,
        seat: Seat,
        table_entry: TableEntry,
    ) -> Result<(), ApiError> {
        self.execute_for(caller, seat, |task| task.running().map(|_| table_entry.clone())).await
    }

    /// Appends the result of `decide` for the caller's seat. Another instance may have given it to somebody else.
    pub(super) async fn execute_for<W: Into<Proposal>>(
        &mut self,
        caller: Caller<'_>,
        seat: Seat,
        decide: impl Fn(&Self) -> Result<W, ApiError>,
    ) -> Result<(), ApiError> {
        let decide = |task: &Self| {
            task.check_own(caller, seat)?;
            decide(task)
        };
        self.execute(Some(caller.key), decide).await
    }

    fn check_own(&self, caller: Caller<'_>, seat: Seat) -> Result<(), ApiError> {
        if self.owns(caller.user, seat) { Ok(()) } else { Err(Code::NotYourSeat.into()) }
    }

    async fn undo(&mut self, caller: Caller<'_>, seat: u8) -> Result<(), ApiError> {
        let seat = self.own_active_seat(caller, seat)?;
        self.check_room()?;
        let was_away = self.running()?.is_away(seat);
        let undo = |task: &Self| Ok(Proposal::from(task.running()?.undo(seat, task.app.now())?).in_person(seat));
        self.execute_for(caller, seat, undo).await?;
        self.done(caller);
        self.forget_plan(seat).await;
        self.show_positions();
        if was_away {
            self.show_table();
        }
        Ok(())
    }

    /// After an action: shows the position, and stores the result once the game is over.
    pub(super) async fn after_input(&mut self) {
        self.show_positions();
        if self.play.as_ref().is_some_and(Play::is_over) {
            self.note_state().await;
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

    fn preview_all(&mut self, caller: Caller<'_>, seat: u8) -> Result<(), ApiError> {
        let seat = self.own_seat(caller.user, seat)?;
        let (previews, more) = self.running()?.table.previews(seat, MAX_PREVIEWS);
        self.send(caller.connection, &ToClient::PreviewedAll { id: caller.id.to_owned(), previews, more });
        Ok(())
    }

    fn describe(&mut self, caller: Caller<'_>) -> Result<(), ApiError> {
        let connection = self.connections.get(&caller.connection).ok_or(Code::NotFound)?;
        let sections = self.play_for(caller.user).ok_or(Code::NotRunning)?.table.describe(self.eyes(connection));
        self.send(caller.connection, &ToClient::Described { id: caller.id.to_owned(), sections });
        Ok(())
    }

    fn look(&mut self, caller: Caller<'_>, seat: Option<u8>) -> Result<(), ApiError> {
        let viewer = self.viewer(caller.user, seat)?;
        self.set_viewer(caller.connection, viewer);
        Ok(())
    }

    async fn leave(&mut self, caller: Caller<'_>, seat: u8) -> Result<(), ApiError> {
        let seat = self.own_seat(caller.user, seat)?;
        if self.phase() == Phase::Gathering {
            return self.free(caller.user, seat).await;
        }
        self.check_room()?;
        self.execute_while_running(caller, seat, TableEntry::TakeOver(seat, Absence::Left)).await?;
        self.show_all();
        Ok(())
    }

    async fn come_back(&mut self, caller: Caller<'_>, seat: u8) -> Result<(), ApiError> {
        let seat = self.own_active_seat(caller, seat)?;
        if self.running()?.is_away(seat) {
            self.execute_while_running(caller, seat, TableEntry::HandBack(seat)).await?;
            self.show_all();
        }
        Ok(())
    }

    async fn resign(&mut self, caller: Caller<'_>, seat: u8) -> Result<(), ApiError> {
        let seat = self.own_active_seat(caller, seat)?;
        self.execute_while_running(caller, seat, TableEntry::Resign(seat)).await?;
        self.show_all();
        Ok(())
    }

    /// Ends the game without a result once all remaining players agree.
    async fn abandon(&mut self, caller: Caller<'_>, seat: u8, agree: bool) -> Result<(), ApiError> {
        let seat = self.own_active_seat(caller, seat)?;
        self.check_room()?;
        let table_entry = if agree { TableEntry::Agree(seat) } else { TableEntry::Disagree(seat) };
        self.execute_while_running(caller, seat, table_entry).await?;
        if self.people_playing().minus(self.running()?.agreed).is_empty() {
            self.execute(None, |task| task.running().map(|_| TableEntry::Abandon)).await?;
            self.note_state().await;
        }
        self.show_all();
        Ok(())
    }

    /// Adds a day to all running clocks once all remaining players agree.
    async fn extend(&mut self, caller: Caller<'_>, seat: u8, agree: bool) -> Result<(), ApiError> {
        let seat = self.own_active_seat(caller, seat)?;
        self.check_room()?;
        if !self.running()?.clocks.counts_days() {
            return Err(Code::NoDays.into());
        }
        let table_entry = if agree { TableEntry::AgreeToExtend(seat) } else { TableEntry::DisagreeToExtend(seat) };
        self.execute_while_running(caller, seat, table_entry).await?;
        if self.people_playing().minus(self.running()?.extending).is_empty() {
            self.execute(None, |task| task.running().map(|_| TableEntry::Extend)).await?;
        }
        self.show_all();
        Ok(())
    }

    /// Creates a table for the same players, once.
    async fn rematch(&mut self, caller: Caller<'_>) -> Result<(), ApiError> {
        let host = caller.user.filter(|user| !self.seats_of(Some(*user)).is_empty()).ok_or(Code::NotSeated)?;
        let play = self.play.as_ref().filter(|play| play.is_over()).ok_or(Code::NotOver)?;
        if play.rematch.is_none() {
            permissions::check_may_open_table(&self.app, host).await?;
            tables::check_host(&self.app, host).await?;
            let table = tables::create_again(&self.app, &self.row, host).await?;
            let once = |task: &Self| match task.play.as_ref().is_some_and(|play| play.rematch.is_some()) {
                true => Err(Code::AlreadyStarted.into()),
                false => Ok(TableEntry::Rematch(table.to_string())),
            };
            self.execute(Some(caller.key), once).await?;
            self.show_table();
        }
        Ok(())
    }
}
