//! A player that answers every decision with a random action.

use super::guest::{Guest, Socket};
use super::server_message::ServerMessage;
use super::{LoadError, RETRY_DELAY, Shared};
use futures_util::{SinkExt, StreamExt};
use game::SplitMix;
use serde_json::json;
use std::future;
use std::sync::Arc;
use tokio::time::{Instant, sleep_until};
use tokio_tungstenite::tungstenite::Message;

/// A seat, its socket, and the state of its commands.
pub(super) struct Player {
    shared: Arc<Shared>,
    guest: Guest,
    socket: Socket,
    seat: usize,
    rng: SplitMix,
    /// Number of commands so far, used as command IDs.
    commands: u64,
    /// The last decision that was answered or has a pending answer.
    decision: Option<u32>,
    /// The command that answers it and the earliest time to send it; `None` means now.
    pending: Option<(String, Option<Instant>)>,
    /// The command awaiting acknowledgment, and when it was sent.
    sent: Option<(String, Instant)>,
    over: bool,
}

/// Refusals after which the same command may be sent again.
const RETRYABLE: [&str; 2] = ["too-fast", "unavailable"];

impl Player {
    /// Connects to the table and declares the seat ready.
    pub(super) async fn join(shared: &Arc<Shared>, guest: Guest, table: &str, seat: usize) -> Result<Self, LoadError> {
        let mut seed = [0; 16];
        getrandom::fill(&mut seed).map_err(|_| LoadError::Unexpected)?;
        let seed = u128::from_le_bytes(seed);
        let mut player = Self {
            shared: shared.clone(),
            socket: guest.connect(table).await?,
            guest,
            seat,
            rng: SplitMix::new(seed as u64),
            commands: 0,
            decision: None,
            pending: None,
            sent: None,
            over: false,
        };
        player.send_ready(&format!("{seed:032x}")).await?;
        Ok(player)
    }

    /// Waits for the acknowledgment; the first position may arrive before it.
    async fn send_ready(&mut self, nonce: &str) -> Result<(), LoadError> {
        let ready = json!({"id": "ready", "type": "ready", "seat": self.seat, "nonce": nonce});
        self.socket.send(Message::text(ready.to_string())).await?;
        loop {
            let Message::Text(text) = self.socket.next().await.ok_or_else(closed)?? else { continue };
            let message = ServerMessage::read(&text).ok_or(LoadError::Unexpected)?;
            match message.kind {
                "done" => return Ok(()),
                "refused" => return Err(LoadError::Refused(message.error.map_or("", |error| error.code).to_owned())),
                "position" => self.receive_position(&message),
                _ => {}
            }
        }
    }

    /// Plays until the game is over.
    pub(super) async fn play(mut self) -> Result<Guest, LoadError> {
        while !self.over {
            tokio::select! {
                () = until_due(&self.shared, self.pending.as_ref()) => self.act().await?,
                message = self.socket.next() => self.receive(message.ok_or_else(closed)??)?,
            }
        }
        Ok(self.guest)
    }

    async fn act(&mut self) -> Result<(), LoadError> {
        if let Some((text, _)) = self.pending.take() {
            self.sent = Some((text.clone(), Instant::now()));
            self.socket.send(Message::text(text)).await?;
        }
        Ok(())
    }

    fn receive(&mut self, message: Message) -> Result<(), LoadError> {
        let Message::Text(text) = message else { return Ok(()) };
        let message = ServerMessage::read(&text).ok_or(LoadError::Unexpected)?;
        match message.kind {
            "position" => self.receive_position(&message),
            "done" => self.acknowledged(),
            "refused" => self.refused(message.error.map_or("", |error| error.code)),
            _ => {}
        }
        Ok(())
    }

    /// Chooses an action if the position asks for a new decision.
    fn receive_position(&mut self, position: &ServerMessage<'_>) {
        self.over = position.is_over();
        let decision = position.decisions.get(self.seat).copied().flatten();
        if decision.is_none() || decision == self.decision || self.shared.plan.idle {
            return;
        }
        let Some(action) = position.choices.random(&mut self.rng) else { return };
        self.commands += 1;
        let act = json!({
            "id": self.commands.to_string(), "type": "act", "seat": self.seat, "decision": decision, "action": action
        });
        self.pending = Some((act.to_string(), self.shared.pacer.slot(Instant::now())));
        self.decision = decision;
    }

    fn acknowledged(&mut self) {
        if let Some((_, at)) = self.sent.take() {
            self.shared.tally().acknowledged(at.elapsed());
        }
    }

    fn refused(&mut self, code: &str) {
        self.shared.tally().refused(code);
        let sent = self.sent.take().filter(|_| RETRYABLE.contains(&code));
        self.pending = self.pending.take().or(sent.map(|(text, _)| (text, Some(Instant::now() + RETRY_DELAY))));
    }
}

/// Waits until players may act, and then until the pending command may be sent.
async fn until_due(shared: &Shared, pending: Option<&(String, Option<Instant>)>) {
    let Some((_, due)) = pending else { return future::pending().await };
    // An error means that the run is over, and so is this task.
    drop(shared.begin.clone().wait_for(|begun| *begun).await);
    if let Some(due) = due {
        sleep_until(*due).await;
    }
}

fn closed() -> LoadError {
    LoadError::Refused("closed".to_owned())
}
