//! The root of the image, as the Containerfile builds it: small, but enough for the program.

use super::Bench;
use super::server::{Running, free_port, wait_for};
use crate::failure::{Failure, Outcome};
use crate::process::{self, output, succeeds};
use std::process::Command;
use std::{env, fs};

/// Maximum size of the compressed image, in bytes.
const LARGEST: u64 = 40_000_000;
/// The user in the image.
const USER: &str = "65532:65532";

pub(super) fn check(bench: &Bench) -> Outcome {
    let root = bench.scratch.join("image");
    let mut make = Command::new(bench.root.join("deploy/make-root.sh"));
    make.arg(&bench.program).arg(&root);
    process::run(make)?;
    check_size(bench)?;
    let mut probe = Command::new("chroot");
    probe.arg(&root).args(["/bin/tavola", "--version"]);
    match succeeds(probe) {
        true => run_in(bench),
        false => {
            println!("   not run: that takes root and `chroot`");
            Ok(())
        }
    }
}

fn check_size(bench: &Bench) -> Outcome {
    let archive = bench.scratch.join("image.tar.gz");
    let mut tar = Command::new("tar");
    tar.arg("-czf").arg(&archive).arg("-C").arg(bench.scratch.join("image")).arg(".");
    process::run(tar)?;
    let size = fs::metadata(&archive).map_or(0, |metadata| metadata.len());
    println!("   {:.1} MB compressed", size as f64 / 1e6);
    if (1..=LARGEST).contains(&size) { Ok(()) } else { Err(Failure::new(format!("the image has {size} bytes"))) }
}

/// Runs the server with nothing but the image's files, as its user, and checks its health as the image does.
fn run_in(bench: &Bench) -> Outcome {
    let port = free_port()?;
    let listen = format!("127.0.0.1:{port}");
    let inside = |arguments: &[&str]| {
        let mut command = Command::new("chroot");
        command.args(["--userspec", USER]).arg(bench.scratch.join("image")).arg("/bin/tavola").args(arguments);
        // The path is only for finding `chroot`; the image itself has none.
        command
            .env_clear()
            .env("PATH", env::var_os("PATH").unwrap_or_default())
            .env("TAVOLA_LISTEN", &listen)
            .env("TAVOLA_DATA", "/data")
            .env("SQLITE_TMPDIR", "/data");
        command
    };
    process::run(inside(&["serve", "--check"]))?;
    let _server = Running::start(inside(&["serve"]))?;
    wait_for(port)?;
    match output(inside(&["health"])).as_deref() {
        Some("ok") => Ok(()),
        other => Err(Failure::new(format!("the server in the image says {other:?}"))),
    }
}
