//! Passwords: hashed with argon2id, on threads of their own and few at a time.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash as Phc;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use protocol::{ApiError, Code};
use store::PasswordHash;
use tokio::sync::Semaphore;

/// Each hash takes 19 MiB for a moment; more at once would let strangers eat the memory.
static AT_ONCE: Semaphore = Semaphore::const_new(2);

/// A hash that no password fits: checked where there is no account, so that the answer takes as long.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$0000000000000000000000000000000000000000000";

pub(crate) async fn hash(password: String) -> Result<PasswordHash, ApiError> {
    if !(8..=200).contains(&password.chars().count()) {
        return Err(Code::BadPassword.into());
    }
    let hashed =
        apart(move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string())).await?;
    hashed.map(PasswordHash).map_err(|_| Code::Unavailable.into())
}

/// Whether the password is the one of this hash. Without a hash: no, after the same time.
pub(crate) async fn fits(password: String, hash: Option<PasswordHash>) -> Result<bool, ApiError> {
    let is_somebody = hash.is_some();
    let hash = hash.map_or_else(|| NOBODY.to_owned(), |hash| hash.0);
    let fits = apart(move || {
        Phc::new(&hash).is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
    });
    Ok(fits.await? && is_somebody)
}

async fn apart<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, ApiError> {
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
        assert!(Phc::new(NOBODY).is_ok());
    }

    #[tokio::test]
    async fn short_passwords_are_refused() {
        assert_eq!(hash("1234567".to_owned()).await.unwrap_err().code, Code::BadPassword);
    }
}
