//! What a person is told.

use serde::Serialize;
use serde_json::Value;

/// A message in the person's language.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Notice {
    /// The same for every attempt to deliver it, so that receivers can recognize repetitions.
    pub id: String,
    pub title: String,
    pub text: String,
    /// The path of the page that the message leads to.
    pub path: String,
    /// On a device, a later message with the same tag replaces this one.
    pub tag: String,
    /// For programs: what the message is about, one value for each matter.
    pub details: Vec<Value>,
}
