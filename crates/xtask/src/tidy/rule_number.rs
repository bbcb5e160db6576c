//! Rule numbers such as `MF-3.2`, in text and in test names.

use std::fmt;

/// A rule number: the game's prefix, and the place in its rules.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct RuleNumber {
    prefix: String,
    places: Vec<u16>,
}

impl RuleNumber {
    /// The number at the start of `text`, and the rest.
    pub(super) fn split_from(text: &str) -> Option<(Self, &str)> {
        let letters = text.find(|letter: char| !letter.is_ascii_uppercase()).filter(|length| *length > 0)?;
        let (prefix, rest) = text.split_at(letters);
        let (first, mut rest) = split_digits(rest.strip_prefix('-')?)?;
        let mut places = vec![first];
        while let Some((place, after)) = rest.strip_prefix('.').and_then(split_digits) {
            places.push(place);
            rest = after;
        }
        Some((Self { prefix: prefix.to_owned(), places }, rest))
    }

    /// Every number in `text` with one of these prefixes.
    pub(super) fn all_in<'a>(text: &'a str, prefixes: &'a [String]) -> impl Iterator<Item = Self> + 'a {
        let starts = prefixes.iter().flat_map(|prefix| text.match_indices(prefix.as_str()));
        let whole = starts.filter(|(start, _)| !text[..*start].ends_with(|letter: char| letter.is_alphanumeric()));
        let numbers = whole.filter_map(|(start, _)| Self::split_from(&text[start..]));
        numbers.map(|(number, _)| number).filter(|number| prefixes.contains(&number.prefix))
    }

    /// Every number in a test name, written `mf_3_2`. The text after a number may begin with a digit
    /// (`mf_3_2_4_players`), so this takes the longest `known` number, or else the longest one.
    pub(super) fn all_in_name(name: &str, prefixes: &[String], known: &[Self]) -> Vec<Self> {
        let words: Vec<&str> = name.split('_').collect();
        let starts = (0..words.len()).filter_map(|index| {
            let prefix = prefixes.iter().find(|prefix| prefix.eq_ignore_ascii_case(words[index]))?;
            let places: Vec<u16> = words[index + 1..].iter().map_while(|word| word.parse().ok()).collect();
            (!places.is_empty()).then(|| Self { prefix: prefix.clone(), places })
        });
        starts.map(|longest| longest.shortened_to(known)).collect()
    }

    pub(super) fn prefix(&self) -> &str {
        &self.prefix
    }

    fn shortened_to(self, known: &[Self]) -> Self {
        let shorter = (1..=self.places.len()).rev().map(|length| self.places[..length].to_vec());
        let mut candidates = shorter.map(|places| Self { prefix: self.prefix.clone(), places });
        candidates.find(|number| known.contains(number)).unwrap_or(self)
    }
}

impl fmt::Display for RuleNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let places: Vec<String> = self.places.iter().map(ToString::to_string).collect();
        write!(f, "{}-{}", self.prefix, places.join("."))
    }
}

fn split_digits(text: &str) -> Option<(u16, &str)> {
    let end = text.find(|digit: char| !digit.is_ascii_digit()).unwrap_or(text.len());
    Some((text[..end].parse().ok()?, &text[end..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(text: &str) -> RuleNumber {
        RuleNumber::split_from(text).expect("a number").0
    }

    fn printed(numbers: impl IntoIterator<Item = RuleNumber>) -> Vec<String> {
        numbers.into_iter().map(|number| number.to_string()).collect()
    }

    #[test]
    fn a_number_ends_where_it_should() {
        let (number, rest) = RuleNumber::split_from("MF-3.12. Then").expect("a number");
        assert_eq!((number.to_string().as_str(), rest), ("MF-3.12", ". Then"));
        for text in ["mf-3.2", "MF3.2", "MF-", "-3", "MF-x"] {
            assert_eq!(RuleNumber::split_from(text), None, "{text}");
        }
    }

    #[test]
    fn numbers_are_found_in_texts() {
        let prefixes = ["MF".to_owned()];
        let text = "see MF-3.2, (MF-4) and \"MF-1.1\"; not XMF-1, SP-1.1, MF or UTF-8";
        assert_eq!(printed(RuleNumber::all_in(text, &prefixes)), ["MF-3.2", "MF-4", "MF-1.1"]);
    }

    #[test]
    fn numbers_are_found_in_test_names() {
        let prefixes = ["MF".to_owned()];
        let known = [number("MF-3"), number("MF-3.2")];
        let expected = [
            ("mf_3_2_a_group_scores", vec!["MF-3.2"]),
            ("mf_3_2_4_players", vec!["MF-3.2"]),
            ("mf_3_houses", vec!["MF-3"]),
            ("houses_mf_3_2_and_mf_3", vec!["MF-3.2", "MF-3"]),
            ("mf_9_9_unknown", vec!["MF-9.9"]),
            ("sp_3_2_other_game", vec![]),
            ("mf_without_number", vec![]),
        ];
        for (name, numbers) in expected {
            assert_eq!(printed(RuleNumber::all_in_name(name, &prefixes, &known)), numbers, "{name}");
        }
    }
}
