//! The server that all tests share.
//!
//! Processes agree by the file system alone. Who creates the folder starts the server and then marks it as ready;
//! all others wait for that. Each process keeps a file in the folder `users`, and beside itself a watcher that hears
//! of the end of the process by the end of a pipe. The watcher removes the file, and a little later the folder, which
//! succeeds only if it is empty: then nobody is left, and nobody can come any more.

use crate::programs::{run, shell_line, user_id};
use crate::server::{QUICK, initialize, start, stop};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::thread::sleep;
use std::time::{Duration, Instant};
use std::{env, fs, io, process};

/// How long a server is waited for, to start or to go.
const PATIENCE: Duration = Duration::from_secs(60);
const LOOK_AGAIN: Duration = Duration::from_millis(20);
/// How many seconds the server outlives its last user: another may be about to come.
const LINGER: u32 = 3;

/// The folder of the running server.
pub(crate) fn folder() -> &'static Path {
    static JOINED: OnceLock<(PathBuf, Child)> = OnceLock::new();
    &JOINED.get_or_init(join).0
}

fn join() -> (PathBuf, Child) {
    let folder = env::temp_dir().join(format!("tavola-postgres-shared-{}", user_id()));
    let begin = Instant::now();
    loop {
        if let Some(watcher) = try_join(&folder) {
            return (folder, watcher);
        }
        let words = "a server neither starts nor goes; if no test is running, remove this folder";
        assert!(begin.elapsed() < PATIENCE, "{}: {words}", folder.display());
        sleep(LOOK_AGAIN);
    }
}

/// `None` if the server is about to start or to go.
fn try_join(folder: &Path) -> Option<Child> {
    match fs::create_dir(folder) {
        Ok(()) => Some(found(folder)),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => enter(folder),
        Err(error) => panic!("{}: {error}", folder.display()),
    }
}

/// We are the first.
fn found(folder: &Path) -> Child {
    fs::create_dir(folder.join("users")).expect("the folder is ours");
    let watcher = enter_as_user(folder).expect("nobody removes what is not ready");
    initialize(folder);
    run(&mut start(folder, QUICK));
    fs::write(folder.join("ready"), "").expect("the folder is ours");
    watcher
}

fn enter(folder: &Path) -> Option<Child> {
    if !folder.join("ready").exists() {
        return None;
    }
    enter_as_user(folder)
}

fn enter_as_user(folder: &Path) -> Option<Child> {
    let user = folder.join("users").join(process::id().to_string());
    fs::write(&user, "").ok()?;
    Some(watch(folder, &user))
}

/// Starts the watcher. Its input ends with this process, however that ends; its own group keeps it from ending along.
fn watch(folder: &Path, user: &Path) -> Child {
    use std::os::unix::process::CommandExt;
    let (users, folder_word) = (folder.join("users"), folder.display());
    let script = format!(
        "cat; rm -f '{}'; sleep {LINGER}; rmdir '{}' 2>/dev/null || exit 0; {}; rm -rf '{folder_word}'",
        user.display(),
        users.display(),
        shell_line(&stop(folder)),
    );
    let mut shell = Command::new("sh");
    shell.args(["-c", &script]).process_group(0).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    shell.spawn().expect("there is a shell")
}
