//! Slightly wrong notation.

use game::{below, choose};
use rand_core::Rng;

/// Makes one change to `notation`: replaces, inserts, removes, duplicates or swaps a word, alters a number, or
/// removes a character. New words are taken from `others`.
pub(crate) fn garble<R: Rng>(notation: &str, others: &[&str], rng: &mut R) -> String {
    let mut words: Vec<String> = notation.split_ascii_whitespace().map(str::to_owned).collect();
    if words.is_empty() {
        return strange_word(others, rng);
    }
    let at = below(rng, words.len() as u32) as usize;
    match below(rng, 7) {
        0 => words[at] = strange_word(others, rng),
        1 => drop(words.remove(at)),
        2 => words.insert(at, words[at].clone()),
        3 => words.insert(at, strange_word(others, rng)),
        4 => {
            let other = below(rng, words.len() as u32) as usize;
            words.swap(at, other);
        }
        5 => words[at] = other_number(&words[at], rng),
        _ => drop(words[at].pop()),
    }
    words.join(" ")
}

/// Replaces the word's trailing number with another.
fn other_number<R: Rng>(word: &str, rng: &mut R) -> String {
    let stem = word.trim_end_matches(|c: char| c.is_ascii_digit());
    let number: i64 = word[stem.len()..].parse().unwrap_or(0);
    let new = match below(rng, 6) {
        0 => number + 1,
        1 => number - 1,
        2 => 0,
        3 => i64::from(below(rng, 100)),
        4 => i64::from(u8::MAX) + 1 + number,
        _ => i64::MAX,
    };
    format!("{stem}{new}")
}

fn strange_word<R: Rng>(others: &[&str], rng: &mut R) -> String {
    let words: Vec<&str> = match others {
        [] => Vec::new(),
        others => choose(rng, others).split_ascii_whitespace().collect(),
    };
    if words.is_empty() { "?".to_owned() } else { choose(rng, &words).to_owned() }
}
