//! Hints, at tables that allow them.

use super::TableTask;
use super::commands::Caller;
use super::connections::text;
use crate::thinking::{Kind, Owner};
use ::bots::AnalysisBudget;
use game::Viewer;
use protocol::{ApiError, Code, ToClient};
use std::time::Duration;

/// Search iterations per hint, unless time runs out first.
const ITERATIONS: u32 = 2_000;
/// Time limit of the search, not counting its time in the queue.
const TIME_LIMIT: Duration = Duration::from_secs(1);
/// Fixed, so that the same position gets the same hints.
const SEED: u64 = 1;

impl TableTask {
    /// Starts a search for the best choices of one of the user's seats, from that seat's view alone. The response is
    /// sent later.
    pub(super) fn hint(&mut self, caller: Caller<'_>, seat: u8) -> Result<(), ApiError> {
        let seat = self.own_active_seat(caller, seat)?;
        if !self.setup.hints {
            return Err(Code::NoHints.into());
        }
        let play = self.running()?;
        let decision = play.decision(seat).ok_or(Code::DecisionClosed)?;
        let view = play.table.typed_view(Viewer::Seat(seat));
        let user = caller.user.ok_or(Code::NotSignedIn)?;
        self.app.thought_buckets.take(user)?;
        let connection = self.connections.get(&caller.connection).ok_or(Code::NotFound)?;
        let owner = Owner::visitor(connection.address, user);
        let outbox = self.outbox(caller.connection).ok_or(Code::NotFound)?;
        let (app, id) = (self.app.clone(), caller.id.to_owned());
        tokio::spawn(async move {
            let search = app.thinking.run(owner, Kind::Advice, move |cancel| {
                let budget =
                    AnalysisBudget { iterations: ITERATIONS, time_limit: Some(TIME_LIMIT), seed: SEED, cancel };
                insight::hints_for(&view, seat, &budget)
            });
            let hinted = tokio::select! {
                hinted = search => hinted,
                () = outbox.closed() => return,
            };
            let message = match hinted {
                Ok(hints) => ToClient::Hinted { id, decision, hints },
                Err(reason) => ToClient::Refused { id, error: reason.into() },
            };
            // A client that doesn't read its messages doesn't get this one either.
            let _ = outbox.try_send(text(&message));
        });
        Ok(())
    }
}
