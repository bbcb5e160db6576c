//! The command of an `exec:` bot.

use super::quoting::split_words;
use crate::error::Error;
use std::fmt;
use std::process::Command;

/// A program and its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Program {
    /// As typed.
    text: String,
    name: String,
    arguments: Vec<String>,
}

impl Program {
    /// The prefix of a bot's name that is followed by a command.
    const PREFIX: &'static str = "exec:";

    /// The program in a bot's name, `exec:COMMAND`; `None` for other names.
    pub(crate) fn parse(name: &str) -> Option<Result<Self, Error>> {
        let text = name.strip_prefix(Self::PREFIX)?;
        let words = split_words(text).map_err(|_| Error::unclosed(name));
        Some(words.and_then(|words| match words.as_slice() {
            [program, arguments @ ..] if !program.is_empty() => {
                Ok(Self { text: text.to_owned(), name: program.clone(), arguments: arguments.to_vec() })
            }
            _ => Err(Error::NoCommand),
        }))
    }

    pub(super) fn command(&self) -> Command {
        let mut command = Command::new(&self.name);
        command.args(&self.arguments);
        command
    }
}

/// Formats the program as a bot's name.
impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", Self::PREFIX, self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_has_arguments() {
        let program = Program::parse("exec:python3 'my bot.py' --fast").unwrap().unwrap();
        assert_eq!((program.name.as_str(), program.arguments.join("|")), ("python3", "my bot.py|--fast".to_owned()));
        assert_eq!(program.to_string(), "exec:python3 'my bot.py' --fast");
    }

    #[test]
    fn a_program_has_a_name() {
        assert!(Program::parse("level:expert").is_none());
        for name in ["exec:", "exec: ", "exec:''"] {
            assert!(matches!(Program::parse(name), Some(Err(Error::NoCommand))), "{name}");
        }
        assert!(matches!(Program::parse("exec:'a"), Some(Err(Error::UnclosedQuote { .. }))));
    }
}
