//! Runs other programs, mostly cargo.

use crate::failure::{Failure, Outcome};
use std::env;
use std::io::{self, BufRead, BufReader, PipeReader};
use std::iter;
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// Prefixes of the variables that cargo sets for the program it runs: this one.
const SET_BY_CARGO: [&str; 2] = ["CARGO_MANIFEST_", "CARGO_PKG_"];

/// A cargo command, run in the project's root. It doesn't inherit the variables that cargo has set for this program:
/// some build scripts depend on them, so a developer's next cargo command would recompile their crates.
pub(crate) fn cargo(root: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(root);
    for (name, _) in env::vars_os() {
        if name.to_str().is_some_and(|name| SET_BY_CARGO.iter().any(|prefix| name.starts_with(prefix))) {
            command.env_remove(name);
        }
    }
    command
}

/// Runs the command with its output visible. Fails if the command fails.
pub(crate) fn run(mut command: Command) -> Outcome {
    let status = command.status().map_err(|error| not_started(&command, &error))?;
    check_status(&command, status)
}

/// Like [`run`], but also passes each line of output to `read`.
pub(crate) fn run_reading(mut command: Command, mut read: impl FnMut(&str)) -> Outcome {
    let mut child = MergedOutput::start(&mut command).map_err(|error| not_started(&command, &error))?;
    for line in child.lines() {
        println!("{line}");
        read(&line);
    }
    let status = child.process.wait().map_err(|error| not_started(&command, &error))?;
    check_status(&command, status)
}

/// Runs the commands two at a time, and shows the output of each once it has ended. Fails after all have ended if any
/// of them failed.
pub(crate) fn run_in_pairs(commands: Vec<Command>) -> Outcome {
    let waiting = Mutex::new(commands.into_iter());
    let next = || waiting.lock().unwrap_or_else(PoisonError::into_inner).next();
    let lane = || iter::from_fn(next).map(run_captured).fold(Ok(()), Outcome::and);
    thread::scope(|scope| {
        let other = scope.spawn(lane);
        let failed = lane();
        failed.and(other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    })
}

/// Runs the command, and prints its output in one piece.
fn run_captured(mut command: Command) -> Outcome {
    let mut child = MergedOutput::start(&mut command).map_err(|error| not_started(&command, &error))?;
    let output: String = child.lines().map(|line| line + "\n").collect();
    print!("{output}");
    let status = child.process.wait().map_err(|error| not_started(&command, &error))?;
    check_status(&command, status)
}

/// Whether the command can be run and succeeds; its output is discarded.
pub(crate) fn succeeds(mut command: Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// The command's standard output without the trailing line break; `None` if it can't be run or fails.
pub(crate) fn output(mut command: Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8_lossy(&output.stdout).trim_end().to_owned())
}

/// A child process whose standard output and standard error share one pipe, to keep their order.
struct MergedOutput {
    process: std::process::Child,
    output: BufReader<PipeReader>,
}

impl MergedOutput {
    fn start(command: &mut Command) -> io::Result<Self> {
        let (output, input) = io::pipe()?;
        let process = command.stdout(input.try_clone()?).stderr(input).spawn()?;
        // The command holds the pipe's write end; without this, the reader would never see the end of the output.
        command.stdout(Stdio::inherit()).stderr(Stdio::inherit());
        Ok(Self { process, output: BufReader::new(output) })
    }

    fn lines(&mut self) -> impl Iterator<Item = String> {
        (&mut self.output).split(b'\n').map_while(Result::ok).map(|line| String::from_utf8_lossy(&line).into_owned())
    }
}

fn check_status(command: &Command, status: ExitStatus) -> Outcome {
    if status.success() {
        return Ok(());
    }
    Err(Failure::new(format!("`{}` failed ({status}).", line(command))))
}

fn not_started(command: &Command, error: &io::Error) -> Failure {
    Failure::new(format!("`{}` could not be run: {error}.", line(command)))
}

/// The command line as typed.
fn line(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_name().unwrap_or(command.get_program());
    let words: Vec<_> = [program].into_iter().chain(command.get_args()).map(|word| word.to_string_lossy()).collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cargo_does_not_inherit_the_variables_of_this_package() {
        let command = cargo(Path::new("."), &["build"]);
        let removed: Vec<_> = command.get_envs().filter(|(_, value)| value.is_none()).map(|(name, _)| name).collect();
        assert!(removed.iter().any(|name| *name == "CARGO_MANIFEST_DIR"), "{removed:?}");
        assert!(!removed.iter().any(|name| *name == "CARGO_HOME" || *name == "CARGO_INCREMENTAL"), "{removed:?}");
    }

    fn cargo_here(arguments: &[&str]) -> Command {
        cargo(Path::new("."), arguments)
    }

    #[test]
    fn each_line_is_read() {
        let mut lines = Vec::new();
        run_reading(cargo_here(&["--version"]), |line| lines.push(line.to_owned())).expect("cargo has a version");
        assert!(lines[0].starts_with("cargo "), "{lines:?}");
    }

    #[test]
    fn a_failure_names_the_command() {
        let failure = run_reading(cargo_here(&["no-such-command"]), |_| ()).expect_err("there is no such command");
        assert!(failure.to_string().starts_with("`cargo no-such-command` failed"), "{failure}");
        assert!(!succeeds(cargo_here(&["no-such-command"])));
    }

    #[test]
    fn commands_in_pairs_all_run_and_the_failed_one_is_named() {
        let (fine, broken) = (["--version"], ["no-such-command"]);
        assert!(run_in_pairs([fine; 3].map(|words| cargo_here(&words)).into()).is_ok());
        let failure = run_in_pairs([fine, broken, fine].map(|words| cargo_here(&words)).into());
        let failure = failure.expect_err("there is no such command").to_string();
        assert!(failure.starts_with("`cargo no-such-command` failed"), "{failure}");
    }

    #[test]
    fn a_missing_program_is_named() {
        let failure = run(Command::new("no-such-program")).expect_err("there is no such program");
        assert!(failure.to_string().starts_with("`no-such-program` could not be run"), "{failure}");
    }
}
