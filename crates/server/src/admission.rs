//! Admits connections while there are file descriptors for them, up to a limit per address. Also limits the number of
//! concurrent requests per client address, since behind a proxy all connections come from the proxy.

use crate::config::{Config, Limits};
use crate::counts::{Counted, Counts};
use crate::guard::ClientAddress;
use protocol::{ApiError, Code};
use std::net::IpAddr;
use std::time::Duration;

/// How long a client with too many concurrent requests should wait before retrying.
const RETRY_AFTER: Duration = Duration::from_secs(1);

/// Counts open connections and requests in progress.
pub(crate) struct Admission {
    /// Maximum number of connections from all addresses together.
    room: u32,
    all: Counts<()>,
    connections: Counts<IpAddr>,
    requests: Counts<IpAddr>,
}

/// An admitted connection, counted until this value is dropped.
#[expect(dead_code, reason = "they count until they are dropped")]
pub(crate) struct Admitted(Counted<()>, Option<Counted<IpAddr>>);

impl Admission {
    pub(crate) fn new(room: u32) -> Self {
        Self { room, all: Counts::default(), connections: Counts::default(), requests: Counts::default() }
    }

    /// Admits a connection from this peer; `None` if there is no room. A trusted proxy serves many visitors, so only
    /// the total limit applies to it. Any other address that has limits gets at most half of the total.
    pub(crate) fn connection(&self, config: &Config, peer: IpAddr) -> Option<Admitted> {
        let client = ClientAddress::of(peer);
        let is_limited = client.has_limits(config) && !config.trusted_proxies.contains(&peer.to_canonical());
        let limit = config.limits.connections.min((self.room / 2).max(1));
        let of_address = match is_limited {
            true => Some(self.connections.add(client.0, limit)?),
            false => None,
        };
        Some(Admitted(self.all.add((), self.room)?, of_address))
    }

    /// Admits a request; `too-fast` if its address already has too many in progress.
    pub(crate) fn request(&self, limits: &Limits, client: ClientAddress) -> Result<Counted<IpAddr>, ApiError> {
        let admitted = self.requests.add(client.0, limits.requests_at_once);
        admitted.ok_or_else(|| ApiError::new(Code::TooFast).retry_after(RETRY_AFTER))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    fn config() -> Config {
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), PathBuf::new());
        config.limits.connections = 3;
        config.trusted_proxies = vec![[10, 0, 0, 1].into()];
        config
    }

    /// The number of connections admitted from each address if each tries to open ten.
    fn admitted(room: u32, addresses: &[[u8; 4]]) -> Vec<usize> {
        let (admission, config) = (Admission::new(room), config());
        let connect = |address: [u8; 4]| admission.connection(&config, address.into());
        let ten = |address: &[u8; 4]| (0..10).filter_map(|_| connect(*address)).collect();
        let open: Vec<Vec<Admitted>> = addresses.iter().map(ten).collect();
        open.iter().map(Vec::len).collect()
    }

    #[test]
    fn an_address_gets_its_share_and_never_more_than_half() {
        assert_eq!(admitted(100, &[[1, 1, 1, 1], [2, 2, 2, 2]]), [3, 3]);
        assert_eq!(admitted(4, &[[1, 1, 1, 1], [2, 2, 2, 2], [3, 3, 3, 3]]), [2, 2, 0]);
        assert_eq!(admitted(8, &[[10, 0, 0, 1], [1, 1, 1, 1]]), [8, 0], "a proxy speaks for many");
    }

    #[test]
    fn a_connection_that_ends_makes_room() {
        let (admission, config) = (Admission::new(1), config());
        let connect = || admission.connection(&config, [1, 1, 1, 1].into());
        let first = connect();
        assert!(first.is_some() && connect().is_none());
        drop(first);
        assert!(connect().is_some());
        assert!(admission.connections.is_empty() && admission.all.is_empty());
    }
}
