//! `./x deploy-test`: tests the files in `deploy/` with the real programs: Caddy, nginx, Prometheus, systemd.
//!
//! Not part of `./x test`, since it needs a release build and programs that most people don't have.

mod image;
mod proxies;
mod server;
mod tools;

use crate::failure::{Failure, Outcome};
use crate::page;
use crate::process::{self, cargo};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;
use std::{env, fs};
use tools::Tools;

/// State shared by the tests.
struct Bench {
    root: PathBuf,
    /// The release build, or the program given as an argument.
    program: PathBuf,
    /// An empty folder.
    scratch: PathBuf,
    tools: Tools,
}

type Check = (&'static str, fn(&Bench) -> Outcome);

const CHECKS: &[Check] = &[
    ("systemd unit", check_unit),
    ("alert rules and metrics", check_rules),
    ("Caddy, with TLS", proxies::caddy),
    ("nginx, with TLS", proxies::nginx),
    ("image", image::check),
];

/// If a program is given as an argument, tests that program and builds nothing.
pub(crate) fn run(root: &Path, arguments: &[String]) -> Outcome {
    let target = root.join(env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()));
    let program = match arguments {
        [] => build(root, &target)?,
        [program, ..] => root.join(program),
    };
    let bench = Bench {
        root: root.to_owned(),
        program,
        scratch: empty(&target.join("deploy-test"))?,
        tools: Tools::find_or_download(&target.join("deploy-tools"))?,
    };
    for (title, check) in CHECKS {
        let start = Instant::now();
        check(&bench).map_err(|failure| Failure::new(format!("FAILED at {title}: {failure}")))?;
        println!("{title}: ok, {:.1} s", start.elapsed().as_secs_f64());
    }
    Ok(())
}

/// The release build.
fn build(root: &Path, target: &Path) -> Result<PathBuf, Failure> {
    page::build(root)?;
    process::run(cargo(root, &["build", "--release", "--locked"]))?;
    Ok(target.join("release/tavola"))
}

fn empty(folder: &Path) -> Result<PathBuf, Failure> {
    // It may not exist yet.
    let _ = fs::remove_dir_all(folder);
    fs::create_dir_all(folder).map_err(|error| unwritable(folder, &error))?;
    Ok(folder.to_owned())
}

fn unwritable(path: &Path, error: &std::io::Error) -> Failure {
    Failure::new(format!("{} could not be written: {error}", path.display()))
}

impl Bench {
    /// Writes a file to the empty folder.
    fn write(&self, name: &str, content: &str) -> Result<PathBuf, Failure> {
        let path = self.scratch.join(name);
        fs::write(&path, content).map_err(|error| unwritable(&path, &error))?;
        Ok(path)
    }

    /// The contents of a file in `deploy/`.
    fn example(&self, name: &str) -> Result<String, Failure> {
        let path = self.root.join("deploy").join(name);
        fs::read_to_string(&path).map_err(|error| Failure::new(format!("{}: {error}", path.display())))
    }
}

/// The unit is well formed, and its exposure is rated at most 2 of 10.
fn check_unit(bench: &Bench) -> Outcome {
    let program = bench.program.display().to_string();
    let unit = bench.example("tavola.service")?.replace("/usr/local/bin/tavola", &program);
    let unit = bench.write("tavola.service", &unit)?;
    let mut verify = Command::new("systemd-analyze");
    verify.arg("verify").arg(&unit);
    process::run(verify)?;
    let mut security = Command::new("systemd-analyze");
    security.args(["security", "--no-pager", "--offline=yes", "--threshold=20"]).arg(&unit);
    match process::succeeds(security) {
        true => Ok(()),
        false => Err(Failure::new("systemd-analyze security rates the unit's exposure above 2.0")),
    }
}

fn check_rules(bench: &Bench) -> Outcome {
    let folder = bench.root.join("deploy/prometheus");
    let mut rules = Command::new(&bench.tools.promtool);
    rules.args(["check", "rules", "alerts.yaml"]).current_dir(&folder);
    process::run(rules)?;
    let mut config = Command::new(&bench.tools.promtool);
    config.args(["check", "config", "prometheus.yaml"]).current_dir(&folder);
    process::run(config)?;
    let server = server::Server::start(bench, &[])?;
    let metrics = bench.write("metrics", &server.get("/metrics")?)?;
    let mut lint = Command::new(&bench.tools.promtool);
    lint.args(["check", "metrics"]).stdin(fs::File::open(&metrics).map_err(|error| unwritable(&metrics, &error))?);
    process::run(lint)
}
