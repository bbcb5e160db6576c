//! Parameter values.

use crate::StoreError;

/// The value of a parameter.
pub(crate) enum Value<'q> {
    Number(Option<i64>),
    Flag(bool),
    Text(Option<&'q str>),
    Bytes(Option<&'q [u8]>),
}

impl Value<'_> {
    /// Checks that every database can store the value.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        match self {
            Value::Text(Some(text)) => check_text(text),
            _ => Ok(()),
        }
    }
}

/// PostgreSQL can't store the character U+0000. It is refused everywhere, so that all databases behave the same.
pub(crate) fn check_text(text: &str) -> Result<(), StoreError> {
    if text.contains('\0') { Err(StoreError::ZeroCharacter) } else { Ok(()) }
}

impl From<i64> for Value<'_> {
    fn from(number: i64) -> Self {
        Value::Number(Some(number))
    }
}

impl From<u32> for Value<'_> {
    fn from(number: u32) -> Self {
        Value::Number(Some(number.into()))
    }
}

impl From<Option<i64>> for Value<'_> {
    fn from(number: Option<i64>) -> Self {
        Value::Number(number)
    }
}

impl From<bool> for Value<'_> {
    fn from(flag: bool) -> Self {
        Value::Flag(flag)
    }
}

impl<'q> From<&'q str> for Value<'q> {
    fn from(text: &'q str) -> Self {
        Value::Text(Some(text))
    }
}

impl<'q> From<&'q String> for Value<'q> {
    fn from(text: &'q String) -> Self {
        Value::Text(Some(text))
    }
}

impl<'q> From<Option<&'q str>> for Value<'q> {
    fn from(text: Option<&'q str>) -> Self {
        Value::Text(text)
    }
}

impl<'q> From<&'q [u8]> for Value<'q> {
    fn from(bytes: &'q [u8]) -> Self {
        Value::Bytes(Some(bytes))
    }
}

impl<'q> From<Option<&'q [u8]>> for Value<'q> {
    fn from(bytes: Option<&'q [u8]>) -> Self {
        Value::Bytes(bytes)
    }
}
