//! Notices: every decision is told once and soon, although servers are killed between the move and the notice, and although
//! two servers share a database.

use super::times;
use crate::notices::{add_webhook, config_at};
use crate::support::{Person, Process, Receiver, Socket};
use serde_json::json;
use server::Server;
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use test_postgres::TestDatabase;
use tokio::task::JoinSet;
use tokio::time::sleep;
use tokio_tungstenite::tungstenite::Message;

/// Longer than the grace of the tests, and the interval at which the server looks for notices.
const A_WHILE: Duration = Duration::from_millis(2500);

/// How long a server has a message to itself without renewing the claim.
const LEASE: Duration = Duration::from_secs(3);

/// Decisions of the first player that are played in a game; it has more.
const DECISIONS: usize = 8;

/// The time from a move to the notice, at the 99th percentile.
const SOON: Duration = Duration::from_secs(5);

/// A game of two people of whom the first only comes for her own moves, and is told of each of them.
struct Slow {
    table: String,
    people: [Person; 2],
    acts: usize,
    /// The version after the last move, which the other server may not know yet.
    version: u64,
    /// The decisions of seat 0 so far.
    decisions: Vec<u64>,
    /// The time from a move to the notice about the decision that it led to.
    delays: Vec<Duration>,
}

impl Slow {
    async fn begin(addresses: [SocketAddr; 2], receiver: &Receiver) -> Self {
        let people = [Person::guest_at(addresses[0], "Anna").await, Person::guest_at(addresses[1], "Bruno").await];
        add_webhook(&people[0], &receiver.url()).await;
        let seats = json!([{"kind": "mine"}, {"kind": "open"}]);
        let table = people[0].open_table(&json!({"game": "summer-pavilion", "seats": seats}).to_string()).await;
        people[1].post(&format!("/api/tables/{table}/join"), "{}").await.ok();
        for (seat, person) in people.iter().enumerate() {
            person.connect(&table).await.ready(seat).await;
        }
        Self { table, people, acts: 0, version: 0, decisions: Vec::new(), delays: Vec::new() }
    }

    /// Makes the next move of this seat at a page that is opened for it.
    async fn act(&mut self, seat: usize) {
        let mut socket = self.people[seat].connect(&self.table).await;
        self.until_known(&mut socket).await;
        self.acts += 1;
        let mut act = socket.act(seat, self.acts);
        let id = format!("slow {}", self.acts);
        act["id"] = json!(id);
        socket.send_raw(Message::text(act.to_string())).await.unwrap();
        let answer = socket.answer(&id).await;
        assert_eq!(answer["type"], "done", "{answer}");
        self.version = answer["version"].as_u64().unwrap();
    }

    async fn until_known(&self, socket: &mut Socket) {
        socket.until(|socket| socket.position().is_some() && socket.version() >= self.version).await;
    }

    /// Moves on until seat 0 has another decision; returns it, and when it came up.
    async fn until_asked(&mut self) -> (u64, Instant) {
        let mut since = Instant::now();
        loop {
            let open = self.open().await;
            if let Some(decision) = open.filter(|decision| !self.decisions.contains(decision)) {
                self.decisions.push(decision);
                return (decision, since);
            }
            self.act(usize::from(open.is_none())).await;
            since = Instant::now();
        }
    }

    /// Seat 0's decision, as a stranger sees it.
    async fn open(&self) -> Option<u64> {
        let stranger = Person { cookie: None, ..self.people[1].clone() };
        let mut socket = stranger.connect(&self.table).await;
        self.until_known(&mut socket).await;
        socket.decision(0)
    }

    async fn told(&mut self, receiver: &Receiver, decision: u64, since: Instant) {
        let told = receiver.wait_for(|it| it.tells(&self.table, decision)).await;
        self.delays.push(told.at.saturating_duration_since(since));
    }

    /// Every decision was told by one message. Returns how often a message was repeated, with the same id.
    fn repeated(&self, receiver: &Receiver) -> usize {
        let mut by_decision: BTreeMap<u64, Vec<String>> = BTreeMap::new();
        for request in receiver.received() {
            let json = request.json();
            for told in json["tables"].as_array().unwrap().iter().filter(|it| it["table"] == self.table) {
                let ids = by_decision.entry(told["decision"].as_u64().unwrap()).or_default();
                ids.push(json["delivery"].as_str().unwrap().to_owned());
            }
        }
        for decision in &self.decisions {
            let ids = by_decision.get(decision).unwrap_or_else(|| panic!("{decision} was not told"));
            assert!(ids.iter().all(|id| id == &ids[0]), "{decision}: {ids:?}");
        }
        by_decision.values().map(|ids| ids.len() - 1).sum()
    }
}

/// Prints the figures of these games; returns the number of repeated messages, and the 99th percentile of the delays.
fn figures(games: &[Slow], receiver: &Receiver, what: &str) -> (usize, Duration) {
    let repeated = games.iter().map(|game| game.repeated(receiver)).sum();
    let mut delays: Vec<Duration> = games.iter().flat_map(|game| game.delays.iter().copied()).collect();
    delays.sort();
    let quantile = |percent: usize| delays[(delays.len() * percent).div_ceil(100) - 1];
    println!(
        "{what}: {} decisions told, {repeated} messages repeated; from move to notice {:.2?} (median), {:.2?} (p99), {:.2?} (slowest)",
        delays.len(),
        quantile(50),
        quantile(99),
        quantile(100)
    );
    (repeated, quantile(99))
}

/// Kills a server at some time after each move, and starts it again. A server that is killed between the answer of a target
/// and storing it sends the message again; the times are spread so that this happens rarely.
async fn play_and_kill(children: &mut [Process], place: &std::ffi::OsStr, span: u64, receiver: &Receiver) -> Vec<Slow> {
    let mut games = Vec::new();
    for round in 0..times(6) {
        if round % DECISIONS == 0 {
            let addresses = [children[0].address, children[children.len() - 1].address];
            games.push(Slow::begin(addresses, receiver).await);
        }
        let game = games.last_mut().unwrap();
        let (decision, since) = game.until_asked().await;
        sleep(Duration::from_millis(round as u64 * 137 % span)).await;
        let killed = round % children.len();
        children[killed].kill();
        children[killed] = Process::start(place);
        game.people[0].address = children[0].address;
        game.people[1].address = children[children.len() - 1].address;
        game.told(receiver, decision, since).await;
    }
    sleep(A_WHILE).await;
    games
}

#[tokio::test(flavor = "multi_thread")]
async fn a_notice_survives_kill_9_between_move_and_notice() {
    let (data, receiver) = (tempfile::TempDir::new().unwrap(), Receiver::start().await);
    let mut children = [Process::start(data.path())];
    let games = play_and_kill(&mut children, data.path().as_os_str(), 900, &receiver).await;
    let (repeated, _) = figures(&games, &receiver, "a server that is killed");
    assert!(repeated <= times(1));
}

/// Nobody knows whether the message has arrived, so it is sent again, with the same id and without waiting for its lease.
#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_a_killed_server_was_sending_is_sent_again_soon() {
    let (data, receiver) = (tempfile::TempDir::new().unwrap(), Receiver::start().await);
    let mut child = Process::start(data.path());
    let mut game = Slow::begin([child.address; 2], &receiver).await;
    receiver.answer("");
    let (decision, _) = game.until_asked().await;
    let first = receiver.wait_for(|it| it.tells(&game.table, decision)).await;
    child.kill();
    receiver.answer("201 Created");
    let restart = Instant::now();
    let _child = Process::start(data.path());
    let again = receiver.wait_for(|it| it.at > restart && it.tells(&game.table, decision)).await;
    assert_eq!(again.header("tavola-delivery"), first.header("tavola-delivery"));
    assert!(again.at - restart < SOON, "{:?}", again.at - restart);
}

/// As long as a server is sending a message, no other one does; soon after it was killed, another one does.
#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_a_killed_server_was_sending_is_sent_soon_by_another() {
    let (database, receiver) = (TestDatabase::create(), Receiver::start().await);
    let mut sender = Process::start(database.url());
    let mut game = Slow::begin([sender.address; 2], &receiver).await;
    receiver.answer("");
    let (decision, _) = game.until_asked().await;
    let first = receiver.wait_for(|it| it.tells(&game.table, decision)).await;
    receiver.answer("201 Created");
    let _other = Process::start(database.url());
    sleep((LEASE + LEASE / 3).saturating_sub(first.at.elapsed())).await;
    assert_eq!(game.repeated(&receiver), 0, "it is still being sent");
    sender.kill();
    let end = Instant::now();
    let again = receiver.wait_for(|it| it.at > end && it.tells(&game.table, decision)).await;
    assert_eq!(again.header("tavola-delivery"), first.header("tavola-delivery"));
    assert!(again.at - end < SOON, "{:?}", again.at - end);
}

/// The other server tells what the killed one has noted or claimed.
#[tokio::test(flavor = "multi_thread")]
async fn two_servers_tell_once_although_each_is_killed() {
    let (database, receiver) = (TestDatabase::create(), Receiver::start().await);
    let url = database.url();
    let mut children = [Process::start(&url), Process::start(&url)];
    // Longer than with one server, as the notice waits for what the other one knows.
    let games = play_and_kill(&mut children, url.as_ref(), 2700, &receiver).await;
    let (repeated, _) = figures(&games, &receiver, "two servers, each of which is killed");
    assert!(repeated <= times(1));
}

async fn play_a_while(mut game: Slow, receiver: &Receiver) -> Slow {
    for _ in 0..DECISIONS {
        let (decision, since) = game.until_asked().await;
        game.told(receiver, decision, since).await;
    }
    game
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_on_one_database_tell_once_and_soon() {
    let (database, receiver) = (TestDatabase::create(), std::sync::Arc::new(Receiver::start().await));
    let servers = [
        Server::start(config_at(&database.url())).await.expect("a server"),
        Server::start(config_at(&database.url())).await.expect("a server"),
    ];
    let mut playing = JoinSet::new();
    for _ in 0..times(1) {
        let game = Slow::begin([servers[0].address(), servers[1].address()], &receiver).await;
        let receiver = receiver.clone();
        playing.spawn(async move { play_a_while(game, &receiver).await });
    }
    let games = playing.join_all().await;
    sleep(A_WHILE).await;
    let (repeated, p99) = figures(&games, &receiver, "two servers");
    assert_eq!(repeated, 0);
    assert!(p99 < SOON, "{p99:?}");
}
