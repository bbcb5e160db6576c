//! No seed and no random generator can be turned into a message for a client.

use super::Problem;
use crate::tree::{File, Tree};

const SECRETS: &[&str] = &["Rng", "Seed"];

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    tree.files().filter(|file| file.extension() == "rs").flat_map(check_file).collect()
}

fn check_file(file: File) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut attributes = String::new();
    for (number, line) in file.lines().map(|(number, line)| (number, line.trim())) {
        if let Some(name) = serialized_by_hand(line).or_else(|| serialized_by_derive(line, &attributes))
            && SECRETS.iter().any(|secret| name.contains(secret))
        {
            problems.push(Problem::in_line(file.path, number, format!("`{name}` must not be serializable")));
        }
        if belongs_to_next(line, &attributes) {
            attributes.push_str(line);
        } else {
            attributes.clear();
        }
    }
    problems
}

/// The type in `impl Serialize for Type`.
fn serialized_by_hand(line: &str) -> Option<&str> {
    let (_, rest) = line.split_once("Serialize for ").filter(|_| line.starts_with("impl"))?;
    Some(identifier(rest))
}

/// The type that this line defines, if the attributes above it derive `Serialize`.
fn serialized_by_derive<'a>(line: &'a str, attributes: &str) -> Option<&'a str> {
    let derives = attributes.split("derive(").skip(1).filter_map(|rest| rest.split_once(')'));
    if !derives.into_iter().any(|(traits, _)| traits.contains("Serialize")) {
        return None;
    }
    let (_, rest) = line.split_once("struct ").or_else(|| line.split_once("enum "))?;
    Some(identifier(rest))
}

/// Whether the line is an attribute or a comment, or goes on with an attribute of several lines.
fn belongs_to_next(line: &str, attributes: &str) -> bool {
    let is_open = attributes.matches('[').count() > attributes.matches(']').count();
    is_open || line.starts_with("#[") || line.starts_with("//")
}

fn identifier(text: &str) -> &str {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '_').next().unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::test_support::assert_problems;

    fn problems(source: &str) -> Vec<Problem> {
        check(&Tree::from([("a.rs", source)]))
    }

    #[test]
    fn serializable_secrets_are_found() {
        let sources = [
            "#[derive(Clone, Serialize)]\npub struct TableSeed([u8; 32]);\n",
            "#[derive(Serialize)]\n/// What a table draws with.\n#[serde(tag = \"x\")]\nenum TableSeed {\n",
            "#[derive(\n    Clone,\n    Serialize,\n)]\nstruct TableSeed<T> {\n",
            "    #[derive(Deserialize, Serialize)] // why\n    struct TableSeed;\n",
            "impl<T> Serialize for TableSeed<T> {\n",
        ];
        for source in sources {
            let line = source.lines().position(|line| line.contains("TableSeed")).expect("the type is there") + 1;
            assert_problems(&problems(source), &[&format!("a.rs:{line}: `TableSeed` must not be serializable")]);
        }
    }

    #[test]
    fn others_are_not() {
        let sources = [
            "#[derive(Clone)]\nstruct TableSeed;\n",
            "#[derive(Serialize)]\nstruct Seat;\n\nstruct TableSeed;\n",
            "#[derive(Serialize)]\nstruct Seat;\n#[derive(Clone)]\nstruct TableRng;\n",
            "impl Serialize for Seat {\n",
        ];
        for source in sources {
            assert_problems(&problems(source), &[]);
        }
    }
}
