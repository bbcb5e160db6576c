//! What can be typed after `tavola serve`, `verify` and `backup`.

use clap::Args as Group;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use store::{Place, StoreError};

#[derive(Debug, Group)]
#[command(after_help = "\
Logs go to standard error; TAVOLA_LOG says how much (error, warn, info, debug).

Examples:
  tavola serve
  tavola serve --listen 0.0.0.0:7700 --data /var/lib/tavola
  tavola serve --database-url postgres://tavola@db.example/tavola
  tavola serve --public-url https://tavola.example --trusted-proxy 127.0.0.1")]
pub(crate) struct ServeArgs {
    /// Where to listen; port 0 takes any free one
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:7700", env = "TAVOLA_LISTEN")]
    pub(crate) listen: SocketAddr,
    #[command(flatten)]
    pub(crate) data: DataArgs,
    /// The address under which people reach the server, if a proxy stands before it
    #[arg(long, value_name = "URL", env = "TAVOLA_PUBLIC_URL")]
    pub(crate) public_url: Option<String>,
    /// A folder with the files of the page [default: the page in this program; without one, web/dist]
    #[arg(long, value_name = "DIR", env = "TAVOLA_PAGE")]
    pub(crate) page: Option<PathBuf>,
    /// A proxy whose word about a visitor's address is taken; may be given several times
    #[arg(long, value_name = "ADDRESS", env = "TAVOLA_TRUSTED_PROXY", value_delimiter = ',')]
    pub(crate) trusted_proxy: Vec<IpAddr>,
    /// Remove finished tables after so many days [default: keep them]
    #[arg(long, value_name = "DAYS", env = "TAVOLA_KEEP_DAYS")]
    pub(crate) keep_days: Option<u32>,
    /// How many threads think for computer players [default: one less than there are cores]
    #[arg(long, value_name = "N", env = "TAVOLA_BOT_THREADS")]
    pub(crate) bot_threads: Option<u16>,
    /// How long a computer player waits before it acts, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 600, env = "TAVOLA_BOT_PAUSE")]
    pub(crate) bot_pause: u64,
    /// An address whose visitors have no limits, for `tavola load`; may be given several times
    #[arg(long, value_name = "ADDRESS", value_delimiter = ',')]
    pub(crate) unlimited: Vec<IpAddr>,
}

/// Where the database is.
#[derive(Debug, Group)]
pub(crate) struct DataArgs {
    /// The folder of the database; made if it is not there
    #[arg(long, value_name = "DIR", default_value = "tavola-data", env = "TAVOLA_DATA")]
    pub(crate) data: PathBuf,
    /// A PostgreSQL database to use instead, which several servers may share:
    /// postgres://USER:PASSWORD@HOST/DATABASE
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
A record of a finished online game carries the server's seed and the players' nonces. All chance
is drawn from them again, and the seed is compared with what was promised before the game.

Examples:
  tavola verify game.json")]
pub(crate) struct VerifyArgs {
    /// Files of records; - is standard input
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<String>,
}

#[derive(Debug, Group)]
#[command(after_help = "\
To go back to a copy, put it into an empty folder under the name tavola.db.

Examples:
  tavola backup --data /var/lib/tavola tavola-monday.db")]
pub(crate) struct BackupArgs {
    #[command(flatten)]
    pub(crate) data: DataArgs,
    /// The new file
    #[arg(value_name = "FILE")]
    pub(crate) to: PathBuf,
}
