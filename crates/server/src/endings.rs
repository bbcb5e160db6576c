//! Sessions that end while their sockets are open.

use crate::session::Session;
use store::UserId;
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

/// Tells all sockets of this server which sessions have ended.
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
}

impl Endings {
    pub(crate) fn tell(&self, ended: Ended) {
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
