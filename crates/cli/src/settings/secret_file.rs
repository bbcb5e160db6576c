//! Secrets: not shown, and read from files of their own.

use super::SettingsError;
use crate::error::Error;
use serde::{Deserialize, Serialize, Serializer};
use std::convert::Infallible;
use std::fmt;
use std::fs;
use std::path::Path;
use std::str::FromStr;

/// A string that is neither printed nor logged.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub(crate) struct SecretText(pub(crate) String);

const HIDDEN: &str = "(hidden)";

impl FromStr for SecretText {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Self(text.to_owned()))
    }
}

impl fmt::Debug for SecretText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(HIDDEN)
    }
}

impl Serialize for SecretText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(HIDDEN)
    }
}

impl SecretText {
    /// The contents of `file` without surrounding whitespace. An empty file is an error.
    pub(crate) fn read(file: &Path) -> Result<Self, Error> {
        let path = file.display().to_string();
        let text = fs::read_to_string(file).map_err(|error| Error::file(&path, error))?;
        match text.trim() {
            "" => Err(SettingsError::EmptySecret { path }.into()),
            secret => Ok(Self(secret.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_not_shown() {
        let secret = SecretText("postgres://ada:secret@db".to_owned());
        let shown = format!("{secret:?} {}", serde_json::to_string(&secret).unwrap());
        assert!(!shown.contains("secret"), "{shown}");
    }
}
