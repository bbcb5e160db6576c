//! `./x tidy`: checks that the compiler, Clippy, rustfmt and cargo-deny don't do.
//!
//! Each check is a function from the project's files to a list of problems, in its own module.

mod crates;
mod dependencies;
mod fluent;
mod game_names;
mod layout;
mod links;
mod manifest;
mod named_tests;
mod packages;
mod rule_number;
mod rules;
mod rules_pages;
mod unfinished;

use crate::failure::{Failure, Outcome};
use crate::tree::Tree;
use std::fmt;
use std::path::Path;

type Check = fn(&Tree) -> Vec<Problem>;

/// The checks and their titles.
const CHECKS: &[(&str, Check)] = &[
    ("dependencies between crates", dependencies::check),
    ("crates that name no game", game_names::check),
    ("rule numbers", rules::check),
    ("messages in all languages", fluent::check),
    ("file layout", layout::check),
    ("nothing unfinished", unfinished::check),
    ("package settings", packages::check),
    ("links", links::check),
    ("tests named in documents", named_tests::check),
];

/// A problem and its location.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Problem {
    path: String,
    /// 1-based; `None` if it concerns the whole file.
    line: Option<usize>,
    message: String,
}

impl Problem {
    fn in_file(path: &str, message: impl Into<String>) -> Self {
        Self { path: path.to_owned(), line: None, message: message.into() }
    }

    fn in_line(path: &str, line: usize, message: impl Into<String>) -> Self {
        Self { path: path.to_owned(), line: Some(line), message: message.into() }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}: {}", self.path, self.message),
            None => write!(f, "{}: {}", self.path, self.message),
        }
    }
}

pub(crate) fn run(root: &Path, _: &[String]) -> Outcome {
    let tree = Tree::read(root)?;
    let mut count = 0;
    for (title, check) in CHECKS {
        let problems = check(&tree);
        report(title, &problems);
        count += problems.len();
    }
    if let Some((path, lines)) = layout::largest(&tree) {
        println!("   largest file: {path}, {lines} of {} lines", layout::MAX_LINES);
    }
    match count {
        0 => Ok(()),
        1 => Err(Failure::new("tidy found one problem.")),
        _ => Err(Failure::new(format!("tidy found {count} problems."))),
    }
}

fn report(title: &str, problems: &[Problem]) {
    if problems.is_empty() {
        return println!("   ok: {title}");
    }
    println!("   FAILED: {title}");
    for problem in problems {
        println!("      {problem}");
    }
}

/// The problems found by all checks, for tests.
#[cfg(test)]
pub(crate) fn problems(tree: &Tree) -> Vec<Problem> {
    CHECKS.iter().flat_map(|(_, check)| check(tree)).collect()
}

/// Helpers for testing the checks.
#[cfg(test)]
mod test_support {
    use super::Problem;

    /// Asserts that `problems` is exactly this list, as printed.
    pub(crate) fn assert_problems(problems: &[Problem], expected: &[&str]) {
        let printed: Vec<String> = problems.iter().map(ToString::to_string).collect();
        assert_eq!(printed, expected);
    }
}
