//! Every relative link in a document leads to a file in the project.

use super::Problem;
use crate::tree::{File, Tree};

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    tree.files().filter(|file| file.extension() == "md").flat_map(|page| check_page(tree, page)).collect()
}

fn check_page(tree: &Tree, page: File) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut in_code = false;
    for (number, line) in page.lines() {
        in_code ^= line.trim_start().starts_with("```");
        let targets = targets(line).into_iter().filter(|_| !in_code);
        for target in targets.filter(|target| is_dead(tree, page.path, target)) {
            problems.push(Problem::in_line(page.path, number, format!("the link to `{target}` leads nowhere")));
        }
    }
    problems
}

/// The link targets in a line: `[text](target)` and `[text]: target`.
fn targets(line: &str) -> Vec<String> {
    let line: String = line.split('`').step_by(2).collect();
    let inline = line.split("](").skip(1).filter_map(|rest| rest.split([')', ' ']).next());
    let named = line.strip_prefix('[').and_then(|rest| rest.split_once("]: ")).map(|(_, target)| target.trim());
    inline.chain(named).map(str::to_owned).collect()
}

fn is_dead(tree: &Tree, page: &str, target: &str) -> bool {
    let path = target.split('#').next().unwrap_or(target);
    let is_elsewhere = target.contains("://") || target.starts_with("mailto:");
    !path.is_empty() && !is_elsewhere && resolve(page, path).is_none_or(|path| !tree.contains(&path))
}

/// The path of `target` relative to the root; `None` outside the project.
fn resolve(page: &str, target: &str) -> Option<String> {
    let folder = page.rsplit_once('/').map_or("", |(folder, _)| folder);
    let start = if target.starts_with('/') { "" } else { folder };
    let mut names: Vec<&str> = Vec::new();
    for name in start.split('/').chain(target.split('/')) {
        match name {
            "" | "." => {}
            ".." => drop(names.pop()?),
            name => names.push(name),
        }
    }
    Some(names.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::test_support::assert_problems;

    fn problems(line: &str) -> Vec<Problem> {
        check(&Tree::from([("docs/page.md", line), ("docs/other.md", ""), ("crates/game/src/lib.rs", "")]))
    }

    #[test]
    fn valid_links_pass() {
        let lines = [
            "[a](other.md) and [b](other.md#part \"title\")",
            "[a](../crates/game) [b](/crates/game/src/lib.rs) [c](..)",
            "[a](https://example.org/none.md) [b](#here) [c](mailto:a@example.org)",
            "`[a](none.md)` is how a link looks",
            "```\n[a](none.md)\n```",
            "[a]: other.md",
        ];
        for line in lines {
            assert_problems(&problems(line), &[]);
        }
    }

    #[test]
    fn dead_links_are_found() {
        for (line, target) in [
            ("see [a](none.md)", "none.md"),
            ("[a](other.md), [b](../other.md#x)", "../other.md#x"),
            ("[a](../../outside.md)", "../../outside.md"),
            ("[a]: none.md", "none.md"),
        ] {
            assert_problems(&problems(line), &[&format!("docs/page.md:1: the link to `{target}` leads nowhere")]);
        }
    }
}
