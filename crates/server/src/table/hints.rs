//! Advice at the table, where all have agreed to it.

use super::Task;
use super::commands::Caller;
use super::connections::text;
use ::bots::AnalysisBudget;
use game::Viewer;
use protocol::{ApiError, Code, ToClient};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// Enough for good advice …
const ITERATIONS: u32 = 2_000;
/// … but nobody waits longer than this for it.
const WITHIN: Duration = Duration::from_millis(1_000);
/// The same position gets the same advice.
const SEED: u64 = 1;

impl Task {
    /// Lets search think about the decision of an own seat, from nothing but what the seat knows, and answers later.
    pub(super) fn hint(&mut self, caller: Caller<'_>, seat: u8) -> Result<(), ApiError> {
        let seat = self.own_active_seat(caller, seat)?;
        if !self.settings.hints {
            return Err(Code::NoHints.into());
        }
        let play = self.running()?;
        let decision = play.decision(seat).ok_or(Code::DecisionClosed)?;
        let view = play.table.typed_view(Viewer::Seat(seat));
        let user = caller.user.ok_or(Code::NotSignedIn)?;
        if !self.app.thought_buckets.take(user) {
            return Err(Code::TooFast.into());
        }
        let outbox = self.outbox(caller.connection).ok_or(Code::NotFound)?;
        let (bots, id) = (self.app.bots.clone(), caller.id.to_owned());
        tokio::spawn(async move {
            let never = AtomicBool::new(false);
            let think = move || {
                let budget =
                    AnalysisBudget { iterations: ITERATIONS, time_limit: Some(WITHIN), seed: SEED, cancel: &never };
                insight::hints_for(&view, seat, &budget)
            };
            let message = match bots.run(think).await {
                Some(hints) => ToClient::Hinted { id, decision, hints },
                None => ToClient::Refused { id, error: Code::Unavailable.into() },
            };
            // Who is gone, or reads nothing, needs no advice.
            let _ = outbox.try_send(text(&message));
        });
        Ok(())
    }
}
