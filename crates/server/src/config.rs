//! The configuration of a server.

use crate::backups::BackupPlan;
use crate::games::Games;
use crate::oidc::Oidc;
use crate::permissions::Permissions;
use crate::public_url::PublicUrl;
use crate::wall_clock::WallClock;
use serde::{Deserialize, Deserializer, Serialize};
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::ops::Range;
use std::path::PathBuf;
use std::time::Duration;
use store::Place;

/// The configuration of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on; port 0 means any free port.
    pub listen: SocketAddr,
    /// The location of the database.
    pub data: Place,
    /// The address at which visitors reach the server, if it is behind a proxy.
    pub public_url: Option<PublicUrl>,
    /// The folder with the files of the page; `None` for the page built into this program.
    pub page: Option<PathBuf>,
    /// Proxies that are trusted to report visitors' addresses.
    pub trusted_proxies: Vec<IpAddr>,
    /// Number of threads that search.
    pub bot_threads: usize,
    /// Minimum delay before a computer player acts, so that people can follow.
    pub bot_pause: Duration,
    /// Limits of the random delay before a move that a player has ordered, so that it looks like any other move.
    pub ordered_pause: Range<Duration>,
    /// Maximum size of the database in bytes; beyond it, writes that need space are refused.
    pub size_limit: u64,
    /// How long inactive tables are kept; `None` means forever.
    pub keep_tables: Option<Duration>,
    /// How long the server keeps serving after it is told to stop, with `/readyz` already failing; `None` stops it at
    /// once.
    pub drain: Option<Duration>,
    /// Time between pings of a socket.
    pub ping: Duration,
    /// Time without a message, or without a request on a connection, after which a client counts as disconnected.
    pub silence: Duration,
    /// Maximum time for the body of a request to arrive.
    pub body_time: Duration,
    /// Maximum number of connections; fewer if there are not enough file descriptors.
    pub max_connections: u32,
    pub limits: Limits,
    pub permissions: Permissions,
    /// The issuer whose users can sign in, if any; needs [`Config::public_url`].
    pub oidc: Option<Oidc>,
    pub notices: NoticeConfig,
    /// Backups that the server makes of its folder, if any.
    pub backups: Option<BackupPlan>,
    /// Addresses without limits, for load tests.
    pub unlimited: Vec<IpAddr>,
    /// How long a session counts as new. For an account without a password, a new session is accepted instead.
    pub new_session: Duration,
    pub games: Games,
    pub wall_clock: WallClock,
}

/// How people are told that it is their turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoticeConfig {
    /// Whether people may get push messages on their devices.
    pub push: bool,
    /// Whether people may have webhooks.
    pub webhooks: bool,
    /// Whether targets may be in private networks, and unencrypted.
    pub private_targets: bool,
    /// Whom push services can contact: a `mailto:` or `https:` address; by default the public one.
    pub contact: Option<String>,
    /// How long a player who is at the table, but doesn't look at it, has for a decision before they are told of it.
    pub grace: Duration,
}

impl Default for NoticeConfig {
    fn default() -> Self {
        Self { push: true, webhooks: true, private_targets: false, contact: None, grace: Duration::from_secs(10) }
    }
}

/// Limits for visitors.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Limits {
    /// Requests from one address.
    pub requests: Rate,
    /// Concurrent requests from one address.
    #[serde(deserialize_with = "not_zero")]
    pub requests_at_once: u32,
    /// Open connections from one address, except trusted proxies.
    #[serde(deserialize_with = "not_zero")]
    pub connections: u32,
    /// New guests, accounts and attempts to sign in from one address.
    pub sign_ins: Rate,
    /// New tables by one user.
    pub tables: Rate,
    /// Friend requests, invitations of friends and blocks by one user.
    pub contacts: Rate,
    /// One user's requests for hints and reviews, and answers to puzzles.
    pub thoughts: Rate,
    /// Commands over one connection.
    pub commands: Rate,
    /// Chat messages and reactions by one user at one table.
    pub chat: Rate,
    /// Wrong passwords for one account, from all addresses.
    pub guesses: Rate,
    /// Open and running tables of one host.
    pub tables_of_host: u32,
    /// Number of log entries up to which a table accepts commands that could be repeated endlessly, such as undo. Moves
    /// are always accepted.
    #[serde(rename = "log-entries")]
    pub log: u32,
    /// Days of vacation of an account in a calendar year; 0 turns vacations off.
    pub vacation_days: u32,
    pub sockets: SocketLimits,
}

/// Maximum numbers of open sockets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct SocketLimits {
    pub of_address: u32,
    pub of_user: u32,
    pub at_table: u32,
}

/// A token bucket: how many are allowed at once, and how many per second after that.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Rate {
    #[serde(deserialize_with = "at_least_one")]
    pub burst: f64,
    #[serde(deserialize_with = "not_negative")]
    pub per_second: f64,
}

/// Maximum size of a command over a socket and of a request body, in bytes.
pub(crate) const MESSAGE_LIMIT: usize = 8 * 1024;

impl Rate {
    pub const fn new(burst: u32, per_second: f64) -> Self {
        Self { burst: burst as f64, per_second }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            requests: Rate::new(200, 50.0),
            requests_at_once: 100,
            connections: 400,
            sign_ins: Rate::new(20, 0.2),
            tables: Rate::new(20, 0.2),
            contacts: Rate::new(20, 0.02),
            thoughts: Rate::new(10, 0.5),
            commands: Rate::new(60, 20.0),
            chat: Rate::new(5, 0.5),
            guesses: Rate::new(10, 0.02),
            tables_of_host: 100,
            // More than ten times the length of the longest games.
            log: 10_000,
            vacation_days: 30,
            sockets: SocketLimits::default(),
        }
    }
}

impl Default for SocketLimits {
    fn default() -> Self {
        Self { of_address: 300, of_user: 30, at_table: 300 }
    }
}

/// With a limit of zero, nobody would be served.
fn not_zero<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    NonZeroU32::deserialize(deserializer).map(NonZeroU32::get)
}

/// A bucket that never holds a whole token would refuse everything.
fn at_least_one<'de, D: Deserializer<'de>>(deserializer: D) -> Result<f64, D::Error> {
    in_range(f64::deserialize(deserializer)?, 1.0)
}

fn not_negative<'de, D: Deserializer<'de>>(deserializer: D) -> Result<f64, D::Error> {
    in_range(f64::deserialize(deserializer)?, 0.0)
}

fn in_range<E: serde::de::Error>(number: f64, least: f64) -> Result<f64, E> {
    let fits = number.is_finite() && number >= least;
    if fits { Ok(number) } else { Err(E::custom(format!("{number} must be a number of at least {least}"))) }
}

impl Config {
    /// The default configuration for this address and this database.
    pub fn new(listen: SocketAddr, data: impl Into<Place>) -> Self {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            listen,
            data: data.into(),
            public_url: None,
            page: None,
            trusted_proxies: Vec::new(),
            bot_threads: threads.saturating_sub(1).max(1),
            bot_pause: Duration::from_millis(600),
            ordered_pause: Duration::from_secs(2)..Duration::from_secs(6),
            size_limit: u64::MAX,
            keep_tables: None,
            drain: None,
            ping: Duration::from_secs(20),
            silence: Duration::from_secs(50),
            body_time: Duration::from_secs(30),
            max_connections: u32::MAX,
            limits: Limits::default(),
            permissions: Permissions::default(),
            oidc: None,
            notices: NoticeConfig::default(),
            backups: None,
            unlimited: Vec::new(),
            new_session: Duration::from_secs(600),
            games: Games::default(),
            wall_clock: WallClock::default(),
        }
    }

    /// Whether visitors reach the server over HTTPS.
    pub(crate) fn is_secure(&self) -> bool {
        self.public_url.as_ref().is_some_and(PublicUrl::is_secure)
    }
}
