//! `./x run`: builds the program and starts what there is to use.

use crate::failure::Outcome;
use crate::process::{self, cargo};
use std::path::Path;

/// What is played if nobody says.
const DEFAULT_GAME: &str = "mille-fiori";

pub(crate) fn run(root: &Path, arguments: &[String]) -> Outcome {
    let mut command = cargo(root, &["run", "--release", "--locked", "--package", "cli", "--bin", "tavola", "--"]);
    command.args(tavola_arguments(arguments));
    process::run(command)
}

fn tavola_arguments(arguments: &[String]) -> Vec<&str> {
    let names_game = arguments.first().is_some_and(|first| !first.starts_with('-'));
    let game = if names_game { None } else { Some(DEFAULT_GAME) };
    ["play"].into_iter().chain(game).chain(arguments.iter().map(String::as_str)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn called_with(arguments: &[&str]) -> String {
        let arguments: Vec<String> = arguments.iter().map(ToString::to_string).collect();
        tavola_arguments(&arguments).join(" ")
    }

    #[test]
    fn arguments_are_passed_on() {
        assert_eq!(called_with(&[]), "play mille-fiori");
        assert_eq!(called_with(&["summer-pavilion", "--players", "3"]), "play summer-pavilion --players 3");
    }

    #[test]
    fn options_alone_are_for_the_default_game() {
        assert_eq!(called_with(&["--players", "3"]), "play mille-fiori --players 3");
    }
}
