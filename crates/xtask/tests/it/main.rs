//! A new game compiles, passes its tests and is formatted as it stands.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Long enough to break lines and late enough in the alphabet to change the order of imports.
const SLUG: &str = "zanzibar-counters-and-heaps";

#[test]
fn a_new_game_passes_its_tests() {
    let workspace = Workspace::create();
    let created = workspace.run(Command::new(env!("CARGO_BIN_EXE_xtask")).args(["new-game", SLUG]));
    assert!(created.contains("zanzibar_counters_and_heaps::ZanzibarCountersAndHeaps,"), "{created}");

    workspace.run(cargo().args(["fmt", "--package", SLUG, "--check"]));
    let test = ["test", "--offline", "--package", SLUG];
    workspace.run(cargo().args(test).env("TAVOLA_BLESS", "1"));
    let tested = workspace.run(cargo().args(test).env_remove("TAVOLA_BLESS"));
    assert!(tested.contains("test rules::zcah_2_1_one_or_two_counters ... ok"), "{tested}");

    let again = workspace.output(Command::new(env!("CARGO_BIN_EXE_xtask")).args(["new-game", SLUG]));
    assert!(!again.status.success(), "a name can be used once");
}

/// A workspace like the project's, with no crate of its own yet.
struct Workspace(PathBuf);

impl Workspace {
    /// At the same place each time, so that cargo need not build everything anew.
    fn create() -> Self {
        let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("new-game");
        let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let _ = fs::remove_dir_all(root.join("crates"));
        fs::create_dir_all(root.join("crates")).expect("the folder can be made");
        fs::write(root.join("Cargo.toml"), manifest(&project)).expect("the manifest can be written");
        for file in ["Cargo.lock", "rustfmt.toml"] {
            fs::copy(project.join(file), root.join(file)).expect("the file can be copied");
        }
        Self(root)
    }

    /// What it prints. It must succeed.
    fn run(&self, command: &mut Command) -> String {
        let output = self.output(command);
        let [printed, complaints] =
            [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
        assert!(output.status.success(), "{command:?}\n{printed}\n{complaints}");
        printed
    }

    fn output(&self, command: &mut Command) -> Output {
        // The project's own, where most of what is needed has been built.
        let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("..");
        command.current_dir(&self.0).env("CARGO_TARGET_DIR", target).output().expect("the command can be run")
    }
}

/// The project's, with its crates used from where they are.
fn manifest(project: &Path) -> String {
    let manifest = fs::read_to_string(project.join("Cargo.toml")).expect("the project has a manifest");
    let lines: Vec<&str> = manifest.lines().filter(|line| !line.starts_with("default-members")).collect();
    lines.join("\n").replace("path = \"crates/", &format!("path = \"{}/crates/", project.display()))
}

fn cargo() -> Command {
    Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}
