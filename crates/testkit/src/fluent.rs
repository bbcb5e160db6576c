//! As much of the Fluent format as it takes to know which messages a file has and what they need.

use std::collections::{BTreeMap, BTreeSet};

/// The messages of a file, each with the variables it uses.
#[derive(Default)]
pub(crate) struct Messages<'a> {
    variables: BTreeMap<&'a str, BTreeSet<&'a str>>,
    pub(crate) doubled: Vec<&'a str>,
}

impl<'a> Messages<'a> {
    /// Reads a file: a message begins with `key =` at the start of a line and goes on until the next does.
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

    /// What the message needs, if there is one.
    pub(crate) fn get(&self, key: &str) -> Option<&BTreeSet<&'a str>> {
        self.variables.get(key)
    }

    /// All keys, terms (`-term`) left out: they belong to one language.
    pub(crate) fn keys(&self) -> BTreeSet<&'a str> {
        self.variables.keys().copied().filter(|key| !key.starts_with('-')).collect()
    }

    fn begin(&mut self, key: &'a str) {
        if self.variables.insert(key, BTreeSet::new()).is_some() {
            self.doubled.push(key);
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
        assert!(messages.get("card").is_none() && messages.doubled.is_empty());
    }

    #[test]
    fn a_message_that_stands_twice_is_noticed() {
        assert_eq!(Messages::read("a = 1\na = 2").doubled, ["a"]);
    }
}
