//! The sources contain no notes about unfinished work and no disabled tests. Clippy checks for `todo!` and the like.

use super::Problem;
use crate::tree::{File, Tree};

const SOURCES: &[&str] = &["css", "ftl", "py", "rs", "sh", "svelte", "toml", "ts"];

/// Each is split in two, or this file would not pass.
const MARKS: &[&str] = &[concat!("#[", "ignore"), concat!("FIX", "ME"), concat!("TO", "DO")];

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    tree.files().filter(|file| SOURCES.contains(&file.extension())).flat_map(check_file).collect()
}

fn check_file(file: File) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (number, line) in file.lines() {
        for mark in MARKS.iter().filter(|mark| stands_alone(line, mark)) {
            problems.push(Problem::in_line(file.path, number, format!("`{mark}` must not be committed")));
        }
    }
    problems
}

/// Whether the line contains the mark as a whole word.
fn stands_alone(line: &str, mark: &str) -> bool {
    line.match_indices(mark).any(|(start, _)| {
        let (before, after) = (&line[..start], &line[start + mark.len()..]);
        let is_word_inside = mark.ends_with(char::is_alphabetic) && after.starts_with(char::is_alphanumeric);
        !before.ends_with(|letter: char| letter.is_alphanumeric() || letter == '_') && !is_word_inside
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::test_support::assert_problems;

    #[test]
    fn every_mark_is_found() {
        for mark in MARKS {
            let source = format!("fn a() {{\n    {mark}]\n}}\n");
            let problems = check(&Tree::from([("a.rs", source.as_str()), ("a.md", source.as_str())]));
            assert_problems(&problems, &[&format!("a.rs:2: `{mark}` must not be committed")]);
        }
    }

    #[test]
    fn parts_of_other_words_are_not() {
        let source = concat!("Mas", "TO", "DON METO", "DOS #", "[ignored_here");
        assert_problems(&check(&Tree::from([("a.rs", source)])), &[]);
    }
}
