//! Every test named in a document exists: `crates/game/src/table.rs::name_of_the_test`.

use super::Problem;
use crate::tree::{File, Tree};

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    tree.files().filter(|file| file.extension() == "md").flat_map(|page| check_page(tree, page)).collect()
}

fn check_page(tree: &Tree, page: File) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (number, line) in page.lines() {
        for (path, name) in named(line).filter(|(path, name)| !is_there(tree, path, name)) {
            problems.push(Problem::in_line(page.path, number, format!("there is no test `{name}` in {path}")));
        }
    }
    problems
}

/// The path and name of each test in the line's code spans.
fn named(line: &str) -> impl Iterator<Item = (&str, &str)> {
    let code = line.split('`').skip(1).step_by(2);
    code.filter_map(|code| code.split_once("::")).filter(|(path, _)| path.ends_with(".rs"))
}

fn is_there(tree: &Tree, path: &str, name: &str) -> bool {
    let function = format!("fn {name}(");
    let mut lines = tree.text(path).into_iter().flat_map(str::lines).map(str::trim_start);
    let mut marked = false;
    lines.any(|line| {
        let found = marked && line.trim_start_matches("async ").starts_with(&function);
        marked = line.starts_with("#[test]") || line.starts_with("#[tokio::test") || marked && line.starts_with("#[");
        found
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::test_support::assert_problems;

    const TESTS: &str = "\
#[test]
fn one() {}
#[tokio::test(flavor = \"multi_thread\")]
async fn two() {}
    #[test]
    #[should_panic]
    fn three() {}
fn helper() {}
";

    fn problems(line: &str) -> Vec<Problem> {
        check(&Tree::from([("docs/page.md", line), ("crates/a/tests/it/b.rs", TESTS)]))
    }

    #[test]
    fn existing_tests_pass() {
        for name in ["one", "two", "three"] {
            assert_problems(&problems(&format!("| a | `crates/a/tests/it/b.rs::{name}` |")), &[]);
        }
        assert_problems(&problems("`std::fs` and `a::b()` are no tests, and crates/a.rs::c is no code"), &[]);
    }

    #[test]
    fn missing_tests_are_found() {
        for name in ["on", "four", "helper"] {
            let line = format!("`crates/a/tests/it/b.rs::one`, `crates/a/tests/it/b.rs::{name}`");
            let expected = format!("docs/page.md:1: there is no test `{name}` in crates/a/tests/it/b.rs");
            assert_problems(&problems(&line), &[&expected]);
        }
        assert_problems(&problems("`none.rs::one`"), &["docs/page.md:1: there is no test `one` in none.rs"]);
    }
}
