//! Programs required in addition to cargo, and how to install them.

use crate::failure::{Failure, Outcome};
use crate::process::{cargo, succeeds};
use std::path::Path;

/// A cargo subcommand.
pub(crate) struct Tool {
    pub(crate) name: &'static str,
    /// Cargo arguments that succeed if and only if the tool is installed.
    probe: &'static [&'static str],
    install: &'static str,
}

pub(crate) const RUSTFMT: Tool =
    Tool { name: "rustfmt", probe: &["fmt", "--version"], install: "rustup component add rustfmt" };
pub(crate) const CLIPPY: Tool =
    Tool { name: "clippy", probe: &["clippy", "--version"], install: "rustup component add clippy" };
pub(crate) const NEXTEST: Tool =
    Tool { name: "cargo-nextest", probe: &["nextest", "--version"], install: "cargo install --locked cargo-nextest" };

impl Tool {
    pub(crate) fn is_installed(&self, root: &Path) -> bool {
        succeeds(cargo(root, self.probe))
    }
}

/// Fails if PostgreSQL, which the store's tests start, is missing; the message says how to install it.
pub(crate) fn require_postgres() -> Outcome {
    test_postgres::find_programs().map(drop).map_err(Failure::new)
}

/// Fails if a tool is missing; the message says how to install it.
pub(crate) fn require(root: &Path, tools: &[Tool]) -> Outcome {
    let missing = tools.iter().filter(|tool| !tool.is_installed(root));
    let lines: Vec<String> =
        missing.map(|tool| format!("{} is missing. To install it: {}", tool.name, tool.install)).collect();
    if lines.is_empty() { Ok(()) } else { Err(Failure::new(lines.join("\n"))) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_tool_comes_with_its_install_command() {
        let tool = Tool { name: "polish", probe: &["polish", "--version"], install: "buy some" };
        let failure = require(Path::new("."), &[tool]).expect_err("there is no such tool");
        assert_eq!(failure.to_string(), "polish is missing. To install it: buy some");
    }
}
