//! Administration over HTTP: by moderators, on their page, and by the operator, with `tavola admin` on the host.

mod actions;
mod authority;
mod lists;
mod password_link;
mod proxy_hints;
mod reports;

pub(crate) use actions::{act_on_report, act_on_table, act_on_user};
pub(crate) use authority::Authority;
pub use authority::{OPERATOR_SECRET, OperatorKey};
pub(crate) use lists::{audit, overview, sessions, tables, user, users};
pub(crate) use password_link::{redeem, whose};
pub(crate) use proxy_hints::ProxyCounts;
#[cfg(feature = "schema")]
pub(crate) use reports::Reported;
pub(crate) use reports::{list as reports, report};
