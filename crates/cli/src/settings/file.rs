//! Reads the configuration file.

use super::{Settings, SettingsError};
use crate::error::Error;
use std::fs;
use std::path::Path;

/// The settings in this file, with defaults for the rest. An error names the line, and the key if it is unknown.
pub(crate) fn read(file: &Path) -> Result<Settings, Error> {
    let path = file.display().to_string();
    let text = fs::read_to_string(file).map_err(|error| Error::file(&path, error))?;
    parse(&text).map_err(|(line, why)| SettingsError::Config { path, line, why }.into())
}

/// The settings, or the line of the first error and the reason.
fn parse(text: &str) -> Result<Settings, (usize, String)> {
    toml::from_str(text).map_err(|error| {
        let start = error.span().map_or(0, |span| span.start);
        let line = 1 + text.bytes().take(start).filter(|byte| *byte == b'\n').count();
        (line, error.message().to_owned())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn fails(text: &str, line: usize, said: &str) {
        let (found, why) = parse(text).expect_err("it is refused");
        assert!(found == line && why.contains(said), "{found}: {why}");
    }

    #[test]
    fn an_error_names_key_and_line() {
        fails("listen = \"0.0.0.0:80\"\n\nlisten-on = 80\n", 3, "`listen-on`");
        fails("[limits]\ntables-of-host = 5\nsocket = 1\n", 3, "`socket`");
        fails("# a comment\n[limits.sockets]\nof-adress = 7\n", 3, "`of-adress`");
        fails("[limits]\nrequests = { burst = 5, second = 2 }\n", 2, "`second`");
        fails("[limit]\n", 1, "`limit`");
    }

    #[test]
    fn values_that_make_no_sense_are_refused() {
        fails("keep-days = 5\nlisten = \"here\"\n", 2, "");
        fails("bot-threads = -1\n", 1, "");
        fails("keep-days = 5\npublic-url = \"https://tavola.example/play\"\n", 2, "root");
        fails("[limits]\nrequests = { burst = 0, per-second = 2 }\n", 2, "at least 1");
        fails("[limits]\nchat = { burst = 1, per-second = -2.5 }\n", 2, "at least 0");
        fails("[limits]\nrequests-at-once = 0\n", 2, "nonzero");
        fails("[permissions]\nopen-tables = \"friends\"\n", 2, "`everybody`");
        fails("listen = \n", 1, "");
        fails("keep-days = 1\nkeep-days = 2\n", 2, "duplicate");
    }

    #[test]
    fn what_is_not_set_has_its_default() {
        let settings = parse("bot-pause = 7\n[limits]\ntables-of-host = 5\n").unwrap();
        let mut expected = Settings { bot_pause: 7, ..Settings::default() };
        expected.limits.tables_of_host = 5;
        assert_eq!(settings, expected);
    }
}
