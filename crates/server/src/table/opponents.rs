//! Computer players at the table.

use super::commit::Proposal;
use super::{BotDecision, Message, TableTask, Thought};
use crate::app::Shared;
use crate::bots::{self, Question};
use crate::thinking::{Kind, Owner, Party, Source};
use game::{Seat, Viewer};
use protocol::ClockRule;
use std::collections::BTreeSet;
use std::sync::atomic::Ordering;
use std::time::Duration;
use store::{Lease, Sitter, TableId};
use tokio::task::JoinHandle;

/// How long an instance may make moves for a table's computer players without renewing its lease. Short, since people
/// have to wait that long if the instance goes down.
const LEASE: Duration = Duration::from_secs(10);

/// How often a lease is renewed while a computer player thinks.
const RENEW_LEASE: Duration = Duration::from_secs(5);

/// How soon to retry while another instance holds the lease, which may be released before it expires.
const ASK_AGAIN: Duration = Duration::from_secs(2);

/// A move that a computer player is searching for. Dropping it cancels the search.
pub(super) struct PendingMove {
    decision: u32,
    kind: Kind,
    task: JoinHandle<()>,
}

impl Drop for PendingMove {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl TableTask {
    /// Starts a search for each open decision of a computer player that has none yet, and cancels searches that are no
    /// longer needed.
    pub(super) fn wake_bots(&mut self) {
        if self.stale {
            return;
        }
        for seat in self.seats() {
            let wanted = self.wanted_move(seat);
            let pending = self.thinking[seat.index()].as_ref();
            let is_pending = |(decision, _, kind): &(u32, String, Kind)| {
                pending.is_some_and(|pending| pending.decision == *decision && pending.kind <= *kind)
            };
            match wanted {
                None => self.thinking[seat.index()] = None,
                Some(wanted) if is_pending(&wanted) => {}
                Some((decision, bot, kind)) => self.think(seat, decision, bot, kind),
            }
        }
    }

    /// The decision that a computer player has to make for this seat now: its number, the bot and the kind of job.
    fn wanted_move(&self, seat: Seat) -> Option<(u32, String, Kind)> {
        let play = self.play.as_ref().filter(|play| play.asked().contains(seat))?;
        let (decision, bot) = (play.decision(seat)?, self.bot_of(seat)?.to_owned());
        let kind = match self.connections.is_empty() {
            true if !self.is_awaited() => return None,
            true => Kind::UnattendedMove,
            false => bots::kind(&bot),
        };
        Some((decision, bot, kind))
    }

    /// Whether the game goes on while nobody is connected: if a person plays with a clock, or if several people play.
    /// Otherwise, computer players pause until somebody connects.
    pub(super) fn is_awaited(&self) -> bool {
        let user = |seat: Seat| match self.seat_row(seat).sitter {
            Sitter::User(user) => Some(user),
            _ => None,
        };
        let users: BTreeSet<_> = self.people_playing().iter().filter_map(user).collect();
        let has_clock = self.setup.clock != ClockRule::None;
        users.len() > 1 || has_clock && !users.is_empty()
    }

    /// Who is charged for this table's searches: the host's address, or else that of the longest-connected visitor, or
    /// the host as a user if nobody is connected.
    fn thinking_owner(&self) -> Owner {
        let host = self.row.meta.host;
        let of_host = self.connections.values().find(|connection| connection.user == Some(host));
        let connection = of_host.or_else(|| self.connections.values().next());
        let source = connection.map_or(Source::Host(host), |connection| Source::Address(connection.address));
        Owner { source, party: Party::Table(self.id.clone()) }
    }

    fn think(&mut self, seat: Seat, decision: u32, bot: String, kind: Kind) {
        let Some(play) = &self.play else { return };
        let (game, view) = (play.table.slug(), play.table.typed_view(Viewer::Seat(seat)));
        let (app, table, inbox) = (self.app.clone(), self.id.clone(), self.own_inbox.clone());
        let (owner, question) = (self.thinking_owner(), Question { game, view, seat, bot });
        let task = tokio::spawn(async move {
            let thought = decide(&app, &table, owner, kind, question).await;
            if let Some(inbox) = inbox.upgrade() {
                // If the table has been unloaded in the meantime, it starts the search again when it is next loaded.
                let _ = inbox.send(Message::Decided(BotDecision { seat, decision, thought })).await;
            }
        });
        self.thinking[seat.index()] = Some(PendingMove { decision, kind, task });
    }

    /// Makes a computer player's move if the decision is still open and a computer player still plays the seat.
    pub(super) async fn decided(&mut self, decided: BotDecision) {
        let BotDecision { seat, decision, thought } = decided;
        // After a failure, the pending move stays, so that the same search isn't retried until the table is reloaded.
        let pending = &mut self.thinking[seat.index()];
        if !matches!(thought, Thought::Failed) {
            pending.take_if(|pending| pending.decision == decision);
        }
        let Thought::Action(action) = thought else { return };
        let input = |task: &Self| match task.bot_of(seat) {
            Some(_) => task.check_decision(seat, decision).map(|()| Proposal::act(seat, action.as_str().into())),
            None => Err(protocol::Code::DecisionClosed.into()),
        };
        if self.execute(None, input).await.is_ok() {
            self.app.metrics.bot_moves.fetch_add(1, Ordering::Relaxed);
            self.forget_plan(seat).await;
            self.after_input().await;
        }
    }
}

/// Searches for a move, unless another instance is doing so.
async fn decide(app: &Shared, table: &TableId, owner: Owner, kind: Kind, question: Question) -> Thought {
    match app.store.take_lease(table, LEASE).await {
        Ok(Lease::Others(time)) => {
            tokio::time::sleep(time.min(ASK_AGAIN)).await;
            Thought::NotOurs
        }
        // If the store doesn't answer, every instance searches; the log accepts only one move.
        Ok(Lease::Ours) | Err(_) => tokio::select! {
            action = bots::decide(&app.thinking, owner, kind, question, app.config.bot_pause) => {
                action.map_or(Thought::Failed, Thought::Action)
            }
            () = renew_lease(app, table) => Thought::NotOurs,
        },
    }
}

/// Keeps renewing the lease; returns once another instance holds it.
async fn renew_lease(app: &Shared, table: &TableId) {
    loop {
        tokio::time::sleep(RENEW_LEASE).await;
        if let Ok(Lease::Others(_)) = app.store.take_lease(table, LEASE).await {
            return;
        }
    }
}
