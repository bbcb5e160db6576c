//! One address attacks wherever it can while others play on.

use crate::support::{Person, Process, Socket, short_record};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

/// The duration of the attack in seconds; `./x measure` sets it to a minute.
const SECONDS_VARIABLE: &str = "TAVOLA_ABUSE_SECONDS";
const SECONDS: u64 = 3;

/// The time within which 99 of 100 moves must be acknowledged.
const BAR: Duration = Duration::from_millis(100);

/// In the short form, which may share the processor with other tests, moves may instead take this many times as long as
/// before the attack.
const FACTOR: u32 = 8;

const HOSTS: usize = 10;
const TABLES_OF_HOST: usize = 2;
/// Time between the moves at a table.
const PAUSE: Duration = Duration::from_millis(150);

/// Everyone else connects from 127.0.0.1.
const ATTACKER: [u8; 4] = [127, 0, 0, 66];
/// Time between the requests of each attack.
const BREATH: Duration = Duration::from_millis(5);

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_does_its_worst_delays_nobody() {
    let seconds = std::env::var(SECONDS_VARIABLE).ok().map(|seconds| seconds.parse().expect("a number"));
    let data = TempDir::new().unwrap();
    let server = Process::start_limited(data.path());
    let mut hosts = Vec::new();
    for _ in 0..HOSTS {
        hosts.push(Person::guest_at(server.address, "Anna").await);
    }
    let (times, tables) = play_everywhere(open_tables(&hosts).await, Duration::from_secs(1)).await;
    let calm = p99(times);
    let duration = Duration::from_secs(seconds.unwrap_or(SECONDS));
    let attack = Attack::prepare(server.address, &hosts[0], duration).await;
    let attacks = attack.start();
    let (times, _) = play_everywhere(tables, duration).await;
    let (moves, worst) = (times.len(), p99(times));
    attacks.join_all().await;
    let attempts = attack.attempts.load(Ordering::Relaxed);
    println!(
        "{moves} moves at 20 tables during {attempts} requests of one address: p99 {worst:.1?} (before: {calm:.1?})"
    );
    let bar = if seconds.is_some() { BAR } else { BAR.max(calm * FACTOR) };
    assert!(worst < bar, "p99 {worst:?}, before {calm:?}");
    assert!(attempts > moves, "the attacks were under way");
    assert_eq!(hosts[0].get("/healthz").await.status, 200);
    server.assert_calm();
}

fn p99(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() * 99 / 100]
}

/// A table at which one device plays both seats.
struct Table {
    host: Person,
    socket: Socket,
}

async fn open_tables(hosts: &[Person]) -> Vec<Table> {
    let hosts = hosts.iter().flat_map(|host| std::iter::repeat_n(host.clone(), TABLES_OF_HOST));
    let open = async |host: Person| Table { socket: new_game(&host).await, host };
    hosts.map(open).collect::<JoinSet<Table>>().join_all().await
}

/// Plays at all tables; returns how long each move took to be acknowledged.
async fn play_everywhere(tables: Vec<Table>, duration: Duration) -> (Vec<Duration>, Vec<Table>) {
    let until = Instant::now() + duration;
    let played: JoinSet<_> = tables.into_iter().map(|table| play_until(table, until)).collect();
    let (times, tables): (Vec<_>, Vec<_>) = played.join_all().await.into_iter().unzip();
    (times.concat(), tables)
}

/// Plays game after game, but makes at least one move.
async fn play_until(mut table: Table, until: Instant) -> (Vec<Duration>, Table) {
    let mut times = Vec::new();
    for number in 0.. {
        if Instant::now() > until && !times.is_empty() {
            break;
        }
        let Table { host, socket } = &mut table;
        let Some(seat) = (0..2).find(|seat| socket.decision(*seat).is_some()) else {
            *socket = new_game(host).await;
            continue;
        };
        socket.done(json!({"type": "look", "seat": seat})).await;
        let act = socket.act(seat, number);
        let sent = Instant::now();
        let version = socket.done(act).await;
        times.push(sent.elapsed());
        socket.until_version(version).await;
        sleep(PAUSE).await;
    }
    (times, table)
}

async fn new_game(host: &Person) -> Socket {
    let seats = json!([{"kind": "mine"}, {"kind": "mine", "name": "Anna 2"}]);
    let table = host.open_table(&json!({"game": "mille-fiori", "seats": seats}).to_string()).await;
    let mut socket = host.connect(&table).await;
    socket.ready(0).await;
    socket.ready(1).await;
    socket.until(|socket| socket.position().is_some()).await;
    socket
}

/// The attack from one address.
#[derive(Clone)]
struct Attack {
    server: SocketAddr,
    /// The cookie of a guest at that address.
    cookie: String,
    /// A table where others play.
    table: String,
    puzzle: String,
    until: Instant,
    /// Number of requests and messages sent.
    attempts: Arc<AtomicUsize>,
}

const PUBLIC: &str = r#"{"game": "mille-fiori", "options": {"players": 4}, "access": "public", "seats": [{"kind": "mine"},
    {"kind": "open"}, {"kind": "bot", "bot": "level:master"}, {"kind": "bot", "bot": "level:master"}]}"#;

impl Attack {
    async fn prepare(server: SocketAddr, host: &Person, duration: Duration) -> Self {
        let table = host.open_table(crate::support::TWO).await;
        let puzzles = host.get("/api/games/mille-fiori/puzzles").await.ok();
        let puzzle = puzzles["daily"].as_str().unwrap().to_owned();
        let (until, attempts) = (Instant::now() + duration, Arc::default());
        let mut attack = Self { server, cookie: String::new(), table, puzzle, until, attempts };
        let answer = attack.post("/api/me", r#"{"name": "Mallory"}"#).await.expect("a guest");
        let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a cookie");
        attack.cookie = cookie.split(';').next().unwrap().to_owned();
        attack
    }

    /// Starts all attacks at once.
    fn start(&self) -> JoinSet<()> {
        let mut attacks = JoinSet::new();
        for _ in 0..200 {
            attacks.spawn(self.clone().send_slowly());
        }
        for _ in 0..4 {
            attacks.spawn(self.clone().flood_sockets());
            attacks.spawn(self.clone().flood_requests());
        }
        attacks.spawn(self.clone().ask_for_thoughts());
        attacks.spawn(self.clone().ask_for_reviews());
        attacks
    }

    fn is_on(&self) -> bool {
        Instant::now() < self.until
    }

    /// Request bodies that never end.
    async fn send_slowly(self) {
        let head = self.head("POST", "/api/records", 200_000);
        while self.is_on() {
            let Some(mut stream) = self.connect().await else { continue };
            let mut next: &[u8] = head.as_bytes();
            while self.is_on() && stream.write_all(next).await.is_ok() {
                next = b"{";
                sleep(Duration::from_millis(200)).await;
            }
        }
    }

    /// Sockets of a stranger who sends commands, nonsense and messages that are too large, and reads nothing.
    async fn flood_sockets(self) {
        let far = json!({"id": "x", "type": "act", "seat": 0, "decision": u32::MAX, "action": "sail"}).to_string();
        let messages = [far, r#"{"id": "x", "type": "describe"}"#.to_owned(), "{".to_owned(), "x".repeat(9_000)];
        let path = format!("/api/tables/{}/socket", self.table);
        let upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\
                       Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
        while self.is_on() {
            let Some(mut stream) = self.connect().await else { continue };
            let head = format!("GET {path} HTTP/1.1\r\nHost: x\r\n{upgrade}\r\n");
            let _ = stream.write_all(head.as_bytes()).await;
            for number in 0..100 {
                // The large one comes last.
                let message = if number == 99 { &messages[3] } else { &messages[number % 3] };
                if stream.write_all(&frame(message)).await.is_err() {
                    break;
                }
                self.attempts.fetch_add(1, Ordering::Relaxed);
                sleep(BREATH).await;
            }
        }
    }

    /// Requests for the lobby and for new tables, and bodies that are malformed or too large.
    async fn flood_requests(self) {
        let large = format!(r#"{{"name": "{}"}}"#, "x".repeat(20_000));
        while self.is_on() {
            self.post("/api/tables", PUBLIC).await;
            self.post("/api/me", &large).await;
            self.post("/api/session", r#"{"name": "Anna", "password": "#).await;
            self.post("/api/session", r#"{"name": "Anna", "password": "guessed it"}"#).await;
            self.exchange("GET /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await;
            self.exchange("\0\u{1}nonsense\r\n\r\n").await;
        }
    }

    async fn ask_for_thoughts(self) {
        let path = format!("/api/games/mille-fiori/puzzles/{}", self.puzzle);
        while self.is_on() {
            self.post(&path, "{}").await;
        }
    }

    async fn ask_for_reviews(self) {
        while self.is_on() {
            let answer = self.post("/api/records", short_record()).await.unwrap_or_default();
            let body = answer.split("\r\n\r\n").nth(1).unwrap_or_default();
            let record: Value = serde_json::from_str(body).unwrap_or_default();
            let record = record["record"].as_str().unwrap_or("abcdefghijkl");
            self.post(&format!("/api/records/{record}/review"), "").await;
        }
    }

    async fn post(&self, path: &str, body: &str) -> Option<String> {
        let head = self.head("POST", path, body.len());
        self.exchange(&format!("{head}{body}")).await
    }

    fn head(&self, method: &str, path: &str, length: usize) -> String {
        format!(
            "{method} {path} HTTP/1.1\r\nHost: x\r\nCookie: {}\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n",
            self.cookie
        )
    }

    /// Sends the request and returns everything received until the connection is closed.
    async fn exchange(&self, request: &str) -> Option<String> {
        let mut stream = self.connect().await?;
        // A server that has had enough closes the connection.
        let _ = stream.write_all(request.as_bytes()).await;
        let mut answer = Vec::new();
        let _ = timeout(Duration::from_secs(5), stream.read_to_end(&mut answer)).await;
        sleep(BREATH).await;
        String::from_utf8(answer).ok()
    }

    /// A connection from the attacker's address.
    async fn connect(&self) -> Option<TcpStream> {
        self.attempts.fetch_add(1, Ordering::Relaxed);
        sleep(BREATH).await;
        let socket = TcpSocket::new_v4().ok()?;
        socket.bind((ATTACKER, 0).into()).ok()?;
        socket.connect(self.server).await.ok()
    }
}

/// A message as a client sends it, with a mask of zeros.
fn frame(text: &str) -> Vec<u8> {
    let length = text.len();
    let mut frame = vec![0x81];
    match u8::try_from(length) {
        Ok(short) if short < 126 => frame.push(0x80 | short),
        _ => {
            frame.push(0x80 | 126);
            frame.extend(u16::try_from(length).expect("a short text").to_be_bytes());
        }
    }
    frame.extend([0; 4]);
    frame.extend(text.as_bytes());
    frame
}
