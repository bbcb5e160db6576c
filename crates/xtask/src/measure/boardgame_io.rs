//! The same load on boardgame.io, a framework for such servers in JavaScript, in the same run. Its matches stay in memory
//! and its game only counts moves, whereas ours is a real game whose moves are stored before anybody sees them.

use super::load::Load;
use super::server_process::{Core, ServerProcess, on_core};
use crate::failure::{Failure, Outcome};
use crate::process::{output, succeeds};
use std::fs;
use std::path::Path;
use std::process::Command;

const FILES: [(&str, &str); 4] = [
    ("package.json", include_str!("../../boardgame-io/package.json")),
    ("package-lock.json", include_str!("../../boardgame-io/package-lock.json")),
    ("server.js", include_str!("../../boardgame-io/server.js")),
    ("load.js", include_str!("../../boardgame-io/load.js")),
];

/// Measures it in this folder, and prints our figures as multiples of its own. Says so if it can't be installed.
pub(super) fn compare(ours: &Load, folder: &Path, seconds: &str) -> Outcome {
    if !installed(folder)? {
        println!("boardgame.io can't be installed: no comparison");
        return Ok(());
    }
    let theirs = measure(folder, seconds)?;
    println!(
        "boardgame.io, in memory: {:.0} moves/s, p99 {:.2} ms; {:.0} µs of server CPU per move",
        theirs.moves_per_second, theirs.p99, theirs.cpu_per_move
    );
    let (rate, cpu) = (ours.moves_per_second / theirs.moves_per_second, theirs.cpu_per_move / ours.cpu_per_move);
    println!("   ours on SQLite: {rate:.1} times as many moves/s, {cpu:.1} times as many per second of CPU");
    Ok(())
}

fn installed(folder: &Path) -> Result<bool, Failure> {
    fs::create_dir_all(folder).map_err(Failure::at(folder))?;
    for (name, content) in FILES {
        let file = folder.join(name);
        fs::write(&file, content).map_err(Failure::at(&file))?;
    }
    let mut install = Command::new("npm");
    install.args(["ci", "--no-audit", "--no-fund"]).current_dir(folder);
    Ok(succeeds(install))
}

fn measure(folder: &Path, seconds: &str) -> Result<Load, Failure> {
    let mut command = on_core(Path::new("node"), Core::Server);
    command.arg("server.js").current_dir(folder);
    let server = ServerProcess::spawn(command, |line| line.parse::<u16>().is_ok().then(|| line.to_owned()))?;
    let mut load = on_core(Path::new("node"), Core::LoadClient);
    load.args(["load.js", server.address(), "100", seconds]).current_dir(folder);
    let before = server.processor_seconds();
    let report = output(load).ok_or_else(|| Failure::new("the load client of boardgame.io failed"))?;
    let spent = server.processor_seconds().zip(before).map(|(after, before)| after - before);
    Ok(Load::new(&report, spent))
}
