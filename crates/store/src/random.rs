//! Randomness from the operating system.

use crate::{Cause, StoreError, UserId};

pub(crate) fn random_bytes<const N: usize>() -> Result<[u8; N], StoreError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| StoreError::Unavailable(Cause::new(error)))?;
    Ok(bytes)
}

/// A random id out of 2^53. With a million users, one in ten billion new ids is already taken; creating the user then
/// fails.
pub(crate) fn random_user_id() -> Result<UserId, StoreError> {
    let bits = i64::from_le_bytes(random_bytes()?);
    Ok(UserId(bits & ((1 << 53) - 1)))
}
