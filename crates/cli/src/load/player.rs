//! Somebody at a table, who acts at random as soon as it is asked.

use super::guest::{Socket, Visitor};
use super::server_message::Heard;
use super::{Crowd, LoadError, PAUSE};
use futures_util::{SinkExt, StreamExt};
use game::SplitMix;
use serde_json::json;
use std::future::pending;
use std::sync::Arc;
use tokio::time::{Instant, sleep_until};
use tokio_tungstenite::tungstenite::Message;

/// A seat, its socket, and what is still to be said or heard there.
pub(super) struct Person {
    crowd: Arc<Crowd>,
    visitor: Visitor,
    socket: Socket,
    seat: usize,
    rng: SplitMix,
    /// Counts the commands: each needs an id.
    commands: u64,
    /// The decision that was last answered, or is about to be.
    decision: Option<u32>,
    /// The command that answers it, and when it may be sent, if not at once.
    wish: Option<(String, Option<Instant>)>,
    /// The command that was sent and is not yet acknowledged, and when.
    sent: Option<(String, Instant)>,
    over: bool,
}

/// Refusals that say nothing against the command but its time.
const TRY_AGAIN: [&str; 2] = ["too-fast", "unavailable"];

impl Person {
    /// Takes a place at the socket and is ready to play.
    pub(super) async fn sit_down(
        crowd: &Arc<Crowd>,
        visitor: Visitor,
        table: &str,
        seat: usize,
    ) -> Result<Self, LoadError> {
        let mut seed = [0; 16];
        getrandom::fill(&mut seed).map_err(|_| LoadError::Strange)?;
        let seed = u128::from_le_bytes(seed);
        let mut person = Self {
            crowd: crowd.clone(),
            socket: visitor.connect(table).await?,
            visitor,
            seat,
            rng: SplitMix::new(seed as u64),
            commands: 0,
            decision: None,
            wish: None,
            sent: None,
            over: false,
        };
        person.be_ready(&format!("{seed:032x}")).await?;
        Ok(person)
    }

    /// The last one who is ready may see the game begin before that is acknowledged.
    async fn be_ready(&mut self, nonce: &str) -> Result<(), LoadError> {
        let ready = json!({"id": "ready", "type": "ready", "seat": self.seat, "nonce": nonce});
        self.socket.send(Message::text(ready.to_string())).await?;
        loop {
            let Message::Text(text) = self.socket.next().await.ok_or_else(closed)?? else { continue };
            let heard = Heard::read(&text).ok_or(LoadError::Strange)?;
            match heard.kind {
                "done" => return Ok(()),
                "refused" => return Err(LoadError::Refused(heard.error.map_or("", |error| error.code).to_owned())),
                "position" => self.see(&heard),
                _ => {}
            }
        }
    }

    /// Plays until the game is over.
    pub(super) async fn play(mut self) -> Result<Visitor, LoadError> {
        while !self.over {
            tokio::select! {
                () = due(&self.crowd, self.wish.as_ref()) => self.act().await?,
                message = self.socket.next() => self.hear(message.ok_or_else(closed)??)?,
            }
        }
        Ok(self.visitor)
    }

    async fn act(&mut self) -> Result<(), LoadError> {
        if let Some((text, _)) = self.wish.take() {
            self.sent = Some((text.clone(), Instant::now()));
            self.socket.send(Message::text(text)).await?;
        }
        Ok(())
    }

    fn hear(&mut self, message: Message) -> Result<(), LoadError> {
        let Message::Text(text) = message else { return Ok(()) };
        let heard = Heard::read(&text).ok_or(LoadError::Strange)?;
        match heard.kind {
            "position" => self.see(&heard),
            "done" => self.acknowledged(),
            "refused" => self.refused(heard.error.map_or("", |error| error.code)),
            _ => {}
        }
        Ok(())
    }

    /// Decides what to do if something new is asked.
    fn see(&mut self, position: &Heard<'_>) {
        self.over = position.is_over();
        let decision = position.decisions.get(self.seat).copied().flatten();
        if decision.is_none() || decision == self.decision || self.crowd.plan.idle {
            return;
        }
        let Some(action) = position.choices.random(&mut self.rng) else { return };
        self.commands += 1;
        let act = json!({
            "id": self.commands.to_string(), "type": "act", "seat": self.seat, "decision": decision, "action": action
        });
        self.wish = Some((act.to_string(), self.crowd.pace.slot(Instant::now())));
        self.decision = decision;
    }

    fn acknowledged(&mut self) {
        if let Some((_, at)) = self.sent.take() {
            self.crowd.tally().acknowledged(at.elapsed());
        }
    }

    fn refused(&mut self, code: &str) {
        self.crowd.tally().refused(code);
        let sent = self.sent.take().filter(|_| TRY_AGAIN.contains(&code));
        self.wish = self.wish.take().or(sent.map(|(text, _)| (text, Some(Instant::now() + PAUSE))));
    }
}

/// Waits until everybody may begin, and then until this wish may be told.
async fn due(crowd: &Crowd, wish: Option<&(String, Option<Instant>)>) {
    let Some((_, due)) = wish else { return pending().await };
    // An error says that it is all over; then this task is, too.
    drop(crowd.begin.clone().wait_for(|begun| *begun).await);
    if let Some(due) = due {
        sleep_until(*due).await;
    }
}

fn closed() -> LoadError {
    LoadError::Refused("closed".to_owned())
}
