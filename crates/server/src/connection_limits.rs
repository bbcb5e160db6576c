//! Limits the number of open sockets per address, per user and per table.

use crate::config::SocketLimits;
use crate::counts::{Counted, Counts};
use crate::guard::ClientAddress;
use protocol::{ApiError, Code};
use std::net::IpAddr;
use store::{TableId, UserId};

/// Counts open sockets.
#[derive(Default)]
pub(crate) struct ConnectionLimits {
    addresses: Counts<IpAddr>,
    users: Counts<UserId>,
    tables: Counts<TableId>,
}

/// A permit for one open socket, counted until the permit is dropped.
#[expect(dead_code, reason = "they count until they are dropped")]
pub(crate) struct Permit(Counted<IpAddr>, Option<Counted<UserId>>, Option<Counted<TableId>>);

impl ConnectionLimits {
    /// A permit for one more socket; `too-fast` if a limit is reached. A player's own table doesn't count, so that a
    /// crowd of spectators can't keep players out.
    pub(crate) fn acquire(&self, limits: SocketLimits, visitor: Visitor) -> Result<Permit, ApiError> {
        let reached = || ApiError::new(Code::TooFast);
        let Visitor { address, user, table } = visitor;
        let of_address = self.addresses.add(address.0, limits.of_address).ok_or_else(reached)?;
        let of_user = user.map(|user| self.users.add(user, limits.of_user).ok_or_else(reached)).transpose()?;
        let at_table = table.map(|table| self.tables.add(table, limits.at_table).ok_or_else(reached)).transpose()?;
        Ok(Permit(of_address, of_user, at_table))
    }
}

/// A client that opens a socket.
pub(crate) struct Visitor {
    pub(crate) address: ClientAddress,
    pub(crate) user: Option<UserId>,
    /// `None` for a player at their own table.
    pub(crate) table: Option<TableId>,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `table` is empty for a player at their own table.
    fn acquire(sockets: &ConnectionLimits, address: u8, user: Option<i64>, table: &str) -> Option<Permit> {
        let limits = SocketLimits { of_address: 3, of_user: 2, at_table: 2 };
        let address = ClientAddress([127, 0, 0, address].into());
        let table = TableId::parse(&format!("{table}-000000000")).filter(|_| !table.is_empty());
        sockets.acquire(limits, Visitor { address, user: user.map(UserId), table }).ok()
    }

    #[test]
    fn addresses_users_and_tables_have_limits() {
        let sockets = ConnectionLimits::default();
        let anna = [acquire(&sockets, 1, Some(1), "a"), acquire(&sockets, 1, Some(1), "b")];
        assert!(anna.iter().all(Option::is_some));
        assert!(acquire(&sockets, 2, Some(1), "c").is_none(), "two of a user");
        let stranger = acquire(&sockets, 1, None, "a");
        assert!(stranger.is_some());
        assert!(acquire(&sockets, 2, None, "a").is_none(), "two at a table");
        assert!(acquire(&sockets, 1, None, "c").is_none(), "three from an address");
        assert!(acquire(&sockets, 2, Some(2), "").is_some(), "a player of a full table");
    }

    #[test]
    fn closed_sockets_free_their_permits_and_refused_ones_took_none() {
        let sockets = ConnectionLimits::default();
        let anna = [acquire(&sockets, 1, Some(1), "a"), acquire(&sockets, 1, Some(1), "a")];
        for _ in 0..5 {
            assert!(acquire(&sockets, 1, Some(2), "a").is_none());
        }
        assert!(acquire(&sockets, 1, Some(2), "b").is_some());
        drop(anna);
        assert!(acquire(&sockets, 1, Some(1), "a").is_some());
        assert!(sockets.addresses.is_empty() && sockets.users.is_empty() && sockets.tables.is_empty());
    }
}
