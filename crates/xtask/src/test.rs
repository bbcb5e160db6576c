//! `./x test`: runs every check and every test, in an order that fails early.

use crate::failure::{Failure, Outcome};
use crate::page;
use crate::process::{self, cargo, output, run_reading};
use crate::python;
use crate::tidy;
use crate::tools::{self, CLIPPY, NEXTEST, RUSTFMT};
use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

/// The targets selected in every step. Cargo unifies features across the selected packages: a step that selected only
/// the program would recompile half of its dependencies.
const SELECTION: &[&str] = &["--locked", "--workspace", "--lib", "--bins", "--tests"];

struct Step {
    title: &'static str,
    work: Work,
}

enum Work {
    /// A cargo command that must succeed.
    Cargo(&'static [&'static str]),
    /// A cargo command that runs tests: its name in the summary, the command, and its selection.
    Tests(&'static str, &'static [&'static str], &'static [&'static str]),
    Tidy,
    /// The checks run by the page's own tools.
    Page,
    /// The page's tests in a browser.
    Browser,
    /// The checks and tests of the Python package.
    Python,
}

const FORMAT: Step = Step { title: "formatting", work: Work::Cargo(&["fmt", "--all", "--check"]) };
const LINTS: Step = Step {
    title: "lints",
    work: Work::Cargo(&["clippy", "--locked", "--workspace", "--all-targets", "--", "-D", "warnings"]),
};
const TIDY: Step = Step { title: "tidy", work: Work::Tidy };
const TESTS_NEXTEST: Step = Step { title: "tests", work: Work::Tests("tests", &["nextest", "run"], SELECTION) };
const TESTS_CARGO: Step = Step { title: "tests", work: Work::Tests("tests", &["test"], SELECTION) };
const PAGE: Step = Step { title: "page", work: Work::Page };
const PYTHON: Step = Step { title: "python", work: Work::Python };
const BROWSER: Step = Step { title: "browser", work: Work::Browser };
const DOC_TESTS: Step =
    Step { title: "doc tests", work: Work::Tests("doc tests", &["test"], &["--locked", "--workspace", "--doc"]) };

pub(crate) fn run(root: &Path, _: &[String]) -> Outcome {
    tools::require(root, &[RUSTFMT, CLIPPY])?;
    tools::require_postgres()?;
    python::require()?;
    let tests = if NEXTEST.is_installed(root) { TESTS_NEXTEST } else { TESTS_CARGO };
    let steps = [FORMAT, LINTS, TIDY, PAGE, tests, DOC_TESTS, PYTHON, BROWSER];
    let start = Instant::now();
    let mut counts = Vec::new();
    for (index, step) in steps.iter().enumerate() {
        println!("\n== {} of {}: {}", index + 1, steps.len(), step.title);
        counts.extend(step.run(root)?);
    }
    println!("\nEverything passed: {}, in {}.", counts.join(" and "), seconds(start));
    Ok(())
}

impl Step {
    /// Runs the step and returns the number of tests as text, if it runs tests.
    fn run(&self, root: &Path) -> Result<Option<String>, Failure> {
        let start = Instant::now();
        match self.work.run(root) {
            Ok(count) => {
                println!("   {} ok, {}", self.title, seconds(start));
                Ok(count)
            }
            Err(failure) => Err(Failure::new(format!("\nFAILED at {}, {}: {failure}", self.title, seconds(start)))),
        }
    }
}

impl Work {
    fn run(&self, root: &Path) -> Result<Option<String>, Failure> {
        match self {
            Work::Cargo(arguments) => process::run(cargo(root, arguments)).map(|()| None),
            Work::Tests(name, command, selection) => {
                run_tests(cargo(root, &[*command, *selection].concat())).map(|count| Some(format!("{count} {name}")))
            }
            Work::Tidy => tidy::run(root, &[]).map(|()| None),
            Work::Page => page::check(root).map(|()| None),
            Work::Python => python::check(root).map(|()| None),
            Work::Browser => expect_compiled(root).and_then(|()| page::test_in_browser(root)).map(|()| None),
        }
    }
}

fn run_tests(mut command: Command) -> Result<u32, Failure> {
    command.env("CARGO_TERM_COLOR", "never");
    let mut count = 0;
    run_reading(command, |line| count += tests_reported(line))?;
    Ok(count)
}

/// The number of passed tests if this is a test runner's summary line; otherwise 0.
fn tests_reported(line: &str) -> u32 {
    let words: Vec<&str> = line.split_ascii_whitespace().collect();
    match words.as_slice() {
        ["test", "result:", _, passed, "passed;", ..] => passed.parse().unwrap_or(0),
        ["Summary", ..] => {
            let passed = words.iter().position(|word| word.starts_with("passed"));
            passed.and_then(|index| words[index - 1].parse().ok()).unwrap_or(0)
        }
        _ => 0,
    }
}

/// Fails if anything had to be recompiled: the browser tests must use the program that was tested.
fn expect_compiled(root: &Path) -> Outcome {
    let ask = ["test", "--no-run", "--quiet", "--message-format", "json"];
    let messages = output(cargo(root, &[&ask, SELECTION].concat()));
    let messages = messages.ok_or_else(|| Failure::new("the tested program no longer builds"))?;
    let again: BTreeSet<&str> = messages.lines().filter_map(compiled).collect();
    if again.is_empty() {
        return Ok(());
    }
    let names: Vec<&str> = again.into_iter().collect();
    Err(Failure::new(format!("recompiled after the tests: {}", names.join(", "))))
}

/// The package that this cargo message reports as newly compiled.
fn compiled(message: &str) -> Option<&str> {
    let is_new = message.contains(r#""reason":"compiler-artifact""#) && message.contains(r#""fresh":false"#);
    let (_, package) = message.split_once(r#""package_id":""#).filter(|_| is_new)?;
    package.split('"').next()?.rsplit('/').next()
}

fn seconds(start: Instant) -> String {
    format!("{:.1} s", start.elapsed().as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn summaries_of_both_runners_are_counted() {
        let lines = [
            ("test result: ok. 23 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.42s", 23),
            ("     Summary [   1.204s] 9 tests run: 9 passed, 0 skipped", 9),
            ("     Summary [   1.204s] 9 tests run: 9 passed (1 slow), 0 skipped", 9),
            ("        PASS [   0.004s] xtask tidy::tests::summary", 0),
            ("running 23 tests", 0),
            ("", 0),
        ];
        for (line, count) in lines {
            assert_eq!(tests_reported(line), count, "{line}");
        }
    }

    #[test]
    fn compiled_packages_are_distinguished_from_fresh_ones() {
        let message = |reason: &str, fresh: &str| {
            format!(r#"{{"reason":"{reason}","package_id":"path+file:///tavola/crates/cli#0.1.0","fresh":{fresh}}}"#)
        };
        assert_eq!(compiled(&message("compiler-artifact", "false")), Some("cli#0.1.0"));
        assert_eq!(compiled(&message("compiler-artifact", "true")), None);
        assert_eq!(compiled(&message("build-script-executed", "false")), None);
    }

    #[test]
    fn a_failed_step_says_where_and_why() {
        let step = Step { title: "polish", work: Work::Cargo(&["no-such-command"]) };
        let failure = step.run(Path::new(".")).expect_err("there is no such command").to_string();
        assert!(failure.contains("FAILED at polish"), "{failure}");
        assert!(failure.contains("`cargo no-such-command` failed"), "{failure}");
    }
}
