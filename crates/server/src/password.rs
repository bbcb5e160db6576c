//! Passwords: hashed with Argon2id on blocking threads, a few at a time.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash as Phc;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use protocol::{ApiError, Code};
use std::ops::RangeInclusive;
use store::PasswordHash;
use tokio::sync::Semaphore;

/// Allowed length of a password in characters, not counting leading and trailing spaces.
const LENGTH: RangeInclusive<usize> = 8..=200;

/// The most common passwords that are long enough, in lower case.
const COMMON: &str = include_str!("common_passwords.txt");

/// Maximum number of hashes computed at a time. Each takes 19 MiB of memory.
static AT_ONCE: Semaphore = Semaphore::const_new(2);

/// A hash that no password matches. It is checked if the account doesn't exist, so that the response takes just as
/// long.
const NO_ACCOUNT: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$0000000000000000000000000000000000000000000";

/// Hashes a new password; `bad-password` if it is too short, too long or too easy to guess.
pub(crate) async fn hash(password: String) -> Result<PasswordHash, ApiError> {
    if !is_acceptable(&password) {
        return Err(Code::BadPassword.into());
    }
    let hashed =
        on_own_thread(move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string()));
    hashed.await?.map(PasswordHash).map_err(|_| Code::Unavailable.into())
}

/// Whether the password matches this hash. Without a hash, returns false after the same time.
pub(crate) async fn fits(password: String, hash: Option<PasswordHash>) -> Result<bool, ApiError> {
    // An account without a password has an empty hash.
    let hash = hash.filter(|hash| !hash.0.is_empty());
    let is_account = hash.is_some();
    let hash = hash.map_or_else(|| NO_ACCOUNT.to_owned(), |hash| hash.0);
    let fits = on_own_thread(move || {
        Phc::new(&hash).is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
    });
    Ok(fits.await? && is_account)
}

fn is_acceptable(password: &str) -> bool {
    let is_long = LENGTH.contains(&password.trim().chars().count()) && password.chars().count() <= *LENGTH.end();
    let lower = password.trim().to_lowercase();
    let is_one_character = lower.chars().all(|letter| lower.starts_with(letter));
    is_long && !is_one_character && !COMMON.lines().any(|common| common == lower)
}

async fn on_own_thread<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, ApiError> {
    let _permit = AT_ONCE.acquire().await.map_err(|_| ApiError::new(Code::Unavailable))?;
    tokio::task::spawn_blocking(work).await.map_err(|_| Code::Unavailable.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_right_password_fits_and_no_other() {
        let hashed = hash("correct horse".to_owned()).await.unwrap();
        assert!(hashed.0.starts_with("$argon2id$"));
        assert!(fits("correct horse".to_owned(), Some(hashed.clone())).await.unwrap());
        assert!(!fits("wrong horse".to_owned(), Some(hashed)).await.unwrap());
        assert!(!fits("correct horse".to_owned(), None).await.unwrap());
    }

    #[test]
    fn the_hash_of_nobody_is_well_formed() {
        assert!(Phc::new(NO_ACCOUNT).is_ok());
    }

    #[tokio::test]
    async fn weak_passwords_are_refused() {
        for weak in
            ["1234567", "        ", "  1234567  ", "password", "PassWord", " password ", "Passwort1", "zzzzzzzzz"]
        {
            assert_eq!(hash(weak.to_owned()).await.unwrap_err().code, Code::BadPassword, "{weak:?}");
        }
        assert!(!is_acceptable(&"long ".repeat(41)));
        assert!(is_acceptable("correct horse") && is_acceptable("pass phrase") && is_acceptable("ßüßäöüéè"));
    }

    #[test]
    fn the_list_has_no_password_that_is_refused_anyway() {
        for common in COMMON.lines() {
            assert!(LENGTH.contains(&common.len()) && common == common.to_lowercase(), "{common}");
        }
    }
}
