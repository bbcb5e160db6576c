//! Every rule is cited in the sources and in a test name or worked example; every number cited is a rule.

use super::Problem;
use super::crates::Crate;
use super::rule_number::RuleNumber;
use super::rules_pages::{self, Rule};
use crate::tree::{File, Tree};
use std::collections::BTreeSet;

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    Crate::games(tree).iter().flat_map(|game| check_game(tree, game)).collect()
}

fn check_game(tree: &Tree, game: &Crate) -> Vec<Problem> {
    let (rules, mut problems) = rules_pages::read(tree, game);
    let known: Vec<RuleNumber> = rules.iter().map(|rule| rule.number.clone()).collect();
    let prefixes: BTreeSet<String> = known.iter().map(|number| number.prefix().to_owned()).collect();
    let prefixes: Vec<String> = prefixes.into_iter().collect();

    let mut uses = Uses::default();
    for file in tree.under(&game.folder()) {
        uses.read(file, game, &prefixes, &known);
    }
    problems.extend(uses.unknown(&known));
    let page = game.path("rules/en.md");
    problems.extend(rules.iter().filter(|rule| !rule.is_definition).filter_map(|rule| uses.lacking(rule, &page)));
    problems
}

/// The uses of a game's rule numbers.
#[derive(Default)]
struct Uses {
    cited: Vec<Use>,
    /// In the sources, as opposed to tests and examples.
    implemented: BTreeSet<RuleNumber>,
    tested: BTreeSet<RuleNumber>,
}

struct Use {
    number: RuleNumber,
    path: String,
    line: usize,
}

impl Uses {
    fn read(&mut self, file: File, game: &Crate, prefixes: &[String], known: &[RuleNumber]) {
        let is_in = |folder: &str| file.path.starts_with(&game.path(folder));
        let is_example = file.path.contains("/examples/") && file.extension() == "json";
        let is_code = (is_in("src/") || is_in("tests/")) && file.extension() == "rs";
        if is_in("src/") || is_in("tests/") || is_example {
            self.read_citations(file, prefixes, is_in("src/"));
        }
        if is_code {
            self.read_test_names(file, prefixes, known);
        }
        if is_example {
            let lists = rules_of_examples(file.text);
            self.tested.extend(lists.flat_map(|list| RuleNumber::all_in(list, prefixes)));
        }
    }

    fn read_citations(&mut self, file: File, prefixes: &[String], is_source: bool) {
        for (line, text) in file.lines() {
            for number in RuleNumber::all_in(text, prefixes) {
                if is_source {
                    self.implemented.insert(number.clone());
                }
                self.cited.push(Use { number, path: file.path.to_owned(), line });
            }
        }
    }

    fn read_test_names(&mut self, file: File, prefixes: &[String], known: &[RuleNumber]) {
        for (line, name) in test_names(file) {
            for number in RuleNumber::all_in_name(name, prefixes, known) {
                self.tested.insert(number.clone());
                self.cited.push(Use { number, path: file.path.to_owned(), line });
            }
        }
    }

    fn unknown(&self, known: &[RuleNumber]) -> Vec<Problem> {
        let unknown = self.cited.iter().filter(|cited| !known.contains(&cited.number));
        let problem = |cited: &Use| {
            Problem::in_line(&cited.path, cited.line, format!("{} is not a rule of this game", cited.number))
        };
        unknown.map(problem).collect()
    }

    fn lacking(&self, rule: &Rule, page: &str) -> Option<Problem> {
        let number = &rule.number;
        let what = match (self.implemented.contains(number), self.tested.contains(number)) {
            (true, true) => return None,
            (false, true) => "not cited in src/",
            (true, false) => "not tested, neither by a test name nor by an example",
            (false, false) => "neither cited in src/ nor tested",
        };
        Some(Problem::in_line(page, rule.line, format!("{number} is {what}")))
    }
}

/// The names of all test functions, with their line numbers.
fn test_names(file: File<'_>) -> Vec<(usize, &str)> {
    let mut names = Vec::new();
    let mut is_test = false;
    for (number, line) in file.text.lines().enumerate() {
        let line = line.trim_start();
        is_test |= line.starts_with("#[test]");
        if let Some(name) = function_name(line) {
            if is_test {
                names.push((number + 1, name));
            }
            is_test = false;
        }
    }
    names
}

fn function_name(line: &str) -> Option<&str> {
    let line = line.strip_prefix("#[test]").unwrap_or(line).trim_start();
    line.strip_prefix("fn ")?.split(['(', '<']).next()
}

/// The `"rules"` lists in a file of worked examples.
fn rules_of_examples(json: &str) -> impl Iterator<Item = &str> {
    let lists = json.split("\"rules\"").skip(1).filter_map(|rest| rest.split_once('['));
    lists.filter_map(|(_, rest)| rest.split_once(']')).map(|(list, _)| list)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::test_support::assert_problems;

    const RULES: &str = "**NI-1** A heap.\n**NI-2** Take one or two.\n**NI-3** Counter *(definition)*\n";
    const REGELN: &str = "**NI-1** Ein Haufen.\n**NI-2** Nimm eins oder zwei.\n**NI-3** Stein *(Definition)*\n";

    fn problems(code: &str, tests: &str, example: &str) -> Vec<Problem> {
        check(&Tree::from([
            ("crates/nim/Cargo.toml", ""),
            ("crates/nim/rules/en.md", RULES),
            ("crates/nim/rules/de.md", REGELN),
            ("crates/nim/src/lib.rs", code),
            ("crates/nim/tests/all.rs", tests),
            ("crates/nim/examples/take.json", example),
        ]))
    }

    #[test]
    fn citation_and_test_suffice() {
        let code = "/// NI-1: the heap.\nconst RULE: &str = \"NI-2\";\n#[test]\nfn ni_1_heap() {}\n";
        assert_problems(&problems(code, "#[test]\nfn take_ni_2() {}\n", "{}"), &[]);
        let examples = "[{\"id\": \"a\", \"rules\": [\"NI-1\"]}, {\"rules\": [\"NI-1\", \"NI-2\"]}]";
        assert_problems(&problems(code, "", examples), &[]);
    }

    #[test]
    fn a_rule_without_citation_or_test_is_found() {
        let tests = "#[test]\nfn ni_2_take() {}\n#[test]\nfn other() {}\nfn ni_1_is_no_test() {}\n// NI-1\n";
        let expected = [
            "crates/nim/rules/en.md:1: NI-1 is not tested, neither by a test name nor by an example",
            "crates/nim/rules/en.md:2: NI-2 is not cited in src/",
        ];
        assert_problems(&problems("// NI-1\n", tests, "{\"rules\": [], \"why\": \"NI-1\"}"), &expected);
        let both = problems("// NI-1\nfn f() {}\n#[test] fn ni_1() {}\n", "", "{}");
        assert_problems(&both, &["crates/nim/rules/en.md:2: NI-2 is neither cited in src/ nor tested"]);
    }

    #[test]
    fn a_number_without_a_rule_is_found() {
        let code = "// NI-1 NI-2 NI-4\n#[test]\nfn ni_1_and_ni_2() {}\n";
        let expected = [
            "crates/nim/examples/take.json:1: NI-5 is not a rule of this game",
            "crates/nim/src/lib.rs:1: NI-4 is not a rule of this game",
            "crates/nim/tests/all.rs:2: NI-6.1 is not a rule of this game",
        ];
        let found = problems(code, "#[test]\nfn ni_6_1_gone() {}\n", "{\"rules\": [\"NI-5\"]}");
        assert_problems(&found, &expected);
    }
}
