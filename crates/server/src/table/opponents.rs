//! Computer players at the table, and what happens when a person's time is up.

use super::commit::Wish;
use super::happening::{Absence, Happening};
use super::{BotDecision, Message, Task, Thought};
use crate::app::Shared;
use crate::bots::Question;
use game::{Seat, Viewer};
use std::sync::atomic::Ordering;
use std::time::Duration;
use store::{Lease, Millis, TableId};

/// For so long an instance moves the computer players of a table alone. Longer than they think, and short enough for
/// people to wait if the instance is gone.
const LEASE: Duration = Duration::from_secs(10);

/// Who holds a lease may have given it up earlier than it runs out.
const ASK_AGAIN: Duration = Duration::from_secs(2);

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
        let (app, table, inbox) = (self.app.clone(), self.id.clone(), self.own_inbox.clone());
        let question = Question { game, view, seat, bot };
        tokio::spawn(async move {
            let thought = decide(&app, &table, question).await;
            if let Some(inbox) = inbox.upgrade() {
                // The table may have been put away meanwhile: it asks again when it is brought back.
                let _ = inbox.send(Message::Decided(BotDecision { seat, decision, thought })).await;
            }
        });
    }

    /// A computer player has decided. That counts if it is still asked this, and still plays the seat.
    pub(super) async fn decided(&mut self, decided: BotDecision) {
        let BotDecision { seat, decision, thought } = decided;
        // One that failed is not asked the same again before the table is loaded anew.
        if self.thinking[seat.index()] == Some(decision) && !matches!(thought, Thought::Failed) {
            self.thinking[seat.index()] = None;
        }
        let Thought::Action(action) = thought else { return };
        let input = |task: &Self| match task.bot_of(seat) {
            Some(_) => task.check_decision(seat, decision).map(|()| Wish::Act(seat, action.as_str().into())),
            None => Err(protocol::Code::DecisionClosed.into()),
        };
        if self.happen(None, input).await.is_ok() {
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
            if self.commit(Some(&Happening::TakeOver(seat, Absence::Clock).into()), None).await.is_err() {
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

/// Thinks about it, unless another instance does.
async fn decide(app: &Shared, table: &TableId, question: Question) -> Thought {
    match app.store.take_lease(table, LEASE).await {
        Ok(Lease::Others(time)) => {
            tokio::time::sleep(time.min(ASK_AGAIN)).await;
            Thought::NotOurs
        }
        // Where nobody can be asked, everybody thinks; the log takes one move.
        Ok(Lease::Ours) | Err(_) => {
            let action = app.bots.decide(question, app.config.bot_pause).await;
            action.map_or(Thought::Failed, Thought::Action)
        }
    }
}
