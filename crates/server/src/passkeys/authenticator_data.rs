//! The data that an authenticator returns about itself and the site (WebAuthn, section 6.1).

use super::public_key::PublicKey;

const USER_PRESENT: u8 = 1;
const USER_VERIFIED: u8 = 1 << 2;
const HAS_CREDENTIAL: u8 = 1 << 6;

/// Length of the authenticator's model number, which precedes a new credential.
const MODEL: usize = 16;

/// Maximum length of a credential's id (WebAuthn, section 5.8.3).
const MAX_ID: usize = 1023;

#[derive(Debug, PartialEq, Eq)]
pub(super) struct AuthenticatorData<'a> {
    /// The hash of the site's name.
    pub(super) site: &'a [u8],
    /// Whether somebody was present and has identified themselves to the authenticator, by PIN, fingerprint or face.
    pub(super) is_verified: bool,
    /// How many times the credential has been used; 0 if the authenticator doesn't count.
    pub(super) count: u32,
    pub(super) credential: Option<NewCredential<'a>>,
}

/// A credential that was just created.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct NewCredential<'a> {
    pub(super) id: &'a [u8],
    /// The key, as it is stored.
    pub(super) key: &'a [u8],
}

impl<'a> AuthenticatorData<'a> {
    /// Reads the data. `None` if it is malformed or has a key that we can't use.
    pub(super) fn read(input: &'a [u8]) -> Option<Self> {
        let (site, rest) = input.split_at_checked(32)?;
        let (flags, rest) = rest.split_first()?;
        let (count, rest) = rest.split_first_chunk()?;
        let both = USER_PRESENT | USER_VERIFIED;
        Some(Self {
            site,
            is_verified: flags & both == both,
            count: u32::from_be_bytes(*count),
            credential: if flags & HAS_CREDENTIAL == 0 { None } else { Some(NewCredential::read(rest)?) },
        })
    }
}

impl<'a> NewCredential<'a> {
    fn read(input: &'a [u8]) -> Option<Self> {
        let (_, rest) = input.split_at_checked(MODEL)?;
        let (length, rest) = rest.split_first_chunk()?;
        let (id, rest) = rest.split_at_checked(u16::from_be_bytes(*length).into())?;
        let (_, length) = PublicKey::read(rest)?;
        (!id.is_empty() && id.len() <= MAX_ID).then_some(Self { id, key: &rest[..length] })
    }
}
