//! Web Push: messages to a person's device, through the push service of its browser.

mod encryption;
mod vapid;

pub use encryption::{BadKeys, SubscriptionKeys};
pub(crate) use encryption::{MAX_MESSAGE, Randomness, encrypt};
pub use vapid::VapidKey;

use base64ct::{Base64UrlUnpadded, Encoding};

/// Base64 for addresses, without padding.
pub(crate) fn encode(bytes: &[u8]) -> String {
    Base64UrlUnpadded::encode_string(bytes)
}

/// Browsers differ in whether they pad.
pub(crate) fn decode(text: &str) -> Option<Vec<u8>> {
    Base64UrlUnpadded::decode_vec(text.trim_end_matches('=')).ok()
}
