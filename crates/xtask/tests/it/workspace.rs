//! A copy of the workspace to create a game in.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Its only crate is the catalog, which uses the project's other crates in place.
pub(crate) struct Workspace(PathBuf);

/// A workspace's text files, by path.
type Files = BTreeMap<PathBuf, String>;

/// The files that a new game adds lines to, and others that cargo needs.
const COPIED: [&str; 4] = ["Cargo.lock", "rustfmt.toml", "crates/catalog/Cargo.toml", "crates/catalog/src/lib.rs"];

impl Workspace {
    /// Always created in the same place, so that cargo can reuse its builds.
    pub(crate) fn create() -> Self {
        let workspace = Self(Path::new(env!("CARGO_TARGET_TMPDIR")).join("new-game"));
        let _ = fs::remove_dir_all(workspace.0.join("crates"));
        workspace.write("Cargo.toml", &manifest());
        for file in COPIED {
            workspace.write(file, &read(&project().join(file)));
        }
        workspace
    }

    pub(crate) fn write(&self, file: &str, text: &str) {
        let path = self.0.join(file);
        fs::create_dir_all(path.parent().expect("a file is in a folder")).expect("the folder can be made");
        fs::write(path, text).expect("the file can be written");
    }

    /// All text files except cargo's lock file.
    pub(crate) fn files(&self) -> Files {
        let mut files = Files::new();
        collect(&self.0, &mut files);
        files.remove(&self.0.join("Cargo.lock"));
        files
    }

    /// The number of files outside the crate `slug` that have grown, and the number of lines added to them. Panics on
    /// any other change.
    pub(crate) fn lines_added_since(&self, before: &Files, slug: &str) -> (usize, usize) {
        let own = self.0.join("crates").join(slug);
        let after: Files = self.files().into_iter().filter(|(path, _)| !path.starts_with(&own)).collect();
        assert!(after.keys().eq(before.keys()), "no files but those of the crate are made");
        let added = after.iter().map(|(path, text)| lines_added(&before[path], text)).filter(|lines| *lines > 0);
        added.fold((0, 0), |(files, lines), more| (files + 1, lines + more))
    }

    /// Runs the command and returns its output. Panics if it fails.
    pub(crate) fn run(&self, command: &mut Command) -> String {
        let output = self.output(command);
        let [printed, complaints] =
            [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
        assert!(output.status.success(), "{command:?}\n{printed}\n{complaints}");
        printed
    }

    pub(crate) fn output(&self, command: &mut Command) -> Output {
        // The project's target folder, where most dependencies have already been built.
        let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("..");
        command.current_dir(&self.0).env("CARGO_TARGET_DIR", target).env("CARGO_NET_OFFLINE", "true");
        command.output().expect("the command can be run")
    }
}

pub(crate) fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The project's manifest, with all crates except the catalog used in place.
fn manifest() -> String {
    let manifest = read(&project().join("Cargo.toml"));
    let lines: Vec<String> = manifest.lines().filter(|line| !line.starts_with("default-members")).map(placed).collect();
    lines.join("\n") + "\n"
}

fn placed(line: &str) -> String {
    match line.starts_with("catalog ") {
        true => line.to_owned(),
        false => line.replace("path = \"crates/", &format!("path = \"{}/crates/", project().display())),
    }
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn collect(folder: &Path, files: &mut Files) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            collect(&path, files);
        } else {
            files.insert(path.clone(), read(&path));
        }
    }
}

fn lines_added(before: &str, after: &str) -> usize {
    let mut rest = after.lines();
    assert!(before.lines().all(|line| rest.any(|other| other == line)), "lines were changed:\n{after}");
    after.lines().count() - before.lines().count()
}
