//! Hints, at tables that allow them.

use super::TableTask;
use super::commands::Caller;
use super::connections::text;
use crate::thinking::{Kind, Owner};
use ::bots::Interrupt;
use game::Viewer;
use insight::{hint_budget, hints_for};
use protocol::{ApiError, Code, ToClient};

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
            let think = move |cancel: &dyn Interrupt| hints_for(&view, seat, &hint_budget(cancel));
            let search = app.thinking.run(owner, Kind::Advice, think);
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
