//! The bots in `examples/bots`.

use super::{arena, forfeits};
use std::process::{Command, Stdio};

/// Fails with instructions if the language that an example is written in is missing.
fn require(program: &str, what: &str) {
    let runs = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    assert!(runs.is_ok_and(|status| status.success()), "{program} is missing. To run the examples, install {what}");
}

fn example(program: &str, file: &str) -> String {
    format!("exec:{program} '{}/../../examples/bots/{file}'", env!("CARGO_MANIFEST_DIR"))
}

/// Asserts that the bot plays every game, with every option that changes the available choices.
fn plays_everything(bot: &str) {
    let games: [(&str, &[&str]); 5] = [
        ("mille-fiori", &[]),
        ("mille-fiori", &["--set", "masterworks=true"]),
        ("summer-pavilion", &[]),
        ("summer-pavilion", &["--set", "board=plain"]),
        ("liguria", &[]),
    ];
    assert!(crate::slugs().iter().all(|slug| games.iter().any(|(game, _)| game == slug)), "a game is missing here");
    for (game, options) in games {
        let report = arena(game, &format!("{bot},eager"), "2", &[options, &["--json"]].concat()).ok().json();
        assert_eq!((report["games"].as_u64(), forfeits(&report)), (Some(2), 0), "{game} {options:?}: {report}");
    }
}

#[test]
fn the_python_bot_plays_every_game() {
    require("python3", "Python 3.9 or newer");
    plays_everything(&example("python3", "random_clicks.py"));
}

#[test]
fn the_javascript_bot_plays_every_game() {
    require("node", "Node.js 20.19 or newer");
    plays_everything(&example("node", "fewest_clicks.js"));
}
