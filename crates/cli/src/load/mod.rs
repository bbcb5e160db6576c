//! A bounded load generator: people who play real games with random legal actions, over the protocol that all speak.
//!
//! [`run`] opens the tables, lets everybody begin at once, and counts for as long as the plan says. Each person is a
//! task that hears the own socket and knows nothing but what comes over it; when a game ends, its people meet at a
//! new table.

mod guest;
mod latencies;
mod pacer;
mod player;
mod report;
mod server_message;

pub(crate) use report::LoadReport;

use futures_util::{StreamExt, TryStreamExt, stream};
use game::OptionValues;
use guest::{Host, Visitor};
use pacer::Pace;
use player::Person;
use report::Tally;
use serde_json::json;
use std::io;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

/// So many tables are opened at the same time.
const OPENED_AT_ONCE: usize = 16;

/// After a failure people wait so long before they try again.
const PAUSE: Duration = Duration::from_secs(1);

/// How often whoever watches is told how far it is.
const TICK: Duration = Duration::from_millis(200);

/// What is asked of a server.
#[derive(Clone, Debug)]
pub(crate) struct LoadPlan {
    /// Where the server is: `http://HOST:PORT`.
    pub(crate) url: String,
    pub(crate) game: String,
    pub(crate) options: OptionValues,
    pub(crate) players: usize,
    pub(crate) tables: usize,
    /// Actions a second at all tables together; as many as possible if not said.
    pub(crate) rate: Option<f64>,
    pub(crate) time: Duration,
    /// Whether people only sit there, connected, and nobody acts.
    pub(crate) idle: bool,
}

impl LoadPlan {
    pub(crate) const MOST_TABLES: u32 = 10_000;
    pub(crate) const MOST_ACTIONS_A_SECOND: u32 = 100_000;
    pub(crate) const MOST_SECONDS: u32 = 3_600;
}

/// Why there was no load, or no more.
#[derive(Debug)]
pub(crate) enum LoadError {
    /// Not of the form `http://HOST:PORT`.
    BadUrl,
    Unreachable(io::Error),
    /// The server said no, with this code.
    Refused(String),
    /// What answers does not speak our protocol.
    Strange,
}

/// How far it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LoadProgress {
    /// So many tables are open.
    Opened(usize),
    /// For so long people have played.
    Played(Duration),
}

/// What all people share.
struct Crowd {
    host: Host,
    plan: LoadPlan,
    pace: Pace,
    tally: Mutex<Tally>,
    /// Becomes true when everybody may act.
    begin: watch::Receiver<bool>,
}

/// Opens the tables, plays at them for as long as planned, and says how it went.
pub(crate) async fn run(plan: LoadPlan, tell: impl Fn(LoadProgress)) -> Result<LoadReport, LoadError> {
    let (begin, begun) = watch::channel(false);
    let crowd = Arc::new(Crowd {
        host: Host::of_url(&plan.url)?,
        pace: Pace::new(plan.rate),
        tally: Mutex::default(),
        begin: begun,
        plan,
    });
    let mut tables = open_all(&crowd, &tell).await?;
    let start = Instant::now();
    // An error says that nobody is left to act.
    let _ = begin.send(true);
    while start.elapsed() < crowd.plan.time {
        sleep(TICK.min(crowd.plan.time.saturating_sub(start.elapsed()))).await;
        tell(LoadProgress::Played(start.elapsed()));
    }
    let report = LoadReport::new(&crowd.plan, &crowd.tally(), start.elapsed());
    tables.shutdown().await;
    Ok(report)
}

/// All tables, begun, each with a task that plays there and goes on at a new one.
async fn open_all(crowd: &Arc<Crowd>, tell: &impl Fn(LoadProgress)) -> Result<JoinSet<()>, LoadError> {
    let open = async |_| meet(crowd, guests(crowd).await?).await;
    let mut opened = stream::iter(0..crowd.plan.tables).map(open).buffer_unordered(OPENED_AT_ONCE);
    let mut tables = JoinSet::new();
    while let Some(people) = opened.try_next().await? {
        tables.spawn(play_on(crowd.clone(), people));
        tell(LoadProgress::Opened(tables.len()));
    }
    Ok(tables)
}

/// As many as play at one table.
async fn guests(crowd: &Crowd) -> Result<Vec<Visitor>, LoadError> {
    stream::iter(0..crowd.plan.players).then(|_| Visitor::guest(&crowd.host)).try_collect().await
}

/// These people at a new table, and their game has begun.
async fn meet(crowd: &Arc<Crowd>, visitors: Vec<Visitor>) -> Result<Vec<Person>, LoadError> {
    let mut seats = vec![json!({"kind": "open"}); visitors.len()];
    seats[0] = json!({"kind": "mine"});
    let wish = json!({"game": crowd.plan.game, "options": crowd.plan.options, "seats": seats});
    let table = visitors[0].open_table(&wish.to_string()).await?;
    let mut people = Vec::new();
    for (seat, visitor) in visitors.into_iter().enumerate() {
        if seat > 0 {
            visitor.join(&table).await?;
        }
        people.push(Person::sit_down(crowd, visitor, &table, seat).await?);
    }
    Ok(people)
}

/// Plays game after game with the same people. Who has lost the connection goes, and new people come.
async fn play_on(crowd: Arc<Crowd>, mut people: Vec<Person>) {
    loop {
        let playing: JoinSet<_> = people.drain(..).map(Person::play).collect();
        let played = playing.join_all().await.into_iter().collect::<Result<Vec<Visitor>, _>>();
        crowd.tally().ended(&played);
        people = match async { meet(&crowd, played?).await }.await {
            Ok(people) => people,
            Err(error) => meet_others(&crowd, error).await,
        };
    }
}

/// New people, as soon as they are let.
async fn meet_others(crowd: &Arc<Crowd>, mut why: LoadError) -> Vec<Person> {
    loop {
        crowd.tally().failed(&why);
        sleep(PAUSE).await;
        match async { meet(crowd, guests(crowd).await?).await }.await {
            Ok(people) => return people,
            Err(error) => why = error,
        }
    }
}

impl Crowd {
    fn tally(&self) -> std::sync::MutexGuard<'_, Tally> {
        self.tally.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl LoadError {
    /// The name under which it is counted.
    pub(crate) fn code(&self) -> &str {
        match self {
            LoadError::BadUrl => "bad-url",
            LoadError::Unreachable(_) => "unreachable",
            LoadError::Refused(code) => code,
            LoadError::Strange => "strange-answer",
        }
    }
}

impl From<io::Error> for LoadError {
    fn from(error: io::Error) -> Self {
        LoadError::Unreachable(error)
    }
}
