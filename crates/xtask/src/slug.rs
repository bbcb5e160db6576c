//! A game's name in every case style.

use crate::failure::Failure;
use std::str::FromStr;

/// A game's name in files and URLs: lowercase letters and digits in words joined by `-`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Slug(String);

impl Slug {
    /// `mille-fiori`.
    pub(crate) fn kebab(&self) -> &str {
        &self.0
    }

    /// `mille_fiori`.
    pub(crate) fn snake(&self) -> String {
        self.0.replace('-', "_")
    }

    /// `MilleFiori`.
    pub(crate) fn camel(&self) -> String {
        self.capitalized_words().concat()
    }

    /// `Mille Fiori`.
    pub(crate) fn title(&self) -> String {
        self.capitalized_words().join(" ")
    }

    /// `MF`: the prefix of its rule numbers. The initials of the words, or the first two letters of a single word.
    pub(crate) fn initials(&self) -> String {
        let initials: String = self.0.split('-').filter_map(|word| word.chars().next()).filter(is_letter).collect();
        let first_letters = || self.0.chars().filter(is_letter).take(2).collect();
        let letters: String = if initials.len() > 1 { initials } else { first_letters() };
        letters.to_ascii_uppercase()
    }

    fn capitalized_words(&self) -> Vec<String> {
        self.0.split('-').map(|word| word[..1].to_ascii_uppercase() + &word[1..]).collect()
    }
}

impl FromStr for Slug {
    type Err = Failure;

    fn from_str(text: &str) -> Result<Self, Failure> {
        let is_word = |word: &str| {
            !word.is_empty() && word.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit())
        };
        if text.starts_with(|first| is_letter(&first)) && text.split('-').all(is_word) {
            return Ok(Self(text.to_owned()));
        }
        Err(Failure::new(format!(
            "`{text}` is not a valid slug: use lowercase letters and digits in words joined by `-`, starting with a letter."
        )))
    }
}

fn is_letter(character: &char) -> bool {
    character.is_ascii_alphabetic()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slug(text: &str) -> Slug {
        text.parse().expect("a slug")
    }

    #[test]
    fn forms() {
        let slug = slug("mille-fiori-2");
        assert_eq!(slug.kebab(), "mille-fiori-2");
        assert_eq!(slug.snake(), "mille_fiori_2");
        assert_eq!(slug.camel(), "MilleFiori2");
        assert_eq!(slug.title(), "Mille Fiori 2");
    }

    #[test]
    fn initials_are_letters_and_two_if_possible() {
        let expected = [("mille-fiori", "MF"), ("liguria", "LI"), ("take-5", "TA"), ("x", "X"), ("a-b-c", "ABC")];
        for (text, initials) in expected {
            assert_eq!(slug(text).initials(), initials, "{text}");
        }
    }

    #[test]
    fn invalid_slugs_are_refused() {
        for text in ["", "-", "a-", "a--b", "2-a", "Chess", "go_fish", "mühle", "../game"] {
            assert!(text.parse::<Slug>().is_err(), "{text}");
        }
    }
}
