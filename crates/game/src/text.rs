//! Words are never written in the rules: a [`Text`] names a message and its arguments, and whoever meets
//! a person (the command line, the page) says it in that person's language.

use crate::Seat;
use serde::Serialize;

/// A message of the text files (`text/en.ftl`, `text/de.ftl`) and what to put into it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Text {
    pub key: &'static str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<(String, Arg)>>"), schema(value_type = Vec<crate::schema::NamedArg>))]
    pub args: Vec<(&'static str, Arg)>,
}

/// What stands in a placeable of a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Arg {
    Number(i64),
    /// Shown as that player's name.
    Seat(Seat),
    /// Something named by a message of its own: a card, a color, an area.
    #[cfg_attr(feature = "schema", schema(no_recursion))]
    Text(Text),
    /// Several of these, joined in the way of the language.
    #[cfg_attr(feature = "schema", schema(no_recursion))]
    List(Vec<Text>),
    /// Said as it is: an option's name, a piece of notation.
    Verbatim(String),
}

impl Text {
    pub fn new(key: &'static str) -> Self {
        Self { key, args: Vec::new() }
    }

    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Arg::Seat(seat)
    }
}

impl From<Text> for Arg {
    fn from(text: Text) -> Self {
        Arg::Text(text)
    }
}

impl From<Vec<Text>> for Arg {
    fn from(texts: Vec<Text>) -> Self {
        Arg::List(texts)
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

numbers!(u8 u16 u32 usize i16 i32 i64);
