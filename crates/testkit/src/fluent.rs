//! Minimal parsing of Fluent files: their messages and the messages' variables.

use std::collections::{BTreeMap, BTreeSet};

/// The messages in a file, with the variables they use.
#[derive(Default)]
pub(crate) struct Messages<'a> {
    variables: BTreeMap<&'a str, BTreeSet<&'a str>>,
    pub(crate) duplicates: Vec<&'a str>,
}

impl<'a> Messages<'a> {
    /// Parses a file: a message starts with `key =` at the beginning of a line and ends where the next one starts.
    pub(crate) fn read(file: &'a str) -> Self {
        let mut messages = Self::default();
        let mut current = None;
        for line in file.lines().filter(|line| !line.starts_with('#')) {
            current = key(line).inspect(|key| messages.begin(key)).or(current);
            if let Some(key) = current {
                messages.variables.entry(key).or_default().extend(variables(line));
            }
        }
        messages
    }

    /// The message's variables, if it exists.
    pub(crate) fn get(&self, key: &str) -> Option<&BTreeSet<&'a str>> {
        self.variables.get(key)
    }

    /// All keys except terms (`-term`), which may exist in one language only.
    pub(crate) fn keys(&self) -> BTreeSet<&'a str> {
        self.variables.keys().copied().filter(|key| !key.starts_with('-')).collect()
    }

    fn begin(&mut self, key: &'a str) {
        if self.variables.insert(key, BTreeSet::new()).is_some() {
            self.duplicates.push(key);
        }
    }
}

fn key(line: &str) -> Option<&str> {
    let (key, _) = line.split_once('=')?;
    let begins = line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-');
    begins.then(|| key.trim_end()).filter(|key| key.chars().all(is_name))
}

fn variables(line: &str) -> impl Iterator<Item = &str> {
    line.split('$').skip(1).map(|rest| &rest[..rest.find(|c| !is_name(c)).unwrap_or(rest.len())])
}

fn is_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '-' || c == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_found_with_their_variables() {
        let file = "# c = { $no }\nplain = Word\nmany = { $seat } takes { $count ->\n    [one] a card = 1\n   *[other] { $count } cards\n}\n-term = T\n";
        let messages = Messages::read(file);
        assert_eq!(messages.keys(), BTreeSet::from(["plain", "many"]));
        assert!(messages.get("plain").is_some_and(BTreeSet::is_empty));
        assert_eq!(messages.get("many"), Some(&BTreeSet::from(["seat", "count"])));
        assert!(messages.get("card").is_none() && messages.duplicates.is_empty());
    }

    #[test]
    fn duplicate_messages_are_found() {
        assert_eq!(Messages::read("a = 1\na = 2").duplicates, ["a"]);
    }
}
