//! Arguments for `tavola serve`, `verify`, `backup`, `restore` and `health`.

use crate::settings::{Interval, LogFormat, SecretText};
use clap::{Args as Group, ValueEnum};
use server::{PublicUrl, Who};
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::path::PathBuf;

#[derive(Debug, Group)]
#[command(after_help = "\
A flag takes precedence over an environment variable, and that over the configuration file, which has
more settings: rates and other limits. deploy/tavola.toml describes them all, with their defaults.

Logs go to standard error; TAVOLA_LOG sets the level (error, warn, info, debug).

Examples:
  tavola serve
  tavola serve --config /etc/tavola/tavola.toml --check
  tavola serve --listen 0.0.0.0:7700 --data /var/lib/tavola
  tavola serve --database-url postgres://tavola@db.example/tavola
  tavola serve --public-url https://tavola.example --trusted-proxy 127.0.0.1")]
pub(crate) struct ServeArgs {
    #[command(flatten)]
    pub(crate) data: DataArgs,
    /// Check settings, database and page, print what would be used, and exit
    #[arg(long)]
    pub(crate) check: bool,
    /// Address to listen on; port 0 picks a free port [default: 127.0.0.1:7700]
    #[arg(long, value_name = "ADDRESS:PORT", env = "TAVOLA_LISTEN")]
    pub(crate) listen: Option<SocketAddr>,
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
    /// Delay before a bot acts, in milliseconds [default: 600]
    #[arg(long, value_name = "MS", env = "TAVOLA_BOT_PAUSE")]
    pub(crate) bot_pause: Option<u64>,
    /// Format of the log on standard error [default: text]
    #[arg(long, value_name = "FORMAT", env = "TAVOLA_LOG_FORMAT")]
    pub(crate) log_format: Option<LogFormat>,
    /// How long to keep serving after a request to stop, while /readyz already fails, such as 5s [default: none]
    #[arg(long, value_name = "INTERVAL", env = "TAVOLA_DRAIN")]
    pub(crate) drain: Option<Interval>,
    /// Who may open tables [default: everybody]
    #[arg(long, value_name = "WHO", env = "TAVOLA_OPEN_TABLES")]
    pub(crate) open_tables: Option<WhoArg>,
    /// Who may create an account [default: everybody]
    #[arg(long, value_name = "WHO", env = "TAVOLA_CREATE_ACCOUNTS")]
    pub(crate) create_accounts: Option<WhoArg>,
    /// File with the code of the invitation link, /invitation/CODE
    #[arg(long, value_name = "FILE", env = "TAVOLA_INVITATION_FILE")]
    pub(crate) invitation_file: Option<PathBuf>,
    /// Issuer whose users can sign in (OpenID Connect); needs --public-url
    #[arg(long, value_name = "URL", env = "TAVOLA_OIDC_ISSUER")]
    pub(crate) oidc_issuer: Option<String>,
    /// The server's client id at the issuer
    #[arg(long, value_name = "ID", env = "TAVOLA_OIDC_CLIENT_ID")]
    pub(crate) oidc_client_id: Option<String>,
    /// File with the server's client secret at the issuer
    #[arg(long, value_name = "FILE", env = "TAVOLA_OIDC_CLIENT_SECRET_FILE")]
    pub(crate) oidc_client_secret_file: Option<PathBuf>,
    /// What people know the issuer by [default: its host]
    #[arg(long, value_name = "NAME", env = "TAVOLA_OIDC_NAME")]
    pub(crate) oidc_name: Option<String>,
    /// Make verified backups of the database folder in this folder
    #[arg(long, value_name = "DIR", env = "TAVOLA_BACKUP_TO")]
    pub(crate) backup_to: Option<PathBuf>,
    /// Time between backups, such as 30m, 6h or 1d [default: 6h]
    #[arg(long, value_name = "INTERVAL", env = "TAVOLA_BACKUP_EVERY")]
    pub(crate) backup_every: Option<Interval>,
    /// Number of backups to keep [default: 14]
    #[arg(long, value_name = "N", env = "TAVOLA_BACKUP_KEEP")]
    pub(crate) backup_keep: Option<NonZeroU32>,
    /// Lift all limits for visitors from this address, for `tavola load`; may be repeated
    #[arg(long, value_name = "ADDRESS", value_delimiter = ',')]
    pub(crate) unlimited: Vec<IpAddr>,
}

/// Who may do something.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum WhoArg {
    Everybody,
    /// People with an account; for accounts, people with the invitation link
    Invited,
    Nobody,
}

impl From<WhoArg> for Who {
    fn from(who: WhoArg) -> Self {
        match who {
            WhoArg::Everybody => Who::Everybody,
            WhoArg::Invited => Who::Invited,
            WhoArg::Nobody => Who::Nobody,
        }
    }
}

/// The database, and the configuration file that may name it.
#[derive(Debug, Group)]
pub(crate) struct DataArgs {
    /// Configuration file (TOML)
    #[arg(long, value_name = "FILE", env = "TAVOLA_CONFIG")]
    pub(crate) config: Option<PathBuf>,
    /// Database folder; created if missing [default: tavola-data]
    #[arg(long, value_name = "DIR", env = "TAVOLA_DATA")]
    pub(crate) data: Option<PathBuf>,
    /// PostgreSQL database to use instead, which several servers can share: postgres://USER:PASSWORD@HOST/DATABASE
    #[arg(long, value_name = "URL", env = "TAVOLA_DATABASE_URL", hide_env_values = true)]
    pub(crate) database_url: Option<SecretText>,
    /// File that contains the URL of the PostgreSQL database
    #[arg(long, value_name = "FILE", env = "TAVOLA_DATABASE_URL_FILE")]
    pub(crate) database_url_file: Option<PathBuf>,
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
`tavola restore` restores it.

Examples:
  tavola backup --data /var/lib/tavola tavola-monday.db")]
pub(crate) struct BackupArgs {
    #[command(flatten)]
    pub(crate) data: DataArgs,
    /// The backup file to create
    #[arg(value_name = "FILE")]
    pub(crate) to: PathBuf,
}

#[derive(Debug, Group)]
#[command(after_help = "\
The folder must not contain a database, and no server may use it. The backup is checked first and is not
changed. A PostgreSQL database is restored with PostgreSQL's own programs, such as pg_restore.

Examples:
  tavola restore /backups/tavola-20261117-060000.db --data /var/lib/tavola")]
pub(crate) struct RestoreArgs {
    #[command(flatten)]
    pub(crate) data: DataArgs,
    /// The backup file
    #[arg(value_name = "FILE")]
    pub(crate) from: PathBuf,
}

#[derive(Debug, Group)]
#[command(after_help = "\
Exits with code 0 if the server answers that it can write to its database, and 1 otherwise.

Examples:
  tavola health
  tavola health --listen 127.0.0.1:7701")]
pub(crate) struct HealthArgs {
    /// Configuration file (TOML)
    #[arg(long, value_name = "FILE", env = "TAVOLA_CONFIG")]
    pub(crate) config: Option<PathBuf>,
    /// Address that the server listens on [default: 127.0.0.1:7700]
    #[arg(long, value_name = "ADDRESS:PORT", env = "TAVOLA_LISTEN")]
    pub(crate) listen: Option<SocketAddr>,
}
