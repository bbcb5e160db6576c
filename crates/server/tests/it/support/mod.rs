//! A test server, visitors and their sockets.

mod http;
mod operator;
mod person;
mod process;
mod proxy;
mod receiver;
mod socket;
mod stubborn;

pub(crate) use http::Answer;
pub(crate) use operator::Operator;
pub(crate) use person::Person;
pub(crate) use process::Process;
pub(crate) use proxy::{Proxy, Weather};
pub(crate) use receiver::Receiver;
pub(crate) use socket::{Socket, play};
pub(crate) use stubborn::Stubborn;

use jiff::Timestamp;
use jiff::civil::Date;
use server::{Config, Limits, NoticeConfig, Rate, Server, SocketLimits};
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;
use tempfile::TempDir;

/// A server with its own port and database.
pub(crate) struct TestServer {
    server: Server,
    data: TempDir,
}

impl TestServer {
    pub(crate) async fn spawn() -> Self {
        Self::spawn_with(|_| {}).await
    }

    /// Starts a server with changes to the test configuration.
    pub(crate) async fn spawn_with(change: impl FnOnce(&mut Config)) -> Self {
        let data = TempDir::new().unwrap();
        let mut config = config(data.path());
        change(&mut config);
        Self { server: Server::start(config).await.unwrap(), data }
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.server.address()
    }

    /// The database's folder.
    pub(crate) fn data(&self) -> &Path {
        self.data.path()
    }

    /// Stops the server and starts another one with the same data; `meanwhile` runs in between.
    pub(crate) async fn restart_after(self, meanwhile: impl AsyncFnOnce(&Path)) -> Self {
        let Self { server, data } = self;
        server.stop().await;
        meanwhile(data.path()).await;
        Self { server: Server::start(config(data.path())).await.unwrap(), data }
    }

    /// Stops the server and starts another one with the same data and these changes to the test configuration.
    pub(crate) async fn restart_with(self, change: impl FnOnce(&mut Config)) -> Self {
        let data = self.stop().await;
        let mut config = config(data.path());
        change(&mut config);
        Self { server: Server::start(config).await.unwrap(), data }
    }

    /// Stops the server and returns the folder of its database.
    pub(crate) async fn stop(self) -> TempDir {
        self.server.stop().await;
        self.data
    }

    pub(crate) async fn restart(self) -> Self {
        self.restart_after(async |_| {}).await
    }
}

/// Bots act at once, there are no rate limits, and notices may go to this machine, soon.
pub(crate) fn config(data: &Path) -> Config {
    let plenty = Rate::new(1_000_000, 1_000_000.0);
    Config {
        bot_pause: Duration::ZERO,
        ordered_pause: Duration::ZERO..Duration::from_millis(20),
        bot_threads: 1,
        limits: Limits {
            requests: plenty,
            requests_at_once: 1_000_000,
            connections: 1_000_000,
            sign_ins: plenty,
            tables: plenty,
            contacts: plenty,
            thoughts: plenty,
            commands: plenty,
            chat: plenty,
            guesses: plenty,
            tables_of_host: 1_000_000,
            log: 1_000_000,
            vacation_days: 30,
            sockets: SocketLimits { of_address: 1_000_000, of_user: 1_000_000, at_table: 1_000_000 },
        },
        notices: NoticeConfig { private_targets: true, grace: Duration::from_millis(300), ..NoticeConfig::default() },
        ..Config::new(([127, 0, 0, 1], 0).into(), data.to_owned())
    }
}

/// Today, in a time zone in which it is not about to end.
pub(crate) fn today() -> (Date, &'static str) {
    let zone = if Timestamp::now().in_tz("UTC").unwrap().hour() < 23 { "UTC" } else { "Asia/Tokyo" };
    (Timestamp::now().in_tz(zone).unwrap().date(), zone)
}

/// A table of Mille Fiori for its host and one more player.
pub(crate) const TWO: &str = r#"{"game": "mille-fiori", "seats": [{"kind": "mine"}, {"kind": "open"}]}"#;

/// Two people at a table of Mille Fiori, connected, before they are ready.
pub(crate) async fn two_at_a_table(server: &TestServer) -> (String, [Person; 2], [Socket; 2]) {
    two_connected([server.address(); 2]).await
}

/// Two people in a game, at its first pick.
pub(crate) async fn two_in_a_game(server: &TestServer) -> (String, [Person; 2], [Socket; 2]) {
    two_apart([server.address(); 2]).await
}

/// Likewise, with Anna at the first address and Bruno at the second.
pub(crate) async fn two_apart(addresses: [SocketAddr; 2]) -> (String, [Person; 2], [Socket; 2]) {
    let (table, people, mut sockets) = two_connected(addresses).await;
    for (seat, socket) in sockets.iter_mut().enumerate() {
        socket.ready(seat).await;
    }
    for socket in &mut sockets {
        socket.until(|socket| socket.position().is_some()).await;
    }
    (table, people, sockets)
}

async fn two_connected(addresses: [SocketAddr; 2]) -> (String, [Person; 2], [Socket; 2]) {
    let people = [Person::guest_at(addresses[0], "Anna").await, Person::guest_at(addresses[1], "Bruno").await];
    let table = people[0].open_table(TWO).await;
    people[1].post(&format!("/api/tables/{table}/join"), "{}").await.ok();
    let sockets = [people[0].connect(&table).await, people[1].connect(&table).await];
    (table, people, sockets)
}

/// Games from the corpus, one per line.
const SHORT_GAMES: &str = include_str!(
    "../../../../mille-fiori/tests/corpus/rules-1/players-2.edition-first.draft-simultaneous.masterworks-false.jsonl"
);
const LONG_GAMES: &str = include_str!(
    "../../../../mille-fiori/tests/corpus/rules-1/players-3.edition-revised.draft-simultaneous.masterworks-true.jsonl"
);

/// The record of a game with about 120 steps.
pub(crate) fn short_record() -> &'static str {
    SHORT_GAMES.lines().next().unwrap()
}

/// The record of the longest game in the corpus.
pub(crate) fn long_record() -> &'static str {
    LONG_GAMES.lines().max_by_key(|record| record.len()).unwrap()
}

/// Imports a record, and returns its id.
pub(crate) async fn add_record(person: &Person, record: &str) -> String {
    person.post("/api/records", record).await.ok()["record"].as_str().unwrap().to_owned()
}
