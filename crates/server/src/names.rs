//! The names of people and tables.

use protocol::{ApiError, Code};
use std::ops::RangeInclusive;
use store::{RecordId, TableId};

/// The name without space around it, if it is a good one.
pub(crate) fn checked_name(name: &str) -> Result<String, ApiError> {
    let name = name.trim();
    let is_good = (1..=30).contains(&name.chars().count()) && !name.chars().any(is_deceptive);
    if is_good { Ok(name.to_owned()) } else { Err(Code::BadName.into()) }
}

/// Characters that are not seen themselves, or change how others are seen: they let a name look like another's, and
/// a line like two. Joiners are not among them, since some scripts and pictures need them.
const DECEPTIVE: [RangeInclusive<char>; 10] = [
    '\u{ad}'..='\u{ad}',
    '\u{61c}'..='\u{61c}',
    '\u{180e}'..='\u{180e}',
    '\u{200b}'..='\u{200b}',
    '\u{200e}'..='\u{200f}',
    '\u{2028}'..='\u{202e}',
    '\u{2060}'..='\u{206f}',
    '\u{feff}'..='\u{feff}',
    '\u{fff9}'..='\u{fffb}',
    '\u{e0000}'..='\u{e007f}',
];

pub(crate) fn is_deceptive(letter: char) -> bool {
    letter.is_control() || DECEPTIVE.iter().any(|range| range.contains(&letter))
}

/// An address for a new table that nobody can guess.
pub(crate) fn new_table_id() -> Result<TableId, ApiError> {
    TableId::parse(&new_address()?).ok_or_else(|| Code::Unavailable.into())
}

/// An address for a new record that nobody can guess.
pub(crate) fn new_record_id() -> Result<RecordId, ApiError> {
    RecordId::parse(&new_address()?).ok_or_else(|| Code::Unavailable.into())
}

/// 96 random bits.
fn new_address() -> Result<String, ApiError> {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let random: [u8; 16] = random_bytes()?;
    Ok(random.iter().map(|byte| char::from(LETTERS[usize::from(byte % 64)])).collect())
}

pub(crate) fn random_bytes<const N: usize>() -> Result<[u8; N], ApiError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| ApiError::new(Code::Unavailable))?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_printable() {
        assert_eq!(checked_name(" Anna-Lena Müller "), Ok("Anna-Lena Müller".to_owned()));
        for bad in ["", "   ", "a\nb", "\u{1b}[31m", "An\u{200b}na", "\u{202e}annA", "An\u{2066}na", &"x".repeat(31)] {
            assert_eq!(checked_name(bad), Err(Code::BadName.into()), "{bad:?}");
        }
    }

    #[test]
    fn tables_have_addresses_of_their_own() {
        assert_ne!(new_table_id().unwrap(), new_table_id().unwrap());
    }
}
