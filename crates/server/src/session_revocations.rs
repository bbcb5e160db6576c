//! Closes the sockets of revoked sessions.

use crate::session::Session;
use store::{Store, UserId};
use tokio::sync::broadcast;

/// Which sessions were revoked.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Revoked {
    One(Session),
    /// All of the user's sessions except this one.
    Others(Session),
    All(UserId),
}

/// Publishes revocations to all sockets of this server and of the servers that share its database.
pub(crate) struct SessionRevocations(broadcast::Sender<Revoked>);

/// Receives every revocation published since the subscription was created.
pub(crate) struct Subscription(broadcast::Receiver<Revoked>);

/// Number of unread revocations after which the session of a slow subscription counts as revoked, too.
const BACKLOG: usize = 64;

impl Revoked {
    fn concerns(self, session: Session) -> bool {
        match self {
            Revoked::One(revoked) => revoked == session,
            Revoked::Others(stays) => stays.user == session.user && stays != session,
            Revoked::All(user) => user == session.user,
        }
    }

    /// The note that servers send each other. Its format must not change between versions.
    fn note(self) -> String {
        match self {
            Revoked::One(session) => format!("ended one {}", session.claim()),
            Revoked::Others(session) => format!("ended others {}", session.claim()),
            Revoked::All(user) => format!("ended all {}", user.0),
        }
    }

    fn of_note(note: &str) -> Option<Self> {
        let (which, whose) = note.strip_prefix("ended ")?.split_once(' ')?;
        Some(match which {
            "one" => Revoked::One(Session::of_claim(whose)?),
            "others" => Revoked::Others(Session::of_claim(whose)?),
            "all" => Revoked::All(UserId(whose.parse().ok()?)),
            _ => return None,
        })
    }
}

impl SessionRevocations {
    /// Closes the sockets of these sessions: on this server at once, on other servers if the database can be reached.
    pub(crate) async fn publish(&self, store: &Store, revoked: Revoked) {
        self.broadcast(revoked);
        if let Err(error) = store.tell_others(&revoked.note()).await {
            tracing::warn!(
                error = &error as &dyn std::error::Error,
                "could not tell other servers that a session was revoked"
            );
        }
    }

    /// Handles a note from this or another server. Notes that are not about revocations are ignored.
    pub(crate) fn receive(&self, note: &str) {
        if let Some(revoked) = Revoked::of_note(note) {
            self.broadcast(revoked);
        }
    }

    fn broadcast(&self, revoked: Revoked) {
        // An error means that no socket is open.
        let _ = self.0.send(revoked);
    }

    pub(crate) fn subscribe(&self) -> Subscription {
        Subscription(self.0.subscribe())
    }
}

impl Default for SessionRevocations {
    fn default() -> Self {
        Self(broadcast::Sender::new(BACKLOG))
    }
}

impl Subscription {
    /// Returns once this session is revoked, or once revocations may have been missed. Never returns without a session.
    pub(crate) async fn wait(mut self, session: Option<Session>) {
        let Some(session) = session else { return std::future::pending().await };
        while self.0.recv().await.is_ok_and(|revoked| !revoked.concerns(session)) {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_round_trip_and_others_are_ignored() {
        let session = Session::of_claim("7.2.1000").expect("a session");
        for revoked in [Revoked::One(session), Revoked::Others(session), Revoked::All(UserId(7))] {
            let again = Revoked::of_note(&revoked.note()).expect("a note");
            assert_eq!(again.note(), revoked.note());
        }
        for strange in ["", "ended", "ended one", "ended one 7", "ended none 7.2.1000", "begun all 7"] {
            assert!(Revoked::of_note(strange).is_none(), "{strange}");
        }
    }
}
