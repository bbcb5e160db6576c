//! Finds and runs PostgreSQL's programs.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::{env, fs};

/// The folder with PostgreSQL's programs, on the `PATH` or in Debian's folders. The error says what to install.
pub fn find_programs() -> Result<PathBuf, String> {
    let on_path = env::var_os("PATH").map(|path| env::split_paths(&path).collect()).unwrap_or_default();
    let folders: Vec<PathBuf> = [on_path, debian_folders()].concat();
    folders.into_iter().find(|folder| NEEDED.iter().all(|name| folder.join(name).exists())).ok_or_else(|| {
        format!(
            "PostgreSQL is missing: {} must be on the path. To install it: `apt install postgresql` (Debian, Ubuntu), \
             `dnf install postgresql-server` (Fedora) or `brew install postgresql` (macOS).",
            NEEDED.join(", ")
        )
    })
}

const NEEDED: [&str; 6] = ["initdb", "pg_ctl", "pg_dump", "pg_restore", "postgres", "psql"];

/// Debian and its derivatives keep the programs of each version in a separate folder. Newest first.
fn debian_folders() -> Vec<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    folders.sort();
    folders.reverse();
    folders
}

/// Builds a command for one of PostgreSQL's programs, to be run as a user that it accepts.
pub(crate) fn program(name: &str) -> Command {
    let program = find_programs().unwrap_or_else(|message| panic!("{message}")).join(name);
    match owner() {
        None => Command::new(program),
        Some((user, group)) => {
            let mut command = Command::new("setpriv");
            command.args([format!("--reuid={user}"), format!("--regid={group}"), "--clear-groups".to_owned()]);
            command.arg(program);
            command
        }
    }
}

/// Runs the command; panics with its error output if it fails.
pub(crate) fn run(command: &mut Command) {
    let ended = command.stdin(Stdio::null()).stdout(Stdio::null()).output();
    let Output { status, stderr, .. } = ended.unwrap_or_else(|error| panic!("{command:?} can't be started: {error}"));
    assert!(status.success(), "{command:?}: {status}\n{}", String::from_utf8_lossy(&stderr));
}

/// Makes the user that runs PostgreSQL's programs the owner of a file or folder.
pub(crate) fn hand_over(folder: &Path) {
    if let Some((user, group)) = owner() {
        std::os::unix::fs::chown(folder, Some(user), Some(group)).expect("root may change owners");
    }
}

/// The current user's ID, so that users don't share a server.
pub(crate) fn user_id() -> u32 {
    use std::os::unix::fs::MetadataExt;
    fs::metadata("/proc/self").map_or_else(|_| own_file_user_id(), |process| process.uid())
}

/// Without `/proc`: the owner of a file that this process creates.
fn own_file_user_id() -> u32 {
    use std::os::unix::fs::MetadataExt;
    let probe = env::temp_dir().join(format!("tavola-whose-{}", std::process::id()));
    fs::write(&probe, "").expect("temporary files can be written");
    let user = fs::metadata(&probe).expect("it was just written").uid();
    fs::remove_file(&probe).expect("it was just written");
    user
}

/// The user and group to run as; `None` unless the current user is root.
fn owner() -> Option<(u32, u32)> {
    if user_id() != 0 {
        return None;
    }
    let users = fs::read_to_string("/etc/passwd").unwrap_or_default();
    let named = |wanted: &str| {
        let mut fields =
            users.lines().map(|line| line.split(':')).find(|fields| fields.clone().next() == Some(wanted))?;
        let (user, group) = (fields.nth(2)?.parse().ok()?, fields.next()?.parse().ok()?);
        Some((user, group))
    };
    named("postgres").or_else(|| named("nobody"))
}

/// The command and its arguments, quoted for a shell.
pub(crate) fn shell_line(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args()).map(OsStr::to_string_lossy);
    words.map(|word| format!("'{}'", word.replace('\'', r"'\''"))).collect::<Vec<_>>().join(" ")
}
