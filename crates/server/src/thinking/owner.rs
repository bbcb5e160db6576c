//! Who is charged for a job.

use std::net::IpAddr;
use store::{TableId, UserId};

/// Who is charged for a job. Processor time is shared fairly among sources, and each source's share among its parties.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Owner {
    pub(crate) source: Source,
    pub(crate) party: Party,
}

/// Where a job comes from.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Source {
    Address(IpAddr),
    /// The host of a table where nobody is connected.
    Host(UserId),
}

/// Whom or what a job is for.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Party {
    Table(TableId),
    User(UserId),
}

impl Owner {
    /// A visitor who made a request.
    pub(crate) fn visitor(address: IpAddr, user: UserId) -> Self {
        Self { source: Source::Address(address), party: Party::User(user) }
    }
}
