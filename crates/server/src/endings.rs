//! Sessions that end while their sockets are open.

use crate::session::Session;
use store::{Store, UserId};
use tokio::sync::broadcast;

/// Which sessions have ended.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Ended {
    /// On one device.
    One(Session),
    /// All sessions of the user but this one.
    Others(Session),
    All(UserId),
}

/// Tells all sockets which sessions have ended: those of this server, and of all that share its database.
pub(crate) struct Endings(broadcast::Sender<Ended>);

/// Hears of every session that ends from its beginning on.
pub(crate) struct Listener(broadcast::Receiver<Ended>);

/// So many may be told before the slowest has heard the first.
const WAITING: usize = 64;

impl Ended {
    fn concerns(self, session: Session) -> bool {
        match self {
            Ended::One(ended) => ended == session,
            Ended::Others(stays) => stays.user == session.user && stays != session,
            Ended::All(user) => user == session.user,
        }
    }

    /// As servers tell each other.
    fn note(self) -> String {
        match self {
            Ended::One(session) => format!("ended one {}", session.claim()),
            Ended::Others(session) => format!("ended others {}", session.claim()),
            Ended::All(user) => format!("ended all {}", user.0),
        }
    }

    fn of_note(note: &str) -> Option<Self> {
        let (which, whose) = note.strip_prefix("ended ")?.split_once(' ')?;
        Some(match which {
            "one" => Ended::One(Session::of_claim(whose)?),
            "others" => Ended::Others(Session::of_claim(whose)?),
            "all" => Ended::All(UserId(whose.parse().ok()?)),
            _ => return None,
        })
    }
}

impl Endings {
    /// Sockets here hear of it at once; those elsewhere if the database can be told.
    pub(crate) async fn tell(&self, store: &Store, ended: Ended) {
        self.spread(ended);
        if let Err(error) = store.tell_others(&ended.note()).await {
            tracing::warn!(error = &error as &dyn std::error::Error, "others do not know that a session has ended");
        }
    }

    /// Another server, or this one, has told something.
    pub(crate) fn hear(&self, note: &str) {
        if let Some(ended) = Ended::of_note(note) {
            self.spread(ended);
        }
    }

    fn spread(&self, ended: Ended) {
        // An error says that no socket is open.
        let _ = self.0.send(ended);
    }

    pub(crate) fn listen(&self) -> Listener {
        Listener(self.0.subscribe())
    }
}

impl Default for Endings {
    fn default() -> Self {
        Self(broadcast::Sender::new(WAITING))
    }
}

impl Listener {
    /// Waits until this session ends. Strangers have none. Who has missed something is to come back and show itself.
    pub(crate) async fn wait(mut self, session: Option<Session>) {
        let Some(session) = session else { return std::future::pending().await };
        while self.0.recv().await.is_ok_and(|ended| !ended.concerns(session)) {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_round_trip_and_others_are_ignored() {
        let session = Session::of_claim("7.2.1000").expect("a session");
        for ended in [Ended::One(session), Ended::Others(session), Ended::All(UserId(7))] {
            let again = Ended::of_note(&ended.note()).expect("a note");
            assert_eq!(again.note(), ended.note());
        }
        for strange in ["", "ended", "ended one", "ended one 7", "ended none 7.2.1000", "begun all 7"] {
            assert!(Ended::of_note(strange).is_none(), "{strange}");
        }
    }
}
