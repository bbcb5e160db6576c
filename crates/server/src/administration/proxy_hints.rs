//! Counts requests that point to a misconfigured proxy.

use protocol::ProxyHints;
use std::sync::atomic::{AtomicU64, Ordering};

#[derive(Debug, Default)]
pub(crate) struct ProxyCounts {
    untrusted: AtomicU64,
    unnamed: AtomicU64,
    foreign: AtomicU64,
}

impl ProxyCounts {
    /// Counts a request, given whether its peer is a trusted proxy and whether it has an `X-Forwarded-For` header.
    pub(crate) fn note_request(&self, is_trusted: bool, names_client: bool) {
        match (is_trusted, names_client) {
            (false, true) => self.untrusted.fetch_add(1, Ordering::Relaxed),
            (true, false) => self.unnamed.fetch_add(1, Ordering::Relaxed),
            _ => 0,
        };
    }

    pub(crate) fn note_foreign_origin(&self) {
        self.foreign.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn hints(&self) -> ProxyHints {
        let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        ProxyHints { untrusted: count(&self.untrusted), unnamed: count(&self.unnamed), foreign: count(&self.foreign) }
    }
}
