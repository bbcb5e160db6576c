//! Programs that must be there besides cargo, and how to get them.

use crate::failure::{Failure, Outcome};
use crate::process::{cargo, succeeds};
use std::path::Path;

/// A part of the Rust tools.
pub(crate) struct Tool {
    pub(crate) name: &'static str,
    /// A call of cargo that succeeds just if it is there.
    probe: &'static [&'static str],
    remedy: &'static str,
}

pub(crate) const RUSTFMT: Tool =
    Tool { name: "rustfmt", probe: &["fmt", "--version"], remedy: "rustup component add rustfmt" };
pub(crate) const CLIPPY: Tool =
    Tool { name: "clippy", probe: &["clippy", "--version"], remedy: "rustup component add clippy" };
pub(crate) const NEXTEST: Tool =
    Tool { name: "cargo-nextest", probe: &["nextest", "--version"], remedy: "cargo install --locked cargo-nextest" };

impl Tool {
    pub(crate) fn is_there(&self, root: &Path) -> bool {
        succeeds(cargo(root, self.probe))
    }
}

/// Fails if PostgreSQL is missing, and says how to get it: the tests of the store start a server of their own.
pub(crate) fn require_postgres() -> Outcome {
    test_postgres::find_programs().map(drop).map_err(Failure::new)
}

/// Fails if one is missing, and says how to get each that is.
pub(crate) fn require(root: &Path, tools: &[Tool]) -> Outcome {
    let missing = tools.iter().filter(|tool| !tool.is_there(root));
    let lines: Vec<String> =
        missing.map(|tool| format!("{} is missing. To install it: {}", tool.name, tool.remedy)).collect();
    if lines.is_empty() { Ok(()) } else { Err(Failure::new(lines.join("\n"))) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_tool_comes_with_its_remedy() {
        let tool = Tool { name: "polish", probe: &["polish", "--version"], remedy: "buy some" };
        let failure = require(Path::new("."), &[tool]).expect_err("there is no such tool");
        assert_eq!(failure.to_string(), "polish is missing. To install it: buy some");
    }
}
