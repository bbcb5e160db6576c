//! The server shared by all tests.
//!
//! Processes coordinate through the file system. The process that creates the folder starts the server and then marks
//! it as ready; the others wait for that. Each process has a file in the folder `users` and starts a watcher process,
//! which notices that its parent has ended when a pipe closes. The watcher removes the file and, a little later, the
//! folder `users`. That succeeds only if it is empty: no process uses the server, none can join anymore, and the
//! watcher stops it.

use crate::programs::{run, shell_line, user_id};
use crate::server::{FAST, initialize, start, stop};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::thread::sleep;
use std::time::{Duration, Instant};
use std::{env, fs, io, process};

/// Maximum time to wait for a server to start or stop.
const TIMEOUT: Duration = Duration::from_secs(60);
const POLL_INTERVAL: Duration = Duration::from_millis(20);
/// Seconds that the server outlives its last user, in case another one starts.
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
        let message = "the server neither starts nor stops; if no test is running, remove this folder";
        assert!(begin.elapsed() < TIMEOUT, "{}: {message}", folder.display());
        sleep(POLL_INTERVAL);
    }
}

/// Joins the server, or starts it if there is none. `None` if it is about to start or stop.
fn try_join(folder: &Path) -> Option<Child> {
    match fs::create_dir(folder) {
        Ok(()) => Some(start_server(folder)),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => join_running(folder),
        Err(error) => panic!("{}: {error}", folder.display()),
    }
}

/// Starts the server, as its first user.
fn start_server(folder: &Path) -> Child {
    fs::create_dir(folder.join("users")).expect("the folder is ours");
    let watcher = add_user(folder).expect("a server is not removed before it is ready");
    initialize(folder);
    run(&mut start(folder, FAST));
    fs::write(folder.join("ready"), "").expect("the folder is ours");
    watcher
}

fn join_running(folder: &Path) -> Option<Child> {
    if !folder.join("ready").exists() {
        return None;
    }
    add_user(folder)
}

fn add_user(folder: &Path) -> Option<Child> {
    let user = folder.join("users").join(process::id().to_string());
    fs::write(&user, "").ok()?;
    Some(watch(folder, &user))
}

/// Starts the watcher. Its standard input closes when this process ends, however it ends; it has its own process
/// group, so it survives signals to this one.
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
