//! How a server is set up.

use crate::backups::BackupPlan;
use crate::permissions::Permissions;
use serde::{Deserialize, Deserializer, Serialize};
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;
use store::Place;

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 takes any free one.
    pub listen: SocketAddr,
    /// Where the database is.
    pub data: Place,
    /// The address under which people reach the server, if a proxy stands before it.
    pub public_url: Option<String>,
    /// The folder with the files of the page; if not said, the page in this program.
    pub page: Option<PathBuf>,
    /// Proxies whose word about a visitor's address is taken.
    pub trusted_proxies: Vec<IpAddr>,
    /// How many threads think for computer players.
    pub bot_threads: usize,
    /// How long a computer player waits at least before it acts, so that people can follow.
    pub bot_pause: Duration,
    /// How many bytes the database may grow to; beyond, what needs space is refused.
    pub size_limit: u64,
    /// How long tables are kept at which nothing happens; `None`: forever.
    pub keep_tables: Option<Duration>,
    /// How often a visitor is asked for a sign of life, and after how much silence it counts as gone.
    pub ping: Duration,
    pub silence: Duration,
    pub limits: Limits,
    pub permissions: Permissions,
    /// Backups that the server makes of its folder; `None`: none.
    pub backups: Option<BackupPlan>,
    /// Addresses whose visitors have no limits: for tests of how much the server can bear.
    pub unlimited: Vec<IpAddr>,
}

/// How much a visitor may ask for.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Limits {
    /// Requests of one address.
    pub requests: Rate,
    /// New guests, accounts and attempts to sign in from one address.
    pub sign_ins: Rate,
    /// New tables of one user.
    pub tables: Rate,
    /// What one user asks search for: hints, answers to puzzles, reviews.
    pub thoughts: Rate,
    /// Commands over one connection.
    pub commands: Rate,
    /// Chat messages of one user at one table.
    pub chat: Rate,
    /// Attempts to guess the password of one account, from wherever.
    pub guesses: Rate,
    /// Tables of one host that wait or are played at.
    pub tables_of_host: u32,
    /// A log of so many entries takes no more changes of mind; moves always, so that every game comes to its end.
    #[serde(rename = "log-entries")]
    pub log: u32,
    pub sockets: SocketLimits,
}

/// How many sockets may be open at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct SocketLimits {
    pub of_address: u32,
    pub of_user: u32,
    pub at_table: u32,
}

/// So many at once, and then so many a second.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Rate {
    #[serde(deserialize_with = "at_least_one")]
    pub burst: f64,
    #[serde(deserialize_with = "not_negative")]
    pub per_second: f64,
}

/// The largest command over a socket, and the largest body of a request, in bytes.
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
            sign_ins: Rate::new(20, 0.2),
            tables: Rate::new(20, 0.2),
            thoughts: Rate::new(10, 0.5),
            commands: Rate::new(60, 20.0),
            chat: Rate::new(5, 0.5),
            guesses: Rate::new(10, 0.02),
            tables_of_host: 100,
            // More than ten times what the longest games have.
            log: 10_000,
            sockets: SocketLimits::default(),
        }
    }
}

impl Default for SocketLimits {
    fn default() -> Self {
        Self { of_address: 300, of_user: 30, at_table: 300 }
    }
}

/// A bucket that never holds one would refuse everything.
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
    /// On this address, with the data in this place, and everything else as usual.
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
            size_limit: u64::MAX,
            keep_tables: None,
            ping: Duration::from_secs(20),
            silence: Duration::from_secs(50),
            limits: Limits::default(),
            permissions: Permissions::default(),
            backups: None,
            unlimited: Vec::new(),
        }
    }

    /// Whether people reach the server over HTTPS.
    pub(crate) fn is_secure(&self) -> bool {
        self.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }

    /// Scheme, host and port of the public address.
    pub(crate) fn public_origin(&self) -> Option<&str> {
        let url = self.public_url.as_deref()?;
        let (scheme, rest) = url.split_once("://")?;
        let host = rest.split('/').next().unwrap_or(rest);
        Some(&url[..scheme.len() + 3 + host.len()])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_origin_is_the_start_of_the_public_address() {
        let config = |url: &str| Config {
            public_url: Some(url.to_owned()),
            ..Config::new(([127, 0, 0, 1], 0).into(), PathBuf::new())
        };
        assert_eq!(config("https://tavola.example/").public_origin(), Some("https://tavola.example"));
        assert_eq!(config("http://tavola.example:8080/a/b").public_origin(), Some("http://tavola.example:8080"));
        assert!(config("https://tavola.example").is_secure());
        assert!(!config("http://tavola.example").is_secure());
    }
}
