//! Reads a game's rules in both languages and checks that they agree.

use super::Problem;
use super::crates::Crate;
use super::rule_number::RuleNumber;
use crate::tree::{File, Tree};

/// Each language's page, and its mark for a rule that only defines a term.
const PAGES: [(&str, &str); 2] = [("rules/en.md", "*(definition)*"), ("rules/de.md", "*(Definition)*")];

/// A numbered rule.
#[derive(Clone, Debug)]
pub(super) struct Rule {
    pub(super) number: RuleNumber,
    /// Whether it only defines a term, leaving nothing to implement or test.
    pub(super) is_definition: bool,
    pub(super) line: usize,
}

/// A game's rules in the order of the English page, and the problems found in both pages.
pub(super) fn read(tree: &Tree, game: &Crate) -> (Vec<Rule>, Vec<Problem>) {
    let [en, de] = PAGES.map(|(name, mark)| (game.path(name), mark));
    let mut problems = Vec::new();
    let [en_rules, de_rules] = [&en, &de].map(|(path, mark)| match tree.text(path) {
        Some(text) => read_page(File { path, text }, mark, &mut problems),
        None => {
            problems.push(Problem::in_file(path, "this rules page is missing"));
            Vec::new()
        }
    });
    if problems.is_empty() {
        problems = compare((&en.0, &en_rules), (&de.0, &de_rules));
    }
    (en_rules, problems)
}

fn read_page(page: File, mark: &str, problems: &mut Vec<Problem>) -> Vec<Rule> {
    let mut rules: Vec<Rule> = Vec::new();
    let mut in_rule = false;
    for (line, text) in page.lines() {
        if let Some(number) = defined_number(text) {
            if let Some(first) = rules.iter().find(|rule| rule.number == number) {
                let message = format!("{number} is defined twice, first in line {}", first.line);
                problems.push(Problem::in_line(page.path, line, message));
            }
            rules.push(Rule { number, is_definition: false, line });
            in_rule = true;
        }
        in_rule &= !text.trim().is_empty();
        if let Some(rule) = rules.last_mut().filter(|_| in_rule) {
            rule.is_definition = text.trim_end().ends_with(mark);
        }
    }
    if rules.is_empty() {
        problems
            .push(Problem::in_file(page.path, "defines no rules: a rule begins with its number in bold, **MF-3.2**"));
    }
    rules
}

/// The number a line defines: in bold at its start, possibly in a list item or heading.
fn defined_number(line: &str) -> Option<RuleNumber> {
    let start = line.trim_start_matches([' ', '-', '*', '#']);
    let bold = &line[..line.len() - start.len()];
    let (number, rest) = RuleNumber::split_from(start)?;
    (bold.ends_with("**") && rest.starts_with("**")).then_some(number)
}

/// The missing rules if there are any, otherwise the first difference, since later ones follow from it.
fn compare((en_path, en): (&str, &[Rule]), (de_path, de): (&str, &[Rule])) -> Vec<Problem> {
    let missing = [(en, de, de_path), (de, en, en_path)].map(|(these, others, path)| {
        let absent = these.iter().filter(|rule| others.iter().all(|other| other.number != rule.number));
        absent.map(|rule| Problem::in_file(path, format!("{} is missing here", rule.number))).collect::<Vec<_>>()
    });
    let missing: Vec<Problem> = missing.into_iter().flatten().collect();
    if !missing.is_empty() {
        return missing;
    }
    let differing = en.iter().zip(de).find_map(|(en, de)| difference(en_path, en, de_path, de));
    differing.into_iter().collect()
}

fn difference(en_path: &str, en: &Rule, de_path: &str, de: &Rule) -> Option<Problem> {
    if en.number != de.number {
        let message = format!("{} is in the place of {} in {en_path}", de.number, en.number);
        return Some(Problem::in_line(de_path, de.line, message));
    }
    (en.is_definition != de.is_definition).then(|| {
        let message = format!("{} is marked as a definition in one language only", en.number);
        Problem::in_line(de_path, de.line, message)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::test_support::assert_problems;

    fn pages(en: &str, de: &str) -> (Vec<Rule>, Vec<Problem>) {
        let tree = Tree::from([("crates/nim/rules/en.md", en), ("crates/nim/rules/de.md", de)]);
        read(&tree, &Crate { name: "nim".to_owned(), is_game: true })
    }

    #[test]
    fn rules_are_read_in_every_form() {
        let en = "# Nim\n\n### **NI-1** Heap\n- **NI-1.1** A *counter*\n  is round. *(definition)*\n\n\
                  **NI-1.2** As NI-1.1 says.\nThe **NI-1.3** is none.\n\nNot NI-1.2 *(definition)*\n";
        let de = "**NI-1** a\n**NI-1.1** b *(Definition)*\n**NI-1.2** c\n";
        let (rules, problems) = pages(en, de);
        assert_problems(&problems, &[]);
        let read: Vec<_> = rules.iter().map(|rule| (rule.number.to_string(), rule.is_definition, rule.line)).collect();
        let expected = [("NI-1", false, 3), ("NI-1.1", true, 4), ("NI-1.2", false, 7)];
        assert_eq!(read, expected.map(|(number, is_definition, line)| (number.to_owned(), is_definition, line)));
    }

    #[test]
    fn numbers_must_be_unique() {
        let (_, problems) = pages("**NI-1** a\n**NI-1** b\n", "**NI-1** a\n");
        assert_problems(&problems, &["crates/nim/rules/en.md:2: NI-1 is defined twice, first in line 1"]);
    }

    #[test]
    fn both_languages_have_all_rules() {
        let (_, problems) = pages("**NI-1** a\n**NI-2** b\n", "**NI-1** a\n**NI-3** c\n");
        let expected = ["crates/nim/rules/de.md: NI-2 is missing here", "crates/nim/rules/en.md: NI-3 is missing here"];
        assert_problems(&problems, &expected);
    }

    #[test]
    fn both_languages_have_the_same_order() {
        let (_, problems) = pages("**NI-1** a\n**NI-2** b\n", "**NI-2** b\n**NI-1** a\n");
        assert_problems(
            &problems,
            &["crates/nim/rules/de.md:1: NI-2 is in the place of NI-1 in crates/nim/rules/en.md"],
        );
    }

    #[test]
    fn both_languages_mark_the_same_definitions() {
        let (_, problems) = pages("**NI-1** a *(definition)*\n", "**NI-1** a *(definition)*\n");
        let expected = "crates/nim/rules/de.md:1: NI-1 is marked as a definition in one language only";
        assert_problems(&problems, &[expected]);
    }

    #[test]
    fn pages_must_exist_and_have_rules() {
        let tree = Tree::from([("crates/nim/rules/en.md", "# Nim\n")]);
        let (_, problems) = read(&tree, &Crate { name: "nim".to_owned(), is_game: true });
        let expected = [
            "crates/nim/rules/en.md: defines no rules: a rule begins with its number in bold, **MF-3.2**",
            "crates/nim/rules/de.md: this rules page is missing",
        ];
        assert_problems(&problems, &expected);
    }
}
