//! Web Push: messages to a person's device, through the push service of its browser.

mod encryption;
mod vapid;

pub use encryption::{BadKeys, SubscriptionKeys};
pub(crate) use encryption::{MAX_MESSAGE, Randomness, encrypt};
pub use vapid::VapidKey;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

/// Base64 for addresses, without padding.
pub(crate) fn encode(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// Browsers differ in whether they pad.
pub(crate) fn decode(text: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok()
}
