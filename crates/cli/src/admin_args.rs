//! Arguments for `tavola admin`.

use crate::serve_args::DataArgs;
use clap::{Args as Group, Subcommand};
use std::net::SocketAddr;

#[derive(Debug, Group)]
#[command(after_help = "\
The commands talk to the server on this machine, using a key from its database: specify the same
configuration file or database as for `tavola serve`. Only `doctor` works without a running server.

USER is an account name, or id: followed by a user's id, as shown by `tables` and `audit`.

Examples:
  tavola admin --config /etc/tavola/tavola.toml users
  tavola admin --data /var/lib/tavola user Anna password-link
  tavola admin --data /var/lib/tavola user id:81237123 block
  tavola admin --data /var/lib/tavola doctor")]
pub(crate) struct AdminArgs {
    #[command(flatten)]
    pub(crate) data: DataArgs,
    /// Address that the server listens on [default: from the configuration file, or 127.0.0.1:7700]
    #[arg(long, value_name = "ADDRESS:PORT", env = "TAVOLA_LISTEN")]
    pub(crate) listen: Option<SocketAddr>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
    #[command(subcommand)]
    pub(crate) command: AdminCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum AdminCommand {
    /// List accounts by name
    Users {
        /// Only names that contain this text
        #[arg(value_name = "TEXT", default_value = "")]
        search: String,
        /// Start after this name
        #[arg(long, value_name = "NAME", default_value = "")]
        after: String,
    },
    /// Show or manage a user
    User {
        #[arg(value_name = "USER")]
        user: String,
        #[command(subcommand)]
        action: Option<UserCommand>,
    },
    /// List tables, most recently changed first
    Tables {
        /// Only tables of this user
        #[arg(long, value_name = "USER")]
        user: Option<String>,
    },
    /// Close a table, so that nobody can play or join there
    CloseTable {
        #[arg(value_name = "TABLE")]
        table: String,
    },
    /// Restore a closed table, so that players can continue
    RestoreTable {
        #[arg(value_name = "TABLE")]
        table: String,
    },
    /// List players' reports, latest first
    Reports {
        /// List resolved reports instead of open ones
        #[arg(long)]
        resolved: bool,
    },
    /// Mark a report as resolved
    ResolveReport {
        #[arg(value_name = "NUMBER")]
        number: u64,
    },
    /// List actions by moderators and the operator, latest first
    Audit,
    /// Show the number of users and tables, and the size of the database
    Statistics,
    /// Check settings, database, disk, clock, server and proxy
    Doctor,
}

#[derive(Clone, Debug, Subcommand)]
pub(crate) enum UserCommand {
    /// Rename the user
    Rename {
        #[arg(value_name = "NAME")]
        name: String,
    },
    /// Refuse the user's requests; computer players take over
    Block,
    /// Let a blocked user in again
    Unblock,
    /// List the devices on which the user is signed in
    Sessions,
    /// End all sessions of the user
    SignOut,
    /// Make the account a moderator
    Promote,
    /// Remove the account from the moderators
    Demote,
    /// Print a link that lets the user choose a new password once, within a day
    PasswordLink,
    /// Delete the user and everything stored about them
    Delete {
        /// Confirm: this can't be undone
        #[arg(long)]
        yes: bool,
    },
}
