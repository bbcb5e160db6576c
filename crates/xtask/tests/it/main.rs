//! A new game is listed, formatted and passes its tests out of the box.

mod workspace;

use std::env;
use std::process::Command;
use workspace::{Workspace, project};

/// Long enough to break lines and late enough in the alphabet to change the import order.
const SLUG: &str = "zanzibar-counters-and-heaps";

/// Compiles if and only if the game is listed.
const PROOF: &str = "\
fn is_listed<G: catalog::Listed>() {}

#[test]
fn the_new_game_is_listed() {
    is_listed::<zanzibar_counters_and_heaps::ZanzibarCountersAndHeaps>();
}
";

#[test]
fn a_new_game_is_listed_and_passes_its_tests() {
    let workspace = Workspace::create();
    let before = workspace.files();
    workspace.run(&mut new_game());

    let (files, lines) = workspace.lines_added_since(&before, SLUG);
    let contributing = std::fs::read_to_string(project().join("CONTRIBUTING.md")).expect("there is such a page");
    let claim = format!("its crate and {} lines in {} files", in_words(lines), in_words(files));
    assert!(contributing.contains(&claim), "CONTRIBUTING.md should say that a new game is {claim}");

    workspace.run(cargo().args(["fmt", "--package", SLUG, "--package", "catalog", "--check"]));
    workspace.write("crates/catalog/tests/proof.rs", PROOF);
    workspace.run(cargo().args(["check", "--package", "catalog", "--tests", "--features", "schema"]));
    let test = ["test", "--package", SLUG];
    workspace.run(cargo().args(test).env("TAVOLA_BLESS", "1"));
    let tested = workspace.run(cargo().args(test).env_remove("TAVOLA_BLESS"));
    assert!(tested.contains("test rules::zcah_2_1_one_or_two_counters ... ok"), "{tested}");

    assert!(!workspace.output(&mut new_game()).status.success(), "a name can be used once");
}

fn new_game() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
    command.args(["new-game", SLUG]);
    command
}

fn cargo() -> Command {
    Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

fn in_words(number: usize) -> &'static str {
    ["no", "one", "two", "three", "four", "five", "six", "seven"][number]
}
