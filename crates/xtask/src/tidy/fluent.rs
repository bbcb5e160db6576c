//! Every message exists exactly once in each language, with the same variables. Terms (`-term`) may exist in only one.

use super::Problem;
use crate::tree::{File, Tree};
use std::collections::BTreeSet;

const LANGUAGES: [&str; 2] = ["text/en.ftl", "text/de.ftl"];

/// A message, a term, or an attribute of either.
#[derive(Debug)]
struct Message<'a> {
    /// `key`, `-term` or `key.attribute`.
    key: String,
    line: usize,
    variables: BTreeSet<&'a str>,
}

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let has_words = |path: &str| LANGUAGES.iter().find_map(|name| path.strip_suffix(name).map(str::to_owned));
    let folders: BTreeSet<String> = tree.files().filter_map(|file| has_words(file.path)).collect();
    folders.iter().flat_map(|folder| check_pair(tree, LANGUAGES.map(|name| format!("{folder}{name}")))).collect()
}

fn check_pair(tree: &Tree, [en_path, de_path]: [String; 2]) -> Vec<Problem> {
    let [en, de] = match [&en_path, &de_path].map(|path| tree.text(path)) {
        [Some(en), Some(de)] => [en, de],
        [None, _] => return vec![Problem::in_file(&en_path, "this language is missing")],
        [_, None] => return vec![Problem::in_file(&de_path, "this language is missing")],
    };
    let [en, de] = [File { path: &en_path, text: en }, File { path: &de_path, text: de }];
    let (en_messages, de_messages) = (messages(en), messages(de));
    let mut problems = doubles(en, &en_messages);
    problems.extend(doubles(de, &de_messages));
    problems.extend(missing(&en_messages, de, &de_messages));
    problems.extend(missing(&de_messages, en, &en_messages));
    problems.extend(different_variables(&en_messages, de, &de_messages));
    problems
}

impl Message<'_> {
    fn is_term(&self) -> bool {
        self.key.starts_with('-')
    }
}

fn messages(file: File<'_>) -> Vec<Message<'_>> {
    let mut messages: Vec<Message> = Vec::new();
    let mut owner = "";
    for (index, line) in file.text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
        if let Some(key) = key(line) {
            owner = key;
            messages.push(Message { key: key.to_owned(), line: index + 1, variables: BTreeSet::new() });
        } else if let Some(attribute) = line.trim_start().strip_prefix('.').and_then(key) {
            messages.push(Message { key: format!("{owner}.{attribute}"), line: index + 1, variables: BTreeSet::new() });
        }
        if let Some(message) = messages.last_mut() {
            message.variables.extend(variables(line));
        }
    }
    messages
}

/// The key defined by a line `key = …`.
fn key(line: &str) -> Option<&str> {
    let key = line.split_once('=')?.0.trim_end();
    let name = key.strip_prefix('-').unwrap_or(key);
    let is_name = name.starts_with(|first: char| first.is_ascii_alphabetic()) && name.chars().all(is_name_character);
    is_name.then_some(key)
}

fn variables(line: &str) -> impl Iterator<Item = &str> {
    line.split('$').skip(1).map(|rest| rest.split(|letter| !is_name_character(letter)).next().unwrap_or(rest))
}

fn is_name_character(character: char) -> bool {
    character.is_ascii_alphanumeric() || matches!(character, '-' | '_')
}

fn doubles(file: File, messages: &[Message]) -> Vec<Problem> {
    let mut seen = BTreeSet::new();
    let doubles = messages.iter().filter(|message| !seen.insert(message.key.as_str()));
    doubles
        .map(|double| Problem::in_line(file.path, double.line, format!("`{}` is defined twice", double.key)))
        .collect()
}

fn missing(messages: &[Message], other: File, others: &[Message]) -> Vec<Problem> {
    let is_absent = |message: &&Message| others.iter().all(|other| other.key != message.key);
    let absent = messages.iter().filter(|message| !message.is_term()).filter(is_absent);
    absent.map(|absent| Problem::in_file(other.path, format!("`{}` is missing", absent.key))).collect()
}

fn different_variables(en: &[Message], de_file: File, de: &[Message]) -> Vec<Problem> {
    let mut problems = Vec::new();
    for de in de.iter().filter(|message| !message.is_term()) {
        let Some(en) = en.iter().find(|en| en.key == de.key) else { continue };
        for variable in en.variables.symmetric_difference(&de.variables) {
            let message = format!("`{}`: ${variable} is used in one language only", de.key);
            problems.push(Problem::in_line(de_file.path, de.line, message));
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::test_support::assert_problems;

    fn problems(en: &str, de: &str) -> Vec<Problem> {
        check(&Tree::from([("crates/nim/text/en.ftl", en), ("crates/nim/text/de.ftl", de)]))
    }

    #[test]
    fn consistent_languages_pass() {
        let en = "# took = comment\ntook = { $seat } took { $count ->\n    [one] one\n   *[other] { $count }\n }.\n    .title = Take = it\n-heap = heap\n";
        let de = "took = { $count } nahm { $seat }.\n    .title = Nimm\n";
        assert_problems(&problems(en, de), &[]);
    }

    #[test]
    fn a_key_in_only_one_language_is_found() {
        let expected = ["crates/nim/text/de.ftl: `b` is missing", "crates/nim/text/en.ftl: `a.title` is missing"];
        assert_problems(&problems("a = x\nb = y\n", "a = x\n    .title = z\n"), &expected);
    }

    #[test]
    fn a_duplicate_key_is_found() {
        let expected =
            ["crates/nim/text/en.ftl:2: `a` is defined twice", "crates/nim/text/en.ftl:4: `-t` is defined twice"];
        assert_problems(&problems("a = x\na = y\n-t = x\n-t = y\n", "a = x\n"), &expected);
    }

    #[test]
    fn a_variable_in_only_one_language_is_found() {
        let expected = ["crates/nim/text/de.ftl:1: `a`: $seat is used in one language only"];
        assert_problems(&problems("a = { $seat }\n", "a = Sitz\n"), &expected);
    }

    #[test]
    fn a_missing_language_is_found() {
        let tree = Tree::from([("crates/nim/text/en.ftl", "")]);
        assert_problems(&check(&tree), &["crates/nim/text/de.ftl: this language is missing"]);
    }
}
