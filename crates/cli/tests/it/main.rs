//! Black-box tests of the program: arguments in, output and exit code out.

mod admin;
mod arena;
mod bad_input;
mod engines;
mod games;
mod load;
mod measure;
mod online;
mod play;
mod replay;
mod review;
mod serve;
mod settings;
mod simulate;
mod train;

use serde_json::Value;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::thread;

/// The result of running the program.
struct Run {
    code: Option<i32>,
    stdout: String,
    stderr: String,
}

impl Run {
    /// Asserts success with nothing on standard error.
    #[track_caller]
    fn ok(self) -> Self {
        assert_eq!((self.code, self.stderr.as_str()), (Some(0), ""), "{}", self.stdout);
        self
    }

    /// Asserts failure with this exit code and a message containing each of these.
    #[track_caller]
    fn fails(self, code: i32, said: &[&str]) -> Self {
        assert_eq!(self.code, Some(code), "{}", self.stderr);
        for part in said {
            assert!(self.stderr.contains(part), "“{part}” is not in: {}", self.stderr);
        }
        self
    }

    fn json(&self) -> Value {
        serde_json::from_str(&self.stdout).expect("JSON on standard output")
    }
}

impl From<Output> for Run {
    fn from(output: Output) -> Self {
        let text = |bytes| String::from_utf8(bytes).expect("output in UTF-8");
        Run { code: output.status.code(), stdout: text(output.stdout), stderr: text(output.stderr) }
    }
}

/// The program, independent of the environment's language.
fn program(arguments: &[&str]) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_tavola"));
    program.args(arguments).env("LC_ALL", "C").env_remove("NO_COLOR");
    program
}

fn tavola(arguments: &[&str]) -> Run {
    program(arguments).stdin(Stdio::null()).output().expect("the program runs").into()
}

/// Runs the program with this standard input.
fn tavola_reading(input: &str, arguments: &[&str]) -> Run {
    let mut program = program(arguments);
    program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = program.spawn().expect("the program runs");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_owned();
    // The program may exit before it has read everything.
    let writer = thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    output.into()
}

/// A path for a test's file.
fn scratch(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    path.to_str().expect("a path in UTF-8").to_owned()
}

/// Creates a file for a test, with this content.
fn file(name: &str, content: &str) -> String {
    let path = scratch(name);
    std::fs::write(&path, content).expect("a file can be written");
    path
}

/// The slugs of all games.
fn slugs() -> Vec<String> {
    let games = tavola(&["games", "--json"]).ok().json();
    let slug = |game: &Value| game["game"].as_str().expect("a name").to_owned();
    games.as_array().expect("a list").iter().map(slug).collect()
}

/// The parsed records of simulated games.
fn simulated(arguments: &[&str]) -> Vec<Value> {
    let all: Vec<&str> = ["simulate"].iter().chain(arguments).chain(&["--records", "-"]).copied().collect();
    let run = tavola(&all);
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    run.stdout.lines().map(|line| serde_json::from_str(line).expect("a record")).collect()
}
