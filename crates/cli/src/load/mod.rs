//! A bounded load generator: guests play real games with random legal actions over the public protocol.
//!
//! [`run`] opens the tables, lets all players start simultaneously, and measures for the planned time. Each player is
//! a task that knows only what its socket receives. When a game ends, its players start the next one at a new table.

mod guest;
mod latencies;
mod pacer;
mod player;
mod report;
mod server_message;

pub(crate) use report::LoadReport;

use futures_util::{StreamExt, TryStreamExt, stream};
use game::OptionValues;
use guest::{Guest, Host};
use pacer::Pacer;
use player::Player;
use report::Tally;
use serde_json::json;
use std::io;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

/// Number of tables opened concurrently.
const CONCURRENT_OPENS: usize = 16;

/// Delay before a retry after a failure.
const RETRY_DELAY: Duration = Duration::from_secs(1);

/// Interval between progress reports.
const PROGRESS_INTERVAL: Duration = Duration::from_millis(200);

/// The load to generate.
#[derive(Clone, Debug)]
pub(crate) struct LoadPlan {
    /// The server's address: `http://HOST:PORT`.
    pub(crate) url: String,
    pub(crate) game: String,
    pub(crate) options: OptionValues,
    pub(crate) players: usize,
    pub(crate) tables: usize,
    /// Total actions per second across all tables; `None` for as many as possible.
    pub(crate) rate: Option<f64>,
    pub(crate) time: Duration,
    /// Whether players merely stay connected and never act.
    pub(crate) idle: bool,
}

impl LoadPlan {
    pub(crate) const MAX_TABLES: u32 = 10_000;
    pub(crate) const MAX_ACTIONS_PER_SECOND: u32 = 100_000;
    pub(crate) const MAX_SECONDS: u32 = 3_600;
}

/// Why the load could not be generated.
#[derive(Debug)]
pub(crate) enum LoadError {
    /// Not of the form `http://HOST:PORT`.
    BadUrl,
    Unreachable(io::Error),
    /// The server refused, with this code.
    Refused(String),
    /// The response doesn't follow our protocol.
    Unexpected,
}

/// Progress of a load test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LoadProgress {
    /// Number of tables opened so far.
    Opened(usize),
    /// Time played so far.
    Played(Duration),
}

/// State shared by all players.
struct Shared {
    host: Host,
    plan: LoadPlan,
    pacer: Pacer,
    tally: Mutex<Tally>,
    /// Becomes true when players may act.
    begin: watch::Receiver<bool>,
}

/// Opens the tables, plays for the planned time, and returns the measurements.
pub(crate) async fn run(plan: LoadPlan, tell: impl Fn(LoadProgress)) -> Result<LoadReport, LoadError> {
    let (begin, begun) = watch::channel(false);
    let shared = Arc::new(Shared {
        host: Host::of_url(&plan.url)?,
        pacer: Pacer::new(plan.rate),
        tally: Mutex::default(),
        begin: begun,
        plan,
    });
    let mut tables = open_all(&shared, &tell).await?;
    let start = Instant::now();
    // An error means that no players are left.
    let _ = begin.send(true);
    while start.elapsed() < shared.plan.time {
        sleep(PROGRESS_INTERVAL.min(shared.plan.time.saturating_sub(start.elapsed()))).await;
        tell(LoadProgress::Played(start.elapsed()));
    }
    let report = LoadReport::new(&shared.plan, &shared.tally(), start.elapsed());
    tables.shutdown().await;
    Ok(report)
}

/// Opens all tables and spawns a task for each that plays game after game.
async fn open_all(shared: &Arc<Shared>, tell: &impl Fn(LoadProgress)) -> Result<JoinSet<()>, LoadError> {
    let open = async |_| start_game(shared, new_guests(shared).await?).await;
    let mut opened = stream::iter(0..shared.plan.tables).map(open).buffer_unordered(CONCURRENT_OPENS);
    let mut tables = JoinSet::new();
    while let Some(players) = opened.try_next().await? {
        tables.spawn(keep_playing(shared.clone(), players));
        tell(LoadProgress::Opened(tables.len()));
    }
    Ok(tables)
}

/// New guests for one table.
async fn new_guests(shared: &Shared) -> Result<Vec<Guest>, LoadError> {
    stream::iter(0..shared.plan.players).then(|_| Guest::sign_in(&shared.host)).try_collect().await
}

/// Seats the guests at a new table and starts the game.
async fn start_game(shared: &Arc<Shared>, guests: Vec<Guest>) -> Result<Vec<Player>, LoadError> {
    let mut seats = vec![json!({"kind": "open"}); guests.len()];
    seats[0] = json!({"kind": "mine"});
    let request = json!({"game": shared.plan.game, "options": shared.plan.options, "seats": seats});
    let table = guests[0].open_table(&request.to_string()).await?;
    let mut players = Vec::new();
    for (seat, guest) in guests.into_iter().enumerate() {
        if seat > 0 {
            guest.join(&table).await?;
        }
        players.push(Player::join(shared, guest, &table, seat).await?);
    }
    Ok(players)
}

/// Plays game after game with the same guests; replaces all of them if one loses its connection.
async fn keep_playing(shared: Arc<Shared>, mut players: Vec<Player>) {
    loop {
        let playing: JoinSet<_> = players.drain(..).map(Player::play).collect();
        let played = playing.join_all().await.into_iter().collect::<Result<Vec<Guest>, _>>();
        shared.tally().ended(&played);
        players = match async { start_game(&shared, played?).await }.await {
            Ok(players) => players,
            Err(error) => replace_players(&shared, error).await,
        };
    }
}

/// Retries with new guests until a game starts.
async fn replace_players(shared: &Arc<Shared>, mut why: LoadError) -> Vec<Player> {
    loop {
        shared.tally().failed(&why);
        sleep(RETRY_DELAY).await;
        match async { start_game(shared, new_guests(shared).await?).await }.await {
            Ok(players) => return players,
            Err(error) => why = error,
        }
    }
}

impl Shared {
    fn tally(&self) -> std::sync::MutexGuard<'_, Tally> {
        self.tally.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl LoadError {
    /// The code under which the error is counted.
    pub(crate) fn code(&self) -> &str {
        match self {
            LoadError::BadUrl => "bad-url",
            LoadError::Unreachable(_) => "unreachable",
            LoadError::Refused(code) => code,
            LoadError::Unexpected => "unexpected-response",
        }
    }
}

impl From<io::Error> for LoadError {
    fn from(error: io::Error) -> Self {
        LoadError::Unreachable(error)
    }
}
