//! What moderators and operators see and do over HTTP.

use serde::{Deserialize, Serialize};

/// The server at a glance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Overview {
    /// The version of the program.
    pub version: String,
    /// The server's clock, in milliseconds since 1970-01-01 UTC.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub now: i64,
    /// When a table was last changed, likewise; 0 if there is none.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub last_change: i64,
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub accounts: u64,
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub guests: u64,
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub blocked: u64,
    pub tables: TableNumbers,
    /// The size of the database, in bytes.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub bytes: u64,
    /// Open sockets at this server.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub connections: u64,
    pub proxy: ProxyHints,
}

/// Number of tables in each state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct TableNumbers {
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub open: u64,
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub running: u64,
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub finished: u64,
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub abandoned: u64,
}

/// Requests since the start from which a proxy that is set up wrongly can be told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ProxyHints {
    /// With `X-Forwarded-For`, but not from a trusted proxy.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub untrusted: u64,
    /// From a trusted proxy, but without `X-Forwarded-For`.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub unnamed: u64,
    /// Refused because their origin is not the server's public address.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub foreign: u64,
}

/// A user, as moderators see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct KnownUser {
    pub id: String,
    pub name: String,
    /// False for a guest.
    pub account: bool,
    pub moderator: bool,
    pub blocked: bool,
    /// Milliseconds since 1970-01-01 UTC.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub created: i64,
}

/// What is done to a user.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum UserAction {
    /// Gives the user another name.
    Rename {
        name: String,
    },
    /// Closes the user's sockets and refuses their requests; computer players take over in running games.
    Block,
    Unblock,
    /// Ends all sessions.
    SignOut,
    /// For the operator only: lets the user see and use the moderators' page.
    Promote,
    /// For the operator only.
    Demote,
    /// For the operator only: makes a link with which the user can choose a new password.
    PasswordLink,
    /// For the operator only: deletes the user and everything stored about them.
    Delete,
}

/// The result of a [`UserAction`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct UserActionDone {
    /// With `password-link`: the path of the page for a new password. It works once, for a day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub link: Option<String>,
}

/// A table, as moderators see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct KnownTable {
    pub table: String,
    pub game: String,
    /// `open`, `running`, `finished` or `abandoned`.
    pub state: String,
    /// Whether it is listed for everybody.
    pub public: bool,
    /// The id of the host.
    pub host: String,
    pub seats: Vec<KnownSeat>,
    /// Milliseconds since 1970-01-01 UTC.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub created: i64,
    /// When players or options last changed, or the game ended.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub updated: i64,
}

/// Somebody at a table, as moderators see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct KnownSeat {
    /// The name shown; empty for a free seat.
    pub name: String,
    /// The id of the user, if a person holds the seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub user: Option<String>,
}

/// What is done to a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum TableAction {
    /// Closes the table: nobody can play or join. Nothing hidden is revealed.
    Close,
    /// Lets players go on at a table that was closed.
    Restore,
}

/// A request to report a player to the moderators.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ReportBody {
    /// The player's seat.
    pub seat: u8,
    /// What happened, in the reporter's words.
    #[cfg_attr(feature = "schema", schema(max_length = 1000))]
    pub text: String,
}

/// A report, as moderators see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct KnownReport {
    /// Later ones have larger numbers.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub number: i64,
    /// Milliseconds since 1970-01-01 UTC.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub at: i64,
    /// Who reports.
    pub reporter: KnownSeat,
    /// Who is reported.
    pub about: KnownSeat,
    pub table: String,
    pub text: String,
}

/// What is done to a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ReportAction {
    /// Marks it as resolved.
    Resolve,
}

/// Something that an administrator did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct AuditEntry {
    /// Later ones have larger numbers.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub number: i64,
    /// Milliseconds since 1970-01-01 UTC.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub at: i64,
    /// The id of the moderator; absent for the operator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub actor: Option<String>,
    /// The name of a [`UserAction`], a [`TableAction`] or a [`ReportAction`].
    pub action: String,
    /// The id of the user or the table, or the number of the report.
    pub subject: String,
}

/// A request to set a new password with a link.
#[derive(Clone, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPasswordBody {
    /// The last part of the link.
    pub link: String,
    #[cfg_attr(feature = "schema", schema(min_length = 8, max_length = 200))]
    pub password: String,
}

impl TableAction {
    /// Its name in the audit log.
    pub fn name(self) -> &'static str {
        match self {
            TableAction::Close => "close",
            TableAction::Restore => "restore",
        }
    }
}

impl ReportAction {
    /// Its name in the audit log.
    pub fn name(self) -> &'static str {
        match self {
            ReportAction::Resolve => "resolve",
        }
    }
}

impl UserAction {
    /// Its name in the audit log.
    pub fn name(&self) -> &'static str {
        match self {
            UserAction::Rename { .. } => "rename",
            UserAction::Block => "block",
            UserAction::Unblock => "unblock",
            UserAction::SignOut => "sign-out",
            UserAction::Promote => "promote",
            UserAction::Demote => "demote",
            UserAction::PasswordLink => "password-link",
            UserAction::Delete => "delete",
        }
    }

    /// Whether moderators may do this, too, and not only the operator.
    pub fn is_for_moderators(&self) -> bool {
        match self {
            UserAction::Rename { .. } | UserAction::Block | UserAction::Unblock | UserAction::SignOut => true,
            UserAction::Promote | UserAction::Demote | UserAction::PasswordLink | UserAction::Delete => false,
        }
    }
}
