//! The project's commands, behind `./x` and `cargo xtask`. Uses no third-party crates.

mod deploy_test;
mod failure;
mod measure;
mod new_game;
mod package;
mod page;
mod process;
mod project;
mod python;
mod run;
mod slug;
mod test;
mod tidy;
mod tools;
mod tree;

use failure::{Failure, Outcome};
use std::env;
use std::path::Path;
use std::process::ExitCode;

/// A command of `./x`.
struct Command {
    name: &'static str,
    arguments: &'static str,
    purpose: &'static str,
    /// Called with the project's root and the arguments after the name.
    run: fn(&Path, &[String]) -> Outcome,
}

const COMMANDS: &[Command] = &[
    Command {
        name: "run",
        arguments: "[ARGS…]",
        purpose: "build the page and the program, and start the server; ARGS go to `tavola serve`",
        run: run::run,
    },
    Command { name: "test", arguments: "", purpose: "run every check and every test", run: test::run },
    Command {
        name: "python",
        arguments: "",
        purpose: "build the Python package and install it into a virtual environment, target/python/venv",
        run: python::run,
    },
    Command {
        name: "measure",
        arguments: "[PART…]",
        purpose: "measure every performance figure we claim, or those of games, python, load, lists, server, page; slow",
        run: measure::run,
    },
    Command {
        name: "package",
        arguments: "",
        purpose: "pack the program with deploy/, licenses and a list of components",
        run: package::run,
    },
    Command {
        name: "deploy-test",
        arguments: "[PROGRAM]",
        purpose: "try the files in deploy/ with the real programs; slow",
        run: deploy_test::run,
    },
    Command {
        name: "tidy",
        arguments: "",
        purpose: "run the checks that no compiler, linter or formatter does",
        run: tidy::run,
    },
    Command {
        name: "new-game",
        arguments: "SLUG",
        purpose: "create a new game and add it to the list of games",
        run: new_game::run,
    },
    Command { name: "help", arguments: "", purpose: "show this list", run: help },
];

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match dispatch(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::FAILURE
        }
    }
}

fn dispatch(arguments: &[String]) -> Outcome {
    let (name, rest) = match arguments.split_first() {
        None => ("help", arguments),
        Some((name, rest)) => (name.as_str(), rest),
    };
    let name = if matches!(name, "-h" | "--help") { "help" } else { name };
    let command = COMMANDS.iter().find(|command| command.name == name);
    let command = command.ok_or_else(|| Failure::new(format!("Unknown command `{name}`: try `./x help`.")))?;
    if command.arguments.is_empty() && !rest.is_empty() {
        return Err(Failure::new(format!("`./x {name}` takes no arguments.")));
    }
    (command.run)(&project::root()?, rest)
}

fn help(_: &Path, _: &[String]) -> Outcome {
    println!("./x COMMAND\n");
    for Command { name, arguments, purpose, .. } in COMMANDS {
        println!("  {:<24}{purpose}", format!("{name} {arguments}"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal(arguments: &[&str]) -> String {
        let arguments: Vec<String> = arguments.iter().map(ToString::to_string).collect();
        dispatch(&arguments).expect_err("should be refused").to_string()
    }

    #[test]
    fn an_unknown_command_is_refused() {
        assert_eq!(refusal(&["teste"]), "Unknown command `teste`: try `./x help`.");
    }

    #[test]
    fn unused_arguments_are_refused() {
        assert_eq!(refusal(&["tidy", "crates"]), "`./x tidy` takes no arguments.");
    }
}
