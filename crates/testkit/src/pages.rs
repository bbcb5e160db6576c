//! Looks up rules in the rules pages.

use crate::verdict::Verdict;
use game::Game;

/// Checks that the rules pages in both languages contain this rule number.
pub(crate) fn know_rule<G: Game>(number: &str) -> Verdict {
    for (language, page) in [("English", G::RULES.en), ("German", G::RULES.de)] {
        ensure!(mentions(page, number), "rule `{number}` is not in the {language} rules");
    }
    Ok(())
}

/// Whether the page contains the whole number: `MF-4.31` and `MF-4.3.1` don't contain `MF-4.3`.
fn mentions(page: &str, number: &str) -> bool {
    !number.is_empty()
        && page.match_indices(number).any(|(start, _)| {
            let before = page[..start].chars().next_back();
            let mut after = page[start + number.len()..].chars();
            let ends = match after.next() {
                Some('.') => !after.next().is_some_and(|c| c.is_ascii_digit()),
                next => !next.is_some_and(char::is_alphanumeric),
            };
            ends && !before.is_some_and(char::is_alphanumeric)
        })
}

#[cfg(test)]
mod tests {
    use super::mentions;

    #[test]
    fn only_whole_numbers_count() {
        assert!(mentions("see **MF-4.3**.", "MF-4.3") && mentions("MF-4.3. Then", "MF-4.3"));
        assert!(!mentions("MF-4.31, MF-4.3.1, XMF-4.3", "MF-4.3"));
        assert!(!mentions("anything", ""));
    }
}
