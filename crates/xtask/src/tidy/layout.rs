//! Files are short and clean: no tabs, no trailing whitespace, one line break at the end.

use super::Problem;
use crate::tree::{File, Tree};

/// Maximum number of lines in a file; longer files cover more than one topic.
pub(super) const MAX_LINES: usize = 600;

const CODE: &[&str] = &["css", "py", "rs", "svelte", "ts"];
/// Generated code, which may be long.
const GENERATED: &str = "web/src/protocol/";
const CLEAN: &[&str] = &["css", "ftl", "md", "py", "pyi", "rs", "sh", "svelte", "toml", "ts"];

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    tree.files().flat_map(check_file).collect()
}

/// The longest source file and its line count.
pub(super) fn largest(tree: &Tree) -> Option<(&str, usize)> {
    let code = tree.files().filter(|file| is_written_by_people(*file));
    code.map(|file| (file.path, file.text.lines().count())).max_by_key(|(_, lines)| *lines)
}

fn is_written_by_people(file: File) -> bool {
    CODE.contains(&file.extension()) && !file.path.starts_with(GENERATED)
}

fn check_file(file: File) -> Vec<Problem> {
    let mut problems = Vec::new();
    let lines = file.text.lines().count();
    if is_written_by_people(file) && lines > MAX_LINES {
        problems
            .push(Problem::in_file(file.path, format!("has {lines} lines, maximum {MAX_LINES}: split it by topic")));
    }
    if CLEAN.contains(&file.extension()) {
        problems.extend(unclean_lines(file));
        problems.extend(unclean_end(file));
    }
    problems
}

fn unclean_lines(file: File) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (index, line) in file.text.split('\n').enumerate() {
        if line.contains('\t') {
            problems.push(Problem::in_line(file.path, index + 1, "has a tab"));
        }
        if line.ends_with(char::is_whitespace) {
            problems.push(Problem::in_line(file.path, index + 1, "ends with white space"));
        }
    }
    problems
}

fn unclean_end(file: File) -> Option<Problem> {
    let message = match file.text {
        "" => return None,
        text if !text.ends_with('\n') => "ends without a line break",
        text if text.ends_with("\n\n") => "ends with an empty line",
        _ => return None,
    };
    Some(Problem::in_file(file.path, message))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::test_support::assert_problems;

    #[test]
    fn clean_files_pass() {
        assert_problems(&check(&Tree::from([("a.rs", "fn a() {}\n"), ("b.rs", ""), ("c.txt", "\t \n\n")])), &[]);
    }

    #[test]
    fn stray_whitespace_is_found() {
        let tree = Tree::from([("a.md", "a\tb\nc \n"), ("b.toml", "a = 1\r\n")]);
        let expected = ["a.md:1: has a tab", "a.md:2: ends with white space", "b.toml:1: ends with white space"];
        assert_problems(&check(&tree), &expected);
    }

    #[test]
    fn a_file_ends_with_one_line_break() {
        let tree = Tree::from([("a.ftl", "a = b"), ("b.sh", "ls\n\n")]);
        assert_problems(&check(&tree), &["a.ftl: ends without a line break", "b.sh: ends with an empty line"]);
    }

    #[test]
    fn generated_code_may_be_long() {
        let long = "x\n".repeat(601);
        assert_problems(&check(&Tree::from([("web/src/protocol/a.ts", long.as_str())])), &[]);
    }

    #[test]
    fn long_code_is_found_and_the_longest_named() {
        let [long, longer, prose] = [600, 601, 700].map(|lines| "x\n".repeat(lines));
        let tree = Tree::from([("a.rs", long.as_str()), ("b.css", longer.as_str()), ("c.md", prose.as_str())]);
        assert_problems(&check(&tree), &["b.css: has 601 lines, maximum 600: split it by topic"]);
        assert_eq!(largest(&tree), Some(("b.css", 601)));
    }
}
