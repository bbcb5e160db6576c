//! What happened: the only thing rules say to the outside, besides the state itself.

use crate::{PerSeat, Seat, ToText, Viewer};
use serde::Serialize;
use std::fmt::Debug;

/// Something that happened at the table, in the past tense.
///
/// Log lines, animation, score sheets and screen-reader text are all made from events.
pub trait Event: Clone + PartialEq + Eq + Debug + Serialize + ToText + Send + Sync + 'static {
    /// What `viewer` may know of it; `None` if nothing at all. The only door out: an event that has not
    /// gone through here stays inside. Redacting twice changes nothing.
    fn seen_by(&self, viewer: Viewer) -> Option<Self>;

    /// The points it gives or takes, if any. The sum over all events of a game is each seat's score, at any time.
    fn points(&self) -> Option<Points>;

    /// What on the board counted for its points, by the names that clicks have ([`crate::Part`]): `space:houses-3`.
    fn counted(&self) -> Vec<String> {
        Vec::new()
    }
}

/// What points are given for. `#[derive(Reason)]` makes it from a declaration, see [`crate::vocabulary`].
pub trait Reason: ToText {
    /// The line of the score sheet, see [`Points::source`].
    fn source(&self) -> &'static str;
    /// The number of the rule that gives them.
    fn rule(&self) -> &'static str;
}

/// What of an event is not for everybody: a field with `#[secret]`.
pub trait Secret {
    /// What `viewer` may know of it; `owner` is the seat of the event, if it has one.
    #[must_use]
    fn seen_by(&self, viewer: Viewer, owner: Option<Seat>) -> Self;
}

/// Something that only its owner knows.
impl<T: Clone> Secret for Option<T> {
    fn seen_by(&self, viewer: Viewer, owner: Option<Seat>) -> Self {
        self.clone().filter(|_| owner.is_some_and(|owner| viewer.is(owner)))
    }
}

/// Something of each seat that only that seat knows.
impl<T: Copy> Secret for PerSeat<Option<T>> {
    fn seen_by(&self, viewer: Viewer, _: Option<Seat>) -> Self {
        PerSeat::from_fn(self.players(), |seat| self[seat].filter(|_| viewer.is(seat)))
    }
}

/// Points that a seat won or lost, where they came from, and by which rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Points {
    pub seat: Seat,
    pub amount: i16,
    /// The line of the score sheet: `x` is named by the message `source-x` of the game's text files.
    pub source: &'static str,
    /// The number of the rule, as in the game's rules pages.
    pub rule: &'static str,
}

/// Where events go. Rules call [`Log::add`] with a closure, so that a search, which throws events away,
/// does not pay for making them.
pub trait Log<E> {
    fn add(&mut self, event: impl FnOnce() -> E);
}

/// Nobody listens.
impl<E> Log<E> for () {
    #[inline(always)]
    fn add(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Log<E> for Vec<E> {
    fn add(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
