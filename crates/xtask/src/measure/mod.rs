//! `./x measure`: measures every performance figure that the project claims, or only those of some parts.

mod boardgame_io;
mod load;
mod server_process;

use crate::engine::target_folder;
use crate::failure::{Failure, Outcome};
use crate::page;
use crate::process::{self, cargo, output};
use crate::python;
use crate::tree::Tree;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::thread::available_parallelism;

/// Tests that print figures: message sizes, latency of players' and bots' moves, the time to replay a long game, and
/// longer runs of the fault tests in `./x test`.
const TESTS: &[&str] =
    &["sizes::", "crowd::", "thinking::tables_of_masters", "replay::a_long_game", "kill::a_server", "faults::"];
/// Settings for longer tests: the number of times the server is killed, the factor by which the other fault tests run
/// longer than in `./x test`, the seconds of abuse from one address, and the number of tables with master-level bots.
const LONG_FORM: [(&str, &str); 4] =
    [("TAVOLA_KILLS", "500"), ("TAVOLA_FAULTS", "10"), ("TAVOLA_ABUSE_SECONDS", "60"), ("TAVOLA_MASTER_TABLES", "200")];

/// A group of figures that can be measured on its own.
struct Part {
    name: &'static str,
    title: &'static str,
    measure: fn(&Path) -> Outcome,
}

const PARTS: [Part; 6] = [
    Part { name: "games", title: "the games", measure: games },
    Part { name: "python", title: "the Python package", measure: python::measure },
    Part { name: "load", title: "the server under load", measure: server_under_load },
    Part { name: "lists", title: "the lists on SQLite and PostgreSQL", measure: lists },
    Part { name: "server", title: "the server", measure: server },
    Part { name: "page", title: "the page and its engine", measure: page_and_engine },
];

/// Measures the parts with these names, or all parts if no names are given.
pub(crate) fn run(root: &Path, names: &[String]) -> Outcome {
    let parts = chosen(names)?;
    process::run(cargo(root, &["build", "--release", "--locked"]))?;
    println!("\nMeasured on: {}", machine());
    for part in parts {
        println!("\n== {}", part.title);
        (part.measure)(root)?;
    }
    Ok(())
}

fn chosen(names: &[String]) -> Result<Vec<&'static Part>, Failure> {
    let known = |name: &String| PARTS.iter().any(|part| part.name == name);
    if let Some(unknown) = names.iter().find(|name| !known(name)) {
        let all = PARTS.map(|part| part.name).join(", ");
        return Err(Failure::new(format!("`{unknown}` can't be measured. Choose from: {all}.")));
    }
    let is_chosen = |part: &&Part| names.is_empty() || names.iter().any(|name| name == part.name);
    Ok(PARTS.iter().filter(is_chosen).collect())
}

fn games(root: &Path) -> Outcome {
    for call in calls(&Tree::read(&root.join("crates"))?) {
        println!("\n-- tavola {call}");
        process::run(tavola(root, &call))?;
    }
    Ok(())
}

fn server_under_load(root: &Path) -> Outcome {
    let target = target_folder(root);
    load::measure(&target.join("release/tavola"), &target.join("measure"))
}

fn lists(root: &Path) -> Outcome {
    process::run(lists_command(root, &[]))?;
    process::run(lists_command(root, &["postgres"]))
}

fn server(root: &Path) -> Outcome {
    process::run(server_tests(root))
}

fn page_and_engine(root: &Path) -> Outcome {
    process::run(engine_transcripts(root))?;
    page::measure(root)
}

/// The `tavola` commands in every game's `figures.txt`.
fn calls(crates: &Tree) -> Vec<String> {
    let is_list = |path: &str| matches!(path.split_once('/'), Some((_, "figures.txt")));
    let lines = crates.files().filter(|file| is_list(file.path)).flat_map(|file| file.text.lines());
    lines.filter(|line| !line.is_empty() && !line.starts_with('#')).map(str::to_owned).collect()
}

fn server_tests(root: &Path) -> Command {
    let mut command = cargo(root, &["test", "--release", "--locked", "--quiet", "--package", "server", "--test", "it"]);
    command.arg("--").args(TESTS).args(["--nocapture", "--test-threads", "1"]).envs(LONG_FORM);
    command
}

/// Builds the command that records whole games and master-level moves, which the page's engine then repeats.
fn engine_transcripts(root: &Path) -> Command {
    let test = ["test", "--release", "--locked", "--quiet", "--package", "tab", "--test", "it", "transcript::"];
    let mut command = cargo(root, &test);
    command.envs([("TAVOLA_TAB_BOT", "level:master"), ("TAVOLA_TAB_GAMES", "1000")]);
    command
}

/// Builds the command that times every list with many tables.
fn lists_command(root: &Path, database: &[&str]) -> Command {
    let example = ["run", "--release", "--locked", "--quiet", "--package", "store", "--example", "lists"];
    let mut command = cargo(root, &example);
    command.arg("--").args(database);
    command
}

fn tavola(root: &Path, call: &str) -> Command {
    let mut command = cargo(root, &["run", "--release", "--locked", "--quiet"]);
    command.arg("--").args(call.split_ascii_whitespace());
    command
}

/// The machine and compiler that figures depend on.
fn machine() -> String {
    let cores = available_parallelism().map_or_else(|_| "?".to_owned(), |cores| cores.to_string());
    let mut rustc = Command::new("rustc");
    rustc.arg("--version");
    let compiler = output(rustc).unwrap_or_else(|| "unknown compiler".to_owned());
    format!("{}, {cores} cores, {compiler}", processor().unwrap_or_else(|| std::env::consts::ARCH.to_owned()))
}

/// The processor's name, on systems with `/proc/cpuinfo`.
fn processor() -> Option<String> {
    let description = fs::read_to_string("/proc/cpuinfo").ok()?;
    let line = description.lines().find(|line| line.starts_with("model name"))?;
    line.split_once(':').map(|(_, name)| name.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_its_own_figures() {
        let crates = Tree::from([
            ("chess/figures.txt", "# Speeds.\nbench chess\nbench chess --search\n"),
            ("chess/src/lib.rs", "bench"),
            ("nim/figures.txt", "bench nim\n"),
            ("xtask/template/figures.txt", "bench my-game\n"),
        ]);
        assert_eq!(calls(&crates), ["bench chess", "bench chess --search", "bench nim"]);
    }

    #[test]
    fn parts_are_measured_by_name_in_their_order() {
        let names = |given: &[&str]| {
            let given: Vec<String> = given.iter().map(|name| (*name).to_owned()).collect();
            chosen(&given).map(|parts| parts.iter().map(|part| part.name).collect::<Vec<_>>())
        };
        assert_eq!(names(&[]).unwrap().len(), PARTS.len());
        assert_eq!(names(&["lists", "load"]).unwrap(), ["load", "lists"]);
        assert!(names(&["lists", "chess"]).is_err());
    }
}
