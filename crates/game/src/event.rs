//! Events, through which rules report what happened.

use crate::{PerSeat, Seat, ToText, Viewer};
use serde::Serialize;
use std::fmt::Debug;

/// Something that happened in the game, named in the past tense.
///
/// The log, animations, score sheets and screen-reader text are all derived from events.
pub trait Event: Clone + PartialEq + Eq + Debug + Serialize + ToText + Send + Sync + 'static {
    /// The event redacted for `viewer`; `None` if it is completely hidden. Every event must be redacted before it
    /// is shown. Idempotent.
    fn seen_by(&self, viewer: Viewer) -> Option<Self>;

    /// The points won or lost, if any. At any time, a seat's score is the sum over all events so far.
    fn points(&self) -> Option<Points>;

    /// The names of the board parts ([`crate::Part`]) that counted toward the points: `space:houses-3`.
    fn counted(&self) -> Vec<String> {
        Vec::new()
    }
}

/// Why points were scored. Can be derived; see [`crate::vocabulary`].
pub trait Reason: ToText {
    /// The score sheet line, see [`Points::source`].
    fn source(&self) -> &'static str;
    /// The number of the scoring rule.
    fn rule(&self) -> &'static str;
}

/// A type for event fields marked `#[secret]`, which are not visible to everyone.
pub trait Secret {
    /// The value redacted for `viewer`; `owner` is the event's seat, if it has one.
    #[must_use]
    fn seen_by(&self, viewer: Viewer, owner: Option<Seat>) -> Self;
}

/// Visible only to its owner.
impl<T: Clone> Secret for Option<T> {
    fn seen_by(&self, viewer: Viewer, owner: Option<Seat>) -> Self {
        self.clone().filter(|_| owner.is_some_and(|owner| viewer.is(owner)))
    }
}

/// Each value is visible only to its seat.
impl<T: Copy> Secret for PerSeat<Option<T>> {
    fn seen_by(&self, viewer: Viewer, _: Option<Seat>) -> Self {
        PerSeat::from_fn(self.players(), |seat| self[seat].filter(|_| viewer.is(seat)))
    }
}

/// Points that a seat won or lost, with their source and rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Points {
    pub seat: Seat,
    pub amount: i16,
    /// The score sheet line; the message `source-x` names the source `x`.
    pub source: &'static str,
    /// The number of the rule in the game's rules pages.
    pub rule: &'static str,
}

/// Receives events. [`Log::add`] takes a closure, so a search, which discards events, does not pay for constructing
/// them.
pub trait Log<E> {
    fn add(&mut self, event: impl FnOnce() -> E);
}

/// Discards all events.
impl<E> Log<E> for () {
    #[inline(always)]
    fn add(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Log<E> for Vec<E> {
    fn add(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
