//! The location of a database.

use crate::{Cause, StoreError};
use sqlx::postgres::PgConnectOptions;
use std::fmt;
use std::path::{Path, PathBuf};

/// The location of a database: the directory of a SQLite database, or the URL of a PostgreSQL database.
///
/// `Display` and `Debug` omit the password.
#[derive(Clone)]
pub struct Place(pub(crate) Kind);

#[derive(Clone)]
pub(crate) enum Kind {
    Directory(PathBuf),
    Postgres(Box<PgConnectOptions>),
}

impl Place {
    /// The PostgreSQL database at `postgres://USER:PASSWORD@HOST:PORT/DATABASE`. Missing parts are taken from the
    /// environment variables and the password file of PostgreSQL's own programs. [`StoreError::BadAddress`] if it isn't
    /// such a URL.
    pub fn postgres(url: &str) -> Result<Self, StoreError> {
        let is_postgres = ["postgres://", "postgresql://"].iter().any(|scheme| url.starts_with(scheme));
        let options = url.parse::<PgConnectOptions>();
        match options {
            Ok(options) if is_postgres => Ok(Place(Kind::Postgres(Box::new(options)))),
            Ok(_) => Err(StoreError::BadAddress(Cause::new("it does not begin with postgres://"))),
            Err(error) => Err(StoreError::BadAddress(Cause::new(error))),
        }
    }
}

impl From<&Path> for Place {
    fn from(directory: &Path) -> Self {
        Place(Kind::Directory(directory.to_owned()))
    }
}

impl From<PathBuf> for Place {
    fn from(directory: PathBuf) -> Self {
        Place(Kind::Directory(directory))
    }
}

impl From<&PathBuf> for Place {
    fn from(directory: &PathBuf) -> Self {
        directory.as_path().into()
    }
}

impl From<&Place> for Place {
    fn from(place: &Place) -> Self {
        place.clone()
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Kind::Directory(directory) => directory.display().fmt(f),
            Kind::Postgres(options) => {
                let host = options.get_socket().map_or(options.get_host().into(), |socket| socket.to_string_lossy());
                let database = options.get_database().unwrap_or(options.get_username());
                write!(f, "postgres://{}@{host}:{}/{database}", options.get_username(), options.get_port())
            }
        }
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Place({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_url_is_shown_without_the_password() {
        let place = Place::postgres("postgres://ada:secret@db.example:5433/games").expect("an address");
        assert_eq!(place.to_string(), "postgres://ada@db.example:5433/games");
        assert!(!format!("{place:?}").contains("secret"));
    }

    #[test]
    fn invalid_urls_are_refused() {
        for bad in ["", "tavola.db", "mysql://ada@db.example/games", "postgres://db.example:port/"] {
            assert!(matches!(Place::postgres(bad), Err(StoreError::BadAddress(_))), "{bad}");
        }
    }
}
