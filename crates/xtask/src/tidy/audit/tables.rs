//! As much of TOML as a lock file and the snapshot need: tables of texts and of lists of texts.

/// A table with its heading, and every value as a list of texts.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Table<'a> {
    pub(super) name: &'a str,
    /// Of its heading, from 1.
    pub(super) line: usize,
    values: Vec<(&'a str, Vec<String>)>,
}

impl Table<'_> {
    /// The value of this key; nothing if it is missing.
    pub(super) fn list(&self, key: &str) -> &[String] {
        self.values.iter().find(|(found, _)| *found == key).map_or(&[], |(_, values)| values)
    }

    pub(super) fn text(&self, key: &str) -> Option<&str> {
        self.list(key).first().map(String::as_str)
    }
}

/// All tables, in order. What stands before the first heading belongs to none.
pub(super) fn tables(text: &str) -> Vec<Table<'_>> {
    let mut tables: Vec<Table> = Vec::new();
    let mut in_list = false;
    for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with('#')) {
        if let Some(name) = heading(line).filter(|_| !in_list) {
            tables.push(Table { name, line: index + 1, values: Vec::new() });
        } else if let Some(table) = tables.last_mut() {
            in_list = add(table, line, in_list);
        }
    }
    tables
}

fn heading(line: &str) -> Option<&str> {
    let is_heading = line.starts_with('[') && line.ends_with(']');
    is_heading.then(|| line.trim_matches(['[', ']']))
}

/// Adds what the line says; returns whether a list goes on in the next one.
fn add<'a>(table: &mut Table<'a>, line: &'a str, in_list: bool) -> bool {
    let value = match line.split_once(" = ").filter(|_| !in_list) {
        Some((key, value)) => {
            table.values.push((key.trim(), Vec::new()));
            value
        }
        None => line,
    };
    if let Some((_, values)) = table.values.last_mut() {
        values.extend(value.split('"').skip(1).step_by(2).map(str::to_owned));
    }
    (in_list || value.starts_with('[')) && !value.ends_with(']')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_and_lists_are_read() {
        let text = "\
version = 4

[one]
# date = \"never\"
date = \"today\"
many = [
    \"a\", \"b\",
    # \"c\",
    \"d = [e]\",
]
none = []

[[two]]
id = \"x\"
";
        let tables = tables(text);
        let [one, two] = &tables[..] else { panic!("{tables:?}") };
        assert_eq!((one.name, one.line, two.name, two.line), ("one", 3, "two", 13));
        assert_eq!((one.text("date"), two.text("id")), (Some("today"), Some("x")));
        assert_eq!(one.list("many"), ["a", "b", "d = [e]"]);
        assert_eq!((one.list("none"), one.text("none"), one.text("id")), (&[] as &[String], None, None));
    }
}
