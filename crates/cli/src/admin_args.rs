//! Arguments for `tavola admin`.

use crate::serve_args::DataArgs;
use clap::{Args as Group, Subcommand};
use std::net::SocketAddr;

#[derive(Debug, Group)]
#[command(after_help = "\
The commands ask the server that runs on this machine, with a key from its database: name the same
configuration file or database as for `tavola serve`. Only `doctor` works without a running server.

USER is the name of an account, or id: and the id of a user, as in `tables` and `audit`.

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
        /// Only names that contain this
        #[arg(value_name = "TEXT", default_value = "")]
        search: String,
        /// Begin after this name
        #[arg(long, value_name = "NAME", default_value = "")]
        after: String,
    },
    /// Show a user, or do something to one
    User {
        #[arg(value_name = "USER")]
        user: String,
        #[command(subcommand)]
        action: Option<UserCommand>,
    },
    /// List tables, the last changed first
    Tables {
        /// Only tables of this user
        #[arg(long, value_name = "USER")]
        user: Option<String>,
    },
    /// Close a table: nobody can play or join there
    CloseTable {
        #[arg(value_name = "TABLE")]
        table: String,
    },
    /// Let players go on at a table that was closed
    RestoreTable {
        #[arg(value_name = "TABLE")]
        table: String,
    },
    /// List what players have reported, the latest first
    Reports {
        /// The resolved ones instead of those that are not
        #[arg(long)]
        resolved: bool,
    },
    /// Mark a report as resolved
    ResolveReport {
        #[arg(value_name = "NUMBER")]
        number: u64,
    },
    /// List what moderators and the operator did, the latest first
    Audit,
    /// Show numbers of users and tables, and the size of the database
    Statistics,
    /// Check settings, database, disk, clock, server and proxy
    Doctor,
}

#[derive(Clone, Debug, Subcommand)]
pub(crate) enum UserCommand {
    /// Give the user another name
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
    /// Make the account no longer a moderator
    Demote,
    /// Print a link with which the user can choose a new password, once, within a day
    PasswordLink,
    /// Delete the user and everything stored about them
    Delete {
        /// Confirm: this can't be undone
        #[arg(long)]
        yes: bool,
    },
}
