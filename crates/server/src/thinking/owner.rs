//! Who is charged for a job.

use std::net::IpAddr;
use store::{TableId, UserId};

/// Who is charged for a job. The processor is shared fairly among sources, and the part of each source among its parties.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Owner {
    pub(crate) source: Source,
    pub(crate) party: Party,
}

/// Where the demand comes from.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Source {
    Address(IpAddr),
    /// The host of a table at which nobody is connected.
    Host(UserId),
}

/// What the demand is for.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Party {
    Table(TableId),
    User(UserId),
}

impl Owner {
    /// A visitor who asks for something.
    pub(crate) fn visitor(address: IpAddr, user: UserId) -> Self {
        Self { source: Source::Address(address), party: Party::User(user) }
    }
}
