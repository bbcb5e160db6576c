//! Why a request has failed.

use std::fmt;
use std::io;

#[derive(Debug)]
pub enum RequestError {
    /// The address may not be reached, for this reason. Trying again would not help.
    Forbidden(&'static str),
    /// The server can't be reached, or the connection failed.
    Connection(io::Error),
    /// No complete answer in time.
    TimedOut,
    /// The answer is larger than the caller allows.
    TooLarge,
}

impl From<io::Error> for RequestError {
    fn from(error: io::Error) -> Self {
        Self::Connection(error)
    }
}

impl From<hyper::Error> for RequestError {
    fn from(error: hyper::Error) -> Self {
        Self::Connection(io::Error::other(error))
    }
}

impl fmt::Display for RequestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Forbidden(why) => f.write_str(why),
            Self::Connection(error) => write!(f, "the connection failed: {error}"),
            Self::TimedOut => f.write_str("no answer in time"),
            Self::TooLarge => f.write_str("the answer is too large"),
        }
    }
}

impl std::error::Error for RequestError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Connection(error) => Some(error),
            Self::Forbidden(_) | Self::TimedOut | Self::TooLarge => None,
        }
    }
}
