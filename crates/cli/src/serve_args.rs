//! Arguments for `tavola serve`, `verify` and `backup`.

use clap::Args as Group;
use server::PublicUrl;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use store::{Place, StoreError};

#[derive(Debug, Group)]
#[command(after_help = "\
Logs go to standard error; TAVOLA_LOG sets the level (error, warn, info, debug).

Examples:
  tavola serve
  tavola serve --listen 0.0.0.0:7700 --data /var/lib/tavola
  tavola serve --database-url postgres://tavola@db.example/tavola
  tavola serve --public-url https://tavola.example --trusted-proxy 127.0.0.1")]
pub(crate) struct ServeArgs {
    /// Address to listen on; port 0 picks a free port
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:7700", env = "TAVOLA_LISTEN")]
    pub(crate) listen: SocketAddr,
    #[command(flatten)]
    pub(crate) data: DataArgs,
    /// The server's public address, if it is behind a proxy: https://HOST
    #[arg(long, value_name = "URL", env = "TAVOLA_PUBLIC_URL")]
    pub(crate) public_url: Option<PublicUrl>,
    /// Folder with the web page's files [default: the page built into this program, or else web/dist]
    #[arg(long, value_name = "DIR", env = "TAVOLA_PAGE")]
    pub(crate) page: Option<PathBuf>,
    /// Trust this proxy to report visitors' addresses; may be repeated
    #[arg(long, value_name = "ADDRESS", env = "TAVOLA_TRUSTED_PROXY", value_delimiter = ',')]
    pub(crate) trusted_proxy: Vec<IpAddr>,
    /// Remove tables with no activity for this many days [default: keep them]
    #[arg(long, value_name = "DAYS", env = "TAVOLA_KEEP_DAYS")]
    pub(crate) keep_days: Option<u32>,
    /// Number of threads for bots [default: one less than the number of cores]
    #[arg(long, value_name = "N", env = "TAVOLA_BOT_THREADS")]
    pub(crate) bot_threads: Option<u16>,
    /// Delay before a bot acts, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 600, env = "TAVOLA_BOT_PAUSE")]
    pub(crate) bot_pause: u64,
    /// Lift all limits for visitors from this address, for `tavola load`; may be repeated
    #[arg(long, value_name = "ADDRESS", value_delimiter = ',')]
    pub(crate) unlimited: Vec<IpAddr>,
}

/// The database.
#[derive(Debug, Group)]
pub(crate) struct DataArgs {
    /// Database folder; created if missing
    #[arg(long, value_name = "DIR", default_value = "tavola-data", env = "TAVOLA_DATA")]
    pub(crate) data: PathBuf,
    /// PostgreSQL database to use instead, which several servers can share: postgres://USER:PASSWORD@HOST/DATABASE
    #[arg(long, value_name = "URL", env = "TAVOLA_DATABASE_URL", hide_env_values = true)]
    pub(crate) database_url: Option<String>,
}

impl DataArgs {
    pub(crate) fn place(&self) -> Result<Place, StoreError> {
        match &self.database_url {
            Some(url) => Place::postgres(url),
            None => Ok(self.data.as_path().into()),
        }
    }
}

#[derive(Debug, Group)]
#[command(after_help = "\
The record of a finished online game contains the server's seed and the players' nonces. All
chance outcomes are recomputed from them, and the seed is compared with the commitment made before
the game.

Examples:
  tavola verify game.json")]
pub(crate) struct VerifyArgs {
    /// Record files (`-` for standard input)
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<String>,
}

#[derive(Debug, Group)]
#[command(after_help = "\
To restore a backup, copy it to an empty folder as tavola.db.

Examples:
  tavola backup --data /var/lib/tavola tavola-monday.db")]
pub(crate) struct BackupArgs {
    #[command(flatten)]
    pub(crate) data: DataArgs,
    /// The backup file to create
    #[arg(value_name = "FILE")]
    pub(crate) to: PathBuf,
}
