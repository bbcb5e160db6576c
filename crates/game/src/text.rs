//! Rules contain no human language: a [`Text`] is a message key with arguments, which the command line or the page
//! translates into the user's language.

use crate::{PerSeat, Seat, Seats};
use serde::Serialize;
use std::num::NonZeroU8;

/// A message in the text files (`text/en.ftl`, `text/de.ftl`) and its arguments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Text {
    pub key: &'static str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<(String, Arg)>>"), schema(value_type = Vec<crate::schema::NamedArg>))]
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Arg {
    Number(i64),
    /// Shown as the player's name.
    Seat(Seat),
    /// Something with a message of its own: a card, a color, an area.
    #[cfg_attr(feature = "schema", schema(no_recursion))]
    Text(Text),
    /// Several messages, joined as the language requires.
    #[cfg_attr(feature = "schema", schema(no_recursion))]
    List(Vec<Text>),
    /// Shown as is: an option's name, or notation.
    Verbatim(String),
}

impl Text {
    pub fn new(key: &'static str) -> Self {
        Self { key, args: Vec::new() }
    }

    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.push(name, arg.into());
        self
    }

    /// Not inlined: rules compose hundreds of texts.
    #[inline(never)]
    fn push(&mut self, name: &'static str, arg: Arg) {
        self.args.push((name, arg));
    }

    /// Adds the argument if it is `Some`.
    #[must_use]
    pub fn with_some(self, name: &'static str, arg: Option<impl Into<Arg>>) -> Self {
        match arg {
            Some(arg) => self.with(name, arg),
            None => self,
        }
    }
}

/// A value that can be expressed as a message. Can be derived, see [`crate::vocabulary`].
pub trait ToText {
    fn text(&self) -> Text;
}

impl ToText for Text {
    fn text(&self) -> Text {
        self.clone()
    }
}

/// Whether a field has a value worth mentioning; if not, a variant can use a different message (`#[text(unless(card)
/// = "…")]`).
pub trait Present {
    fn is_present(&self) -> bool;
}

impl Present for bool {
    fn is_present(&self) -> bool {
        *self
    }
}

impl<T> Present for Option<T> {
    fn is_present(&self) -> bool {
        self.is_some()
    }
}

impl<T> Present for Vec<T> {
    fn is_present(&self) -> bool {
        !self.is_empty()
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Arg::Seat(seat)
    }
}

/// The players' names.
impl From<Seats> for Arg {
    fn from(seats: Seats) -> Self {
        Arg::List(seats.iter().map(named).collect())
    }
}

impl From<PerSeat<Seat>> for Arg {
    fn from(seats: PerSeat<Seat>) -> Self {
        Arg::List(seats.values().copied().map(named).collect())
    }
}

fn named(seat: Seat) -> Text {
    Text::new("seat").with("seat", seat)
}

impl<T: ToText> From<T> for Arg {
    fn from(said: T) -> Self {
        Arg::Text(said.text())
    }
}

impl<T: ToText> From<Vec<T>> for Arg {
    fn from(said: Vec<T>) -> Self {
        Arg::List(said.iter().map(T::text).collect())
    }
}

impl From<NonZeroU8> for Arg {
    fn from(number: NonZeroU8) -> Self {
        number.get().into()
    }
}

/// 1 or 0.
impl From<bool> for Arg {
    fn from(truth: bool) -> Self {
        Arg::Number(i64::from(truth))
    }
}

impl From<String> for Arg {
    fn from(verbatim: String) -> Self {
        Arg::Verbatim(verbatim)
    }
}

impl From<&str> for Arg {
    fn from(verbatim: &str) -> Self {
        Arg::Verbatim(verbatim.to_owned())
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Arg::Number(number as i64)
            }
        }
    )*};
}

numbers!(u8 u16 u32 usize i8 i16 i32 i64);
