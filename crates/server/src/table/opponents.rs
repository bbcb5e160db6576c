//! Computer players at the table, and what happens when a person's time is up.

use super::happening::{Absence, Happening};
use super::{BotDecision, Message, Task};
use crate::bots::Question;
use game::{Seat, Viewer};
use std::sync::atomic::Ordering;
use std::time::Duration;
use store::Millis;

impl Task {
    /// Lets the computer players who must act think, each once about each decision.
    pub(super) fn wake_bots(&mut self) {
        let Some(play) = self.play.as_ref().filter(|_| !self.stale) else { return };
        let asked: Vec<(Seat, u32)> =
            play.asked().iter().filter_map(|seat| Some((seat, play.decision(seat)?))).collect();
        for (seat, decision) in asked {
            if self.thinking[seat.index()] != Some(decision)
                && let Some(bot) = self.bot_of(seat).map(str::to_owned)
            {
                self.thinking[seat.index()] = Some(decision);
                self.think(seat, decision, bot);
            }
        }
    }

    fn think(&self, seat: Seat, decision: u32, bot: String) {
        let Some(play) = &self.play else { return };
        let (game, view) = (play.table.slug(), play.table.typed_view(Viewer::Seat(seat)));
        let (bots, pause, inbox) = (self.app.bots.clone(), self.app.config.bot_pause, self.own_inbox.clone());
        tokio::spawn(async move {
            let action = bots.decide(Question { game, view, seat, bot }, pause).await;
            if let Some(inbox) = inbox.upgrade() {
                // The table may have been put away meanwhile: it asks again when it is brought back.
                let _ = inbox.send(Message::Decided(BotDecision { seat, decision, action })).await;
            }
        });
    }

    /// A computer player has decided. That counts if it is still asked this, and still plays the seat.
    pub(super) async fn decided(&mut self, decided: BotDecision) {
        let BotDecision { seat, decision, action } = decided;
        // One that failed is not asked the same again before the table is loaded anew.
        let Some(action) = action else { return };
        if self.thinking[seat.index()] == Some(decision) {
            self.thinking[seat.index()] = None;
        }
        let may = |task: &Self| match task.bot_of(seat) {
            Some(_) => task.check_decision(seat, decision),
            None => Err(protocol::Code::DecisionClosed.into()),
        };
        if self.happen(&Happening::Input(seat, action), None, may).await.is_ok() {
            self.app.metrics.bot_moves.fetch_add(1, Ordering::Relaxed);
            self.after_input().await;
        }
    }

    /// How long until the first clock runs down.
    pub(super) fn time_to_ring(&self) -> Option<Duration> {
        let (deadline, _) = self.play.as_ref()?.clocks.deadline(self.people_asked())?;
        Some(Duration::from_millis((deadline.0 - Millis::now().0).max(0).unsigned_abs()))
    }

    /// Computer players take over for everybody whose time is up.
    pub(super) async fn ring(&mut self) {
        while let Some((deadline, seat)) = self.first_deadline()
            && deadline <= Millis::now()
        {
            if self.commit(Some(&Happening::TakeOver(seat, Absence::Clock)), None).await.is_err() {
                return;
            }
            self.show_all();
        }
        self.wake_bots();
    }

    fn first_deadline(&self) -> Option<(Millis, Seat)> {
        self.play.as_ref()?.clocks.deadline(self.people_asked())
    }
}
