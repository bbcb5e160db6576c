//! The names of people, and the addresses of tables and records.

use crate::app::Shared;
use crate::error::store_error;
use protocol::{ApiError, Code};
use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::sync::LazyLock;
use store::{RecordId, TableId, User, looks_of};

/// Maximum length of a name, in characters.
const MAX_LENGTH: usize = 30;

/// The names of computer players as the page shows them, in English and German, besides those of [`bots::opponents`].
const LEVEL_NAMES: [&str; 15] = [
    "Novice",
    "Casual",
    "Skilled",
    "Expert",
    "Master",
    "Hasty",
    "Random moves",
    "Neuling",
    "Hobbyspieler",
    "Könner",
    "Experte",
    "Meister",
    "Zufällige Züge",
    "Eilig",
    "Gierig",
];

/// The names that the page gives to visitors without one.
const GUEST_NAMES: [&str; 2] = ["Guest", "Gast"];

/// The name of an account whose owner's own name is not allowed here.
const NAME_OF_NOBODY: &str = "Player";

/// How far names are counted before a random number is taken.
const MAX_NUMBER: u32 = 9;

/// Variation selectors that phones add to emoji.
const STYLES: [char; 2] = ['\u{fe0e}', '\u{fe0f}'];

/// The names of computer players, as normalized by [`looks_of`].
static RESERVED: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    let names = bots::opponents().into_iter().chain(LEVEL_NAMES.map(str::to_owned));
    names.flat_map(|name| looks_of(&name)).collect()
});

/// The name with single spaces, and without variation selectors. Fails if it is empty or too long, has invisible
/// characters, or looks like the name of a computer player.
pub(crate) fn checked_name(name: &str) -> Result<String, ApiError> {
    let name = name.replace(STYLES, "");
    let name = name.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    if !(1..=MAX_LENGTH).contains(&name.chars().count()) || name.chars().any(is_unfit_for_names) {
        return Err(Code::BadName.into());
    }
    if !RESERVED.is_disjoint(&looks_of(&name)) {
        return Err(Code::NameTaken.into());
    }
    Ok(name)
}

/// Like [`checked_name`], but also fails if the name looks like that of an account, unless it is the user's own.
pub(crate) async fn free_name(app: &Shared, user: Option<&User>, name: &str) -> Result<String, ApiError> {
    let name = checked_name(name)?;
    let is_own = user.is_some_and(|user| user.is_account && user.name == name);
    let is_taken =
        !is_own && app.store.is_name_of_another(&name, user.map(|user| user.id)).await.map_err(store_error)?;
    if is_taken { Err(Code::NameTaken.into()) } else { Ok(name) }
}

/// The same for an account or a bot, which can't have a name that the page gives to guests: `Guest`, `Gast 2`.
pub(crate) async fn free_account_name(app: &Shared, user: Option<&User>, name: &str) -> Result<String, ApiError> {
    let name = free_name(app, user, name).await?;
    let without_number = name.trim_end_matches(|letter: char| letter.is_numeric() || letter == ' ');
    let looks = looks_of(without_number);
    let is_of_guests = GUEST_NAMES.iter().any(|guest| !looks_of(guest).is_disjoint(&looks));
    if is_of_guests { Err(Code::NameTaken.into()) } else { Ok(name) }
}

/// A free name for an account, like the wished one: without what names can't contain, and with a number if it is taken.
pub(crate) async fn free_numbered_name(app: &Shared, user: Option<&User>, wished: &str) -> Result<String, ApiError> {
    let many = u32::from_be_bytes(random_bytes()?) % 1_000_000;
    let is_name = |name: &&str| checked_name(&numbered(name, 1)) != Err(Code::BadName.into());
    for wished in [wished, NAME_OF_NOBODY].into_iter().filter(is_name) {
        for number in (1..=MAX_NUMBER).chain([many]) {
            match free_account_name(app, user, &numbered(wished, number)).await {
                Err(error) if error.code == Code::NameTaken => {}
                name => return name,
            }
        }
    }
    Err(Code::NameTaken.into())
}

/// The name with this number, unless it is 1; what is unfit or too long is left out.
fn numbered(name: &str, number: u32) -> String {
    let number = if number == 1 { String::new() } else { format!(" {number}") };
    let fit: String = name.chars().filter(|letter| !is_unfit_for_names(*letter)).collect();
    let words = fit.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    let start: String = words.chars().take(MAX_LENGTH - number.len()).collect();
    format!("{}{number}", start.trim_end())
}

/// Characters that are invisible, or change how others are displayed: they can make a name look like another.
/// Joiners and variation selectors are not among them: some scripts and emoji need them.
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

/// More invisible characters: the rest of those that Unicode calls default ignorable, the empty Braille
/// pattern, and characters for private use.
const INVISIBLE: [RangeInclusive<char>; 16] = [
    '\u{34f}'..='\u{34f}',
    '\u{115f}'..='\u{1160}',
    '\u{17b4}'..='\u{17b5}',
    '\u{180b}'..='\u{180f}',
    '\u{200c}'..='\u{200d}',
    '\u{2800}'..='\u{2800}',
    '\u{3164}'..='\u{3164}',
    '\u{e000}'..='\u{f8ff}',
    '\u{fe00}'..='\u{fe0f}',
    '\u{ffa0}'..='\u{ffa0}',
    '\u{fff0}'..='\u{fff8}',
    '\u{fffc}'..='\u{fffc}',
    '\u{1bca0}'..='\u{1bca3}',
    '\u{1d173}'..='\u{1d17a}',
    '\u{e0080}'..='\u{e0fff}',
    '\u{f0000}'..='\u{10ffff}',
];

pub(crate) fn is_deceptive(letter: char) -> bool {
    letter.is_control() || DECEPTIVE.iter().any(|range| range.contains(&letter))
}

/// In names, words are separated by plain spaces.
fn is_unfit_for_names(letter: char) -> bool {
    let is_space = letter.is_whitespace() && letter != ' ';
    is_space || is_deceptive(letter) || INVISIBLE.iter().any(|range| range.contains(&letter))
}

/// A random address for a new table.
pub(crate) fn new_table_id() -> Result<TableId, ApiError> {
    TableId::parse(&new_address()?).ok_or_else(|| Code::Unavailable.into())
}

/// A random address for a new record.
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
        assert_eq!(checked_name(" Anna-Lena  Müller "), Ok("Anna-Lena Müller".to_owned()));
        assert_eq!(checked_name("Zoë ♥\u{fe0f}"), Ok("Zoë ♥".to_owned()));
        for good in ["李小龙", "Ο'Brien", "Zoë ♥", "D'Artagnan", "🐢", "नेहा", "x".repeat(30).as_str()]
        {
            assert_eq!(checked_name(good), Ok(good.to_owned()));
        }
        for bad in ["", "   ", "a\nb", "\u{1b}[31m", "An\u{200b}na", "\u{202e}annA", "An\u{2066}na", &"x".repeat(31)] {
            assert_eq!(checked_name(bad), Err(Code::BadName.into()), "{bad:?}");
        }
    }

    #[test]
    fn a_wished_name_is_made_fit_and_numbered() {
        assert_eq!(numbered("Anna", 1), "Anna");
        assert_eq!(numbered("  An\u{200b}na\n  Lena ", 2), "Anna Lena 2");
        assert_eq!(numbered(&"x".repeat(40), 1), "x".repeat(30));
        assert_eq!(numbered(&"x".repeat(40), 123_456), format!("{} 123456", "x".repeat(23)));
        assert_eq!(checked_name(&numbered("", 1)), Err(Code::BadName.into()));
    }

    #[test]
    fn characters_that_can_t_be_seen_are_refused() {
        for letter in
            "\u{200c}\u{200d}\u{34f}\u{3164}\u{2800}\u{ad}\u{feff}\u{a0}\u{3000}\u{fe00}\u{e000}\u{10ffff}".chars()
        {
            let names = [letter.to_string(), format!("An{letter}na"), format!("Anna{letter}")];
            for name in names.iter().filter(|name| name.trim() == *name) {
                assert_eq!(checked_name(name), Err(Code::BadName.into()), "{name:?}");
            }
        }
    }

    #[test]
    fn nobody_is_called_like_a_computer_player() {
        for name in ["level:master", "Level:Master", "master", "MASTER", "Mаster", "greedy", "Hobbyspieler", "könner"]
        {
            assert_eq!(checked_name(name), Err(Code::NameTaken.into()), "{name:?}");
        }
        assert!(checked_name("Grandmaster").is_ok() && checked_name("Meisterin").is_ok());
    }

    /// The page names them in its own files.
    #[test]
    fn the_names_that_the_page_gives_to_levels_are_reserved() {
        for words in [include_str!("../../../web/src/words/en.ftl"), include_str!("../../../web/src/words/de.ftl")] {
            for bot in bots::opponents() {
                let key = format!("bot-{} = ", bot.replace(':', "-"));
                let name = words.lines().find_map(|line| line.strip_prefix(&key)).unwrap_or_else(|| panic!("{key}"));
                assert_eq!(checked_name(name), Err(Code::NameTaken.into()), "{name}");
            }
            let guest = words.lines().find_map(|line| line.strip_prefix("guest-name = ")).unwrap();
            assert!(GUEST_NAMES.contains(&guest), "{guest}");
        }
    }

    #[test]
    fn table_ids_are_unique() {
        assert_ne!(new_table_id().unwrap(), new_table_id().unwrap());
    }
}
